import type { MyTable } from '@santiago/protocol';
import { t } from '../../../i18n/index.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { isRunning, TableRow, useMyTables, YourTurn } from '../MyTables.tsx';
import { NotificationTime } from './NotificationTime.tsx';
import { advanceWords } from './words.ts';
import '../../../ui/matchList.css';

const Others = ({ tables }: { tables: readonly MyTable[] }) => (
  <section class="card" aria-labelledby="h-others">
    <h2 id="h-others">{advanceWords.value.inbox.waiting}</h2>
    <ul>
      {tables.map((table) => (
        <TableRow key={table.id} entry={table} />
      ))}
    </ul>
  </section>
);

/** All tables of this person: those that wait for them, the most urgent first, then the others. */
export const InboxPage = () => {
  const tables = useMyTables()?.filter(isRunning) ?? null;
  const mine = tables?.filter(({ myTurn }) => myTurn) ?? [];
  const others = tables?.filter(({ myTurn }) => !myTurn) ?? [];
  return (
    <main class="page">
      <PageHead title={t.value.openTables.mine} />
      {mine.map((table) => (
        <YourTurn key={table.id} table={table} />
      ))}
      {tables !== null && mine.length === 0 ? (
        <p class="match-note">{advanceWords.value.inbox.none}</p>
      ) : null}
      {others.length === 0 ? null : <Others tables={others} />}
      <NotificationTime />
    </main>
  );
};
