export * from './exercises/exercise.ts';
export { EXERCISES } from './exercises/found.ts';
export { exerciseReasons, isProved, proved } from './canals/prove.ts';
