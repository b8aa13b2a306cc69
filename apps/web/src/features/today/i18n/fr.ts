import { ordinal } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { TodayDictionary } from './en.ts';

export const fr = translation<TodayDictionary>()({
  title: 'Partie du jour',
  about: 'Chaque jour, la même partie pour tout le monde. Seul votre premier essai compte.',
  bots: (levels) => `Robots : ${levels}`,
  play: 'Jouer',
  goOn: 'Reprendre',
  practise: 'Rejouer pour s’exercer',
  next: (hours) => `Nouvelle partie dans ${hours} h`,
  open: 'Serveur injoignable : voici la partie hors ligne, la même pour tout le monde, sans résultats.',
  changed: 'Attention : le secret de ce serveur ne correspond pas à celui annoncé avant.',
  send: 'Comparer avec tout le monde',
  sendHint:
    'Envoie vos choix. Votre nom n’est visible que pour vos partenaires de jeu, si vous l’avez accepté de part et d’autre.',
  friends: 'Mes partenaires de jeu',
  rank: (rank, all) => `${ordinal(rank)} place sur ${all}`,
  results: 'Tous les résultats',
  other: 'C’est votre premier résultat qui compte ; il vient d’un autre appareil.',
  best: 'la meilleure partie',
  compare: 'Comparer avec la meilleure partie',
});
