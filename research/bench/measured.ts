import { pathToFileURL } from 'node:url';
import type { FastRandom } from '@santiago/kernel';
import type { COPIED_STATES, copyAll, copyLoop, Engine, loopsOf, SEED, someStates } from './loops.ts';

/** What is measured of a checkout: the exports of a file made by `bundleEngines`. */
export interface Measured {
  readonly ENGINES: readonly Engine[];
  readonly FastRandom: typeof FastRandom;
  readonly COPIED_STATES: typeof COPIED_STATES;
  readonly copyAll: typeof copyAll;
  readonly copyLoop: typeof copyLoop;
  readonly loopsOf: typeof loopsOf;
  readonly SEED: typeof SEED;
  readonly someStates: typeof someStates;
}

export const loadMeasured = async (file: string): Promise<Measured> =>
  (await import(pathToFileURL(file).href)) as Measured;

export const engineNamed = ({ ENGINES }: Measured, name: string): Engine => {
  const engine = ENGINES.find(({ game }) => game.name === name);
  if (engine === undefined) throw new Error(`the engine of ${name} is not measured`);
  return engine;
};
