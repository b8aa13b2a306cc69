import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { About } from './en.ts';

export const de = translation<About>()({
  title: 'Kanäle',
  hint: 'Pflanzen, bieten, bestechen',
  table: '2–5 Spieler · 40 min',
  pitch: 'Pflanzen, bieten, bestechen: Am Ende entscheidet das Wasser.',
});
