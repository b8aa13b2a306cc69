import type { Crop, Ditch } from '@santiago/canals';
import type { PersonNames, Sentences } from '../../sentences.ts';
import type { Goal } from '../exercises/exercise.ts';
import type { Look } from '../look.ts';
import type { CanalsReason, CanalWaters } from '../reason.ts';

/** Which edition is played is not known where sentences are made: it names the crops. */
export interface CanalsNames extends PersonNames {
  readonly crop: (crop: Crop) => string;
}

/** What is said of the board game in one language. Every number in a sentence is one of the facts it is made of. */
export interface CanalsWords {
  readonly reasons: Sentences<CanalsReason, CanalsNames>;
  readonly goals: Sentences<Goal, CanalsNames>;
  readonly looks: Sentences<Look, CanalsNames>;
}

/** Those whose markers a canal waters, and those whose points it changes. */
export const gainersOf = (gains: CanalWaters['gains']) => ({
  watered: gains.filter(({ markers }) => markers > 0),
  changed: gains.filter(({ points }) => points !== 0),
});

/** `B2–C2`: people read a ditch with a dash. */
export const dashed = (ditch: Ditch): string => ditch.replace('-', '–');
