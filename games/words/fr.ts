import { canalsFr } from '@santiago/canals/review/words/fr.ts';
import { cardsFr } from '@santiago/cards/review/words/fr.ts';
import { fr as later } from '@santiago/review/words/fr.ts';
import type { Words } from './words.ts';

/** What the coach says, in French. */
export const fr: Words = {
  ...canalsFr,
  reasons: {
    ...canalsFr.reasons,
    ...cardsFr.reasons,
    ...later,
  },
};
