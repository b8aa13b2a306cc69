import { seatIndex, type Seat } from '@santiago/kernel';
import type { Who } from '../i18n/text.ts';
import type { TableFacts } from '../sources/contract.ts';

/** How a sentence names the player of a seat. */
export type WhoOf = (seat: Seat) => Who;

export const whoOf =
  (facts: Pick<TableFacts, 'seats'>): WhoOf =>
  (seat) => {
    const info = facts.seats[seatIndex(seat)];
    return { name: info?.name ?? seat, you: info?.kind === 'you' };
  };
