import { Component } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { TableFacts, TableRow } from '../../table/source.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import type { CanalsModel } from './model.ts';
import { readTold, sentencesOf, type Telling } from './sentences.ts';
import { Marker } from './art.tsx';

interface Entry {
  readonly index: number;
  readonly round: number;
  readonly lines: readonly string[];
  readonly who: ReturnType<typeof readTold>['who'];
}

/** Rows never change, so what is said of one is made once a language. */
const told = new WeakMap<TableRow, { readonly telling: Telling; readonly entry: Entry }>();

const entryOf = (model: CanalsModel, index: number, telling: Telling): Entry => {
  const { row, before, after } = model.moment(index);
  const known = told.get(row);
  if (known?.telling === telling) return known.entry;
  const { who, action } = readTold(row.told);
  const round = action?.kind === 'reveal' ? after.round : before.round;
  const entry = { index, round, lines: sentencesOf(row, before, after, telling), who };
  told.set(row, { telling, entry });
  return entry;
};

/** The sentences of the row shown last. */
export const lastLines = (model: CanalsModel, shown: number, telling: Telling): readonly string[] => {
  if (shown === 0) return [];
  return entryOf(model, shown - 1, telling).lines;
};

interface LineProps {
  readonly entry: Entry;
  readonly now: boolean;
  readonly words: CanalsDictionary;
  readonly onLook: (rows: number) => void;
}

/** One row; drawn anew only when it changes, since a match has hundreds. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ entry, now }: LineProps): boolean {
    return entry !== this.props.entry || now !== this.props.now;
  }

  override render() {
    const { entry, now, words, onLook } = this.props;
    return (
      <button
        type="button"
        class={now ? 'log-line log-now' : 'log-line'}
        title={words.log.showMoment}
        onClick={() => onLook(entry.index + 1)}
      >
        {entry.who === '*' ? <span class="log-dot" /> : <Marker seat={entry.who} size={15} />}
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

/** What happened, round by round; every line shows its moment on the board. */
export const Log = ({
  model,
  table,
  telling,
}: {
  model: CanalsModel;
  table: TableFacts;
  telling: Telling;
}) => {
  const shown = Math.min(model.shown.value, table.rows.length);
  const looking = model.lookingAt.value;
  const { words } = telling;
  const entries = useMemo(
    () => Array.from({ length: shown }, (_, index) => entryOf(model, index, telling)),
    [model, shown, table.version, telling],
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looking === null && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [shown, looking]);
  const latest = useRef(shown);
  latest.current = shown;
  const look = useCallback(
    (at: number) => {
      model.lookingAt.value = at === latest.current ? null : at;
    },
    [model],
  );
  let round = -1;
  return (
    <section class="log" aria-labelledby="h-log">
      <h2 id="h-log">{words.heading.log}</h2>
      <div class="log-list" ref={list} role="log" aria-live="off" tabIndex={0} aria-labelledby="h-log">
        {entries.length === 0 ? <p>{words.log.empty}</p> : null}
        {entries.map((entry) => {
          const heading = entry.round !== round;
          round = entry.round;
          return (
            <div key={entry.index}>
              {heading ? <h3>{entry.round === 0 ? words.log.setUp : words.log.round(entry.round)}</h3> : null}
              <Line entry={entry} now={looking === entry.index + 1} words={words} onLook={look} />
            </div>
          );
        })}
      </div>
    </section>
  );
};
