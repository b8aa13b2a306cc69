/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const varianceOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
};

/** The mean of numbers, set by set. */
export const estimateMean = (bySet: readonly number[]): Estimate => {
  const mean = meanOf(bySet);
  const half = Z * Math.sqrt(varianceOf(bySet) / bySet.length);
  return { mean, low: mean - half, high: mean + half };
};

/**
 * A share, set by set. Seats of one set are not independent, so sets are counted, not matches: Wilson's interval,
 * which also holds near 0 and 1, is computed for as many independent matches as would vary like these sets.
 */
export const estimateShare = (bySet: readonly number[], matches: number): Estimate => {
  const p = meanOf(bySet);
  const variance = varianceOf(bySet) / bySet.length;
  const n = variance > 0 ? Math.min(matches, Math.max(bySet.length, (p * (1 - p)) / variance)) : matches;
  const centre = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return { mean: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

/** A sequential test between two shares, at 5 % error either way. */
export interface Sprt {
  readonly low: number;
  readonly high: number;
}

const LEAST_SETS = 8;
const BOUND = Math.log(0.95 / 0.05);

/** `high` or `low` once the sets say which of the two shares it is, null while they do not. */
export const decide = ({ low, high }: Sprt, bySet: readonly number[]): 'high' | 'low' | null => {
  if (bySet.length < LEAST_SETS) return null;
  const variance = Math.max(varianceOf(bySet), 0.01);
  const ratio = (bySet.length * (high - low) * (2 * meanOf(bySet) - low - high)) / (2 * variance);
  if (ratio > BOUND) return 'high';
  return ratio < -BOUND ? 'low' : null;
};

/** How much stronger than each of the others the challenger is with this share, in Elo. */
const eloOf = (share: number, players: number): number => {
  const safe = Math.min(0.995, Math.max(0.005, share));
  return 400 * Math.log10((safe * (players - 1)) / (1 - safe));
};

/** Ratings that fit all shares of a matrix best: row against three of column; their mean is 0. */
export const fitRatings = (shares: readonly (readonly (number | null)[])[], players: number): number[] => {
  const ratings = shares.map(() => 0);
  for (let sweep = 0; sweep < 200; sweep++) {
    for (let i = 0; i < ratings.length; i++) {
      const wanted = shares.flatMap((_, j) => {
        const row = shares[i]![j] ?? null;
        const column = shares[j]![i] ?? null;
        if (i === j) return [];
        return [
          ...(row === null ? [] : [ratings[j]! + eloOf(row, players)]),
          ...(column === null ? [] : [ratings[j]! - eloOf(column, players)]),
        ];
      });
      if (wanted.length > 0) ratings[i] = meanOf(wanted);
    }
    const middle = meanOf(ratings);
    for (let i = 0; i < ratings.length; i++) ratings[i]! -= middle;
  }
  return ratings;
};
