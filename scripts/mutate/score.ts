// How many mutants were killed, by source, by game and in all.

import type { Mutant } from './mutants.ts';
import type { Result } from './results.ts';
import type { Survivors } from './survivors.ts';

/** A mutant, what became of it, and the written reason if it survives. */
export interface Tried {
  readonly mutant: Mutant;
  readonly result: Result;
  readonly listed: Survivors | null;
}

export interface Score {
  readonly name: string;
  readonly mutants: number;
  readonly killed: number;
  /** Survivors that behave as the source does. */
  readonly same: number;
  /** Survivors with another reason, and without any. */
  readonly harmless: number;
  readonly open: number;
}

export const reasonFor = (mutant: Mutant, list: readonly Survivors[]): Survivors | null =>
  list.find(({ file, mutants }) => file === mutant.file && mutants.includes(mutant.key)) ?? null;

export function scoreOf(name: string, tried: readonly Tried[]): Score {
  const alive = tried.filter(({ result }) => result.killer === null);
  const count = (kind: Survivors['kind']): number =>
    alive.filter(({ listed }) => listed?.kind === kind).length;
  return {
    name,
    mutants: tried.length,
    killed: tried.length - alive.length,
    same: count('same'),
    harmless: count('harmless'),
    open: alive.filter(({ listed }) => listed === null).length,
  };
}

/** One score a source, in the order of their names. */
export const scoresByFile = (tried: readonly Tried[]): Score[] =>
  [...Map.groupBy(tried, ({ mutant }) => mutant.file)]
    .map(([file, each]) => scoreOf(file, each))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Of all mutants. */
export const killedOfAll = ({ killed, mutants }: Score): string => percent(killed, mutants);

/** Of the mutants that behave differently. */
export const killedOfOthers = ({ killed, mutants, same }: Score): string => percent(killed, mutants - same);

/** What must be killed. */
const BAR = 0.95;

/** Of all mutants; of a part of them only those count that behave differently, since the others may lie close together. */
export const holdsBar = ({ killed, mutants, same }: Score, isWhole: boolean): boolean =>
  killed >= BAR * (isWhole ? mutants : mutants - same);

/** Reasons for mutants that are gone or that a test kills. */
export const staleReasons = (list: readonly Survivors[], tried: readonly Tried[]): string[] => {
  const alive = new Set(
    tried
      .filter(({ result }) => result.killer === null)
      .map(({ mutant: { file, key } }) => `${file}: ${key}`),
  );
  return list
    .flatMap(({ file, mutants }) => mutants.map((key) => `${file}: ${key}`))
    .filter((name) => !alive.has(name));
};
