import { canalsEn } from '../canals/words/en.ts';
import { cardsEn } from '../cards/words/en.ts';
import type { Words } from './words.ts';

/** What the coach says, in English. */
export const en: Words = {
  ...canalsEn,
  reasons: { ...canalsEn.reasons, ...cardsEn.reasons },
};
