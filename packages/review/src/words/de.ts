import { canalsDe } from '../canals/words/de.ts';
import { cardsDe } from '../cards/words/de.ts';
import type { Words } from './words.ts';

/** What the coach says, in German. */
export const de: Words = {
  ...canalsDe,
  reasons: { ...canalsDe.reasons, ...cardsDe.reasons },
};
