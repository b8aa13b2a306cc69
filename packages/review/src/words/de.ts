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
      `${against ? 'Was sich sofort zählen lässt, spricht für die getroffene Entscheidung' : 'Nichts, was sich sofort zählen lässt, unterscheidet die beiden'}. Oft weitergespielt, schnitt die bessere trotzdem besser ab.`,
  },
};
