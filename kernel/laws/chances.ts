import type { Random } from '@santiago/kernel';
import { broken, hold, type Law } from './law.ts';
import type { Odds } from './subject.ts';

const LEAVES = 5000;
const DEPTH = 64;

class TooMany extends Error {}

/** Answers `below` from a script, extends it with zeros, and steps it like the hand of a clock. */
class Script implements Random {
  private readonly limits: number[] = [];
  private readonly values: number[] = [];
  private at = 0;

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 1 << 21) broken(3, `below(${n}) was asked`);
    if (this.at === DEPTH) throw new TooMany();
    if (this.at === this.values.length) {
      this.values.push(0);
      this.limits.push(n);
    }
    return this.values[this.at++]!;
  }

  get leaves(): number {
    return this.limits.reduce((product, n) => product * n, 1);
  }

  /** On to the next script; false after the last. */
  step(): boolean {
    this.at = 0;
    while (this.values.length > 0) {
      const last = this.values.length - 1;
      this.values[last]!++;
      if (this.values[last]! < this.limits[last]!) return true;
      this.values.pop();
      this.limits.pop();
    }
    return false;
  }
}

/** Every outcome of chance with its exact probability; null if that is too much work. */
export const distribution = (draw: (random: Random) => string): Odds | null => {
  const script = new Script();
  const odds = new Map<string, number>();
  let runs = 0;
  try {
    do {
      const outcome = draw(script);
      const { leaves } = script;
      if (leaves > LEAVES || ++runs > LEAVES) return null;
      odds.set(outcome, (odds.get(outcome) ?? 0) + 1 / leaves);
    } while (script.step());
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
  return odds;
};

const compare = (law: Law, what: string, found: Odds, expected: Odds): void => {
  for (const [outcome, chance] of expected) {
    const got = found.get(outcome) ?? 0;
    hold(law, Math.abs(got - chance) < 1e-9, () => `${what}: ${outcome} has chance ${got}, not ${chance}`);
  }
  for (const outcome of found.keys())
    hold(law, expected.has(outcome), () => `${what}: ${outcome} should be impossible`);
};

const SAMPLES_EACH = 20;
const MOST_SAMPLES = 20_000;
/** How many standard deviations are allowed; with the fixed seeds of the kit a correct game stays well within. */
const SIGMAS = 5;

/** Pearson's test; the cube root makes its statistic nearly normal (Wilson and Hilferty). */
const chiSquare = (law: Law, what: string, expected: Odds, draw: () => string): void => {
  const samples = SAMPLES_EACH * expected.size;
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const outcome = draw();
    hold(law, expected.has(outcome), () => `${what}: ${outcome} should be impossible`);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  let statistic = 0;
  for (const [outcome, chance] of expected) {
    const wanted = samples * chance;
    statistic += ((counts.get(outcome) ?? 0) - wanted) ** 2 / wanted;
  }
  const freedom = Math.max(1, expected.size - 1);
  const spread = 2 / (9 * freedom);
  const sigmas = (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
  hold(law, sigmas < SIGMAS, () => `${what} is ${sigmas.toFixed(1)} standard deviations off`);
};

/**
 * Checks that draws come out as expected: exactly, by trying every answer of chance, if there are few enough;
 * otherwise by a chi-square test; not at all if there are too many outcomes for that.
 */
export const checkOdds = (
  law: Law,
  what: string,
  expected: Odds,
  draw: (random: Random) => string,
  random: Random,
): void => {
  const found = distribution(draw);
  if (found !== null) compare(law, what, found, expected);
  else if (expected.size * SAMPLES_EACH <= MOST_SAMPLES) chiSquare(law, what, expected, () => draw(random));
};

export const evenOdds = (outcomes: readonly string[]): Odds =>
  new Map(outcomes.map((outcome) => [outcome, 1 / outcomes.length]));
