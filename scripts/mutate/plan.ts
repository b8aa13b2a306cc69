// Which tests to run on a mutant, and in what order.

import type { KnownTest, Measured, MeasuredFile, Ran } from './messages.ts';
import { functionsOf, type Mutant, type Source } from './mutants.ts';

const includes = (ran: Ran, { file, probe }: Mutant): boolean =>
  (ran[file] ?? []).some(([start, end]) => start <= probe && probe < end);

/** The tests that can notice a mutant, those first that probably kill it soonest. */
export class Plan {
  private readonly files: readonly MeasuredFile[];
  private readonly tests: readonly Measured[];
  private readonly functions: ReadonlyMap<string, readonly { start: number; end: number }[]>;
  private readonly budget: number;
  /** By source and test, how many mutants of the source the test has killed. */
  private readonly kills = new Map<string, number>();

  constructor(rules: readonly Source[], files: readonly MeasuredFile[], budget: number) {
    this.files = files;
    this.tests = files.flatMap(({ tests }) => tests);
    this.functions = new Map(rules.map((source) => [source.file, functionsOf(source)]));
    this.budget = budget;
  }

  /** As many as the budget allows, in milliseconds; the first always. */
  testsFor(mutant: Mutant): KnownTest[] {
    const cost = (test: Measured): number =>
      (test.ms + 2) / (1 + 4 * (this.kills.get(this.pair(mutant, test.file, test.title)) ?? 0));
    let spent = 0;
    return this.running(mutant)
      .toSorted((a, b) => cost(a) - cost(b))
      .filter(({ ms }) => {
        const isWithin = spent === 0 || spent + ms <= this.budget;
        if (isWithin) spent += ms;
        return isWithin;
      })
      .map(({ file, title, ticks }) => ({ file, title, ticks }));
  }

  learn(mutant: Mutant, file: string, title: string): void {
    const key = this.pair(mutant, file, title);
    this.kills.set(key, (this.kills.get(key) ?? 0) + 1);
  }

  private pair(mutant: Mutant, file: string, title: string): string {
    return [mutant.file, file, title].join('\n');
  }

  /** What runs while the sources load, tables above all, makes a difference to every test. */
  private running(mutant: Mutant): readonly Measured[] {
    const inFunction = this.functions
      .get(mutant.file)!
      .some(({ start, end }) => start <= mutant.probe && mutant.probe < end);
    if (!inFunction || this.files.some(({ loading }) => includes(loading, mutant))) return this.tests;
    return this.tests.filter(({ ran }) => includes(ran, mutant));
  }
}
