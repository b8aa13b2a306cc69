import type { MyTable, TableEntry } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { api } from '../../sources/online/api.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { hrefOf } from '../../browser/route.ts';
import './lobby.css';
import '../../ui/matchList.css';

const namesOf = (entry: TableEntry): string =>
  entry.seats
    .map((seat) => seat.name ?? (seat.kind === 'bot' ? t.value.setUp.kinds.bot : t.value.lobby.open))
    .join(', ');

const EntryRow = ({ entry, yourTurn = false }: { entry: TableEntry; yourTurn?: boolean }) => {
  const missing = entry.seats.filter((seat) => seat.kind === 'open').length;
  const words = t.value.openTables;
  const state =
    entry.phase === 'gathering' ? words.gathering(missing) : (words.phases[entry.phase] ?? entry.phase);
  return (
    <li class="match-row">
      <a class="match-link" href={hrefOf({ page: 'table', id: entry.id })}>
        <span class="match-names">{namesOf(entry)}</span>
        <span class="match-note">
          {yourTurn ? <strong class="your-turn">{words.yourTurn} · </strong> : null}
          {onShelf(entry.game).words().title} · {state}
        </span>
      </a>
    </li>
  );
};

/** My tables on the server, those waiting for me first; nothing where there are none. */
export const MyTables = () => {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    void api.call('me', {}).then(
      async ({ name }) => {
        if (name !== null) setTables((await api.call('myTables', {})).tables);
      },
      () => undefined,
    );
  }, []);
  const running = tables.filter((table) => table.phase === 'running' || table.phase === 'gathering');
  if (running.length === 0) return null;
  return (
    <section class="card continue" aria-labelledby="h-mine">
      <h2 id="h-mine">{t.value.openTables.mine}</h2>
      <ul>
        {running.slice(0, 5).map((table) => (
          <EntryRow key={table.id} entry={table} yourTurn={table.myTurn} />
        ))}
      </ul>
    </section>
  );
};

/** Public tables: to join, or to watch. */
export const OpenTables = () => {
  const [tables, setTables] = useState<readonly TableEntry[] | null>(null);
  const [fault, setFault] = useState(false);
  const words = t.value.openTables;
  useEffect(() => {
    const load = () =>
      void api.call('tables', {}).then(
        (reply) => setTables(reply.tables),
        () => setFault(true),
      );
    load();
    const timer = setInterval(load, 10_000);
    return () => clearInterval(timer);
  }, []);
  const waiting = tables?.filter((table) => table.phase === 'gathering') ?? [];
  const running = tables?.filter((table) => table.phase !== 'gathering') ?? [];
  return (
    <main class="page">
      <PageHead title={words.title} />
      {fault ? <p role="alert">{t.value.trouble.lost}</p> : null}
      <section class="card" aria-labelledby="h-join">
        <h2 id="h-join">{words.join}</h2>
        {tables !== null && waiting.length === 0 ? <p class="match-note">{words.none}</p> : null}
        <ul>
          {waiting.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <section class="card" aria-labelledby="h-watch">
        <h2 id="h-watch">{words.watch}</h2>
        {tables !== null && running.length === 0 ? <p class="match-note">{words.noneRunning}</p> : null}
        <ul>
          {running.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <a class="button primary" href={hrefOf({ page: 'friends' })}>
        {t.value.friends}
      </a>
    </main>
  );
};
