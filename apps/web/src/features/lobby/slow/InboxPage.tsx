import type { MyTable } from '@santiago/protocol';
import { t } from '@santiago/table/page/i18n/index.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { InvitationRow, isRunning, TableRow, useMyTables, YourTurn } from '../MyTables.tsx';
import { TwiceButton } from '../TwiceButton.tsx';
import { NotificationTime } from './NotificationTime.tsx';
import { advanceWords } from './words.ts';
import '@santiago/table/page/ui/matchList.css';

interface ListProps {
  readonly tables: readonly MyTable[];
  readonly act: ReturnType<typeof useMyTables>[1];
}

/** Tables where a seat is reserved for this person. */
const Invitations = ({ tables, act }: ListProps) => {
  const words = t.value.openTables;
  return (
    <section class="card" aria-labelledby="h-invitations">
      <h2 id="h-invitations">{words.invitations}</h2>
      <ul>
        {tables.map((table) => (
          <InvitationRow key={table.id} table={table} act={act}>
            {table.host === null ? null : (
              <TwiceButton
                first={words.block(table.host)}
                then={words.blockSure(table.host)}
                onClick={() => act('block', table.id)}
              />
            )}
          </InvitationRow>
        ))}
      </ul>
    </section>
  );
};

const Others = ({ tables, act }: ListProps) => {
  const words = t.value.openTables;
  return (
    <section class="card" aria-labelledby="h-others">
      <h2 id="h-others">{advanceWords.value.inbox.waiting}</h2>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} entry={table}>
            {table.hosted && table.phase === 'gathering' ? (
              <TwiceButton
                first={words.close}
                then={words.closeSure}
                onClick={() => act('abandon', table.id)}
              />
            ) : null}
          </TableRow>
        ))}
      </ul>
    </section>
  );
};

/** All tables of this person: those that wait for them, the most urgent first, then invitations and the others. */
export const InboxPage = () => {
  const [tables, act] = useMyTables();
  const running = tables?.filter(isRunning) ?? [];
  const mine = running.filter(({ myTurn }) => myTurn);
  const invitations = running.filter(({ invited }) => invited);
  const others = running.filter(({ myTurn, invited }) => !myTurn && !invited);
  return (
    <main class="page">
      <PageHead title={t.value.openTables.mine} />
      {mine.map((table) => (
        <YourTurn key={table.id} table={table} />
      ))}
      {tables !== null && mine.length === 0 ? (
        <p class="match-note">{advanceWords.value.inbox.none}</p>
      ) : null}
      {invitations.length === 0 ? null : <Invitations tables={invitations} act={act} />}
      {others.length === 0 ? null : <Others tables={others} act={act} />}
      <NotificationTime />
    </main>
  );
};
