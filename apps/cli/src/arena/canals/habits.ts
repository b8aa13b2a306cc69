import type { Setup } from '@santiago/kernel';
import { Threads } from '../../threads.ts';
import type { Sat, Sitting } from './habits-worker.ts';
import { meanOf } from '../statistics.ts';

/** How a table of one kind plays, on average, to compare with what people do. */
export interface Habits {
  readonly bot: string;
  readonly players: number;
  readonly matches: number;
  readonly score: number;
  readonly winner: number;
  /** From the winner to the second. */
  readonly margin: number;
  /** Fractions: shared victories, passed auctions, bids, turns used to bribe, bribes, decisions that accepted one. */
  readonly ties: number;
  readonly passes: number;
  readonly bid: number;
  readonly bribing: number;
  readonly bribe: number;
  readonly taken: number;
}

type Count = Exclude<keyof Sat, 'points'>;

export const habitsOf = async (
  bot: string,
  setup: Setup,
  { matches, seed, threads: count }: { matches: number; seed: number; threads: number | undefined },
): Promise<Habits> => {
  const threads = new Threads<Sitting, Sat>(new URL('habits-worker.ts', import.meta.url), count);
  try {
    const sat = await threads.run(
      Array.from({ length: matches }, (_, i) => ({ bot, setup, seed: seed * 1_000_003 + 900_000 + i })),
    );
    const sum = (of: Count): number => sat.reduce((all, each) => all + each[of], 0);
    const part = (of: Count, ...more: readonly Count[]): number =>
      sum(of) / Math.max(1, sum(of) + more.reduce((all, each) => all + sum(each), 0));
    const sorted = sat.map(({ points }) => points.toSorted((a, b) => b - a));
    return {
      bot,
      players: setup.players,
      matches,
      score: meanOf(sat.flatMap(({ points }) => points)),
      winner: meanOf(sorted.map(([first]) => first!)),
      margin: meanOf(sorted.map(([first, second]) => first! - second!)),
      ties: meanOf(sorted.map(([first, second]) => (first === second ? 1 : 0))),
      passes: part('passes', 'bids'),
      bid: sum('bidSum') / Math.max(1, sum('bids')),
      bribing: part('bribes', 'silent'),
      bribe: sum('bribeSum') / Math.max(1, sum('bribes')),
      taken: sum('taken') / Math.max(1, sum('decisions')),
    };
  } finally {
    await threads.close();
  }
};
