import type { Seat } from '@santiago/kernel';
import { playerNames, type TableInfo } from '@santiago/protocol';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import './lobby.css';
import '@santiago/table/page/ui/matchList.css';
import '@santiago/table/page/ui/seatRow.css';

type SeatRow = TableInfo['seats'][number];

/** What is said about a seat in addition to its name. */
const noteOf = ({ kind, bot }: SeatRow): string => {
  const words = onlineWords.value.invitation;
  if (kind === 'bot') return words.bot(levelName(bot ?? ''));
  return kind === 'kept' || kind === 'invited' ? words.reserved : '';
};

/** The name at a seat, if somebody sits there or is expected. A seat reserved for the host has the host's name. */
const nameOf = (row: SeatRow, name: string | null, host: string | null): string => {
  if (row.kind === 'open') return t.value.lobby.open;
  if (row.kind === 'kept') return name ?? host ?? t.value.lobby.open;
  return name ?? (row.kind === 'person' ? t.value.lobby.guest : t.value.lobby.open);
};

interface PlayersProps {
  readonly info: TableInfo;
  /** The viewer's own seats. */
  readonly mine: readonly Seat[];
}

/** Who sits at the table, and who is still missing. */
export const Players = ({ info, mine }: PlayersProps) => {
  const { SeatMark, dealsSeats } = gameNamed(info.game);
  const names = playerNames(info.seats);
  return (
    <>
      <ol class="seat-rows" aria-live="polite">
        {info.seats.map((row, index) => (
          <li key={row.seat} class="seat-row">
            <SeatMark seat={row.seat} size={28} />
            <span class={row.kind === 'person' || row.kind === 'bot' ? 'lobby-name' : 'lobby-open'}>
              {nameOf(row, names[index]!, info.host)}
              {mine.includes(row.seat) ? ` (${t.value.you})` : ''}
            </span>
            {noteOf(row) === '' ? null : <span class="match-note">{noteOf(row)}</span>}
            {row.kind === 'person' ? (
              <span class="lobby-here" aria-hidden="true">
                ✓
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {info.rated ? <p class="match-note">{onlineWords.value.invitation.rated}</p> : null}
      {dealsSeats ? <p class="match-note">{t.value.setUp.seatsDealt}</p> : null}
    </>
  );
};

/** How many people are still missing. */
export const missingAt = (info: TableInfo): number =>
  info.seats.filter(({ kind }) => kind !== 'person' && kind !== 'bot').length;
