import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { resultOfMatch } from '@santiago/table/page/coach/history/result.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { shelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import {
  type SavedResult,
  keepResult,
  listMatches,
  listResults,
  removeMatch,
  type SavedMatch,
} from '@santiago/table/page/sources/local/store.ts';
import { hasServer } from '@santiago/table/page/sources/online/server.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Segments } from '@santiago/table/page/ui/Segments.tsx';
import { Select } from '@santiago/table/page/ui/Select.tsx';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { type Entry, entriesOf } from './entries.ts';
import { EntryRow } from './EntryRow.tsx';
import { EVERYTHING, type Filter, opponentsIn, showsEntry, showsResult, STATES } from './filter.ts';
import { allResults, loadOnline, NOTHING, type Online } from './online.ts';
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

const opponentName = (key: string): string => {
  const words = historyWords.value;
  const name = key.slice(key.indexOf(' ') + 1);
  if (key === 'all') return words.all;
  return key.startsWith('bot ') ? words.bots(levelName(name)) : name || words.nobody;
};

interface FiltersProps {
  readonly filter: Filter;
  readonly results: readonly SavedResult[];
  readonly onChange: (filter: Filter) => void;
}

const Filters = ({ filter, results, onChange }: FiltersProps) => {
  const words = historyWords.value;
  const counts = [...new Set(results.map(({ players }) => String(players.length)))].toSorted();
  return (
    <div class="history-filters">
      <Segments
        legend={words.game}
        name="game"
        value={filter.game}
        values={['all', ...shelf().map(({ name }) => name)]}
        nameOf={(name) =>
          shelf()
            .find((each) => each.name === name)
            ?.words().title ?? words.all
        }
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Segments
        legend={words.state}
        name="state"
        value={filter.state}
        values={STATES}
        nameOf={(each) => words.states[each]}
        onChange={(state) => onChange({ ...filter, state })}
      />
      {results.length < 2 ? null : (
        <div class="history-selects">
          <label>
            {t.value.setUp.players}
            <Select
              value={filter.players}
              values={['all', ...counts]}
              nameOf={(each) => (each === 'all' ? words.all : each)}
              onChange={(players) => onChange({ ...filter, players })}
            />
          </label>
          <label>
            {words.ending}
            <Select
              value={filter.ending}
              values={['all', '0', '1', '2']}
              nameOf={(each) => words.endings[Number(each)] ?? words.all}
              onChange={(ending) => onChange({ ...filter, ending })}
            />
          </label>
          <label>
            {words.opponent}
            <Select
              value={filter.against}
              values={['all', ...opponentsIn(results)]}
              nameOf={opponentName}
              onChange={(against) => onChange({ ...filter, against })}
            />
          </label>
        </div>
      )}
    </div>
  );
};

/** All matches of this person, of both games, on this device and on the server, and what they say together. */
export const HistoryPage = () => {
  const [local, setLocal] = useState<Local | null>(null);
  const [online, setOnline] = useState<Online>(NOTHING);
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const isOnline = hasServer.value;
  useEffect(() => {
    void loadLocal().then(setLocal);
  }, []);
  useEffect(() => {
    let left = false;
    // Without the server the page shows what is on this device.
    if (isOnline) loadOnline((found) => !left && setOnline(found)).catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isOnline]);
  if (local === null) return <main class="page" />;
  const remove = (id: string) => {
    void removeMatch(id);
    const without = <T extends { readonly id: string }>(list: readonly T[]) =>
      list.filter((each) => each.id !== id);
    setLocal({ matches: without(local.matches), results: without(local.results) });
  };
  const results = allResults(local.results, online.finished);
  const entries = entriesOf({ ...online, matches: local.matches, results });
  return (
    <main class="page">
      <PageHead title={t.value.history} />
      {isOnline ? (
        <a class="text-button" href={hrefOf({ page: 'people' })}>
          {historyWords.value.company}
        </a>
      ) : null}
      {entries.length === 0 ? (
        <Empty />
      ) : (
        <>
          <Filters filter={filter} results={results} onChange={setFilter} />
          {statisticsOf(results.filter((each) => showsResult(filter, each))).map((each) => (
            <StatisticsCard
              key={`${each.game} ${each.players}`}
              statistics={each}
              standings={online.standings}
            />
          ))}
          <List entries={entries.filter((each) => showsEntry(filter, each))} onRemove={remove} />
        </>
      )}
    </main>
  );
};
