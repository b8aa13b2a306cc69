import type { Crop } from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import type { Ink } from '@santiago/table/terminal/terminal.ts';

/** Dark text on the colour of the crop, readable on any terminal. */
export const CROP_INKS: Readonly<Record<Crop, Ink>> = {
  banana: { text: 16, ground: 221 },
  cane: { text: 16, ground: 114 },
  potato: { text: 16, ground: 180 },
  bean: { text: 16, ground: 146 },
  pepper: { text: 16, ground: 210 },
};

export const WATER: Ink = { text: 45, bold: true };
export const DITCH: Ink = { text: 240 };
export const PLAN: Ink = { text: 214, bold: true };
export const PALM_INK: Ink = { text: 34, bold: true };
export const DESERT_INK: Ink = { text: 240 };
export const FREE: Ink = { text: 244 };

const SEAT_INKS: readonly Ink[] = [196, 33, 40, 201, 208].map((text) => ({ text, bold: true }));

export const seatInk = (seat: Seat): Ink => SEAT_INKS[seatIndex(seat)]!;
