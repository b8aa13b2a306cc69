import { botNamed, playBots } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals } from '@santiago/canals';
import type { Setup } from '@santiago/kernel';
import { serve } from '../../threads.ts';

/** A match among copies of one bot. */
export interface Sitting {
  readonly bot: string;
  readonly setup: Setup;
  readonly seed: number;
}

/** Counts of what a table did in a match, and its result. */
export interface Sat {
  readonly points: readonly number[];
  bids: number;
  bidSum: number;
  passes: number;
  bribes: number;
  bribeSum: number;
  /** Turns to bribe in which nothing was offered. */
  silent: number;
  /** Decisions that accepted a bribe, and all decisions. */
  taken: number;
  decisions: number;
}

serve(({ bot: name, setup, seed }: Sitting): Sat => {
  const bot = botNamed(canalsBots, name)!;
  const sat = {
    bids: 0,
    bidSum: 0,
    passes: 0,
    bribes: 0,
    bribeSum: 0,
    silent: 0,
    taken: 0,
    decisions: 0,
  };
  const { points } = playBots({
    game: canals,
    setup,
    bots: Array.from({ length: setup.players }, () => bot),
    seed,
    now: () => 0,
    timed: () => {},
    seen: ({ phase }, action) => {
      if (phase === 'auction' || phase === 'sealed') {
        if (action.kind === 'bid' && action.amount > 0) {
          sat.bids++;
          sat.bidSum += action.amount;
        } else sat.passes++;
      } else if (phase === 'bribing') {
        if (action.kind === 'propose' || action.kind === 'support') {
          sat.bribes++;
          sat.bribeSum += action.amount;
        } else sat.silent++;
      } else if (phase === 'decision') {
        sat.decisions++;
        if (action.kind === 'accept') sat.taken++;
      }
    },
  });
  return { points, ...sat };
});
