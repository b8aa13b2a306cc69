export * from './exercises/exercise.ts';
export { EXERCISES } from './exercises/found.ts';
export { type Proof, proofOf, prove } from './canals/prove.ts';
