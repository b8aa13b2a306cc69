import { seatName, type Who } from '@santiago/kernel';
import type { Expectation, JudgedDecision, TurningPoint } from './review.ts';

/** A change of chance that is worth a look, and how many are listed. */
const LEAST = 0.08;
const MOST = 8;

interface Line {
  readonly whos: readonly Who[];
  readonly rounds: readonly number[];
  readonly actions: readonly string[];
}

/** The rows after which somebody's chance had changed most, in the order of the match. */
export const turningPoints = (
  graph: readonly Expectation[],
  decisions: readonly JudgedDecision[],
  { whos, rounds, actions }: Line,
): TurningPoint[] => {
  const grades = new Map(decisions.map(({ index, grade }) => [index, grade]));
  const all = whos.map((who, index): TurningPoint => {
    const [before, after] = [graph[index]!.chances, graph[index + 1]!.chances];
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
