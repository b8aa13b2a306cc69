import type fc from 'fast-check';
import type { Game, GameTypes, MenuAnswers, Random, Setup } from '@santiago/kernel';

/** How a seat chooses among its legal actions. */
export type Chooser<T extends GameTypes> = (state: T['State'], seat: number, random: Random) => number;

/** A distribution: what can come out, and how likely. */
export type Odds = ReadonlyMap<string, number>;

/** A game with what its own tests know about it. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every action that can be written down, legal or not. */
  readonly wellFormed: fc.Arbitrary<T['Action']>;
  /** The length that no match exceeds. */
  readonly maxRows: number;
  /** Throws if money, tiles, markers or cards have appeared or disappeared, or money is negative. */
  conserved(state: T['State'], setup: Setup): void;
  /** The action that the table must take for the seat, or −1. Left out: the only legal one, if there is only one. */
  forced?(state: T['State'], seat: number): number;
  /** What follows from the menus of the game's phases, without hot versions. Left out for a game without phases. */
  readonly fromMenu?: MenuAnswers<T['State']>;
  /** Chance's outcomes at this state, in notation; null where there are too many to write down. */
  odds?(state: T['State']): Odds | null;
  /** The worlds `imagine` may give, as bytes of their view `all`; `even` where each that it can give is equally likely. */
  imagined?(view: T['View']): Odds | 'even' | null;
}

/** One way to play the game that the kit tries. */
export interface Case<T extends GameTypes> {
  readonly name: string;
  readonly setup: Setup;
  readonly matches: number;
  /** Left out: evenly among all legal actions. */
  readonly pick?: Chooser<T>;
  /** True where nothing is hidden from anybody, so that no pair of worlds can differ. */
  readonly open?: boolean;
}

/** `SANTIAGO_SOAK=50` runs fifty times as many matches, pairs and files through the same code. */
export const soak = (): number => {
  const factor = Number(process.env['SANTIAGO_SOAK'] ?? '1');
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
};

export const soaked = (times: number): number => Math.max(1, Math.round(times * soak()));

/**
 * What a test uses if it cannot simply be run more often: all of it under `SANTIAGO_SOAK`, a sample in `npm test`.
 */
export const inFull = <V>(full: V, sample: V): V => (soak() > 1 ? full : sample);

export const patience = (): number => 1_800_000 * Math.max(1, soak());
