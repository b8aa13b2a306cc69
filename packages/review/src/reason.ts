import type { Ahead, CanalsReason } from './canals/reason.ts';
import type { CardsReason } from './cards/reason.ts';

export type { CanalWaters } from './canals/reason.ts';

/** A fact behind a judgement: a kind and the numbers that belong to it, all of which follow from the position. */
export type Reason = CanalsReason | CardsReason | Ahead;

/** Someone in a sentence: by name, or the reader himself. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}
