import type { Review } from '@santiago/review/index.ts';

/** What two reviews of one match call mistakes and blunders. */
export interface Agreement {
  /** Called so by either. */
  readonly either: number;
  /** Of these, those that have another name in the other review, and those that are not called so at all there. */
  readonly changed: number;
  readonly gone: number;
  /** Called so by the first. */
  readonly called: number;
}

const isGrave = (grade: string): boolean => grade === 'mistake' || grade === 'blunder';

export const agreementOf = (first: Review, second: Review): Agreement => {
  const pairs = first.decisions.map(({ grade }, i) => [grade, second.decisions[i]!.grade] as const);
  const either = pairs.filter(([a, b]) => isGrave(a) || isGrave(b));
  return {
    either: either.length,
    changed: either.filter(([a, b]) => a !== b).length,
    gone: either.filter(([a, b]) => isGrave(a) !== isGrave(b)).length,
    called: pairs.filter(([a]) => isGrave(a)).length,
  };
};

export const together = (some: readonly Agreement[]): Agreement => {
  const sum = (of: keyof Agreement): number => some.reduce((total, each) => total + each[of], 0);
  return { either: sum('either'), changed: sum('changed'), gone: sum('gone'), called: sum('called') };
};
