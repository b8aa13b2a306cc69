import { bitsOf, type Refusal, refusal } from '@santiago/kernel';
import { type Ditch, ditchIndex, ditchName } from '../vocabulary.ts';
import type { State } from '../state/state.ts';

/** [C31] The ditches where a canal may be built, as a mask. */
export const legalDitches = (s: State): number => s.reach & ~s.canals;

export const ditchNames = (mask: number): Ditch[] => bitsOf(mask).map(ditchName);

/** [C31] */
export const refuseDitch = (s: State, name: Ditch): Refusal | null => {
  const bit = 1 << ditchIndex(name);
  if ((legalDitches(s) & bit) !== 0) return null;
  return (s.canals & bit) === 0
    ? refusal('ditch-apart', `Ditch ${name} is not connected to the water yet.`, { ditch: name })
    : refusal('ditch-built', `There is already a canal on ${name}.`, { ditch: name });
};
