import type { Later } from './argument.ts';
import type { CanalsFact } from '@santiago/canals/review/reason.ts';
import type { CardsReason } from '@santiago/cards/review/reason.ts';

/** A fact behind a judgement: a kind and the numbers that belong to it, all of which follow from the position. */
export type Reason = CanalsFact | CardsReason | Later;

export type { Person } from '@santiago/kernel/language';
