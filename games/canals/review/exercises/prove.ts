import { type Action, canals, standings, type State } from '@santiago/canals';
import { bidCode, list, passCode, play } from '@santiago/canals/engine';
import { readMatch, seatIndex } from '@santiago/kernel';
import { Endgame } from '../endgame.ts';
import { rankInOrder } from '../order.ts';
import { bestAnswer } from '../search.ts';
import type { Ends, Exercise, Goal } from './exercise.ts';

/** How many positions the proof of an exercise may search. */
const POSITIONS = 80_000;

/** An answer proved to be the only best one, and what each answer leads to where that was searched. */
export interface Proof {
  readonly answer: Action;
  readonly ends: Ends;
}

const answersOf = (state: State, seat: number): number[] => {
  const out = new Int32Array(canals.widest);
  return [...out.subarray(0, list(state, seat, out))];
};

const after = (state: State, seat: number, action: number): State => {
  const twin = canals.copy(state);
  play(twin, seat, action);
  return twin;
};

/** The only answer with the most of something; null where several have it, or none has any. */
const onlyBest = (answers: readonly number[], worth: (action: number) => number): Proof | null => {
  const worths = answers.map(worth);
  const most = Math.max(...worths);
  const best = answers.filter((_, i) => worths[i] === most);
  return best.length === 1 && most > Number.NEGATIVE_INFINITY
    ? { answer: canals.decode(best[0]!), ends: {} }
    : null;
};

/** The best end, by looking at everything that can follow. */
const bestEnd = (state: State, seat: number): Proof | null => {
  const known = bestAnswer(state, seat, POSITIONS);
  return known === null ? null : { answer: known.best, ends: known.ends };
};

const endgame = new Endgame();

/**
 * What each answer probably leads to: of equals everybody takes the first. Much faster than a proof; null if too much
 * follows.
 */
export const likelyEnds = (state: State, seat: number): Ends | null => {
  const ends: Record<string, readonly number[]> = {};
  for (const action of answersOf(state, seat)) {
    const points = endgame.solve(after(state, seat, action), POSITIONS);
    if (points === null) return null;
    ends[canals.format(canals.decode(action))] = [...points.subarray(0, state.players)];
  }
  return ends;
};

const costOf = (action: number): number => (action === passCode() ? 0 : action - bidCode(1) + 1);

/** The cheapest bid after which something is so. */
const cheapest = (
  state: State,
  seat: number,
  isSo: (closed: State, action: number) => boolean,
): Proof | null =>
  onlyBest(answersOf(state, seat), (action) => {
    const closed = after(state, seat, action);
    return closed.phase === 'planting' && isSo(closed, action) ? -costOf(action) : Number.NEGATIVE_INFINITY;
  });

/** The one best answer to what is asked of a position, proved; null where there is none, or it cannot be proved. */
export const prove = (state: State, seat: number, goal: Goal): Proof | null => {
  switch (goal.kind) {
    case 'result':
      return bestEnd(state, seat);
    case 'points-now':
      return onlyBest(answersOf(state, seat), (action) => standings(after(state, seat, action))[seat]!.now);
    case 'rank':
      return cheapest(state, seat, (closed) => rankInOrder(closed, seat) === goal.rank);
    case 'overseer':
      return cheapest(state, seat, (closed, action) => closed.overseer === seat && action !== passCode());
  }
};

/** The proof of an exercise, made anew. */
export const proofOf = ({ match, seat, goal }: Pick<Exercise, 'match' | 'seat' | 'goal'>): Proof | null => {
  const file = readMatch(canals, match);
  if (!file.ok) throw new Error(`line ${file.fault.line}: ${file.fault.text}`);
  return prove(file.value.state, seatIndex(seat), goal);
};
