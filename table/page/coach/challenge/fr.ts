import { ordinal, plural, que } from '@santiago/kernel/language/fr';
import { translation } from '../../i18n/translation.ts';
import type { ChallengeDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<ChallengeDictionary>()({
  challenge: 'Lancer un défi',
  copied: 'Lien copié',
  compare: 'Comparer',
  title: (name) => (name === '' ? 'Un défi' : `${name} vous lance un défi`),
  about: 'La même position de départ, les mêmes adversaires. Jouez, puis comparez vos choix.',
  play: 'Relever le défi',
  goOn: 'Reprendre la partie',
  damaged: 'Ce lien est incomplet ou modifié. Demandez-en un nouveau.',
  versus: (name) => `Vous et ${name}`,
  points,
  rank: (rank, players) => `${ordinal(rank)} place sur ${players}`,
  ended: (share) => (share === 1 ? 'Victoire' : share > 0 ? 'Partie nulle' : 'Défaite'),
  verdict: (name, more) => {
    if (more === 0) return 'Vous avez le même nombre de points.';
    return more > 0
      ? `Vous avez ${points(more)} de plus ${que(name)}.`
      : `Vous avez ${points(-more)} de moins ${que(name)}.`;
  },
  parted: 'Votre premier choix différent',
  changed: 'Les robots ont changé depuis la création de ce lien. Ils choisissent autrement à partir d’ici.',
  same: 'Vous avez fait les mêmes choix jusqu’à la fin.',
  steps: 'Tous les choix',
  alike: 'Mêmes choix',
  review: 'Analyser ma partie',
  other: 'l’autre personne',
});
