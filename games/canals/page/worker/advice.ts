import type { View } from '@santiago/canals';
import {
  canalsHint,
  type DitchWorth,
  ditchWorths,
  type Hint,
  type RankPrice,
  rankPrices,
} from '@santiago/canals/review';
import type { Advice, Marked } from '@santiago/table/page/worker/engine.ts';

/** What ditches and ranks in the planting order are worth. */
export interface CanalsReading {
  readonly ditches: readonly DitchWorth[];
  readonly ranks: readonly RankPrice[];
}

export type CanalsHint = Hint & Marked;

const marksOf = ({ look }: Hint): readonly string[] => {
  if (look.kind === 'squares') return look.squares;
  return look.kind === 'intersection' ? [look.intersection] : [];
};

export const canalsAdvice: Advice<View, CanalsReading, CanalsHint> = {
  hint: (view, seed) => {
    const hint = canalsHint(view, seed);
    return hint === null ? null : { ...hint, marks: marksOf(hint) };
  },
  read: (view) => ({ ditches: ditchWorths(view), ranks: rankPrices(view) }),
};
