import { translation } from '../../../i18n/translation.ts';
import type { HomeDictionary } from './en.ts';

export const fr = translation<HomeDictionary>()({
  promise: 'Gratuit, sans compte, même hors ligne, dans votre langue.',
  play: 'Jouer',
  setUp: 'Préparer',
  newHere: 'Première visite ?',
  lesson: 'Apprenez en 15 minutes',
  goOn: 'Reprendre votre partie',
  games: {
    canals: {
      table: '2 à 5 joueurs · 40 min',
      pitch: 'Planter, miser, soudoyer : à la fin, l’eau décide.',
    },
    cards: {
      table: '2 à 4 joueurs · 25 min',
      pitch: 'Poser, lancer les dés : la dernière base debout gagne.',
    },
  },
});
