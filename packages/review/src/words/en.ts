import { canalsEn } from '../canals/words/en.ts';
import { cardsEn } from '../cards/words/en.ts';
import type { Words } from './words.ts';

/** What the coach says, in English. */
export const en: Words = {
  ...canalsEn,
  reasons: {
    ...canalsEn.reasons,
    ...cardsEn.reasons,
    later: ({ against }) =>
      `${against ? 'Judging by what can be counted right away, the choice made looks better' : 'Nothing that can be counted right away separates the two choices'}. But over many simulated continuations, the other choice came out ahead.`,
  },
};
