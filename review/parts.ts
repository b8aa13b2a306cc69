import { seatName, type Who } from '@santiago/kernel';
import type { Expectation, Parts } from './review.ts';

interface Line {
  /** Before the first row, and after each. */
  readonly graph: readonly Expectation[];
  /** The unit of the parts: how many of it make a score of 1. */
  readonly unit: number;
  readonly whos: readonly Who[];
  /** By row: what its choice lost its seat in score; 0 where nothing was chosen. */
  readonly losses: readonly number[];
  /** By row: the phase of a seat's row, null for one of chance. */
  readonly phases: readonly (string | null)[];
  readonly allPhases: readonly string[];
}

/**
 * Where each score came from. The expectation before the first row and its changes row by row add up to the last one,
 * whatever the estimates are: each change belongs to the author of the row. At a seat's own row the change is what
 * the best choice would have brought, minus what the choice lost.
 */
export const partsOf = ({ graph, unit, whos, losses, phases, allPhases }: Line): Parts[] =>
  graph[0]!.scores.map((_, seat) => {
    const scores = graph.map((each) => unit * each.scores[seat]!);
    const [others, best, lost] = [allPhases.map(() => 0), allPhases.map(() => 0), allPhases.map(() => 0)];
    let chance = 0;
    for (const [index, who] of whos.entries()) {
      const change = scores[index + 1]! - scores[index]!;
      const phase = allPhases.indexOf(phases[index]!);
      if (who === '*') chance += change;
      else if (who === seatName(seat)) {
        const loss = unit * losses[index]!;
        best[phase]! += change + loss;
        lost[phase]! -= loss;
      } else others[phase]! += change;
    }
    const score = Math.round(scores.at(-1)!);
    const [wholeStart, wholeChance, ...rest] = wholeNumbers(
      [scores[0]!, chance, ...others, ...best, ...lost],
      score,
    );
    const named = (part: number): Record<string, number> =>
      Object.fromEntries(allPhases.map((phase, i) => [phase, rest[part * allPhases.length + i]!]));
    return {
      start: wholeStart!,
      chance: wholeChance!,
      others: named(0),
      best: named(1),
      lost: named(2),
      score,
    };
  });

/**
 * Rounds numbers so that they add up to the total: each is rounded down, and those that lost most get one back until
 * the sum is right. Among equals the first gets it.
 */
export const wholeNumbers = (numbers: readonly number[], total: number): number[] => {
  const down = numbers.map(Math.floor);
  const missing = total - down.reduce((sum, number) => sum + number, 0);
  const order = numbers
    .map((number, i) => ({ i, lost: number - down[i]! }))
    .sort((a, b) => b.lost - a.lost || a.i - b.i);
  return down.map((number, i) => {
    const rank = order.findIndex((entry) => entry.i === i);
    return number + Math.floor(missing / numbers.length) + (rank < modulo(missing, numbers.length) ? 1 : 0);
  });
};

const modulo = (a: number, n: number): number => ((a % n) + n) % n;
