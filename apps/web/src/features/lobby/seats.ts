import { type Seat, seatIndex } from '@santiago/kernel';
import { type Here, playerNames, type TableInfo } from '@santiago/protocol';
import { t } from '@santiago/table/page/i18n/index.ts';

/** What the player of a seat is called. */
export const nameAt = (info: TableInfo, seat: Seat): string =>
  playerNames(info.seats)[seatIndex(seat)] ?? t.value.lobby.guest;

/** After this many milliseconds without the host, the server lets the others decide. It uses the same number. */
const HOST_GONE = 30_000;

/** The host has left the seat, or has been away for so long that others may decide. */
export const hostIsGone = (info: TableInfo, here: Here | null, now: number): boolean => {
  const host = info.seats.find(({ kind, name }) => kind === 'person' && name === info.host);
  if (host === undefined) return true;
  const since = here?.away?.[host.seat];
  return since !== undefined && now - since >= HOST_GONE;
};
