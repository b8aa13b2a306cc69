import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Refusal, Seat } from '@santiago/kernel';
import type { PreparedChoice, TableInfo } from '@santiago/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { onShelf } from '@santiago/table/page/games.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { attempt } from '@santiago/table/page/sources/online/table.ts';
import type { FaceAdvance } from '@santiago/table/page/panel/advance.ts';
import { Choosing, phraseText } from '../Phrases.tsx';
import { NextTable } from './NextTable.tsx';
import { advanceWords } from './words.ts';
import './advance.css';
import '@santiago/table/page/ui/matchList.css';

/** After an action at the table the server notes what became of the choices: soon, or later where it is busy. */
const NOTED = [1500, 6000, 24_000];

interface SeatProps {
  readonly info: TableInfo;
  readonly seat: Seat;
}

interface Prepared {
  readonly choices: readonly PreparedChoice[];
  readonly fault: string | null;
  readonly prepare: (choice: Choice) => void;
  readonly withdraw: (name: string) => void;
}

/** The choices of a seat of ours, as the server has them. */
const usePrepared = ({ info, seat }: SeatProps): Prepared => {
  const [choices, setChoices] = useState<readonly PreparedChoice[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const at = { table: info.id, seat };
  const calls = useRef(0);
  /** A late answer must not bring back what was cleared since. */
  const show = async (call: () => Promise<{ choices: PreparedChoice[] }>) => {
    const number = ++calls.current;
    const answer = await call();
    if (number === calls.current) setChoices(answer.choices);
  };
  const change = async (call: () => Promise<{ choices: PreparedChoice[] }>) => {
    const refusal: Refusal | null = await attempt(() => show(call));
    setFault(refusal === null ? null : refusalText(refusal));
  };
  useEffect(() => {
    const ask = () => void attempt(() => show(() => api.call('prepared', { table: info.id, seat })));
    ask();
    const timers = NOTED.map((ms) => setTimeout(ask, ms));
    return () => timers.forEach(clearTimeout);
  }, [info.id, seat, info.rows]);
  return {
    choices,
    fault,
    prepare: ({ name, gaps }) =>
      void change(() => api.call('prepare', { ...at, choice: { name, gaps: { ...gaps } } })),
    withdraw: (name) => void change(() => api.call('withdraw', { ...at, name })),
  };
};

interface RowProps {
  readonly info: TableInfo;
  readonly face: FaceAdvance;
  readonly choice: PreparedChoice;
  readonly onWithdraw: () => void;
}

const PreparedRow = ({ info, face, choice, onWithdraw }: RowProps) => {
  const { states, withdraw, clear } = advanceWords.value;
  return (
    <li class={`advance-row advance-${choice.state}`}>
      <span>
        <b>{states[choice.state]}</b> {phraseText(info, face, choice)}
      </span>
      <button type="button" class="button" onClick={onWithdraw}>
        {choice.state === 'waiting' ? withdraw : clear}
      </button>
    </li>
  );
};

interface InAdvanceProps extends SeatProps {
  readonly view: ReadonlySignal<unknown>;
}

/** While others act at a table with days for each turn: what we choose in advance, and the next table that waits. */
export const InAdvance = ({ info, seat, view }: InAdvanceProps) => {
  const { advance } = onShelf(info.game);
  const [face, setFace] = useState(() => advance.now());
  const [isOpen, setOpen] = useState(false);
  const { choices, fault, prepare, withdraw } = usePrepared({ info, seat });
  useEffect(() => void advance().then((loaded) => setFace(loaded)), [advance]);
  const fold = useRef<HTMLDetailsElement>(null);
  // In a low panel the choices would open out of sight.
  useEffect(() => {
    if (isOpen) fold.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const words = advanceWords.value;
  return (
    <>
      <NextTable info={info} />
      {face === null || choices.length === 0 ? null : (
        <ul class="advance-list" role="status">
          {choices.map((choice) => (
            <PreparedRow
              key={choice.name}
              info={info}
              face={face}
              choice={choice}
              onWithdraw={() => withdraw(choice.name)}
            />
          ))}
        </ul>
      )}
      <details class="fold advance" ref={fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.title}</summary>
        {isOpen && face !== null && view.value !== null ? (
          <>
            <p class="match-note">{words.hint}</p>
            <Choosing
              speaker={{ info, own: seat, isOpen: face.openIn(view.value) }}
              talk={face}
              sentences={face.sentences}
              view={view.value}
              submit={words.title}
              onSpeak={prepare}
              onDone={() => undefined}
            />
          </>
        ) : null}
      </details>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </>
  );
};
