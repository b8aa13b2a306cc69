import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import { onShelf } from '@santiago/table/page/games.ts';
import { Chat } from './Chat.tsx';
import { Invitation } from './Invitation.tsx';
import { Lobby } from './Lobby.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { People } from './People.tsx';
import { Rematch, useNext } from './Rematch.tsx';
import { nameAt } from './seats.ts';
import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import '@santiago/table/page/frame/alerts.css';

const IN_ADVANCE = loadOnce(async () => (await import('./slow/InAdvance.tsx')).InAdvance);
const AFTERWARDS = async () => (await import('@santiago/table/page/coach/Afterwards.tsx')).Afterwards;

interface TableParts {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** A request to take an action back, shown to the players who have acted since. */
const UndoRequest = ({ table, info }: TableParts) => {
  const seat = table.seats.value[0];
  if (info.undo === null || seat === undefined || !info.undo.waiting.includes(seat)) return null;
  return (
    <div class="alert" role="alert">
      <span>{onlineWords.value.undo.isAsked(nameAt(info, info.undo.seat))}</span>
      <button type="button" class="button" onClick={() => void table.answerUndo(false)}>
        {t.value.online.decline}
      </button>
      <button type="button" class="button primary" onClick={() => void table.answerUndo(true)}>
        {t.value.online.agree}
      </button>
    </div>
  );
};

const StandIn = ({ table, info }: TableParts) => {
  const seat = table.seats.value[0];
  const mine = info.seats.find((each) => each.seat === seat);
  if (mine?.standIn !== true || info.phase !== 'running') return null;
  return (
    <div class="alert" role="status">
      <span>{t.value.online.standIn}</span>
      <button type="button" class="button primary" onClick={() => void table.takeBack()}>
        {t.value.online.playAgain}
      </button>
    </div>
  );
};

/** A bot plays the seat that is reserved for somebody who came too late. */
const KeptSeat = ({ table, info }: TableParts) => {
  if (table.kept.value === null || info.phase !== 'running') return null;
  const words = onlineWords.value.invitation;
  return (
    <div class="alert" role="status">
      <span>{words.kept}</span>
      <button type="button" class="button primary" onClick={() => void table.sit()}>
        {words.takeSeat}
      </button>
    </div>
  );
};

const isSlow = ({ clock, phase }: TableInfo): boolean => clock.kind === 'days' && phase === 'running';

const keepResult = async (table: OnlineTable, info: TableInfo): Promise<void> => {
  const [seat] = table.seats.peek();
  const { keepTableResult } = await import('@santiago/table/page/coach/history/keep.ts');
  if (seat !== undefined) await keepTableResult(info, seat, () => table.file());
};

const Match = ({ table, info }: TableParts) => {
  const next = useNext(info.next);
  const [fault, setFault] = useState<string | null>(null);
  const [taps, setTaps] = useState(0);
  // The rematch may have been opened before we sat down there.
  useEffect(() => {
    if (taps > 0) void next?.arrive();
  }, [next, taps]);
  const again = async () => {
    const refusal = await table.rematch();
    setFault(refusal === null ? null : refusalText(refusal));
    setTaps((before) => before + 1);
  };
  const unread = table.unread.value;
  const [seat] = table.seats.value;
  const sits = seat !== undefined;
  return (
    <PlayedTable
      game={info.game}
      source={table}
      onAgain={() => void again()}
      afterwards={(rank) => (
        <Lazy load={AFTERWARDS} source={table} rank={rank} keep={() => keepResult(table, info)} />
      )}
      people={{
        ...(unread === 0 ? {} : { unread: { count: unread, text: onlineWords.value.unread(unread) } }),
        meanwhile: (own, view) => (
          <>
            <Meanwhile table={table} info={info} own={own} />
            {isSlow(info) && seat !== undefined ? (
              <Lazy load={IN_ADVANCE} info={info} seat={seat} view={view} />
            ) : null}
          </>
        ),
        talk: (view) => (
          <>
            <People table={table} info={info} />
            {info.chat ? <Chat table={table} info={info} view={view} /> : null}
          </>
        ),
      }}
      alerts={
        <>
          <UndoRequest table={table} info={info} />
          <StandIn table={table} info={info} />
          <KeptSeat table={table} info={info} />
          {sits || next !== null ? (
            <Rematch info={info} next={next} onAgain={() => void again()} fault={fault} />
          ) : null}
        </>
      }
    />
  );
};

/** Fetches the game's table while people gather: nobody waits for it when the match starts. */
const useTableAhead = (game: string | undefined): void => {
  useEffect(() => {
    if (game !== undefined) void onShelf(game).load();
  }, [game]);
};

/** A table on the server: first people take their seats, then the match. */
export const OnlineTablePage = ({ id }: { id: string }) => {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const reached = new OnlineTable(id);
    setTable(reached);
    return () => reached.close();
  }, [id]);
  const info = table?.info.value ?? null;
  useTableAhead(info?.game);
  if (table === null) return <main class="page" />;
  if (table.gone.value !== null) {
    return (
      <main class="page">
        <h1>{t.value.title}</h1>
        <p role="alert">{refusalText(table.gone.value)}</p>
        <a class="button" href={hrefOf({ page: 'home' })}>
          {t.value.home}
        </a>
      </main>
    );
  }
  if (info === null) {
    return (
      <main class="page">
        <p role="status">{t.value.trouble.connecting}</p>
      </main>
    );
  }
  if (info.phase !== 'gathering') return <Match table={table} info={info} />;
  return table.seats.value.length > 0 ? (
    <Lobby table={table} info={info} />
  ) : (
    <Invitation table={table} info={info} />
  );
};
