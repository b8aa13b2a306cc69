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
      `${against ? 'Nach dem, was sich sofort zählen lässt, sieht die getroffene Entscheidung besser aus' : 'Was sich sofort zählen lässt, ist bei beiden gleich'}. In vielen Fortsetzungen schnitt die beste gefundene aber besser ab.`,
  },
};
