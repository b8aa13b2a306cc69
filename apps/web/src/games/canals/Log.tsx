import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TableFacts } from '../../table/source.ts';
import type { CanalsModel } from './model.ts';
import { readTold, sentencesOf, type Telling } from './sentences.ts';
import { Marker } from './art.tsx';

interface Entry {
  readonly index: number;
  readonly round: number;
  readonly lines: readonly string[];
  readonly who: ReturnType<typeof readTold>['who'];
}

const makeEntries = (model: CanalsModel, shown: number, telling: Telling): Entry[] =>
  Array.from({ length: shown }, (_, index) => {
    const { row, before, after } = model.moment(index);
    const { who } = readTold(row.told);
    const round = readTold(row.told).action?.kind === 'reveal' ? after.round : before.round;
    return { index, round, lines: sentencesOf(row, before, after, telling), who };
  });

/** The sentences of the row shown last. */
export const lastLines = (model: CanalsModel, shown: number, telling: Telling): readonly string[] => {
  if (shown === 0) return [];
  const { row, before, after } = model.moment(shown - 1);
  return sentencesOf(row, before, after, telling);
};

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
  const entries = useMemo(() => makeEntries(model, shown, telling), [model, shown, table.version, words]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looking === null && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [shown, looking]);
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
              <button
                type="button"
                class={looking === entry.index + 1 ? 'log-line log-now' : 'log-line'}
                title={words.log.showMoment}
                onClick={() => {
                  model.lookingAt.value = entry.index + 1 === shown ? null : entry.index + 1;
                }}
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
            </div>
          );
        })}
      </div>
    </section>
  );
};
