import { formatRow, type Game, readMatch, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import type { Exercise } from '@santiago/review/canals/exercises';
import { t } from '../../i18n/index.ts';
import type { Who } from '../../i18n/text.ts';
import type { Thinker } from '../../worker/thinker.ts';
import { marksIn } from '../../coach/marks.ts';
import { goalWords, reasonWords } from '../../coach/reasons.ts';
import { coachWords } from '../../coach/words.ts';
import { Guided } from '../../sources/guided/guided.ts';
import type { Lesson } from '../../sources/guided/lesson.ts';

/** Nobody else acts in an exercise. */
const NOBODY: Thinker = {
  choose: async () => ({ ok: false, failure: { kind: 'closed', text: 'nobody else acts' } }),
  stop: () => undefined,
  close: () => undefined,
};

/** An exercise as a guided match with one question: what is asked, and after the right answer, why. */
export const guidedExercise = (game: Game, exercise: Exercise, you: string): Guided => {
  const read = readMatch(game, exercise.match);
  if (!read.ok) throw new Error(`${exercise.id}, line ${read.fault.line}: ${read.fault.text}`);
  const { setup, rows } = read.value;
  const names = seatsOf(setup.players).map((_, i) => t.peek().setUp.person(i + 1));
  const person = (seat: Seat): Who => {
    const isLearner = seat === exercise.seat;
    return { name: isLearner ? you : names[seatIndex(seat)]!, you: isLearner };
  };
  const lesson: Lesson = {
    id: exercise.id,
    game,
    setup,
    learner: exercise.seat,
    names,
    chance: [],
    seed: 1,
    bot: '',
    steps: [
      {
        id: 'question',
        due: (_, mine) => mine,
        text: (view) => [goalWords(view, person, exercise.goal)],
        task: {
          kind: 'do',
          check: (_, action) =>
            game.format(action) === exercise.answer ? null : coachWords.peek().exercise.wrong,
        },
      },
      {
        id: 'why',
        due: () => true,
        text: (view) => [coachWords.value.exercise.right, ...exercise.reasons.map(reasonWords(view, person))],
        marks: () => marksIn(exercise.answer),
        task: { kind: 'read' },
      },
    ],
    answer: () => null,
  };
  const progress = { rows: rows.map((row) => formatRow(game, row)), done: [] };
  return new Guided(lesson, NOBODY, { you, progress });
};
