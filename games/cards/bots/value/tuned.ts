import type { Weights } from './weights.ts';

/** A strong base, which is hard to take and costs a card that could fight. */
export const STRONG_BASE: Weights = {
  baseRank: 12,
  baseFar: 14,
  baseNear: 0,
  curve: 0.5,
  progress: 2,
  risk: 0.5,
  bait: 0.3,
  threat: 10,
  walk: 0.3,
  strike: 0.2,
  kill: 1,
  strand: 0.5,
  push: 1.5,
  relief: 40,
  lose: 1,
  feed: 0.3,
  out: 30,
  victory: 300,
  pass: -3,
  rest: 0,
  move: 1,
  march: 1,
  draw: 0,
  offer: 0,
  stand: 0,
  stir: 0,
  thrift: 0.3,
};

/** The same with the jack for a base: the best cards are saved for the fights. */
export const JACK_BASE: Weights = { ...STRONG_BASE, baseRank: 9 };

/**
 * Contempt [X30]: for a player who plays to win, a draw is worth less than the worst fight. A pass that makes all
 * others pass is an offer of a draw, and the longer nothing happens, the more a placement or a fight is worth.
 */
const PLAYING_TO_WIN = { draw: 15, offer: 5, stir: 5 } as const;

/** By players at the table: two, or more. */
export interface TableWeights {
  readonly two: Weights;
  readonly more: Weights;
}

/**
 * With two players the base is the queen, a little off the cross: it won most matches against the other ranks and
 * distances that were tried. With more players strong bases are seldom destroyed, so it is the jack.
 */
export const TO_WIN: TableWeights = {
  two: { ...STRONG_BASE, ...PLAYING_TO_WIN, baseRank: 10, baseFar: 16 },
  more: { ...JACK_BASE, ...PLAYING_TO_WIN },
};
