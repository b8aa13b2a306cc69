import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { HomeDictionary } from './en.ts';

export const fr = translation<HomeDictionary>()({
  promise: 'Gratuit, sans compte, même hors ligne, dans votre langue.',
  play: 'Jouer',
  setUp: 'Préparer',
  newHere: 'Première visite ?',
  lesson: 'Apprenez en 15 minutes',
  goOn: 'Reprendre votre partie',
});
