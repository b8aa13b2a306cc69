import { type Action, canals, type CanalsTypes, type View } from '@santiago/canals';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import {
  EXERCISE_KINDS,
  type ExerciseEntry,
  EXERCISES,
  type Outcome,
  outcomeOf,
} from '@santiago/canals/review/exercises';
import type { Exercise, ExerciseSet, NameOf } from '@santiago/table/page/sources/guided/exercise.ts';
import { fetchedText } from '@santiago/table/page/browser/fetchedText.ts';
import { xw } from './words.ts';

/** The addresses of the match files. */
const FILES = import.meta.glob<string>('../../review/exercises/matches/*.santiago', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const goalWords = ({ goal }: ExerciseEntry): string => {
  const { goals } = xw.value;
  switch (goal.kind) {
    case 'result':
      return goals.result;
    case 'points-now':
      return goals.now;
    case 'rank':
      return goals.rank(goal.rank);
    case 'overseer':
      return goals.overseer;
  }
};

const outcomeAt = (entry: ExerciseEntry, view: View, action: Action): Outcome =>
  outcomeOf(canals.known(view), entry, action);

const others = (points: readonly number[], seat: Seat): number =>
  Math.max(...points.filter((_, i) => i !== seatIndex(seat)));

/** Those of the others who have the most points. */
const bestOthers = (points: readonly number[], seat: Seat, nameOf: NameOf): string[] =>
  seatsOf(points.length)
    .filter((each, i) => each !== seat && points[i] === others(points, seat))
    .map(nameOf);

/** What an answer leads to, and what the best one would. */
interface Compared {
  readonly outcome: Outcome;
  readonly best: Outcome;
}

const comparedAt = (entry: ExerciseEntry, view: View, action: Action): Compared => ({
  outcome: outcomeAt(entry, view, action),
  best: outcomeAt(entry, view, canals.parse(entry.answer)!),
});

/** What a wrong answer leads to. */
const wrongWords = (entry: ExerciseEntry, { outcome, best }: Compared, nameOf: NameOf): string => {
  const { wrong } = xw.value;
  const { goal, seat } = entry;
  if (outcome.kind !== 'order' && best.kind !== 'order') {
    const { points } = outcome;
    const [own, most] = [points[seatIndex(seat)]!, best.points[seatIndex(seat)]!];
    return outcome.kind === 'now'
      ? wrong.now(own, most)
      : wrong.end(own, bestOthers(points, seat, nameOf), others(points, seat), most);
  }
  if (outcome.kind !== 'order') throw new Error(`${entry.id} counts two things`);
  if (goal.kind === 'rank') return outcome.rank === goal.rank ? wrong.dear : wrong.rank(outcome.rank);
  if (outcome.overseer !== seat) return wrong.overseer(nameOf(outcome.overseer));
  return outcome.bid === 0 ? wrong.passed : wrong.dear;
};

/** The most that any other answer would have brought. */
const nextBest = ({ ends, seat, answer }: ExerciseEntry): number =>
  Math.max(
    ...Object.entries(ends)
      .filter(([text]) => text !== answer)
      .map(([, points]) => points[seatIndex(seat)]!),
  );

const rightWords = (entry: ExerciseEntry, outcome: Outcome): string => {
  const { right } = xw.value;
  const own = seatIndex(entry.seat);
  switch (outcome.kind) {
    case 'end':
      return right.end(outcome.points[own]!, nextBest(entry));
    case 'now':
      return right.now(outcome.points[own]!);
    case 'order':
      return entry.goal.kind === 'rank' ? right.rank(outcome.rank, outcome.bid) : right.overseer(outcome.bid);
  }
};

const exerciseOf = (entry: ExerciseEntry): Exercise<CanalsTypes> => ({
  id: entry.id,
  kind: entry.kind,
  seat: entry.seat,
  rows: [entry.answer],
  match: () => fetchedText(FILES, `/${entry.id}.santiago`),
  ask: () => goalWords(entry),
  wrong: (view, action, nameOf) =>
    canals.format(action) === entry.answer
      ? null
      : wrongWords(entry, comparedAt(entry, view, action), nameOf),
  why: (view, action) => rightWords(entry, outcomeAt(entry, view, action)),
});

export const exercises: ExerciseSet<CanalsTypes> = {
  game: canals,
  kinds: EXERCISE_KINDS,
  titleOf: (kind) => xw.value.kinds[kind]!,
  exercises: EXERCISES.map(exerciseOf),
};
