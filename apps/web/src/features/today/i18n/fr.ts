import { translation } from '../../../i18n/translation.ts';
import type { TodayDictionary } from './en.ts';

export const fr = translation<TodayDictionary>()({
  title: 'La partie du jour',
  about: 'Chaque jour, la même partie pour tout le monde. Votre premier essai compte.',
  bots: (levels) => `Robots : ${levels}`,
  play: 'Jouer',
  goOn: 'Reprendre',
  practise: 'Rejouer pour s’exercer',
  next: (hours) => `Nouvelle partie dans ${hours} h`,
  open: 'Aucun serveur joignable : voici la partie ouverte, la même partout, sans résultats.',
  changed: 'Attention : le secret de ce serveur ne correspond plus au précédent.',
  send: 'Comparer avec tout le monde',
  sendHint: 'Envoie vos choix. Seules les personnes à qui vous vous montrez voient votre nom.',
  friends: 'Avec qui je joue',
  rank: (rank, all) => `Rang ${rank} sur ${all}`,
  results: 'Tous les résultats',
  other: 'Votre premier résultat compte, sur un autre appareil.',
  best: 'la meilleure partie',
  compare: 'Comparer avec la meilleure partie',
});
