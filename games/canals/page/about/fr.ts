import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { About } from './en.ts';

export const fr = translation<About>()({
  title: 'Canaux',
  hint: 'Planter, miser, soudoyer',
  table: '2 à 5 joueurs · 40 min',
  pitch: 'Planter, miser, soudoyer : à la fin, l’eau décide.',
});
