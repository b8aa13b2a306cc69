import type { Seat } from '@santiago/kernel';
import type { Person } from './reason.ts';

/** How a sentence names people. The reader is not known where sentences are made. */
export interface PersonNames {
  readonly person: (seat: Seat) => Person;
}

/** A sentence for every kind: the compiler counts them. */
export type Sentences<T extends { readonly kind: string }, N> = {
  readonly [K in T['kind']]: (of: Extract<T, { kind: K }>, names: N) => string;
};

/** The sentence for one of them. Each kind has its own entry, which receives the value itself. */
export const sentenceIn = <T extends { readonly kind: string }, N>(
  table: Sentences<T, N>,
  of: T,
  names: N,
): string => {
  const sentence = table[of.kind as T['kind']] as (of: T, names: N) => string;
  return sentence(of, names);
};
