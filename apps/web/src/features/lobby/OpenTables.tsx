import { type MyTable, playerNames, type TableEntry } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { api } from '../../sources/online/api.ts';
import { onlineWords } from '../../sources/online/words.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { hrefOf } from '../../browser/route.ts';
import './lobby.css';
import '../../ui/matchList.css';

const namesOf = (entry: TableEntry): string =>
  playerNames(entry.seats)
    .map((name) => name ?? t.value.lobby.open)
    .join(', ');

const EntryRow = ({ entry }: { entry: TableEntry }) => {
  const missing = entry.seats.filter((seat) => seat.kind === 'open').length;
  const words = t.value.openTables;
  const state =
    entry.phase === 'gathering' ? words.gathering(missing) : (words.phases[entry.phase] ?? entry.phase);
  return (
    <li class="match-row">
      <a class="match-link" href={hrefOf({ page: 'table', id: entry.id })}>
        <span class="match-names">{namesOf(entry)}</span>
        <span class="match-note">
          {onShelf(entry.game).words().title} · {state}
        </span>
      </a>
    </li>
  );
};

/** A table that waits for me: nothing on the front page is more urgent. */
const YourTurn = ({ table }: { table: MyTable }) => (
  <a class="concern" href={hrefOf({ page: 'table', id: table.id })}>
    <strong>
      {t.value.openTables.yourTurn} · {t.value.lobby.title(table.host ?? '')}
    </strong>
    <span class="match-note">
      {onShelf(table.game).words().title} · {namesOf(table)}
    </span>
  </a>
);

/** My tables on the server, those that wait for me first; nothing where there are none. */
export const MyTables = () => {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    void api.call('myTables', {}).then(
      (reply) => setTables(reply.tables),
      () => undefined,
    );
  }, []);
  const running = tables.filter((table) => table.phase === 'running' || table.phase === 'gathering');
  const others = running.filter(({ myTurn }) => !myTurn);
  return (
    <>
      {running
        .filter(({ myTurn }) => myTurn)
        .map((table) => (
          <YourTurn key={table.id} table={table} />
        ))}
      {others.length === 0 ? null : (
        <section class="card continue" aria-labelledby="h-mine">
          <h2 id="h-mine">{t.value.openTables.mine}</h2>
          <ul>
            {others.slice(0, 5).map((table) => (
              <EntryRow key={table.id} entry={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly entries: readonly TableEntry[];
}

const TableList = ({ id, title, none, entries }: ListProps) => (
  <section class="card" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {entries.length === 0 ? <p class="match-note">{none}</p> : null}
    <ul>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ul>
  </section>
);

/** Public tables, to join or to watch. Without a server there is nothing to list, and the page says so. */
export const OpenTables = () => {
  const [tables, setTables] = useState<readonly TableEntry[] | null>(null);
  const [fault, setFault] = useState(false);
  const words = t.value.openTables;
  useEffect(() => {
    const load = () =>
      void api.call('tables', {}).then(
        (reply) => {
          setTables(reply.tables);
          setFault(false);
        },
        () => setFault(true),
      );
    load();
    const timer = setInterval(load, 10_000);
    return () => clearInterval(timer);
  }, []);
  const isWaiting = (table: TableEntry) => table.phase === 'gathering';
  return (
    <main class="page">
      <PageHead title={words.title} />
      {fault ? (
        <p class="card" role="alert">
          {onlineWords.value.offline}
        </p>
      ) : null}
      {tables === null || fault ? null : (
        <>
          <TableList id="h-join" title={words.join} none={words.none} entries={tables.filter(isWaiting)} />
          <TableList
            id="h-watch"
            title={words.watch}
            none={words.noneRunning}
            entries={tables.filter((table) => !isWaiting(table))}
          />
        </>
      )}
      {fault ? (
        <a class="button primary" href={hrefOf({ page: 'new' })}>
          {t.value.chooseGame}
        </a>
      ) : (
        <a class="button primary" href={hrefOf({ page: 'friends' })}>
          {t.value.friends}
        </a>
      )}
    </main>
  );
};
