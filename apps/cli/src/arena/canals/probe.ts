import { bendExploiter, drawExploiter, type Exploiter } from '@santiago/canals/bots';
import { canals } from '@santiago/canals';
import { FastRandom, type Setup } from '@santiago/kernel';
import type { Threads } from '../../threads.ts';
import { type Estimate, estimateShare, meanOf } from '../statistics.ts';
import type { MatchSet, SetResult } from '../set.ts';

export interface ProbePlan {
  /** The bot under test, in every seat but one. */
  readonly champion: string;
  readonly setup: Setup;
  /** Matches of the final measurement: the best exploiter, on sets that did not select it. */
  readonly matches: number;
  readonly seed: number;
}

export interface Probe {
  readonly champion: string;
  readonly players: number;
  /** How many exploiters were tried, and in how many matches. */
  readonly exploiters: number;
  readonly searched: number;
  readonly best: Exploiter;
  readonly matches: number;
  readonly share: Estimate;
}

const FIRST = 24;
const ROUNDS = 3;
const FIRST_SETS = 2;

interface Tried {
  readonly exploiter: Exploiter;
  readonly shares: number[];
}

/**
 * Searches for the opponent that does best against champions: many are drawn, the better half plays twice as many
 * sets, and each that remains is joined by a similar one. The best then plays new sets.
 */
export const probe = async (
  { champion, setup, matches, seed }: ProbePlan,
  threads: Threads<MatchSet, SetResult>,
  progress: (round: number, rounds: number) => void,
): Promise<Probe> => {
  const random = new FastRandom(seed, 17);
  let exploiters = FIRST;
  let searched = 0;
  let alive: Tried[] = Array.from({ length: FIRST }, () => ({
    exploiter: drawExploiter(random),
    shares: [],
  }));
  const play = async (some: readonly Tried[], upTo: number): Promise<void> => {
    const tasks = some.flatMap((tried) =>
      Array.from({ length: upTo - tried.shares.length }, (_, i) => ({
        tried,
        set: { ...setOf(tried.exploiter), seed: seed * 1_000_003 + 500_000 + tried.shares.length + i },
      })),
    );
    const results = await threads.run(tasks.map(({ set }) => set));
    for (const [i, { tried }] of tasks.entries()) tried.shares.push(meanOf(results[i]!.shares));
    searched += tasks.length * setup.players;
  };
  const setOf = (challenger: Exploiter) => ({ game: canals.name, challenger, others: champion, setup });
  const ranked = (some: readonly Tried[]): Tried[] =>
    some.toSorted((a, b) => meanOf(b.shares) - meanOf(a.shares));
  for (let round = 0, sets = FIRST_SETS; round < ROUNDS; round++, sets *= 2) {
    progress(round, ROUNDS + 1);
    await play(alive, sets);
    const survivors = ranked(alive).slice(0, Math.ceil(alive.length / 3));
    const joining =
      round === ROUNDS - 1 ? [] : survivors.map(({ exploiter }) => bendExploiter(exploiter, random));
    exploiters += joining.length;
    alive = [...survivors, ...joining.map((exploiter): Tried => ({ exploiter, shares: [] }))];
  }
  progress(ROUNDS, ROUNDS + 1);
  const [best] = ranked(alive);
  const sets = Math.ceil(matches / setup.players);
  const last = await threads.run(
    Array.from({ length: sets }, (_, i) => ({
      ...setOf(best!.exploiter),
      seed: seed * 1_000_003 + 700_000 + i,
    })),
  );
  const shares = last.map((result) => meanOf(result.shares));
  const played = sets * setup.players;
  return {
    champion,
    players: setup.players,
    exploiters,
    searched,
    best: best!.exploiter,
    matches: played,
    share: estimateShare(shares, played),
  };
};
