import path from 'node:path';
import type { Call, Flag } from '@santiago/cli/src/command.ts';

/** This checkout. */
export const HERE = path.resolve(import.meta.dirname, '..', '..');

/** Something that can be measured: `santiago bench NAME`. */
export interface Bench {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  run(call: Call): void | Promise<void>;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const CALIBRATION_STEPS = 20_000_000;

/**
 * A fixed loop that has nothing to do with the product, in million steps a second: how fast the machine was when the
 * figures beside it were measured.
 */
export const calibrate = (): number => {
  const started = performance.now();
  let word = 0x9e37_79b9 | 0;
  for (let i = 0; i < CALIBRATION_STEPS; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
  }
  const seconds = (performance.now() - started) / 1000;
  // The loop never produces zero; testing for it keeps the loop from being optimised away.
  if (word === 0) throw new Error('the calibration loop went wrong');
  return CALIBRATION_STEPS / seconds / 1e6;
};
