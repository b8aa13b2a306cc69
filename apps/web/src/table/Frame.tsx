import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { seatIndex } from '@santiago/kernel';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../browser/route.ts';
import { SettingsForm } from './Settings.tsx';
import type { SeatMark } from './face.tsx';
import { t } from '../i18n/index.ts';
import { Command } from './Command.tsx';
import { Sheet, useSheet } from '../ui/Sheet.tsx';
import { sound } from '../ui/sounds.ts';
import type { TableFacts, TableSource } from '../sources/contract.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import './decision.css';
import './frame.css';
import './notices.css';
import '../ui/motion.css';

/** The words that every game's dictionary has for the frame around its table. */
export interface FrameWords {
  readonly yourTurn: string;
  readonly heading: { readonly log: string };
  readonly button: {
    readonly older: string;
    readonly newer: string;
    readonly live: string;
    readonly skip: string;
  };
  readonly waiting: { past(row: number, rows: number): string };
  readonly handOver: {
    title(name: string): string;
    readonly hint: string;
    button(name: string): string;
  };
}

/** As much of a table's model as the frame needs. */
interface Watched {
  readonly source: TableSource;
  readonly lookingAt: Signal<number | null>;
  readonly catchingUp: ReadonlySignal<boolean>;
  finish(): void;
}

const showIcon = (file: string): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', file);
};

const stepTo = (model: Watched, rows: number, to: number): void => {
  model.finish();
  if (model.source.seek !== undefined) {
    model.source.seek(to);
    return;
  }
  model.lookingAt.value = to >= rows ? null : Math.max(1, to);
};

const Stepper = ({ model, rows, words }: { model: Watched; rows: number; words: FrameWords }) => {
  const looking = model.lookingAt.value;
  const at = looking ?? rows;
  return (
    <div class="stepper">
      <button
        type="button"
        class="icon-button"
        aria-label={words.button.older}
        disabled={at <= 1}
        onClick={() => stepTo(model, rows, at - 1)}
      >
        ‹
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.button.newer}
        disabled={looking === null}
        onClick={() => stepTo(model, rows, at + 1)}
      >
        ›
      </button>
    </div>
  );
};

