import { canals } from '@santiago/canals';
import { type Exercise, EXERCISE_KINDS } from '@santiago/review/canals/exercises';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageHead } from '../../ui/PageHead.tsx';
import { go, hrefOf } from '../../browser/route.ts';
import { settings } from '../../browser/settings.ts';
import { t } from '../../i18n/index.ts';
import { PlayedTable } from '../../games/PlayedTable.tsx';
import { marksIn } from '../../coach/marks.ts';
import { coachWords } from '../../coach/words.ts';
import { guidedExercise } from './exercise.ts';
import { EXERCISES } from './exercises.ts';
import type { Guided } from '../../sources/guided/guided.ts';
import { markSolved, solved } from './solved.ts';
import '../../coach/coach.css';
import './learn.css';

/** The next unsolved exercise after this one; after the last the list starts again. */
const nextAfter = (exercise: Exercise): Exercise | null => {
  const at = EXERCISES.indexOf(exercise);
  const onward = [...EXERCISES.slice(at + 1), ...EXERCISES.slice(0, at)];
  return onward.find(({ id }) => !solved.value.has(id)) ?? null;
};

const Coach = ({
  guided,
  exercise,
  shown,
  onShow,
}: {
  guided: Guided;
  exercise: Exercise;
  shown: boolean;
  onShow: () => void;
}) => {
  const words = coachWords.value.exercise;
  const step = guided.step.value;
  const mistake = guided.mistake.value;
  const done = step?.id === 'why';
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (done || mistake !== null) button.current?.focus();
  }, [done, mistake]);
  const next = nextAfter(exercise);
  const lines = mistake === null ? (step?.text(guided.view) ?? []) : [mistake];
  return (
    <section
      class={`coach coach-${mistake === null ? (done ? 'read' : 'do') : 'mistake'}`}
      aria-label={words.title}
    >
      <div class="coach-text" aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {shown && !done ? <p class="note">{words.look}</p> : null}
      </div>
      <div class="coach-foot">
        <a class="text-button" href={hrefOf({ page: 'exercises' })}>
          {words.all}
        </a>
        {done ? (
          <a
            class="button primary"
            ref={button as never}
            href={hrefOf(next === null ? { page: 'exercises' } : { page: 'exercise', id: next.id })}
          >
            {next === null ? words.finished : words.next}
          </a>
        ) : mistake === null ? (
          <button type="button" class="text-button" disabled={shown} onClick={onShow}>
            {words.show}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            ref={button as never}
            onClick={() => void guided.undo()}
          >
            {coachWords.value.lesson.takeBack}
          </button>
        )}
      </div>
    </section>
  );
};

const OpenExercise = ({ exercise }: { exercise: Exercise }) => {
  const you = settings.name.value.trim() || t.value.you;
  // A new name or language does not restart the exercise.
  const [guided] = useState(() => guidedExercise(canals, exercise, you));
  const [shown, setShown] = useState(false);
  useEffect(() => () => guided.close(), [guided]);
  const step = guided.step.value;
  useEffect(() => {
    if (step?.id === 'why' && guided.mistake.peek() === null) markSolved(exercise.id);
  }, [step, guided, exercise.id]);
  const marks = step?.marks?.(guided.view) ?? (shown ? marksIn(exercise.answer) : []);
  return (
    <PlayedTable
      game={canals.name}
      source={guided}
      coach={<Coach guided={guided} exercise={exercise} shown={shown} onShow={() => setShown(true)} />}
      marks={guided.mistake.value === null ? marks : []}
      onAgain={() => go({ page: 'exercises' })}
    />
  );
};

/** One exercise, answered on the board. */
export const ExercisePage = ({ id }: { id: string }) => {
  const exercise = EXERCISES.find((each) => each.id === id);
  return exercise === undefined ? <ExercisesPage /> : <OpenExercise key={id} exercise={exercise} />;
};

/** All exercises, by kind, and which of them are solved. */
export const ExercisesPage = () => {
  const words = coachWords.value.exercise;
  return (
    <main class="page">
      <PageHead title={t.value.coach.exercises} />
      <p>{words.intro}</p>
      <p role="status">
        {words.progress(EXERCISES.filter(({ id }) => solved.value.has(id)).length, EXERCISES.length)}
      </p>
      {EXERCISE_KINDS.map((kind) => (
        <section key={kind} class="card" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
          <ul class="exercises">
            {EXERCISES.filter((each) => each.kind === kind).map(({ id }, i) => (
              <li key={id}>
                <a class="button" href={hrefOf({ page: 'exercise', id })}>
                  {words.number(i + 1)}
                  {solved.value.has(id) ? (
                    <span role="img" aria-label={words.solved}>
                      {' '}
                      ✓
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
};
