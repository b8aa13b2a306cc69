import type { Later } from '../argument.ts';
import type { Sentences } from '../sentences.ts';

/** What is said where nothing that can be counted at once tells two choices apart, in German. */
export const de: Sentences<Later, unknown> = {
  later: ({ against }) =>
    `${against ? 'Nach dem, was sich sofort zählen lässt, sieht die getroffene Entscheidung besser aus' : 'Was sich sofort zählen lässt, ist bei beiden gleich'}. In vielen Fortsetzungen schnitt die beste gefundene aber besser ab.`,
};
