import { type Seat, seatIndex } from '@santiago/kernel';
import type { Ink } from '@santiago/table/terminal/terminal.ts';

/** Dark text on the colour of the seat, readable on any terminal. */
const CARD_INKS: readonly Ink[] = [153, 217, 151, 222].map((ground) => ({ text: 16, ground }));
/** Cards that are cut off, and those of players who are out. */
const PALE_INKS: readonly Ink[] = [60, 95, 65, 94].map((ground) => ({ text: 255, ground }));
const SEAT_INKS: readonly Ink[] = [75, 203, 71, 214].map((text) => ({ text, bold: true }));

export const cardInk = (seat: Seat): Ink => CARD_INKS[seatIndex(seat)]!;
export const paleInk = (seat: Seat): Ink => PALE_INKS[seatIndex(seat)]!;
export const seatInk = (seat: Seat): Ink => SEAT_INKS[seatIndex(seat)]!;
export const RULER: Ink = { text: 244 };
export const CROSS_INK: Ink = { text: 240 };
