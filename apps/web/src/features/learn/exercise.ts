import { formatRow, readMatch, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { t } from '@santiago/table/page/i18n/index.ts';
import type { Thinker } from '@santiago/table/page/worker/thinker.ts';
import { marksIn } from '@santiago/table/page/coach/marks.ts';
import type { Exercise, ExerciseSet } from '@santiago/table/page/sources/guided/exercise.ts';
import { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import type { Lesson } from '@santiago/table/page/sources/guided/lesson.ts';

/** Nobody else acts in an exercise. */
const NOBODY: Thinker = {
  choose: async () => ({ ok: false, failure: { kind: 'closed', text: 'nobody else acts' } }),
  stop: () => undefined,
  close: () => undefined,
};

/** The places of the best answer, to be pointed at. */
export const marksOf = ({ rows }: Exercise): readonly string[] => rows.flatMap(marksIn);

/** The answer that was found right, and the view it was given in. */
type Given = { readonly view: unknown; readonly action: unknown } | null;

/** An exercise as a guided match of one question: what is asked, and when it is answered, why. */
export const guidedExercise = (
  { game }: ExerciseSet,
  { exercise, match }: { readonly exercise: Exercise; readonly match: string },
  you: string,
): Guided => {
  const read = readMatch(game, match);
  if (!read.ok) throw new Error(`${exercise.id}, line ${read.fault.line}: ${read.fault.text}`);
  const { setup, rows } = read.value;
  const names = seatsOf(setup.players).map((_, i) => t.peek().setUp.person(i + 1));
  const nameOf = (seat: Seat): string => (seat === exercise.seat ? you : names[seatIndex(seat)]!);
  let given: Given = null;
  const lesson: Lesson = {
    id: exercise.id,
    game,
    setup,
    learner: exercise.seat,
    names,
    chance: [],
    seed: 1,
    bot: '',
    aids: false,
    steps: [
      {
        id: 'question',
        due: (_, mine) => mine,
        text: () => [exercise.ask(nameOf)],
        task: {
          kind: 'do',
          check: (view, action) => {
            const wrong = exercise.wrong(view, action, nameOf);
            if (wrong === null) given = { view, action };
            return wrong;
          },
        },
      },
      {
        id: 'why',
        due: () => true,
        text: () => (given === null ? [] : [exercise.why(given.view, given.action)]),
        marks: () => marksOf(exercise),
        task: { kind: 'read' },
      },
    ],
    answer: () => null,
  };
  const progress = { rows: rows.map((row) => formatRow(game, row)), done: [] };
  return new Guided(lesson, NOBODY, { you, progress });
};
