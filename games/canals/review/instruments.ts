import { makeResult } from '@santiago/bots/search';
import { positionOf } from '@santiago/canals/bots/search';
import { canalEffect, canals, type Ditch, type State, type View } from '@santiago/canals';
import { hasPassed, passCode, play, seatsInQueue, setPlantingOrder } from '@santiago/canals/engine';
import { type Seat, seatIndex } from '@santiago/kernel';
import { breakEven, buildableDitches } from './bribes.ts';
import { Population } from './population.ts';

/**
 * What a player may ask during a match against bots or in a study. Everything follows from a view, so nothing is
 * revealed that its eye may not know. Points are expected final points.
 */

const TRIALS = 24;

/** What a canal on one ditch would be worth. */
export interface DitchWorth {
  readonly ditch: Ditch;
  /** By seat: markers it waters, and how points change as if the match ended now. */
  readonly markers: readonly number[];
  readonly now: readonly number[];
  /** By seat: how the expected score changes if it is built this round, compared with no canal at all. */
  readonly expected: readonly number[];
  /** The smallest total that makes an overseer accept it: one who counts points now, and one who looks ahead. */
  readonly even: number;
  readonly evenAhead: number;
}

/** What the seats can expect from a state, with the same people playing on each time. */
const expectedScores = (
  state: State,
  seed: number,
  begin: (twin: State, population: Population) => void,
): number[] => {
  const population = new Population(seed, NEAR);
  const result = makeResult();
  const twin = canals.copy(state);
  const sums = Array.from({ length: state.players }, () => 0);
  for (let trial = 0; trial < TRIALS; trial++) {
    population.seat(trial);
    twin.assign(state);
    begin(twin, population);
    population.playOn(twin, result, null);
    for (const seat of sums.keys()) sums[seat]! += result.scores[seat]!;
  }
  return sums.map((sum) => sum / TRIALS);
};
const NEAR = (): number => 0;

/** The view as if the overseer had decided, with this canal or none; before the bribes it stays as it is. */
const decidedWith = (view: View, ditch: Ditch | null): State => {
  const built = ditch === null ? view.canals : [...view.canals, ditch];
  const { phase } = view;
  if (phase.kind !== 'bribing' && phase.kind !== 'decision') return positionOf({ ...view, canals: built });
  const returned = phase.proposals.flatMap(({ bribes }) => bribes);
  const seats = view.seats.map((seat, index) => ({
    ...seat,
    cash: returned
      .filter((bribe) => seatIndex(bribe.seat) === index)
      .reduce((cash, { amount }) => cash + amount, seat.cash),
  }));
  const state = positionOf({
    ...view,
    canals: built,
    seats,
    phase: { kind: 'decision', by: view.overseer!, proposals: [] },
  });
  // [C38] Nobody proposed: the overseer builds nothing, and the round goes on.
  play(state, state.overseer, passCode());
  return state;
};

/**
 * What each legal ditch is worth to each player, and what its overseer would ask for it; the best for the eye first.
 */
export const ditchWorths = (view: View, seed = 1): DitchWorth[] => {
  const state = positionOf(view);
  const scoresWith = (ditch: Ditch | null): number[] =>
    expectedScores(decidedWith(view, ditch), seed, () => {});
  const without = scoresWith(null);
  const ditches = buildableDitches(state);
  const expected = new Map(
    ditches.map((ditch) => [ditch, scoresWith(ditch).map((score, seat) => score - without[seat]!)]),
  );
  const overseer = state.overseer;
  const worths = ditches.map((ditch) => {
    const { markers, now } = canalEffect(state, ditch);
    return {
      ditch,
      markers,
      now,
      expected: expected.get(ditch)!,
      even: breakEven(state, ditch),
      evenAhead: breakEven(state, ditch, (other) => expected.get(other)![overseer]!),
    };
  });
  const eye = view.eye === 'spectator' || view.eye === 'all' ? overseer : seatIndex(view.eye);
  return worths.sort((a, b) => b.expected[eye]! - a.expected[eye]!);
};

/** What a rank in the planting order is worth. */
export interface RankPrice {
  /** From 1. */
  readonly rank: number;
  /** The expected score there, if the rank cost nothing. */
  readonly score: number;
  /** What the rank is worth at most, compared with the last one, in escudos. */
  readonly price: number;
}

/** Asked in an auction by the seat whose view it is: the highest price at which each rank is worth it. */
export const rankPrices = (view: View, seed = 1): RankPrice[] => {
  const state = positionOf(view);
  if (state.phase !== 'auction' && state.phase !== 'sealed') return [];
  const seat = seatIndex(view.eye as Seat);
  const cash = state.cash[seat]!;
  const scoreAt = (rank: number): number =>
    expectedScores(state, seed, (twin, population) => {
      population.playAuction(twin);
      seatAt(twin, seat, rank);
      twin.cash[seat] = cash;
    })[seat]!;
  const scores = Array.from({ length: state.players }, (_, rank) => scoreAt(rank));
  return scores.map((score, rank) => ({ rank: rank + 1, score, price: score - scores.at(-1)! }));
};

/** [C22] Gives a seat a rank in the planting order, as if it had not passed; [C21] the last one is overseer. */
const seatAt = (s: State, seat: number, rank: number): void => {
  const others = seatsInQueue(s.queue, s.players).filter((each) => each !== seat);
  setPlantingOrder(s, [...others.slice(0, rank), seat, ...others.slice(rank)]);
  if (hasPassed(s, seat)) s.bids[seat] = 1;
};
