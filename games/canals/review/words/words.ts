import type { Crop, Ditch } from '@santiago/canals';
import type { PersonNames, Sentences } from '@santiago/review/sentences.ts';
import type { Look } from '../look.ts';
import type { CanalsFact, CanalWaters } from '../reason.ts';

/** The edition, which names the crops, is not known where sentences are made. */
export interface CanalsNames extends PersonNames {
  readonly crop: (crop: Crop) => string;
}

/**
 * What is said about the board game in one language. Every number in a sentence belongs to the fact it is made from.
 */
export interface CanalsWords {
  readonly reasons: Sentences<CanalsFact, CanalsNames>;
  readonly looks: Sentences<Look, CanalsNames>;
}

/** Those whose markers a canal waters, and those whose points it changes. */
export const gainersOf = (gains: CanalWaters['gains']) => ({
  watered: gains.filter(({ markers }) => markers > 0),
  changed: gains.filter(({ points }) => points !== 0),
});

/** `B2–C2`: people read a ditch with a dash. */
export const dashed = (ditch: Ditch): string => ditch.replace('-', '–');
