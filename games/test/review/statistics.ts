import { FastRandom } from '@santiago/kernel';

/** Ranks from 1, those of equals averaged. */
const ranksOf = (numbers: readonly number[]): number[] =>
  numbers.map((number) => {
    const below = numbers.filter((each) => each < number).length;
    const same = numbers.filter((each) => each === number).length;
    return below + (same + 1) / 2;
  });

/** Places by points, the most first; equals share theirs. */
export const placesOf = (points: readonly number[]): number[] => ranksOf(points.map((each) => -each));

/** Spearman's rank correlation of pairs. */
export const spearman = (pairs: readonly (readonly [number, number])[]): number => {
  const [a, b] = [ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y))];
  const mean = (pairs.length + 1) / 2;
  let [ab, aa, bb] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    ab += (x - mean) * (b[i]! - mean);
    aa += (x - mean) ** 2;
    bb += (b[i]! - mean) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
};

const RESAMPLES = 1000;

/** The 95 % interval of a figure over clusters, drawn again and again with replacement. */
export const interval = <C>(
  clusters: readonly C[],
  figure: (sample: C[]) => number,
): { readonly low: number; readonly high: number } => {
  const random = new FastRandom(1);
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(clusters.map(() => clusters[random.below(clusters.length)]!)),
  ).sort((x, y) => x - y);
  return { low: figures[Math.floor(0.025 * RESAMPLES)]!, high: figures[Math.floor(0.975 * RESAMPLES)]! };
};