const Waiting = ({
  prompt,
  news,
  children,
}: {
  prompt: string;
  news: readonly string[];
  children: ComponentChildren;
}) => (
  <div class="waiting">
    <p class="prompt">{prompt}</p>
    <div class="explain">
      {news.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div class="buttons">{children}</div>
  </div>
);

/** The panel while there is nothing to decide: a moment of the past, or what the others do. */
export const Idle = ({
  model,
  words,
  rows,
  waiting,
  news,
}: {
  model: Watched;
  words: FrameWords;
  rows: number;
  waiting: string;
  news: readonly string[];
}) => {
  const looking = model.lookingAt.value;
  if (looking !== null) {
    return (
      <Waiting prompt={words.waiting.past(looking, rows)} news={news}>
        <button type="button" class="button primary" onClick={() => (model.lookingAt.value = null)}>
          {words.button.live}
        </button>
      </Waiting>
    );
  }
  return (
    <Waiting prompt={waiting} news={news}>
      {model.catchingUp.value ? (
        <button type="button" class="button quiet" onClick={() => model.finish()}>
          {words.button.skip}
        </button>
      ) : null}
    </Waiting>
  );
};

interface FrameProps {
  readonly model: Watched;
  readonly table: TableFacts;
  readonly words: FrameWords;
  readonly narrow: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly SeatMark: SeatMark;
  readonly className?: string;
  /** The phase, for tests and styles. */
  readonly phase: string;
  readonly title: ComponentChildren;
  /** What stands in the bar beside the title. */
  readonly bar?: ComponentChildren;
  /** Beside the board on a wide screen. */
  readonly left: ComponentChildren;
  readonly log: ComponentChildren;
  /** On a phone: what the log's sheet shows above it. */
  readonly more?: ComponentChildren;
  /** The rules, the chapter of this moment first. */
  readonly rules?: { readonly title: string; readonly text: () => ComponentChildren };
  /** What the teacher can say of this moment. */
  readonly help?: (() => ComponentChildren) | undefined;
  readonly talk?: ComponentChildren;
  readonly notices?: ComponentChildren;
  /** What happened last, for those who listen. */
  readonly news: readonly string[];
  readonly yourTurn: boolean;
  /** Answers in notation, from the line that `/` opens; gives why not. */
  readonly onCommand: (text: string) => Promise<string | null>;
  readonly children: ComponentChildren;
}

/** What is around every table: the bar, the log, talk, notices, settings, and the cover while a device is handed on. */
export const Frame = (props: FrameProps) => {
  const { model, table, words, narrow, SeatMark, yourTurn } = props;
  const settingsSheet = useSheet();
  const logSheet = useSheet();
  const rulesSheet = useSheet();
  const helpSheet = useSheet();
  const { rules, help } = props;
  const rows = table.rows.length;
  const stepper =
    model.source.seek === undefined ? <Stepper model={model} rows={rows} words={words} /> : null;
  const looking = model.lookingAt.value;
  const commanding = useSignal(false);
  const commandField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = yourTurn ? `● ${words.yourTurn} · ${t.value.title}` : t.value.title;
    showIcon(yourTurn ? 'icon-turn.svg' : 'icon.svg');
    if (yourTurn) sound('turn');
    return () => {
      document.title = t.value.title;
      showIcon('icon.svg');
    };
  }, [yourTurn, words]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('input[type=text], select, textarea, dialog') !== null) return;
    if (event.key === '[' || event.key === ']') {
      stepTo(model, rows, (looking ?? rows) + (event.key === '[' ? -1 : 1));
    } else if (event.key === '/' && yourTurn) {
      event.preventDefault();
      commanding.value = true;
      requestAnimationFrame(() => commandField.current?.focus());
    } else if (event.key === 'Home') {
      model.lookingAt.value = null;
    }
  };
  const handTo = table.handTo === null ? null : (table.seats[seatIndex(table.handTo)]?.name ?? table.handTo);

  return (
    <main
      class={props.className === undefined ? 'table' : `table ${props.className}`}
      ref={props.root}
      data-phase={props.phase}
      data-rows={table.rows.length}
      onKeyDown={onKeyDown}
    >
      <a class="skip" href="#decision">
        {t.value.skip}
      </a>
      <header class="bar">
        <a class="icon-button" href={hrefOf({ page: 'home' })} aria-label={t.value.home}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M3 9.500L10 3l7 6.500V17h-5v-5H8v5H3z"
              fill="none"
              stroke="currentColor"
              stroke-width="1.800"
              stroke-linejoin="round"
            />
          </svg>
        </a>
        <h1 class="bar-title">{props.title}</h1>
        {props.bar}
        {stepper}
        <button
          type="button"
          class="icon-button only-narrow"
          aria-label={words.heading.log}
          onClick={() => logSheet.open()}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 5h12M4 10h12M4 15h8" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
        {rules === undefined ? null : (
          <button
            type="button"
            class="icon-button"
            aria-label={rules.title}
            onClick={() => rulesSheet.open()}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" stroke-width="1.800" />
              <path
                d="M7.600 7.600a2.400 2.400 0 1 1 3.400 2.200c-.7.4-1 .8-1 1.700M10 14.200v.1"
                fill="none"
                stroke="currentColor"
                stroke-width="1.900"
                stroke-linecap="round"
              />
            </svg>
          </button>
        )}
        {help === undefined ? null : (
          <button
            type="button"
            class="icon-button"
            aria-label={t.value.teacher.title}
            onClick={() => helpSheet.open()}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M7.500 14.500v-1.700a5.300 5.300 0 1 1 5 0v1.700zM8 17.500h4"
                fill="none"
                stroke="currentColor"
                stroke-width="1.800"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </svg>
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t.value.settings}
          onClick={() => settingsSheet.open()}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M3 6h8M15 6h2M3 14h2M9 14h8"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
            />
            <circle cx="13" cy="6" r="2.300" fill="none" stroke="currentColor" stroke-width="2" />
            <circle cx="7" cy="14" r="2.300" fill="none" stroke="currentColor" stroke-width="2" />
          </svg>
        </button>
      </header>

      <div class="side-left">{props.left}</div>

      {props.children}

      <div class="side-right">
        {narrow ? null : (
          <>
            {props.log}
            {props.talk}
          </>
        )}
      </div>
      <div class="notices">
        {commanding.value ? (
          <Command
            field={commandField}
            onCommand={props.onCommand}
            onLeave={() => {
              commanding.value = false;
              document.querySelector<HTMLElement>('#decision')?.focus();
            }}
          />
        ) : null}
        {props.notices}
        <TroubleNotice source={model.source} facts={table} />
      </div>

      <div class="flyers" aria-hidden="true" />
      <p class="sr-only" role="status" aria-live="polite">
        {props.news.join(' ')}
      </p>
      <p class="sr-only" aria-live="assertive">
        {yourTurn ? words.yourTurn : ''}
      </p>

      <Sheet sheet={settingsSheet} title={t.value.settings}>
        {() => <SettingsForm />}
      </Sheet>
      <Sheet sheet={logSheet} title={words.heading.log} head={stepper ?? <span />}>
        {() => (
          <>
            {props.more}
            {props.log}
            {props.talk}
          </>
        )}
      </Sheet>
      {help === undefined ? null : (
        <Sheet sheet={helpSheet} title={t.value.teacher.title}>
          {help}
        </Sheet>
      )}
      {rules === undefined ? null : (
        <Sheet sheet={rulesSheet} title={rules.title}>
          {rules.text}
        </Sheet>
      )}
      {table.handTo === null || handTo === null ? null : (
        <div class="cover" role="dialog" aria-modal="true" aria-label={words.handOver.title(handTo)}>
          <SeatMark seat={table.handTo} size={96} />
          <h2>{words.handOver.title(handTo)}</h2>
          <p>{words.handOver.hint}</p>
          <button type="button" class="button primary" onClick={() => model.source.takeOver()}>
            {words.handOver.button(handTo)}
          </button>
        </div>
      )}
    </main>
  );
};
