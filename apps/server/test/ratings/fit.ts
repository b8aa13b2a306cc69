import type { Cell } from './arena.ts';

/** The bot that is rated as everyone is at the start: the usual one of each game. */
export const ANCHORS: Readonly<Record<string, string>> = { canals: 'steward', cards: 'oddsmaker' };

const STEPS = 20_000;
const TENFOLD = 400 / Math.LN10;

/**
 * The most likely ratings for these cells under the model of the ratings, on the shown scale: one among `players` − 1
 * others takes e^a / (e^a + (players − 1) e^b) of the victories. Half a match is added to the victories and half a one
 * to the rest, so that a share of 100 % has an answer.
 */
export const fitRatings = (
  cells: readonly Cell[],
  players: number,
  anchor: string,
): Readonly<Record<string, number>> => {
  const strength = new Map<string, number>(
    cells.flatMap(({ one, among }) => [one, among]).map((bot) => [bot, 0]),
  );
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Map<string, number>();
    const weights = new Map<string, number>();
    for (const { one, among, share, matches } of cells) {
      const odds = Math.exp(strength.get(one)! - strength.get(among)!) / (players - 1);
      const expected = odds / (1 + odds);
      const slope = share * matches + 0.5 - expected * (matches + 1);
      const weight = expected * (1 - expected) * (matches + 1);
      for (const [bot, sign] of [
        [one, 1],
        [among, -1],
      ] as const) {
        slopes.set(bot, (slopes.get(bot) ?? 0) + sign * slope);
        weights.set(bot, (weights.get(bot) ?? 0) + weight);
      }
    }
    for (const [bot, slope] of slopes) {
      // Small steps at first, where the curve is flat.
      const move = Math.max(-0.5, Math.min(0.5, slope / (2 * weights.get(bot)! + 0.01)));
      strength.set(bot, strength.get(bot)! + move);
    }
  }
  const zero = strength.get(anchor)!;
  return Object.fromEntries(
    Array.from(strength, ([bot, value]) => [bot, 10 * Math.round((1500 + TENFOLD * (value - zero)) / 10)]),
  );
};
