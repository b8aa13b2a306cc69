import type { CanalsReason } from './canals/reason.ts';
import type { CardsReason } from './cards/reason.ts';

/** A fact behind a judgement: a kind and the numbers that belong to it, all of which follow from the position. */
export type Reason = CanalsReason | CardsReason;

export type { Person } from '@santiago/kernel/language';
