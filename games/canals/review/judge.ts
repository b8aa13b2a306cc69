import { bidTable, mixedBids, positionOf } from '@santiago/canals/bots/search';
import { Heuristic, TUNED } from '@santiago/canals/bots/value';
import { makeResult } from '@santiago/bots/search';
import { canals, type CanalsTypes } from '@santiago/canals';
import { clearBids, type PhaseName, type State } from '@santiago/canals/engine';
import type { Judge, Outlook } from '@santiago/review/judge.ts';
import { Tried } from '@santiago/review/trial.ts';
import { canalsReasons } from './facts.ts';
import { Population, populationEvaluator, type SealedStrategies } from './population.ts';
import { CanalsWeighing } from './weighing.ts';

/** The phases of decisions, in the order of a round; the spring and the first canal come before it. */
export const CANALS_PHASES = ['opening', 'bidding', 'planting', 'bribing', 'deciding', 'extra'] as const;
export type CanalsPhase = (typeof CANALS_PHASES)[number];

/** Null where no seat decides. */
const REVIEW_PHASES: Readonly<Record<PhaseName, CanalsPhase | null>> = {
  overseer: null,
  spring: null,
  'choose-spring': 'opening',
  'first-canal': 'opening',
  palms: null,
  aside: null,
  reveal: null,
  auction: 'bidding',
  sealed: 'bidding',
  planting: 'planting',
  leftover: 'planting',
  bribing: 'bribing',
  decision: 'deciding',
  extra: 'extra',
  over: null,
};

/** How many trials an expectation has if nobody has just decided. */
const TRIALS = 32;

const model = new Heuristic(TUNED);

/** The judge of the board game. */
export const canalsJudge = (seed: number): Judge<CanalsTypes> => {
  const population = new Population(seed);
  const sealedOf = sealedAuctions();
  const expect = (state: State): Outlook => {
    const twin = canals.copy(state);
    const result = makeResult();
    const tried = new Tried(0, state.players, 0);
    const sealed = sealedOf(state);
    // Between two rounds, and at the end, nobody plays on: every trial is the same.
    const trials = state.actor < 0 && state.round > 0 && state.phase !== 'sealed' ? 1 : TRIALS;
    for (let trial = 0; trial < trials; trial++) {
      population.seat(trial);
      twin.assign(state);
      population.playOn(twin, result, sealed);
      tried.add(result);
    }
    const { scores, chances } = tried.judged('');
    return { refine: () => undefined, expectation: () => ({ scores, chances }) };
  };
  return {
    game: canals,
    scored: true,
    hidden: false,
    phases: CANALS_PHASES,
    stages: 3,
    phaseOf: ({ phase }) => REVIEW_PHASES[phase]!,
    // [C17] Turning the tiles over begins the next round.
    roundOf: ({ round, phase }) => (phase === 'reveal' ? round + 1 : round),
    weigh: (state, seat, chosen) => new CanalsWeighing({ state, seat, chosen }, population, sealedOf),
    expect,
    reasons: canalsReasons,
  };
};

/** [C40] The mixed strategies of secret auctions; that of one round serves both seats. */
const sealedAuctions = (): ((position: State) => SealedStrategies | null) => {
  const known = new Map<number, SealedStrategies>();
  return (position) => {
    if (position.phase !== 'sealed') return null;
    const found = known.get(position.round);
    if (found !== undefined) return found;
    const whole = positionOf(canals.view(position, 'all'));
    clearBids(whole);
    const strategies = mixedBids(bidTable(whole, 0, model, populationEvaluator()));
    known.set(position.round, strategies);
    return strategies;
  };
};
