import type { ExerciseEntry } from './exercise.ts';
import index from './exercises.json' with { type: 'json' };

export * from './exercise.ts';
export { type Proof, proofOf, prove } from './prove.ts';
export { answerWorth, isBest, NOT_YET } from './worth.ts';

/**
 * All exercises, without their matches: match file `matches/ID.santiago` holds the match of exercise ID. Written by
 * `npm run train -- exercises`; the tests prove every entry anew.
 */
export const EXERCISES = index as readonly ExerciseEntry[];
