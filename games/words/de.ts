import { canalsDe } from '@santiago/canals/review/words/de.ts';
import { cardsDe } from '@santiago/cards/review/words/de.ts';
import { de as later } from '@santiago/review/words/de.ts';
import type { Words } from './words.ts';

/** What the coach says, in German. */
export const de: Words = {
  ...canalsDe,
  reasons: {
    ...canalsDe.reasons,
    ...cardsDe.reasons,
    ...later,
  },
};
