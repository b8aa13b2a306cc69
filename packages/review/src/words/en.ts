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
      `${against ? 'What can be counted at once speaks for the choice that was made' : 'Nothing that can be counted at once tells the two choices apart'}. Played on many times, the better one still came out ahead.`,
  },
};
