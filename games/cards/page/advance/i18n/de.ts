import type { CardsAdvanceWords } from './en.ts';

export const de: CardsAdvanceWords = {
  'pass-if-calm': 'In meinem nächsten Zug passen, wenn vorher niemand kämpft.',
  'pass-if-all': 'Passen, wenn alle anderen gepasst haben. Sonst entscheide ich.',
};
