import { canalsFr } from '../canals/words/fr.ts';
import { cardsFr } from '../cards/words/fr.ts';
import type { Words } from './words.ts';

/** What the coach says, in French. */
export const fr: Words = {
  ...canalsFr,
  reasons: { ...canalsFr.reasons, ...cardsFr.reasons },
};
