import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { refusalText } from '../../i18n/refusal.ts';
import { OnlineTable } from '../../sources/online/table.ts';
import { PlayedTable } from '../../games/PlayedTable.tsx';
import { Afterwards } from '../../coach/Afterwards.tsx';
import { Chat } from './Chat.tsx';
import { Lobby } from './Lobby.tsx';
import { People } from './People.tsx';
import { go, hrefOf } from '../../browser/route.ts';
import '../../table/notices.css';

/** An undo that someone asks for, put to those who acted since. */
const UndoRequest = ({ table }: { table: OnlineTable }) => {
  const info = table.info.value!;
  const seat = table.seats.value[0];
  if (info.undo === null || seat === undefined || !info.undo.waiting.includes(seat)) return null;
  const name = info.seats.find((each) => each.seat === info.undo!.seat)?.name ?? '';
  return (
    <div class="notice" role="alert">
      <span>{t.value.online.undoAsked(name)}</span>
      <button type="button" class="button" onClick={() => void table.answerUndo(false)}>
        {t.value.online.decline}
      </button>
      <button type="button" class="button primary" onClick={() => void table.answerUndo(true)}>
        {t.value.online.agree}
      </button>
    </div>
  );
};

const StandIn = ({ table }: { table: OnlineTable }) => {
  const info = table.info.value!;
  const seat = table.seats.value[0];
  const mine = info.seats.find((each) => each.seat === seat);
  if (mine?.standIn !== true || info.phase !== 'running') return null;
  return (
    <div class="notice" role="status">
      <span>{t.value.online.standIn}</span>
      <button type="button" class="button primary" onClick={() => void table.takeBack()}>
        {t.value.online.playAgain}
      </button>
    </div>
  );
};

/** A table on the server: first the seats filling up, then the match. */
export const OnlineTablePage = ({ id }: { id: string }) => {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const reached = new OnlineTable(id);
    setTable(reached);
    return () => reached.close();
  }, [id]);
  if (table === null) return <main class="page" />;
  const info = table.info.value;
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
  if (info.phase === 'gathering') return <Lobby table={table} info={info} />;
  const again = async () => {
    const next = info.next ?? (await table.rematch());
    if (typeof next === 'string') go({ page: 'table', id: next });
  };
  return (
    <PlayedTable
      game={info.game}
      source={table}
      onAgain={() => void again()}
      afterwards={<Afterwards source={table} />}
      talk={
        <>
          <People table={table} info={info} />
          {info.chat ? <Chat table={table} info={info} /> : null}
        </>
      }
      notices={
        <>
          <UndoRequest table={table} />
          <StandIn table={table} />
          {info.next === null ? null : (
            <div class="notice" role="status">
              <a class="button primary" href={hrefOf({ page: 'table', id: info.next })}>
                {t.value.online.next}
              </a>
            </div>
          )}
        </>
      }
    />
  );
};
