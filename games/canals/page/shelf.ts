import { canalsDaily } from '@santiago/canals/bots/daily';
import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import type { ShelfEntry } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { about } from './about/words.ts';
import { LEVELS } from './levels.ts';

export const shelf: ShelfEntry = {
  name: 'canals',
  bots: 3,
  levels: LEVELS,
  preselected: {},
  daily: canalsDaily,
  words: () => {
    const { tagline, credit, continueRow } = t.value;
    return { ...about(), tagline, credit, progress: continueRow };
  },
  startable: async () => {
    const { canals } = await import('@santiago/canals');
    return { name: canals.name, setup: canals.setup, dealsSeats: false };
  },
  load: loadOnce(async () => (await import('./face.ts')).face),
  rules: loadOnce(async () => (await import('./rulebook/Rules.tsx')).Rules),
  advance: loadOnce(async () => (await import('./advance/advance.ts')).advance),
  playable: async () => (await import('./setup.ts')).setup,
  coach: async () => (await import('./coach/coach.ts')).coach,
};
