import type { Fact } from './fact.ts';

/** Facts that are said together, and how much they speak for the better action: against it where below zero. */
export interface Argument<F extends Fact> {
  readonly facts: readonly F[];
  readonly weight: number;
  /** Said even where it does not speak for the better action: without it the others are hard to judge. */
  readonly isNeeded?: boolean;
}

/** How many facts a reader can take in at once. */
export const MOST_FACTS = 6;

const isAbout =
  (about: Fact['about']) =>
  (fact: Fact): boolean =>
    fact.about === about;

/**
 * The facts that speak for the better action, the strongest first, those about the choice that was made before the
 * others. Where there are none, or where more is said against it, something else outweighs that, and this is said too.
 */
export const convincing = <F extends Fact>(
  all: readonly Argument<F>[],
  { about: _, ...decision }: Fact,
): readonly (F | Later)[] => {
  const given = all.filter(({ facts }) => facts.length > 0);
  const speaking = given.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const against = given.filter(({ weight }) => weight < 0).toSorted((a, b) => a.weight - b.weight);
  const strongest = speaking.length > 0 ? speaking : against.slice(0, 1);
  const needed = given.filter((each) => each.isNeeded === true && !strongest.includes(each));
  const said: (F | Later)[] = [];
  let balance = 0;
  for (const { facts, weight } of [...strongest.slice(0, 1), ...needed, ...strongest.slice(1)]) {
    if (said.length + facts.length > MOST_FACTS) continue;
    said.push(...facts);
    balance += weight;
  }
  if (balance < 0 || speaking.length === 0)
    said.push({ kind: 'later', about: 'best', ...decision, against: balance < 0 });
  if (!said.some(isAbout('best'))) said.push(...leastOf(given));
  return [...said.filter(isAbout('chosen')), ...said.filter(isAbout('best'))];
};

/** One fact about the better action, where all that speaks for it is about the other one. */
const leastOf = <F extends Fact>(given: readonly Argument<F>[]): F[] =>
  given
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ facts }) => facts.filter(isAbout('best')))
    .slice(0, 1);

/** Nothing that can be counted now speaks for the better action: it does better when both are played on. */
export interface Later extends Fact {
  readonly kind: 'later';
  /** Whether something speaks for the other one. */
  readonly against: boolean;
}
