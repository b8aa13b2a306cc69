import { seatName, type Who } from '@santiago/kernel';
import type { Expectation, Grade, TurningPoint } from './review.ts';

/** The change of chance that counts as a turning point, and how many are listed. */
const LEAST = 0.08;
const MOST = 8;

interface Line {
  readonly whos: readonly Who[];
  readonly rounds: readonly number[];
  readonly actions: readonly string[];
  /** By row. */
  readonly grades: ReadonlyMap<number, Grade>;
  /** By row: what the best choice there would have led to, if the graph can be compared with it. */
  readonly best: ReadonlyMap<number, Expectation>;
}

/**
 * The rows after which a player's chance had changed most, in the order of the match. A player who chose is measured
 * against the best choice, as in the grade.
 */
export const turningPoints = (
  graph: readonly Expectation[],
  { whos, rounds, actions, grades, best }: Line,
): TurningPoint[] => {
  const all = whos.map((who, index): TurningPoint => {
    const [expected, after] = [graph[index]!.chances, graph[index + 1]!.chances];
    const bestChances = best.get(index)?.chances;
    const before = expected.map((chance, seat) =>
      bestChances !== undefined && who === seatName(seat) ? bestChances[seat]! : chance,
    );
    const changes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
    const seat = changes.indexOf(Math.max(...changes));
    return {
      index,
      who,
      round: rounds[index]!,
      action: actions[index]!,
      seat: seatName(seat),
      before: before[seat]!,
      after: after[seat]!,
      grade: grades.get(index) ?? 'none',
    };
  });
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return all
    .filter((point) => size(point) >= LEAST)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
};
