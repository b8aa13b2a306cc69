import type { Later } from './argument.ts';
import type { CanalsFact } from './canals/reason.ts';
import type { CardsReason } from './cards/reason.ts';

/** A fact behind a judgement: a kind and the numbers that belong to it, all of which follow from the position. */
export type Reason = CanalsFact | CardsReason | Later;

export type { Person } from '@santiago/kernel/language';
