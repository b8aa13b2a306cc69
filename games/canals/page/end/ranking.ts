import type { View } from '@santiago/canals';
import { type Seat, seatsOf } from '@santiago/kernel';
import type { Beat } from '@santiago/table/page/model/model.ts';
import { type Counted, countedAt } from '../motion/beats.ts';

export interface Ranked extends Counted {
  readonly seat: Seat;
  readonly total: number;
  /** From 1; equal points have equal ranks [C54]. */
  readonly rank: number;
}

/** The players with what has been counted so far: in seat order during the count, by points afterwards. */
export const rankingOf = (view: View, beat: Pick<Beat, 'name' | 'part'> | null): readonly Ranked[] => {
  const counted = countedAt(view, beat).map((each) => ({ ...each, total: each.fields + each.cash }));
  const rows = seatsOf(counted.length).map((seat, i) => ({
    seat,
    ...counted[i]!,
    rank: 1 + counted.filter(({ total }) => total > counted[i]!.total).length,
  }));
  const isDone = beat === null || beat.name === 'winner';
  return isDone ? rows.toSorted((a, b) => a.rank - b.rank) : rows;
};
