import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { workerThinker } from '@santiago/table/page/worker/thinker.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { botNames, startMatch } from '@santiago/table/page/sources/local/start.ts';
import { keepProgress, loadProgress } from './progress.ts';
import '@santiago/table/page/coach/coach.css';

/** A match of the game that was learned, with as many easy bots as the lesson had. */
const startFirstMatch = ({ lesson }: Guided): void => {
  const game = gameNamed(lesson.game.name);
  const { players } = lesson.setup;
  const name = settings.name.peek().trim() || t.peek().you;
  const bots = botNames(players - 1, [name]).map((bot) => ({
    kind: 'bot' as const,
    name: bot,
    bot: game.levels.easy,
  }));
  const seats = [{ kind: 'human' as const, name }, ...bots];
  go({ page: 'local', id: startMatch(game, { players, options: game.preselected }, seats) });
};

type ButtonProps = { guided: Guided; kind: string; button: RefObject<HTMLButtonElement | null> };

/** The button to press next; none while the learner must act on the table. */
const NextButton = ({ guided, kind, button }: ButtonProps) => {
  const words = coachWords.value.lesson;
  const isOver = guided.step.value?.id === guided.lesson.steps.at(-1)!.id;
  const [label, press] =
    kind === 'mistake'
      ? [words.takeBack, () => void guided.undo()]
      : isOver
        ? [words.firstMatch(guided.lesson.setup.players - 1), () => startFirstMatch(guided)]
        : [kind === 'watch' ? words.watch : words.next, () => guided.next()];
  return (
    <button type="button" class="button primary" ref={button} onClick={press}>
      {label}
    </button>
  );
};

/** What the coach says, and its buttons. While the learner chooses, the text replaces the prompt. */
const Coach = ({ guided }: { guided: Guided }) => {
  const words = coachWords.value.lesson;
  const step = guided.step.value;
  const mistake = guided.mistake.value;
  const { steps } = guided.lesson;
  const done = guided.progress.value.done.length;
  const button = useRef<HTMLButtonElement>(null);
  const kind = mistake === null ? (step?.task.kind ?? 'wait') : 'mistake';
  const lines = mistake === null ? (step?.text(guided.view) ?? []) : [mistake];
  // A keyboard user continues with the same key, but a person who is choosing keeps the focus.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('.coach, .panel') !== null) button.current?.focus();
  }, [step, mistake]);
  return (
    <section class={`coach lesson coach-${kind}`} aria-label={words.title} data-step={step?.id}>
      <div class="coach-text" aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div class="coach-foot">
        <progress max={steps.length} value={done} aria-label={words.progress(done, steps.length)} />
        {kind === 'do' || kind === 'wait' ? null : (
          <>
            <button type="button" class="text-button" onClick={() => guided.restart()}>
              {words.restart}
            </button>
            <NextButton guided={guided} kind={kind} button={button} />
          </>
        )}
      </div>
    </section>
  );
};

const Finished = () => (
  <>
    <a class="button" href={hrefOf({ page: 'learn' })}>
      {t.value.learn}
    </a>
    <a class="button" href={hrefOf({ page: 'exercises' })}>
      {t.value.coach.exercises}
    </a>
  </>
);

/** A guided match. It is saved at every step, so it can be left at any time. */
export const LessonPage = ({ game }: { game: string }) => {
  const [guided, setGuided] = useState<Guided | null>(null);
  useEffect(() => {
    let opened: Guided | null = null;
    let stop: (() => void) | null = null;
    let left = false;
    void gameNamed(game)
      .lesson?.()
      .then((lesson) => {
        if (left) return;
        const you = settings.name.peek().trim() || t.peek().you;
        opened = new Guided(lesson, workerThinker(), { you, progress: loadProgress(lesson.id) });
        stop = effect(() => keepProgress(lesson.id, opened!.progress.value));
        setGuided(opened);
      });
    return () => {
      left = true;
      stop?.();
      opened?.close();
    };
  }, [game]);
  if (guided === null) return <main class="page" />;
  const marks = guided.mistake.value === null ? guided.step.value?.marks?.(guided.view) : undefined;
  return (
    <PlayedTable
      game={game}
      source={guided}
      coach={<Coach guided={guided} />}
      coachWaits
      marks={marks ?? []}
      afterwards={() => <Finished />}
      onAgain={() => go({ page: 'new', game })}
    />
  );
};
