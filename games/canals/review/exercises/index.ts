import type { ExerciseEntry } from './exercise.ts';
import index from './exercises.json' with { type: 'json' };

export * from './exercise.ts';
export { leadOf, type Outcome, outcomeOf } from './outcome.ts';
export { likelyEnds, type Proof, proofOf, prove } from './prove.ts';

/**
 * All exercises, without their matches: match file `matches/ID.santiago` contains the match of exercise ID. Programs
 * read the file themselves, since this package reads no files. Written by `npm run train -- exercises`; the tests
 * prove every entry again.
 */
export const EXERCISES = index as readonly ExerciseEntry[];
