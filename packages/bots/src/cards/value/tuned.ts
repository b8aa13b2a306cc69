import type { Weights } from './weights.ts';

/** A strong base, which is hard to take and costs a card that could fight. */
export const STRONG_BASE: Weights = {
  baseRank: 12,
  baseFar: 14,
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
  thrift: 0.3,
};

/** The same with the jack for a base: the best cards are saved for the fights. */
export const JACK_BASE: Weights = { ...STRONG_BASE, baseRank: 9 };
