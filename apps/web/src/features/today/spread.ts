import type { Results } from './sending.ts';

/** Results that are shown together. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isOwn: boolean;
}

/** More would not fit on a phone. */
const MOST_BARS = 10;

/** The results in order, those that are close to each other together where there are many. */
export const barsOf = ({ spread, score: own }: Pick<Results, 'spread' | 'score'>): readonly Bar[] => {
  const scores = spread.map(({ score }) => score);
  const least = Math.min(...scores);
  const width = Math.ceil((Math.max(...scores) - least + 1) / MOST_BARS);
  const bars = new Map<number, Bar>();
  for (const { score, count } of spread) {
    // Scores between whole numbers are shares of a victory, and few.
    const from = width === 1 ? score : least + width * Math.floor((score - least) / width);
    const to = width === 1 ? score : from + width - 1;
    const bar = bars.get(from) ?? { from, to, count: 0, isOwn: own >= from && own <= to };
    bars.set(from, { ...bar, count: bar.count + count });
  }
  return [...bars.values()].toReversed();
};
