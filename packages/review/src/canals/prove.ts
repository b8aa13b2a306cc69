import { type Action, canals, standings, type State } from '@santiago/canals';
import { bidCode, list, passCode, play } from '@santiago/canals/engine';
import { readMatch, type Row, seatIndex, seatName } from '@santiago/kernel';
import { canalsReasons } from './facts.ts';
import type { Reason } from '../reason.ts';
import type { Exercise, Goal } from '../exercises/exercise.ts';
import { bestAnswer } from './search.ts';

/** Positions that an exercise may take to be searched. */
const POSITIONS = 80_000;

const answersOf = (state: State, seat: number): number[] => {
  const out = new Int32Array(canals.widest);
  return [...out.subarray(0, list(state, seat, out))];
};

/** The only answer with the most of something; null where several have it, or nobody has any. */
const onlyBest = (answers: readonly number[], worth: (action: number) => number): Action | null => {
  const worths = answers.map(worth);
  const most = Math.max(...worths);
  const best = answers.filter((_, i) => worths[i] === most);
  return best.length === 1 && most > Number.NEGATIVE_INFINITY ? canals.decode(best[0]!) : null;
};

const after = (state: State, seat: number, action: number): State => {
  const twin = canals.copy(state);
  play(twin, seat, action);
  return twin;
};

/** [C22] The place of a seat in the planting order, from 1. */
const placeIn = ({ queue }: State, seat: number): number => {
  let place = 0;
  while (((queue >> (3 * place)) & 7) !== seat) place++;
  return place + 1;
};

const costOf = (action: number): number => (action === passCode() ? 0 : action - bidCode(1) + 1);

/** The one best answer to what is asked of a position, proved; null where there is none, or it cannot be proved. */
export const proved = (state: State, seat: number, goal: Goal): Action | null => {
  const answers = answersOf(state, seat);
  switch (goal.kind) {
    case 'result':
      return bestAnswer(state, seat, POSITIONS)?.best ?? null;
    case 'points-now':
      return onlyBest(answers, (action) => standings(after(state, seat, action))[seat]!.now);
    case 'place':
      return onlyBest(answers, (action) => {
        const closed = after(state, seat, action);
        const there = closed.step === 'planting' && placeIn(closed, seat) === goal.place;
        return there ? -costOf(action) : Number.NEGATIVE_INFINITY;
      });
    case 'overseer':
      return onlyBest(answers, (action) => {
        const closed = after(state, seat, action);
        const there = closed.step === 'planting' && closed.overseer === seat && action !== passCode();
        return there ? -costOf(action) : Number.NEGATIVE_INFINITY;
      });
  }
};

/** The position an exercise begins from. */
export const positionOf = ({ match }: Pick<Exercise, 'match'>): State => {
  const file = readMatch(canals, match);
  if (!file.ok) throw new Error(`line ${file.fault.line}: ${file.fault.text}`);
  return file.value.state;
};

/** Whether the answer of an exercise is the only best one. */
export const isProved = (exercise: Exercise): boolean => {
  const best = proved(positionOf(exercise), seatIndex(exercise.seat), exercise.goal);
  return best !== null && canals.format(best) === exercise.answer;
};

/** Why an answer is the best: the facts about it. */
export const exerciseReasons = (
  state: State,
  seat: number,
  answer: Action,
  rows: readonly Row<Action>[],
): readonly Reason[] => {
  const text = canals.format(answer);
  const moment = { rows: [...rows, { who: seatName(seat), action: answer }], index: rows.length };
  return canalsReasons(state, seat, { chosen: text, best: text }, moment).map((reason) => ({
    ...reason,
    about: 'best' as const,
  }));
};
