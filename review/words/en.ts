import type { Later } from '../argument.ts';
import type { Sentences } from '../sentences.ts';

/** What is said where nothing that can be counted at once tells two choices apart, in English. */
export const en: Sentences<Later, unknown> = {
  later: ({ against }) =>
    `${against ? 'Judging by what can be counted right away, the choice made looks better' : 'Nothing that can be counted right away separates the two choices'}. But over many simulated continuations, the other choice came out ahead.`,
};
