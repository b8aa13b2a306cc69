import { canals, type CanalsTypes } from '@santiago/canals';
import { levelOf } from '@santiago/bots/players/level.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { hydrologist } from './hydrologist.ts';

const seat = (view: CanalsTypes['View']): number => seatOf(canals, view);

/** Between novice and steward. */
export const apprentice = levelOf(hydrologist, seat, {
  name: 'apprentice',
  about: 'Looks ahead, but is content with anything not much worse than the best.',
  budget: 0.1,
});

/** Between steward and hydrologist. */
export const journeyman = levelOf(hydrologist, seat, {
  name: 'journeyman',
  about: 'Looks ahead, and lets a small advantage slip now and then.',
  budget: 0.04,
});
