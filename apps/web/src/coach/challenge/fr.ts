import { plural } from '@santiago/kernel/language/fr';
import { translation } from '../../i18n/translation.ts';
import type { ChallengeDictionary } from './en.ts';

export const fr = translation<ChallengeDictionary>()({
  challenge: 'Lancer un défi',
  copied: 'Lien copié',
  compare: 'Comparer',
  title: (name) => (name === '' ? 'Un défi' : `${name} vous lance un défi`),
  about: 'La même donne contre les mêmes adversaires. Jouez-la, puis comparez vos choix étape par étape.',
  play: 'Jouer cette donne',
  goOn: 'Reprendre la partie',
  damaged: 'Ce lien est abîmé. Demandez qu’on vous le renvoie.',
  versus: (one, other) => `${one} et ${other}`,
  result: (rank, players, points) =>
    points === null
      ? `rang ${rank} sur ${players}`
      : `rang ${rank} sur ${players}, ${plural(points, 'point', 'points')}`,
  parted: 'Votre premier choix différent',
  same: 'Vous avez fait les mêmes choix jusqu’à la fin.',
  steps: 'Tous les choix',
  step: 'Étape',
  review: 'Analyser ma partie',
  other: 'L’autre personne',
});
