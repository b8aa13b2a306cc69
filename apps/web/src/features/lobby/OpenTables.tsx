import type { TableEntry } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@santiago/table/page/i18n/index.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { TableRow } from './MyTables.tsx';
import './lobby.css';
import '@santiago/table/page/ui/matchList.css';

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
        <TableRow key={entry.id} entry={entry} />
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
