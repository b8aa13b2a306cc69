import { cards } from '@santiago/cards';
import type { GameSetup } from '@santiago/table/page/games.ts';
import { about } from './about/words.ts';
import { Pip } from './symbols/Pip.tsx';

export const setup: GameSetup = {
  name: cards.name,
  game: cards,
  setup: cards.setup,
  dealsSeats: true,
  presets: [],
  counted: 'turn',
  exercises: async () => (await import('./exercises/exercises.ts')).exercises,
  SeatMark: Pip,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  setupWords: () => ({ ...about(), editions: {} }),
};
