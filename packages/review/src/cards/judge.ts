import { cards, type CardsTypes } from '@santiago/cards';
import {
  ACTOR,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_FIGHT,
  PHASE_GIVE,
  PHASE_PICK,
  PHASE_TAKE,
  TURNS,
} from '@santiago/cards/engine';
import type { Judge } from '../judge.ts';
import { cardsReasons } from './facts.ts';
import { CardPopulation } from './population.ts';
import { CardOutlook, CardsWeighing, effortFor } from './weighing.ts';

/** The phases of decisions, in the order of a match. */
export const CARDS_PHASES = ['bases', 'placing', 'fighting', 'buying'] as const;
export type CardsPhase = (typeof CARDS_PHASES)[number];

const PHASE_OF: Readonly<Partial<Record<number, CardsPhase>>> = {
  [PHASE_BASE]: 'bases',
  [PHASE_ACT]: 'placing',
  [PHASE_FIGHT]: 'fighting',
  [PHASE_GIVE]: 'buying',
  [PHASE_TAKE]: 'buying',
  [PHASE_AFTER]: 'buying',
  [PHASE_PICK]: 'buying',
};

/** The judge of a match of the card game that has so many rows. */
export const cardsJudge = (seed: number, rows: number): Judge<CardsTypes> => {
  const effort = effortFor(rows);
  const population = new CardPopulation(seed);
  return {
    game: cards,
    scored: false,
    phases: CARDS_PHASES,
    stages: 3,
    phaseOf: ({ n }) => PHASE_OF[n[PHASE]!]!,
    // Whose turn it is, and the how manieth of his; the bases come before the first.
    roundOf: ({ n }) => (n[ACTOR]! < 0 || n[PHASE] === PHASE_BASE ? 0 : n[TURNS + n[ACTOR]!]! + 1),
    weigh: (state, seat, chosen) => new CardsWeighing({ state, seat, chosen }, population, { seed, effort }),
    expect: (state) => new CardOutlook(state, population, effort),
    reasons: cardsReasons,
  };
};
