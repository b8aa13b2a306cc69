import { canalsEn } from '@santiago/canals/review/words/en.ts';
import { cardsEn } from '@santiago/cards/review/words/en.ts';
import { en as later } from '@santiago/review/words/en.ts';
import type { Words } from './words.ts';

/** What the coach says, in English. */
export const en: Words = {
  ...canalsEn,
  reasons: {
    ...canalsEn.reasons,
    ...cardsEn.reasons,
    ...later,
  },
};
