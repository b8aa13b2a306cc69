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
      `${against ? 'What can be counted now speaks for the other choice' : 'Nothing that can be counted now tells the two choices apart'}. But this one did better when the review played both on.`,
  },
};
