export { Hash } from './hash.ts';
export { bestPerturbed } from './perturbation.ts';
export { Stream } from './stream.ts';
export { makeResult, type Result, Trials } from './trials.ts';
