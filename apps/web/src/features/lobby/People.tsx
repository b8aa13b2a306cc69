import { type Refusal, type Seat, seatIndex } from '@santiago/kernel';
import { type Here, playerNames, type TableInfo } from '@santiago/protocol';
import { useState } from 'preact/hooks';
import { Switch } from '@santiago/table/page/ui/Switch.tsx';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { canNotify, subscribe } from '@santiago/table/page/sources/online/push.ts';
import { serverBots } from '@santiago/table/page/sources/online/server.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { TwiceButton } from './TwiceButton.tsx';
import './people.css';
import '@santiago/table/page/ui/matchList.css';

type SeatRow = TableInfo['seats'][number];

/** Where the person of a seat is, in one word. */
const whereIs = ({ seat, kind, bot, standIn }: SeatRow, here: readonly Seat[] | null): string => {
  const words = t.value.people;
  if (kind === 'open') return words.open;
  const withLevel = (text: string) => (bot === null ? text : `${text} (${levelName(bot)})`);
  if (kind === 'bot') return withLevel(words.bot);
  if (standIn) return withLevel(words.standIn);
  return here === null || here.includes(seat) ? words.here : words.away;
};

/**
 * Nobody can put a bot on the seat of a player who is here and in time; where a turn may take days, only lateness
 * counts.
 */
const isPresent = ({ seat }: SeatRow, { due, clock }: TableInfo, here: Here | null): boolean => {
  const isHere = here === null || clock.kind === 'days' || here.seats.includes(seat);
  return isHere && (due[seat] ?? Number.POSITIVE_INFINITY) > Date.now();
};

const NotificationSwitch = ({ table }: { table: OnlineTable }) => {
  const words = t.value.people;
  const [refused, setRefused] = useState(false);
  const change = async (wanted: boolean) => {
    setRefused(false);
    if (wanted && !(await subscribe())) setRefused(true);
    else await table.wantNotifications(wanted);
  };
  return (
    <>
      <Switch
        label={words.notifications}
        checked={table.notifications.value && canNotify()}
        onChange={(wanted) => void change(wanted)}
      />
      {refused ? (
        <p class="why-not" role="alert">
          {words.notificationsNo}
        </p>
      ) : null}
    </>
  );
};

/** Who is at the table, and what the host and each player can do about it. */
export const People = ({ table, info }: { table: OnlineTable; info: TableInfo }) => {
  const words = t.value.people;
  const { SeatMark } = gameNamed(info.game);
  const [fault, setFault] = useState<string | null>(null);
  const tell = (refusal: Refusal | null) => setFault(refusal === null ? null : refusalText(refusal));
  const [mine] = table.seats.value;
  const here = table.here.value;
  const running = info.phase === 'running';
  const bot = serverBots.value[info.game]?.at(-1) ?? 'random';
  const names = playerNames(info.seats);
  const nameOf = (row: SeatRow) =>
    names[seatIndex(row.seat)] ?? t.value.setUp.seat(Number(row.seat.slice(1)));
  return (
    <details class="people fold">
      <summary>
        {words.title}
        {here === null || here.spectators === 0 ? null : (
          <span class="match-note">
            {' · '}
            {words.watching(here.spectators)}
          </span>
        )}
      </summary>
      <ul>
        {info.seats.map((row) => (
          <li key={row.seat} class="person-row">
            <SeatMark seat={row.seat} size={22} />
            <span>
              {row.kind === 'open' ? '' : nameOf(row)}{' '}
              <small class="match-note">{whereIs(row, here?.seats ?? null)}</small>
            </span>
            {running && table.host.value && row.kind === 'person' && row.seat !== mine ? (
              row.standIn ? (
                <button
                  type="button"
                  class="button"
                  aria-label={t.value.labelOf(words.giveBack, nameOf(row))}
                  onClick={() => void table.giveBack(row.seat).then(tell)}
                >
                  {words.giveBack}
                </button>
              ) : isPresent(row, info, here) ? null : (
                <button
                  type="button"
                  class="button"
                  aria-label={t.value.labelOf(words.letBot, nameOf(row))}
                  onClick={() => void table.hand(row.seat, bot).then(tell)}
                >
                  {words.letBot}
                </button>
              )
            ) : null}
          </li>
        ))}
      </ul>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      {mine === undefined ? null : <NotificationSwitch table={table} />}
      {running && mine !== undefined ? (
        <TwiceButton
          first={words.leave}
          then={info.rated ? words.leaveRated : info.leaving === 'bot' ? words.leaveToBot : words.leaveOpen}
          onClick={() => void table.leave().then(tell)}
        />
      ) : null}
    </details>
  );
};
