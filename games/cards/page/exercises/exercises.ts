import { cards, type CardsTypes } from '@santiago/cards';
import {
  answerWorth,
  EXERCISE_KINDS,
  type ExerciseEntry,
  EXERCISES,
  isBest,
  NOT_YET,
} from '@santiago/cards/review/exercises';
import type { Seat } from '@santiago/kernel';
import type { Exercise, ExerciseSet, NameOf } from '@santiago/table/page/sources/guided/exercise.ts';
import { fetchedText } from '@santiago/table/page/browser/fetchedText.ts';
import { xw } from './words.ts';

/** The addresses of the match files. */
const FILES = import.meta.glob<string>('../../review/exercises/matches/*.santiago', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const goalWords = ({ goal }: ExerciseEntry, nameOf: NameOf): string => {
  const { goals } = xw.value;
  const who = (seat: Seat) => ({ name: nameOf(seat), you: false });
  switch (goal.kind) {
    case 'destroy':
    case 'cut':
      return goals[goal.kind](who(goal.enemy));
    case 'order':
    case 'protect':
    case 'buy':
      return goals[goal.kind];
  }
};

/** What a wrong answer comes to, beside what is possible. */
const wrongWords = ({ goal, best }: ExerciseEntry, worth: number): string => {
  const { wrong } = xw.value;
  switch (goal.kind) {
    case 'destroy':
      return worth === 0 ? wrong.noAttack : wrong.destroy(worth, best);
    case 'cut':
      return worth === 0 ? wrong.noCut : wrong.cut(worth, best);
    case 'order':
      return wrong.order(worth, best);
    case 'protect':
      return wrong.protect;
    case 'buy':
      return worth === 0 ? wrong.noBuy : wrong.buy(worth, best);
  }
};

const rightWords = ({ goal, best }: ExerciseEntry): string => {
  const { right } = xw.value;
  switch (goal.kind) {
    case 'destroy':
    case 'cut':
    case 'order':
    case 'buy':
      return right[goal.kind](best);
    case 'protect':
      return right.protect;
  }
};

const exerciseOf = (entry: ExerciseEntry): Exercise<CardsTypes> => ({
  id: entry.id,
  kind: entry.kind,
  seat: entry.seat,
  rows: entry.answer,
  match: () => fetchedText(FILES, `/${entry.id}.santiago`),
  ask: (nameOf) => goalWords(entry, nameOf),
  wrong: (view, action) => {
    const worth = answerWorth(view, entry.seat, entry.goal, action);
    if (worth === NOT_YET) return undefined;
    return isBest(worth, entry.best) ? null : wrongWords(entry, worth);
  },
  why: () => rightWords(entry),
});

export const exercises: ExerciseSet<CardsTypes> = {
  game: cards,
  kinds: EXERCISE_KINDS,
  titleOf: (kind) => xw.value.kinds[kind]!,
  exercises: EXERCISES.map(exerciseOf),
};
