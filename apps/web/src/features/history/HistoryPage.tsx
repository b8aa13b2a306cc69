import type { MyTable } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { resultOfMatch, resultOfTable } from '../../coach/history/result.ts';
import { gameNamed } from '../../games/index.ts';
import { SHELF } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import {
  type SavedResult,
  keepResult,
  listMatches,
  listResults,
  removeMatch,
  type SavedMatch,
} from '../../sources/local/store.ts';
import { api } from '../../sources/online/api.ts';
import { hasServer } from '../../sources/online/server.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { EntryRow } from './EntryRow.tsx';
import { StatisticsCard } from './StatisticsCard.tsx';
import { statisticsOf } from './statistics.ts';
import { historyWords } from './words.ts';
import './history.css';

interface Local {
  readonly matches: readonly SavedMatch[];
  readonly results: readonly SavedResult[];
}

/** Results that were not kept yet are made from the matches. */
const loadLocal = async (): Promise<Local> => {
  const [matches, results] = await Promise.all([listMatches(), listResults()]);
  const known = new Set(results.map(({ id }) => id));
  const missing = matches
    .filter(({ id, progress }) => progress.over && !known.has(id))
    .flatMap((match) => resultOfMatch(gameNamed(match.game).game, match) ?? []);
  await Promise.all(missing.map(keepResult));
  return { matches, results: [...results, ...missing] };
};

/** At most so many tables are asked for their result in one visit. */
const MOST_REQUESTS = 20;

const resultAt = async ({ id, mine, changed }: MyTable): Promise<readonly SavedResult[]> => {
  const { info } = await api.call('table', { table: id });
  const result = resultOfTable(info, mine[0]!, changed);
  if (result !== null) await keepResult(result);
  return result === null ? [] : [result];
};

interface Online {
  readonly tables: readonly MyTable[];
  readonly results: readonly SavedResult[];
}

const NOTHING: Online = { tables: [], results: [] };

const loadOnline = async ({ results }: Local): Promise<Online> => {
  if ((await api.call('me', {})).name === null) return NOTHING;
  const { tables } = await api.call('myTables', {});
  const seated = tables.filter(({ mine }) => mine.length > 0);
  const known = new Set(results.map(({ id }) => id));
  const missing = seated
    .filter(({ id, phase }) => phase === 'over' && !known.has(id))
    .slice(0, MOST_REQUESTS);
  return { tables: seated, results: (await Promise.all(missing.map(resultAt))).flat() };
};

const STATES = ['all', 'running', 'over'] as const;
const SHOWN = 20;

const List = ({ entries, onRemove }: { entries: readonly Entry[]; onRemove: (id: string) => void }) => {
  const [all, setAll] = useState(false);
  const words = historyWords.value;
  return (
    <section class="card" aria-labelledby="h-matches">
      <h2 id="h-matches">{words.matches(entries.length)}</h2>
      <ul>
        {entries.slice(0, all ? undefined : SHOWN).map((entry) => (
          <EntryRow key={entry.id} entry={entry} onRemove={() => onRemove(entry.id)} />
        ))}
      </ul>
      {!all && entries.length > SHOWN ? (
        <button type="button" class="text-button" onClick={() => setAll(true)}>
          {t.value.showAll(entries.length)}
        </button>
      ) : null}
    </section>
  );
};

const Empty = () => (
  <section class="card history-empty">
    <p>{historyWords.value.none}</p>
    <a class="button primary" href={hrefOf({ page: 'new' })}>
      {t.value.chooseGame}
    </a>
  </section>
);

/** All matches of this person, of both games, on this device and on the server, and what they say together. */
export const HistoryPage = () => {
  const words = historyWords.value;
  const [local, setLocal] = useState<Local | null>(null);
  const [online, setOnline] = useState<Online>(NOTHING);
  const [game, setGame] = useState('all');
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const isOnline = hasServer.value;
  useEffect(() => {
    void loadLocal().then(setLocal);
  }, []);
  useEffect(() => {
    // Without the server the page shows what is on this device.
    if (isOnline && local !== null && online === NOTHING) loadOnline(local).then(setOnline, () => undefined);
  }, [isOnline, local, online]);
  if (local === null) return <main class="page" />;
  const remove = (id: string) => {
    void removeMatch(id);
    const without = <T extends { readonly id: string }>(list: readonly T[]) =>
      list.filter((each) => each.id !== id);
    setLocal({ matches: without(local.matches), results: without(local.results) });
  };
  const results = [...local.results, ...online.results];
  const isOfGame = (each: { readonly game: string }) => game === 'all' || each.game === game;
  const entries = entriesOf({ matches: local.matches, tables: online.tables, results });
  const shown = entries.filter((each) => isOfGame(each) && (state === 'all' || each.state === state));
  return (
    <main class="page">
      <PageHead title={t.value.history} />
      {entries.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div class="history-filters">
            <Segments
              legend={words.game}
              name="game"
              value={game}
              values={['all', ...SHELF.map(({ name }) => name)]}
              nameOf={(name) => SHELF.find((each) => each.name === name)?.words().title ?? words.all}
              onChange={setGame}
            />
            <Segments
              legend={words.state}
              name="state"
              value={state}
              values={STATES}
              nameOf={(each) => words.states[each]}
              onChange={setState}
            />
          </div>
          {statisticsOf(results.filter(isOfGame)).map((each) => (
            <StatisticsCard key={`${each.game} ${each.players}`} statistics={each} />
          ))}
          <List entries={shown} onRemove={remove} />
        </>
      )}
    </main>
  );
};
