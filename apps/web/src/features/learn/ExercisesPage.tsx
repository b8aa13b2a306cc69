import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { GAMES, gameNamed } from '@santiago/table/page/setups.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import { t } from '@santiago/table/page/i18n/index.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import type { Exercise, ExerciseSet } from '@santiago/table/page/sources/guided/exercise.ts';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { guidedExercise, marksOf } from './exercise.ts';
import { markSolved, solved } from './solved.ts';
import '@santiago/table/page/coach/coach.css';
import './learn.css';

/** The exercises of some games, once they are fetched. */
const useSets = (names: readonly string[]): readonly ExerciseSet[] => {
  const [sets, setSets] = useState<readonly ExerciseSet[]>([]);
  const wanted = names.join();
  useEffect(() => {
    let left = false;
    void Promise.all(wanted.split(',').map((name) => gameNamed(name).exercises())).then((found) => {
      if (!left) setSets(found);
    });
    return () => {
      left = true;
    };
  }, [wanted]);
  return sets;
};

/** The next exercise that is not solved yet, after this one in the list and round it. */
const nextAfter = ({ exercises }: ExerciseSet, exercise: Exercise): Exercise | null => {
  const at = exercises.indexOf(exercise);
  const onward = [...exercises.slice(at + 1), ...exercises.slice(0, at)];
  return onward.find(({ id }) => !solved.value.has(id)) ?? null;
};

interface CoachProps {
  readonly guided: Guided;
  /** Null where all are solved. */
  readonly next: Exercise | null;
  readonly shown: boolean;
  readonly onShow: () => void;
}

const Coach = ({ guided, next, shown, onShow }: CoachProps) => {
  const words = coachWords.value.exercise;
  const step = guided.step.value;
  const mistake = guided.mistake.value;
  const done = step?.id === 'why';
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (done || mistake !== null) button.current?.focus();
  }, [done, mistake]);
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

const OpenExercise = ({
  set,
  exercise,
  guided,
}: {
  set: ExerciseSet;
  exercise: Exercise;
  guided: Guided;
}) => {
  const [shown, setShown] = useState(false);
  const step = guided.step.value;
  // Whoever goes on to the next exercise at once has solved this one, too.
  useLayoutEffect(() => {
    if (step?.id === 'why' && guided.mistake.peek() === null) markSolved(exercise.id);
  }, [step, guided, exercise.id]);
  const marks = step?.marks?.(guided.view) ?? (shown ? marksOf(exercise) : []);
  return (
    <PlayedTable
      game={set.game.name}
      source={guided}
      coach={
        <Coach guided={guided} next={nextAfter(set, exercise)} shown={shown} onShow={() => setShown(true)} />
      }
      marks={guided.mistake.value === null ? marks : []}
      onAgain={() => go({ page: 'exercises' })}
    />
  );
};

/** Fetches the match of the exercise; it goes on as it is when the name or the language changes. */
const useGuided = (set: ExerciseSet, exercise: Exercise): Guided | null => {
  const [guided, setGuided] = useState<Guided | null>(null);
  useEffect(() => {
    let opened: Guided | null = null;
    let left = false;
    void exercise.match().then((match) => {
      if (left) return;
      const you = settings.name.peek().trim() || t.peek().you;
      opened = guidedExercise(set, { exercise, match }, you);
      setGuided(opened);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [set, exercise]);
  return guided;
};

const FetchedExercise = ({ set, exercise }: { set: ExerciseSet; exercise: Exercise }) => {
  const guided = useGuided(set, exercise);
  return guided === null ? (
    <main class="page" />
  ) : (
    <OpenExercise set={set} exercise={exercise} guided={guided} />
  );
};

const WITH_EXERCISES = GAMES.map(({ name }) => name);

/** One exercise, answered on the table. */
export const ExercisePage = ({ id }: { id: string }) => {
  const sets = useSets(WITH_EXERCISES);
  if (sets.length === 0) return <main class="page" />;
  const set = sets.find(({ exercises }) => exercises.some((each) => each.id === id));
  const exercise = set?.exercises.find((each) => each.id === id);
  return set === undefined || exercise === undefined ? (
    <ExercisesPage />
  ) : (
    <FetchedExercise key={id} set={set} exercise={exercise} />
  );
};

const Kind = ({ set, kind }: { set: ExerciseSet; kind: string }) => {
  const words = coachWords.value.exercise;
  const id = `kind-${set.game.name}-${kind}`;
  return (
    <section class="card" aria-labelledby={id}>
      <h3 id={id}>{set.titleOf(kind)}</h3>
      <ul class="exercises">
        {set.exercises
          .filter((each) => each.kind === kind)
          .map((each, i) => (
            <li key={each.id}>
              <a class="button" href={hrefOf({ page: 'exercise', id: each.id })}>
                {words.number(i + 1)}
                {solved.value.has(each.id) ? (
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
  );
};

/** All exercises of both games, by kind, and which of them are solved. */
export const ExercisesPage = () => {
  const words = coachWords.value.exercise;
  const sets = useSets(WITH_EXERCISES);
  return (
    <main class="page">
      <PageHead title={t.value.coach.exercises} />
      <p>{words.intro}</p>
      {sets.map((set) => (
        <section key={set.game.name} aria-labelledby={`exercises-${set.game.name}`}>
          <h2 id={`exercises-${set.game.name}`}>{gameNamed(set.game.name).words().title}</h2>
          <p role="status">
            {words.progress(
              set.exercises.filter(({ id }) => solved.value.has(id)).length,
              set.exercises.length,
            )}
          </p>
          {set.kinds.map((kind) => (
            <Kind key={kind} set={set} kind={kind} />
          ))}
        </section>
      ))}
    </main>
  );
};
