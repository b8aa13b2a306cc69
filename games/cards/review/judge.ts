import { cards, type CardsTypes } from '@santiago/cards';
import type { PhaseName, State } from '@santiago/cards/engine';
import type { Judge } from '@santiago/review/judge.ts';
import { cardsReasons } from './facts.ts';
import { CardPopulation } from './population.ts';
import { CardOutlook, CardsWeighing, effortFor, worldsOf } from './weighing.ts';

/** The phases of decisions, in the order of a match. */
export const CARDS_PHASES = ['bases', 'placing', 'fighting', 'buying'] as const;
export type CardsPhase = (typeof CARDS_PHASES)[number];

/** What a seat decides in each phase; chance decides nothing that is reviewed. */
const PHASE_OF = {
  base: 'bases',
  act: 'placing',
  fight: 'fighting',
  give: 'buying',
  take: 'buying',
  after: 'buying',
  pick: 'buying',
} as const satisfies Partial<Record<PhaseName, CardsPhase>>;
const isDecision = (phase: PhaseName): phase is keyof typeof PHASE_OF => phase in PHASE_OF;

const phaseOf = ({ phase }: State): CardsPhase => {
  if (!isDecision(phase)) throw new RangeError(`no seat decides in the phase ${phase}`);
  return PHASE_OF[phase];
};

/** The judge of a match of the card game. `rows` is the length of the match. */
export const cardsJudge = (seed: number, rows: number): Judge<CardsTypes> => {
  const effort = effortFor(rows);
  const population = new CardPopulation(seed);
  return {
    game: cards,
    scored: false,
    hidden: true,
    phases: CARDS_PHASES,
    stages: 3,
    phaseOf,
    // Turns are counted by seat, from 1; bases are placed before the first turn.
    roundOf: (state) => (state.actor < 0 || state.phase === 'base' ? 0 : state.turns(state.actor) + 1),
    weigh: (state, seat, chosen) => new CardsWeighing({ state, seat, chosen }, population, { seed, effort }),
    expect: (state, eye) =>
      new CardOutlook(state, population, {
        effort,
        worlds: eye === null ? null : worldsOf(state, eye, seed),
      }),
    reasons: cardsReasons,
  };
};
