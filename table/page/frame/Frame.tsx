import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Sheet, useSheet } from '../ui/Sheet.tsx';
import { sound } from '../ui/sounds.ts';
import { isSmall } from '../ui/screen.ts';
import { Bar, type BarButton } from './Bar.tsx';
import { Command } from '../panel/Command.tsx';
import { Cover } from './Cover.tsx';
import type { TableProps } from '../model/face.tsx';
import { type Ruled, RulesHere } from '../panel/RuleLink.tsx';
import { SettingsForm } from './Settings.tsx';
import { Stepper } from '../panel/Stepper.tsx';
import { TroubleAlert } from './TroubleAlert.tsx';
import { rowsShown, stepTo, type TableParts, type Watched } from '../log/watched.ts';
import './alerts.css';
import './frame.css';
import '../ui/motion.css';

const showIcon = (file: string): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', file);
};

/** The window's title, its icon and a sound say whose turn it is. */
const useTurnSigns = (yourTurn: boolean, says: string): void => {
  useEffect(() => {
    document.title = yourTurn ? `● ${says} · ${t.value.title}` : t.value.title;
    showIcon(yourTurn ? 'icon-turn.svg' : 'icon.svg');
    if (yourTurn) sound('turn');
    return () => {
      document.title = t.value.title;
      showIcon('icon.svg');
    };
  }, [yourTurn, says]);
};

/** Keys that work anywhere at the table: through the match, and to the command line. */
const onTableKey = (event: KeyboardEvent, model: Watched, openCommand: () => void): void => {
  const target = event.target as HTMLElement;
  if (target.closest('input[type=text], select, textarea, dialog') !== null) return;
  if (event.key === '[' || event.key === ']') {
    const at = model.lookingAt.peek() ?? model.source.facts.peek()?.rows.length ?? 0;
    stepTo(model, at + (event.key === '[' ? -1 : 1));
  } else if (event.key === '/' && model.offer.peek() !== null) {
    event.preventDefault();
    openCommand();
  } else if (event.key === 'Home') {
    model.lookAt(null);
  }
};

/** Answers in notation; returns why that cannot be done. */
type OnCommand = (text: string) => Promise<Ruled | null>;

interface AlertsProps {
  readonly commanding: Signal<boolean>;
  readonly onCommand: OnCommand;
  readonly model: Watched;
  readonly children: ComponentChildren;
}

const Alerts = ({ commanding, onCommand, model, children }: AlertsProps) => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (commanding.value) field.current?.focus();
  }, [commanding.value]);
  const leave = () => {
    commanding.value = false;
    document.querySelector<HTMLElement>('#decision')?.focus();
  };
  const facts = model.source.facts.value;
  return (
    <div class="alerts">
      {commanding.value ? <Command field={field} onCommand={onCommand} onLeave={leave} /> : null}
      {children}
      {facts === null ? null : <TroubleAlert source={model.source} facts={facts} />}
    </div>
  );
};

/** What happened last, and whose turn it is, for screen readers. */
const Spoken = ({ news, turn }: { news: readonly string[]; turn: string }) => (
  <>
    <p class="sr-only" role="status" aria-live="polite">
      {news.join(' ')}
    </p>
    <p class="sr-only" aria-live="assertive">
      {turn}
    </p>
  </>
);

interface FrameProps {
  readonly parts: TableParts;
  readonly given: TableProps;
  readonly root: RefObject<HTMLElement | null>;
  /** The phase, for tests and styles; the game's class, if its styles need one. */
  readonly look: { readonly phase: string; readonly className?: string };
  readonly bar: { readonly title: ComponentChildren; readonly more?: ComponentChildren };
  /** Beside the board on a wide screen; `more` is shown above the history in its sheet on a phone. */
  readonly sides: {
    readonly left: ComponentChildren;
    readonly log: ComponentChildren;
    readonly more?: ComponentChildren;
  };
  /** Opens the rules at a section; null means the section of the current phase. */
  readonly rules: (section: string | null) => ComponentChildren;
  readonly news: readonly string[];
  readonly onCommand: OnCommand;
  readonly children: ComponentChildren;
}

/**
 * What surrounds every table: the bar, the history, chat, alerts, sheets, and the cover while a device is handed
 * over.
 */
export const Frame = ({ parts, given, look, bar, sides, ...props }: FrameProps) => {
  const { model, words } = parts;
  const isPhone = isSmall.value;
  const commanding = useSignal(false);
  const settings = useSheet();
  const log = useSheet();
  const rules = useSheet();
  const section = useSignal<string | null>(null);
  const openRules = (at: string | null) => {
    section.value = at;
    rules.open();
  };
  const help = useSheet();
  const yourTurn = model.offer.value !== null;
  useTurnSigns(yourTurn, words.yourTurn);
  const explain = given.help;
  const buttons: readonly BarButton[] = [
    {
      picture: 'log',
      isNarrow: true,
      title: words.heading.log,
      onOpen: () => log.open(props.root.current?.querySelector('.stage')),
      ...(given.people?.unread === undefined ? {} : { news: given.people.unread }),
    },
    { picture: 'rules', title: words.rulesTitle, onOpen: () => openRules(null) },
    ...(explain === undefined
      ? []
      : [{ picture: 'help', title: t.value.coach.title, onOpen: () => help.open() } as const]),
    { picture: 'settings', title: t.value.settings, onOpen: () => settings.open() },
  ];
  return (
    <RulesHere.Provider value={openRules}>
      <div class="room">
        <main
          class={look.className === undefined ? 'table' : `table ${look.className}`}
          ref={props.root}
          data-phase={look.phase}
          data-rows={model.source.facts.value?.rows.length}
          onKeyDown={(event) => onTableKey(event, model, () => (commanding.value = true))}
        >
          <a class="skip" href="#decision">
            {t.value.skip}
          </a>
          <Bar title={bar.title} buttons={buttons}>
            {bar.more}
            <Stepper model={model} words={words} />
          </Bar>
          <div class="side-left">{sides.left}</div>
          {props.children}
          <div class="side-right">
            {isPhone ? null : sides.log}
            {isPhone ? null : given.people?.talk(model.view)}
          </div>
          <Alerts commanding={commanding} onCommand={props.onCommand} model={model}>
            {given.alerts}
          </Alerts>
          <div class="flyers" aria-hidden="true" />
          <Spoken news={props.news} turn={yourTurn ? words.yourTurn : ''} />
          <Sheet sheet={settings} title={t.value.settings}>
            {() => <SettingsForm />}
          </Sheet>
          <Sheet
            sheet={log}
            title={words.heading.log}
            head={model.source.seek === undefined ? <Stepper model={model} words={words} /> : <span />}
          >
            {() => (
              <>
                {sides.more}
                {sides.log}
                {given.people?.talk(model.view)}
              </>
            )}
          </Sheet>
          {explain === undefined ? null : (
            <Sheet sheet={help} title={t.value.coach.title}>
              {() =>
                explain({
                  view: model.view.value,
                  rows: rowsShown(model),
                  chosen: parts.chosen?.() ?? null,
                })
              }
            </Sheet>
          )}
          <Sheet sheet={rules} title={words.rulesTitle}>
            {() => props.rules(section.value)}
          </Sheet>
          <Cover parts={parts} />
        </main>
      </div>
    </RulesHere.Provider>
  );
};
