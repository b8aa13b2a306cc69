import type { Fact } from './fact.ts';

/** A fact behind a judgement: a kind, and the numbers of its game that belong to it. All follow from the position. */
export interface Reason extends Fact {
  readonly kind: string;
}

export type { Person } from '@santiago/kernel/language';
