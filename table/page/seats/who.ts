import { seatIndex, type Seat } from '@santiago/kernel';
import type { Who } from '../i18n/text.ts';
import { t } from '../i18n/index.ts';
import type { SeatInfo, TableFacts } from '../sources/contract.ts';
import { isUnnamed } from '../sources/local/names.ts';

/** The name at a seat. A viewer who gave none is "You" in the language of the page, even after that changes. */
export const nameAt = ({ kind, name }: SeatInfo): string =>
  kind === 'you' && isUnnamed(name) ? t.value.you : name;

/** How a sentence names the player of a seat. */
export type WhoOf = (seat: Seat) => Who;

export const whoOf =
  (facts: Pick<TableFacts, 'seats'>): WhoOf =>
  (seat) => {
    const info = facts.seats[seatIndex(seat)];
    return { name: info === undefined ? seat : nameAt(info), you: info?.kind === 'you' };
  };
