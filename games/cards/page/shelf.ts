import { cardsDaily } from '@santiago/cards/bots/daily';
import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import type { ShelfEntry } from '@santiago/table/page/games.ts';
import { about } from './about/words.ts';
import { LEVELS } from './levels.ts';

export const shelf: ShelfEntry = {
  name: 'cards',
  bots: 2,
  levels: LEVELS,
  // [X30] A house rule: a match that ends by passing has a winner too.
  preselected: { stalemate: 'strength' },
  daily: cardsDaily,
  words: about,
  startable: async () => {
    const { cards } = await import('@santiago/cards');
    return { name: cards.name, setup: cards.setup, dealsSeats: true };
  },
  load: loadOnce(async () => (await import('./face.ts')).face),
  rules: loadOnce(async () => (await import('./rulebook/Rules.tsx')).Rules),
  advance: loadOnce(async () => (await import('./advance/advance.ts')).advance),
  playable: async () => (await import('./setup.ts')).setup,
  coach: async () => (await import('./coach/coach.ts')).coach,
};
