import { canalsDe } from '../canals/words/de.ts';
import { cardsDe } from '../cards/words/de.ts';
import type { Words } from './words.ts';

/** What the coach says, in German. */
export const de: Words = {
  ...canalsDe,
  reasons: {
    ...canalsDe.reasons,
    ...cardsDe.reasons,
    later: ({ against }) =>
      `${against ? 'Was sich jetzt zählen lässt, spricht für die andere Entscheidung' : 'Nichts, was sich jetzt zählen lässt, unterscheidet die beiden'}. Aber diese schnitt besser ab, als die Analyse beide weiterspielte.`,
  },
};
