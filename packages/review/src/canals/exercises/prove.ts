import { type Action, canals, standings, type State } from '@santiago/canals';
import { bidCode, list, passCode, play } from '@santiago/canals/engine';
import { readMatch, type Row, seatIndex, seatName } from '@santiago/kernel';
import { canalsReasons } from '../facts.ts';
import type { Ahead, CanalsReason } from '../reason.ts';
import type { Exercise, Goal } from './exercise.ts';
import { rankInOrder } from '../order.ts';
import { bestAnswer } from '../search.ts';

/** How many positions the proof of an exercise may search. */
const POSITIONS = 80_000;

const answersOf = (state: State, seat: number): number[] => {
  const out = new Int32Array(canals.widest);
  return [...out.subarray(0, list(state, seat, out))];
};

/**
 * The best answer, and by how much: points at the end, or as if the match ended with it; null for goals without
 * points.
 */
interface Best {
  readonly action: Action;
  readonly ahead: Omit<Ahead, 'kind' | 'about' | 'seat'> | null;
}

/** The only answer with the highest value; null if several have it, or none has any. */
const onlyBest = (answers: readonly number[], worth: (action: number) => number): number | null => {
  const worths = answers.map(worth);
  const most = Math.max(...worths);
  const best = answers.filter((_, i) => worths[i] === most);
  return best.length === 1 && most > Number.NEGATIVE_INFINITY ? best[0]! : null;
};

const textOf = (action: number): string => canals.format(canals.decode(action));

/** Most points if the match ended with this row. */
const bestNow = (state: State, seat: number, answers: readonly number[]): Best | null => {
  const now = (action: number): number => standings(after(state, seat, action))[seat]!.now;
  const best = onlyBest(answers, now);
  if (best === null) return null;
  const next = answers.filter((action) => action !== best).reduce((a, b) => (now(b) > now(a) ? b : a));
  return {
    action: canals.decode(best),
    ahead: {
      when: 'now',
      answer: textOf(best),
      points: now(best),
      next: textOf(next),
      nextPoints: now(next),
    },
  };
};

/** The best end, by searching everything that can follow. */
const bestEnd = (state: State, seat: number): Best | null => {
  const known = bestAnswer(state, seat, POSITIONS);
  if (known === null) return null;
  const { best, points, next, nextPoints } = known;
  return {
    action: best,
    ahead: { when: 'end', answer: canals.format(best), points, next: canals.format(next), nextPoints },
  };
};

/** The cheapest bid after which a condition holds. */
const cheapest = (
  state: State,
  seat: number,
  answers: readonly number[],
  isSo: (closed: State, action: number) => boolean,
): Best | null => {
  const best = onlyBest(answers, (action) => {
    const closed = after(state, seat, action);
    return closed.phase === 'planting' && isSo(closed, action) ? -costOf(action) : Number.NEGATIVE_INFINITY;
  });
  return best === null ? null : { action: canals.decode(best), ahead: null };
};

const after = (state: State, seat: number, action: number): State => {
  const twin = canals.copy(state);
  play(twin, seat, action);
  return twin;
};

const costOf = (action: number): number => (action === passCode() ? 0 : action - bidCode(1) + 1);

const bestFor = (state: State, seat: number, goal: Goal): Best | null => {
  const answers = answersOf(state, seat);
  switch (goal.kind) {
    case 'result':
      return bestEnd(state, seat);
    case 'points-now':
      return bestNow(state, seat, answers);
    case 'rank':
      return cheapest(state, seat, answers, (closed) => rankInOrder(closed, seat) === goal.rank);
    case 'overseer':
      return cheapest(
        state,
        seat,
        answers,
        (closed, action) => closed.overseer === seat && action !== passCode(),
      );
  }
};

/** An answer proved to be the only best one, and why. */
export interface Proof {
  readonly answer: Action;
  readonly reasons: readonly CanalsReason[];
}

/** The only best answer to the question of a position, proved; null if there is none, or no proof. */
export const prove = (state: State, seat: number, goal: Goal, rows: readonly Row<Action>[]): Proof | null => {
  const best = bestFor(state, seat, goal);
  if (best === null) return null;
  const text = canals.format(best.action);
  const match = { rows: [...rows, { who: seatName(seat), action: best.action }], index: rows.length };
  // An exercise asks for an answer; what dries at the end of its round is not part of it.
  const facts = canalsReasons(state, seat, { chosen: text, best: text }, match).filter(
    ({ kind }) => kind !== 'round-dried',
  );
  const ahead: CanalsReason[] =
    best.ahead === null ? [] : [{ kind: 'ahead', about: 'best', seat: seatName(seat), ...best.ahead }];
  return {
    answer: best.action,
    reasons: [...ahead, ...facts.map((reason) => ({ ...reason, about: 'best' as const }))],
  };
};

/** Proves an exercise again. */
export const proofOf = ({ match, seat, goal }: Pick<Exercise, 'match' | 'seat' | 'goal'>): Proof | null => {
  const file = readMatch(canals, match);
  if (!file.ok) throw new Error(`line ${file.fault.line}: ${file.fault.text}`);
  return prove(file.value.state, seatIndex(seat), goal, file.value.rows);
};
