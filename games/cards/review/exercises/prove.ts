import {
  type Action,
  type Card,
  cards,
  comingBack,
  type Purchase,
  purchaseFault,
  type View,
} from '@santiago/cards';
import { bitsOf, readMatch, type Seat, seatIndex } from '@santiago/kernel';
import type { Exercise, Goal } from './exercise.ts';
import { answerWorth, isBest, NOT_YET, purchaseWorth } from './worth.ts';

/** What the best answers are worth, one of them, and how many of all answers are as good. */
export interface Proof {
  /** Rows in notation. */
  readonly answer: readonly string[];
  readonly best: number;
  readonly right: number;
  readonly answers: number;
}

/** An answer: one action, or all the rows of a purchase but its close. */
interface Answer {
  readonly rows: readonly Action[];
  readonly worth: number;
}

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 1 << list.length }, (_, mask) => bitsOf(mask).map((i) => list[i]!));

/** Pools larger than this are left alone: there would be too many purchases to look at. */
const MOST_CARDS = 8;

const rowsOf = ({ given, taken }: Purchase): Action[] => [
  ...given.map((card) => ({ kind: 'give' as const, card })),
  ...taken.map((card) => ({ kind: 'take' as const, card })),
];

/** [X22] All purchases that can be made. */
const purchases = (view: View, seat: Seat): Answer[] => {
  const pool: readonly Card[] = view.seats[seatIndex(seat)]!.pool;
  const back = comingBack(view, seat).map(({ card }) => card);
  if (pool.length > MOST_CARDS || back.length > MOST_CARDS) return [];
  return subsetsOf(pool)
    .flatMap((given) => subsetsOf(back).map((taken) => ({ given, taken })))
    .filter((purchase) => purchaseFault(purchase) === null)
    .map((purchase) => ({ rows: rowsOf(purchase), worth: purchaseWorth(purchase) }));
};

const actions = (view: View, seat: Seat, goal: Goal): Answer[] =>
  cards.expand(cards.offer(cards.known(view), seatIndex(seat))!).flatMap((action) => {
    const worth = answerWorth(view, seat, goal, action);
    return worth === NOT_YET ? [] : [{ rows: [action], worth }];
  });

/** The best answers to what is asked, by looking at every answer; null where none is worth anything. */
export const prove = (view: View, seat: Seat, goal: Goal): Proof | null => {
  const all = goal.kind === 'buy' ? purchases(view, seat) : actions(view, seat, goal);
  const best = Math.max(0, ...all.map(({ worth }) => worth));
  const right = all.filter(({ worth }) => isBest(worth, best));
  if (best === 0 || right.length === 0) return null;
  return {
    answer: right[0]!.rows.map((action) => cards.format(action)),
    best,
    right: right.length,
    answers: all.length,
  };
};

/** The proof of an exercise, made anew. */
export const proofOf = ({ match, seat, goal }: Pick<Exercise, 'match' | 'seat' | 'goal'>): Proof | null => {
  const file = readMatch(cards, match);
  if (!file.ok) throw new Error(`line ${file.fault.line}: ${file.fault.text}`);
  return prove(cards.view(file.value.state, seat), seat, goal);
};
