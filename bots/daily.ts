/**
 * Who plays the daily match of a game: the person on the first seat, then these bots. Only one seat at a time owes a
 * decision in such a match, so the answers of the person, in order, are the whole match. The bots think in steps, not
 * in time, and use no function that engines compute differently (docs/bots.md).
 */
export interface DailyTable {
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
}
