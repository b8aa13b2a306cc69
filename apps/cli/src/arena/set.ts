import { botNamed, playBots } from '@santiago/bots';
import { type Exploiter, makeExploiter } from '@santiago/canals/bots';
import { leadOf, type Setup } from '@santiago/kernel';
import { gameNamed } from '../games.ts';

/** The same tiles or dice with the challenger once in every seat, the others in the rest. */
export interface MatchSet {
  readonly game: string;
  readonly challenger: string | Exploiter;
  readonly others: string;
  readonly setup: Setup;
  readonly seed: number;
}

export interface SetResult {
  /** By the challenger's seat: its share of the victory, its score, and its lead over the best of the others. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly leads: readonly number[];
  /** By the challenger's seat: whether the victory of that match was shared. Older sets do not say. */
  readonly shared?: readonly boolean[];
  /** Milliseconds of each of its decisions. */
  readonly times: readonly number[];
}

/** Larger than the number of sets of any run; four of them are less than the distance between two seeds of runs. */
const NEXT_SEED = 250_007;

/** Equal bots would play the same match from every seat, so each of theirs has its own chance. */
const seedFrom = ({ challenger, others, seed }: MatchSet, seat: number): number =>
  challenger === others ? seed + seat * NEXT_SEED : seed;

export const playSet = (set: MatchSet): SetResult => {
  const { game: name, challenger, others, setup } = set;
  const { game, bots } = gameNamed(name);
  const bot = typeof challenger === 'string' ? botNamed(bots, challenger)! : makeExploiter(challenger);
  const rival = botNamed(bots, others)!;
  const times: number[] = [];
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  const outcomes = seats.map((challengerSeat) =>
    playBots({
      game,
      setup,
      bots: seats.map((seat) => (seat === challengerSeat ? bot : rival)),
      seed: seedFrom(set, challengerSeat),
      now: () => performance.now(),
      timed: (seat, milliseconds) => {
        if (seat === challengerSeat) times.push(milliseconds);
      },
    }),
  );
  return {
    shares: outcomes.map(({ shares }, challengerSeat) => shares[challengerSeat]!),
    scores: outcomes.map(({ points }, challengerSeat) => points[challengerSeat]!),
    shared: outcomes.map(({ shares }) => Math.max(...shares) < 1),
    leads: outcomes.map(({ points }, challengerSeat) => leadOf(points, setup.players, challengerSeat)),
    times,
  };
};
