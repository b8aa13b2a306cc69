import type { Refusal, Seat } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameNamed } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { refusalText } from '../../i18n/refusal.ts';
import { api } from '../../sources/online/api.ts';
import { serverBots } from '../../sources/online/server.ts';
import type { OnlineTable } from '../../sources/online/table.ts';
import { levelName } from '../../worker/levelName.ts';
import { Chat } from './Chat.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { settings } from '../../browser/settings.ts';
import './lobby.css';
import '../../ui/matchList.css';
import '../../ui/seatRow.css';

/** The link as a picture for another phone's camera. */
const QrCode = ({ text }: { text: string }) => {
  const [modules, setModules] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => setModules(encode(text, { border: 2 }).data));
  }, [text]);
  if (modules === null) return <div class="qr" />;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={t.value.lobby.qr}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
};

const Invite = ({ title }: { title: string }) => {
  const [copied, setCopied] = useState(false);
  const words = t.value.lobby;
  const link = location.href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without the right to write there, the link can still be marked by hand.
    }
  };
  return (
    <section class="card invite" aria-labelledby="h-invite">
      <div class="invite-text">
        <h2 id="h-invite">{words.invite}</h2>
        <p class="invite-link">{link}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </button>
          {'share' in navigator ? (
            <button
              type="button"
              class="button primary"
              onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
            >
              {words.share}
            </button>
          ) : null}
        </div>
      </div>
      <QrCode text={link} />
    </section>
  );
};

const seatText = (seat: TableInfo['seats'][number]): string => {
  const words = t.value.lobby;
  if (seat.kind === 'person') return seat.name ?? words.someone;
  if (seat.kind === 'bot') return words.bot(levelName(seat.bot ?? ''));
  return seat.kind === 'open' ? words.open : words.kept;
};

const strongest = (bots: readonly string[] = []): string => bots[bots.length - 1] ?? 'random';

/** Before the match: who is here, who is missing, and the link to send them. */
export const Lobby = ({ table, info }: { table: OnlineTable; info: TableInfo }) => {
  const words = t.value.lobby;
  const { SeatMark, dealsSeats } = gameNamed(info.game);
  const [name, setName] = useState(settings.name.value);
  const [fault, setFault] = useState<string | null>(null);
  const mine = table.seats.value;
  const open = info.seats.filter((seat) => seat.kind === 'open');
  const tell = (refusal: Refusal | null) => setFault(refusal === null ? null : refusalText(refusal));
  const sit = async (seat: Seat) => {
    const called = name.trim() || words.guest;
    if (called !== words.guest) settings.name.value = called;
    await api.call('enter', { name: called });
    tell(await table.sit(seat));
  };
  return (
    <main class="page">
      <PageHead title={words.title(info.host ?? '')} />
      {open.length > 0 ? <Invite title={t.value.title} /> : null}
      <section class="card" aria-labelledby="h-seats">
        <h2 id="h-seats">{t.value.setUp.players}</h2>
        {mine.length === 0 && open.length > 0 ? (
          <label class="field-row">
            <span>{t.value.settingsOf.name}</span>
            <input
              type="text"
              maxLength={24}
              value={name}
              placeholder={words.guest}
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        ) : null}
        <ol class="seat-rows" aria-live="polite">
          {info.seats.map((seat) => (
            <li key={seat.seat} class="seat-row">
              <SeatMark seat={seat.seat} size={28} />
              <span class={seat.kind === 'open' ? 'lobby-open' : 'lobby-name'}>
                {seatText(seat)}
                {mine.includes(seat.seat) ? ` (${t.value.you})` : ''}
              </span>
              {seat.kind === 'open' && mine.length === 0 ? (
                <button type="button" class="button primary" onClick={() => void sit(seat.seat)}>
                  {words.sit}
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        {dealsSeats ? <p class="match-note">{t.value.setUp.seatsDealt}</p> : null}
        <p class="match-note">{open.length > 0 ? words.missing(open.length) : words.starting}</p>
      </section>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      {info.chat ? (
        <section class="card">
          <Chat table={table} info={info} />
        </section>
      ) : null}
      <div class="start-bar">
        {mine.length > 0 ? (
          <button type="button" class="button quiet" onClick={() => void table.leave().then(tell)}>
            {words.leave}
          </button>
        ) : (
          <span />
        )}
        {table.host.value && mine.length > 0 ? (
          <button
            type="button"
            class="button primary"
            onClick={() => void table.start(strongest(serverBots.value[info.game])).then(tell)}
          >
            {open.length > 0 ? words.startWithBots(open.length) : t.value.setUp.start}
          </button>
        ) : null}
      </div>
    </main>
  );
};
