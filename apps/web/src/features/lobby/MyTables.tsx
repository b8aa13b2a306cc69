import { type MyTable, playerNames, type TableEntry } from '@santiago/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { formatLeft } from '@santiago/table/page/ui/Countdown.tsx';
import './lobby.css';
import '@santiago/table/page/ui/matchList.css';

/** So many tables stand on the front page; the others are one tap away. */
const URGENT = 3;
const OTHERS = 5;

const namesOf = (entry: TableEntry): string =>
  playerNames(entry.seats)
    .map((name) => name ?? t.value.lobby.open)
    .join(', ');

export const TableRow = ({ entry, children }: { entry: TableEntry; children?: ComponentChildren }) => {
  const missing = entry.seats.filter((seat) => seat.kind === 'open').length;
  const words = t.value.openTables;
  const state =
    entry.phase === 'gathering' ? words.gathering(missing) : (words.phases[entry.phase] ?? entry.phase);
  return (
    <li class={children ? 'match-row answer-row' : 'match-row'}>
      <a class="match-link" href={hrefOf({ page: 'table', id: entry.id })}>
        <span class="match-names">{namesOf(entry)}</span>
        <span class="match-note">
          {onShelf(entry.game).words().title} · {state}
        </span>
      </a>
      {children}
    </li>
  );
};

/** A table that waits for me, and for how long it will. */
export const YourTurn = ({ table }: { table: MyTable }) => (
  <a class="concern" href={hrefOf({ page: 'table', id: table.id })}>
    <strong>
      {t.value.openTables.yourTurn} · {t.value.lobby.title(table.host ?? '')}
    </strong>
    <span class="match-note">
      {onShelf(table.game).words().title} · {namesOf(table)}
      {table.due === null ? null : ` · ${formatLeft(Math.max(0, table.due - Date.now()))}`}
    </span>
  </a>
);

/** Does something about a table; then the list is read again. */
type Act = (what: 'decline' | 'block' | 'abandon', table: string) => void;

interface InvitationRowProps {
  readonly table: MyTable;
  readonly act: Act;
  /** What else can be done about it. */
  readonly children?: ComponentChildren;
}

/** A table where a seat is reserved for me. */
export const InvitationRow = ({ table, act, children }: InvitationRowProps) => {
  const words = t.value.openTables;
  const title = words.invitedBy(table.host ?? '');
  return (
    <li class="match-row answer-row">
      <a class="match-link" href={hrefOf({ page: 'table', id: table.id })}>
        <span class="match-names">{title}</span>
        <span class="match-note">
          {onShelf(table.game).words().title} · {namesOf(table)}
        </span>
      </a>
      <button
        type="button"
        class="button"
        aria-label={t.value.labelOf(words.decline, title)}
        onClick={() => act('decline', table.id)}
      >
        {words.decline}
      </button>
      {children}
    </li>
  );
};

/** This person's tables, as the server has them, null until it answers; and what can be done about them. */
export const useMyTables = (): readonly [tables: readonly MyTable[] | null, act: Act] => {
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const load = async () => {
    const reply = await api.call('myTables', {}).catch(() => null);
    if (reply !== null) setTables(reply.tables);
  };
  useEffect(() => void load(), []);
  // What is refused has changed meanwhile, as the list then shows.
  const act: Act = (what, table) =>
    void api
      .call(what, { table })
      .catch(() => undefined)
      .then(load);
  return [tables, act];
};

export const isRunning = ({ phase }: MyTable): boolean => phase === 'running' || phase === 'gathering';

/** On the front page: my tables on the server, those that wait for me first; nothing where there are none. */
export const MyTables = () => {
  const [tables, act] = useMyTables();
  const running = (tables ?? []).filter(isRunning);
  const mine = running.filter(({ myTurn }) => myTurn);
  const others = running.filter(({ myTurn }) => !myTurn);
  const hasMore = mine.length > URGENT || others.length > 0;
  return (
    <>
      {mine.slice(0, URGENT).map((table) => (
        <YourTurn key={table.id} table={table} />
      ))}
      {hasMore ? (
        <section class="card continue" aria-labelledby="h-mine">
          <h2 id="h-mine">{t.value.openTables.mine}</h2>
          <ul>
            {others
              .slice(0, OTHERS)
              .map((table) =>
                table.invited ? (
                  <InvitationRow key={table.id} table={table} act={act} />
                ) : (
                  <TableRow key={table.id} entry={table} />
                ),
              )}
          </ul>
          <a class="text-button" href={hrefOf({ page: 'turns' })}>
            {t.value.showAll(running.length)}
          </a>
        </section>
      ) : null}
    </>
  );
};
