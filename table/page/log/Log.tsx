import type { GameTypes, Seat } from '@santiago/kernel';
import { Component } from 'preact';
import { useCallback, useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { SeatMark } from '../model/face.tsx';
import type { TableModel } from '../model/model.ts';
import type { AsideLine, TableFacts, TableRow } from '../sources/contract.ts';
import './log.css';

/** What the history says about a row. */
interface LogEntry {
  readonly who: Seat | '*';
  readonly lines: readonly string[];
  /** The heading it stands under. */
  readonly chapter: string;
}

/** Tells rows in one language, with the names of one table; made again when these change. */
export interface Teller<T extends GameTypes> {
  tell(happened: ReturnType<TableModel<T>['happenedAt']>): LogEntry;
}

/** Rows never change, so the entry of a row is made once for each teller. */
const told = new WeakMap<TableRow, { readonly teller: object; readonly entry: LogEntry }>();

const entryOf = <T extends GameTypes>(model: TableModel<T>, index: number, teller: Teller<T>): LogEntry => {
  const happened = model.happenedAt(index);
  const known = told.get(happened.row);
  if (known?.teller === teller) return known.entry;
  const entry = teller.tell(happened);
  told.set(happened.row, { teller, entry });
  return entry;
};

/** The sentences for a row. */
export const linesAt = <T extends GameTypes>(
  model: TableModel<T>,
  index: number,
  teller: Teller<T>,
): readonly string[] => entryOf(model, index, teller).lines;

/** The sentences for the last shown row. */
export const lastLines = <T extends GameTypes>(
  model: TableModel<T>,
  shown: number,
  teller: Teller<T>,
): readonly string[] => (shown === 0 ? [] : linesAt(model, shown - 1, teller));

interface LineProps {
  readonly entry: LogEntry;
  readonly index: number;
  readonly now: boolean;
  readonly title: string;
  readonly SeatMark: SeatMark;
  readonly onLook: (rows: number) => void;
  readonly onPoint: (index: number | null) => void;
}

/** One row; redrawn only when it changes, since a match has hundreds. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ entry, now }: LineProps): boolean {
    return entry !== this.props.entry || now !== this.props.now;
  }

  override render() {
    const { entry, index, now, title, SeatMark, onLook, onPoint } = this.props;
    return (
      <button
        type="button"
        class={now ? 'log-line log-now' : 'log-line'}
        title={title}
        tabIndex={-1}
        onClick={() => onLook(index + 1)}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(null)}
      >
        {entry.who === '*' ? <span class="log-dot" /> : <SeatMark seat={entry.who} size={15} />}
        <span>
          {entry.lines.map((line) => (
            <span key={line} class="log-sentence">
              {line}
            </span>
          ))}
        </span>
      </button>
    );
  }
}

interface AsidesProps {
  readonly lines: readonly AsideLine[];
  readonly SeatMark: SeatMark;
}

/** What happened besides the rows: who came and went, what was taken back. */
const Asides = ({ lines, SeatMark }: AsidesProps) => (
  <>
    {lines.map((line, index) => (
      <p key={index} class="log-aside">
        <SeatMark seat={line.seat} size={15} />
        <span>{line.text}</span>
      </p>
    ))}
  </>
);

const NO_ASIDES: readonly AsideLine[] = [];

interface LogProps<T extends GameTypes> {
  readonly model: TableModel<T>;
  readonly table: TableFacts;
  readonly teller: Teller<T>;
  readonly SeatMark: SeatMark;
  readonly words: {
    readonly heading: { readonly log: string };
    readonly log: { readonly empty: string; readonly showStep: string };
  };
}

/**
 * What happened, chapter by chapter. Pointing at a line shows its action on the board; choosing it shows its step.
 */
export const Log = <T extends GameTypes>({ model, table, teller, SeatMark, words }: LogProps<T>) => {
  const shown = Math.min(model.told.value, table.rows.length);
  const looking = model.lookingAt.value;
  // With another version the earlier rows are other rows.
  const { version } = table;
  const rows = useMemo(() => ({ model, version }), [model, version]);
  const entries = useMemo(
    () => Array.from({ length: shown }, (_, index) => entryOf(rows.model, index, teller)),
    [rows, shown, teller],
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looking === null && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [shown, looking, table.asides?.length]);
  const look = useCallback((at: number) => model.lookAt(at), [model]);
  const point = useCallback(
    (index: number | null) => {
      model.pointedAt.value = index;
    },
    [model],
  );
  // One tab stop; the arrow keys move from line to line.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const lines = [...list.current!.querySelectorAll<HTMLElement>('.log-line')];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? lines.length - 1 : at + (event.key === 'ArrowUp' ? -1 : 1);
    lines[Math.min(lines.length - 1, Math.max(0, next))]?.focus();
    event.preventDefault();
  };
  const { asides = NO_ASIDES } = table;
  const asidesAfter = (rows: number): readonly AsideLine[] => asides.filter(({ after }) => after === rows);
  // It may be beside the board and in a sheet at the same time.
  const heading = useId();
  let chapter = '';
  return (
    <section class="log" aria-labelledby={heading}>
      <h2 id={heading}>{words.heading.log}</h2>
      <div
        class="log-list"
        ref={list}
        role="log"
        aria-live="off"
        tabIndex={0}
        aria-labelledby={heading}
        onKeyDown={onKeyDown}
      >
        {entries.length === 0 ? <p>{words.log.empty}</p> : null}
        {entries.map((entry, index) => {
          const beside = asidesAfter(index + 1);
          if (entry.lines.length === 0) return <Asides key={index} lines={beside} SeatMark={SeatMark} />;
          const isNew = entry.chapter !== chapter;
          ({ chapter } = entry);
          return (
            <div key={index}>
              {isNew ? <h3>{chapter}</h3> : null}
              <Line
                entry={entry}
                index={index}
                now={looking === index + 1}
                title={words.log.showStep}
                SeatMark={SeatMark}
                onLook={look}
                onPoint={point}
              />
              <Asides lines={beside} SeatMark={SeatMark} />
            </div>
          );
        })}
      </div>
    </section>
  );
};
