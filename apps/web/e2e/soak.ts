/** `SANTIAGO_SOAK=2` looks at everything in every language and window, and plays whole matches where parts do. */
export const isSoak = Number(process.env['SANTIAGO_SOAK'] ?? '1') > 1;

/** What the n-th of some looks is to look at: they take turns, and in a soak each has everything. */
export const shareOf = <T>(all: readonly T[], looks: readonly unknown[], turn: number): readonly T[] =>
  all.filter((_, i) => isSoak || i % looks.length === turn);
