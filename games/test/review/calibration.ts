import type { Review } from '@santiago/review/index.ts';

const BINS = 10;

/** Of one match, by bin of said chances: how many, their sum, and the sum of the shares that came of them. */
export interface SaidRow {
  readonly match: number;
  readonly bins: readonly { readonly rows: number; readonly said: number; readonly happened: number }[];
}

/** What the review said of every seat at every row but the last, and the shares of the victory in the end. */
export const saidIn = ({ graph, over }: Pick<Review, 'graph' | 'over'>, match: number): SaidRow => {
  if (!over) throw new RangeError('a match without an end says nothing');
  const shares = graph.at(-1)!.chances;
  const bins = Array.from({ length: BINS }, () => ({ rows: 0, said: 0, happened: 0 }));
  for (const { chances } of graph.slice(0, -1)) {
    for (const [seat, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(BINS * chance))]!;
      bin.rows++;
      bin.said += chance;
      bin.happened += shares[seat]!;
    }
  }
  return { match, bins };
};

/** A table of reliability: in each bin of said chances, what was said on average and what happened. */
export const reliabilityOf = (all: readonly SaidRow[]) =>
  Array.from({ length: BINS }, (_, bin) => {
    const sum = (of: 'rows' | 'said' | 'happened'): number =>
      all.reduce((total, { bins }) => total + bins[bin]![of], 0);
    const rows = sum('rows');
    const percent = (part: number): number | null => (rows === 0 ? null : (100 * part) / rows);
    return {
      from: (100 * bin) / BINS,
      rows,
      said: percent(sum('said')),
      happened: percent(sum('happened')),
    };
  });

/** Prints the table; returns how far the worst bin is off, in points. */
export const printCalibration = (all: readonly SaidRow[], print: (value: unknown) => void): number => {
  const table = reliabilityOf(all);
  for (const bin of table) print(bin);
  const counted = table.filter(({ rows }) => rows >= 500);
  const worst = Math.max(0, ...counted.map(({ said, happened }) => Math.abs(said! - happened!)));
  print({ matches: all.length, worst });
  return worst;
};
