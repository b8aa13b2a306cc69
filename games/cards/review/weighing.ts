import { Heuristic, JACK_BASE, ratedActions } from '@santiago/cards/bots/value';
import { likelihood } from '@santiago/cards/bots/opponents';
import { makeResult, Stream } from '@santiago/bots/search';
import { cards, type State } from '@santiago/cards';
import { imagineBy, type Likelihood, PHASES, play, RESIGN } from '@santiago/cards/engine';
import { seatName } from '@santiago/kernel';
import { Contest, type Halving, type Patience } from '@santiago/review/contest.ts';
import { isDoubtful, mayBeMistake } from '@santiago/review/grade.ts';
import type { Outlook, Weighing } from '@santiago/review/judge.ts';
import type { Expectation, JudgedCandidate, Loss } from '@santiago/review/review.ts';
import { Tried } from '@santiago/review/trial.ts';
import type { CardPopulation } from './population.ts';

/** The candidates and trials of the first result. */
const FIRST_LOOK = 4;
const FIRST_TRIALS = 4;
/** The candidates after it. */
const WIDE = 16;
const HALVING: Halving = [
  [16, 8],
  [8, 24],
  [4, 64],
  [3, 128],
];
/** Trials of a possible mistake that are played to the end of the match. */
const TO_THE_END: Patience = { more: 64, most: 256 };
/** These begin with this number: none of them has been met before. */
const UNMET = 1 << 16;

/**
 * The judge's effort, from 0 to 1: in matches with more rows than this it makes fewer trials, so that the review of a
 * long match takes about as long.
 */
const LONG = 60;
export const effortFor = (rows: number): number => Math.min(1, LONG / Math.max(1, rows));
/** The number of trials with this effort; at least two, since a single one has no standard error. */
const scaled = (trials: number, effort: number): number => Math.max(2, Math.round(trials * effort));
/**
 * Standard errors around the limit of a grade within which a decision is doubtful. Trials to the end of the match take
 * long, so a mistake that hardly shows after the first of them is given up.
 */
const DOUBTFUL = 1.5;
/** Trials behind an expectation after a row, stage by stage. */
const OUTLOOK_TRIALS = [4, 32, 64] as const;
/** In long matches as well: a chance from fewer trials is too often near 0 or 1 by luck (docs/review.md). */
const LEAST_OUTLOOK_TRIALS = [2, 8, 16] as const;

/** How far off a difference is because of the prospects, besides the chance of the trials (docs/review.md). */
const PROSPECTS_CHANCE = 0.015;
const PROSPECTS_PART = 0.1;
/** The same because other people play on in other ways than those of the trials. */
const PEOPLE_CHANCE = 0.03;

/** Worlds follow from the seed in another way than the people in them. */
const WORLDS = 0x3c6e_f372;
/** How often a world is dealt as if everybody were equally likely to place any card. */
const EVENLY_EVERY = 5;
const evenly: Likelihood = () => 1;

const prior = new Heuristic(JACK_BASE);
const legal = new Int32Array(cards.widest);

/** Bases of all strengths, near and far: hundreds of spots are about equally good. */
const BASES: readonly Heuristic[] = [2, 5, 8, 9, 10, 12].flatMap((baseRank) =>
  [6, 14, 26].map((baseFar) => new Heuristic({ ...JACK_BASE, baseRank, baseFar })),
);

/** The actions worth a try, the most likely best first: all of them if there are few. Nobody is advised to resign. */
const proposals = (state: State, seat: number, most: number): number[] => {
  if (state.phaseNumber === PHASES.base) return BASES.map((judge) => judge.choose(state, seat));
  const best = ratedActions(prior, state, seat);
  const count = cards.count(state, seat);
  if (count > WIDE) return best.slice(0, most);
  const all = [...legal.subarray(0, cards.list(state, seat, legal))];
  return [...new Set([...best, ...all])].filter((action) => action !== RESIGN);
};

/** Deals a world that a seat could not tell from the real one; the same trial gets the same world. */
type Worlds = (into: State, trial: number) => void;

/** The worlds that a seat can imagine. */
export const worldsOf = (state: State, seat: number, seed: number): Worlds => {
  const view = cards.view(state, seatName(seat));
  const [likely, even] = [imagineBy(view, likelihood), imagineBy(view, evenly)];
  const stream = new Stream();
  return (into, trial) => {
    stream.begin(seed ^ WORLDS, trial);
    (trial % EVENLY_EVERY === 0 ? even : likely)(into, stream);
  };
};

/**
 * What can be expected from a state: with all cards known, or in the worlds of one seat. Each seat still plays by
 * what it may know.
 */
export class CardOutlook implements Outlook {
  private readonly state: State;
  private readonly twin: State;
  private readonly population: CardPopulation;
  private readonly effort: number;
  private readonly worlds: Worlds | null;
  private readonly tried: Tried;
  private readonly result = makeResult();

  constructor(
    state: State,
    population: CardPopulation,
    { effort, worlds }: { effort: number; worlds: Worlds | null },
  ) {
    this.effort = effort;
    this.worlds = worlds;
    this.state = cards.copy(state);
    this.twin = cards.copy(state);
    this.population = population;
    this.tried = new Tried(0, state.setup.players, 0);
  }

  refine(stage: number): void {
    const { state, twin, population, tried, result } = this;
    const lastTurn = population.lastTurn(state);
    const most = Math.max(LEAST_OUTLOOK_TRIALS[stage]!, scaled(OUTLOOK_TRIALS[stage]!, this.effort));
    while (tried.trials < most) {
      population.seat(tried.trials);
      if (this.worlds === null) cards.assign(twin, state);
      else this.worlds(twin, tried.trials);
      population.playOn(twin, lastTurn, result);
      tried.add(result);
    }
  }

  expectation(): Expectation {
    const { scores, chances } = this.tried.judged('');
    return { scores, chances };
  }
}

/** Weighs a decision of the card game in worlds that the deciding seat could not tell from the real one. */
export class CardsWeighing implements Weighing {
  private readonly known: State;
  private readonly seat: number;
  private readonly population: CardPopulation;
  private readonly worlds: Worlds;
  private readonly contest: Contest;
  private readonly after: CardOutlook;
  private readonly twin: State;
  private readonly lastTurn: number;
  private readonly effort: number;
  private readonly result = makeResult();
  private trials = 0;
  /** Trials that were not played to the end of the match. */
  private open = 0;
  private isToTheEnd = false;

  constructor(
    { state, seat, chosen }: { state: State; seat: number; chosen: number },
    population: CardPopulation,
    { seed, effort }: { seed: number; effort: number },
  ) {
    this.known = cards.known(cards.view(state, seatName(seat)));
    this.twin = cards.copy(this.known);
    this.seat = seat;
    this.effort = effort;
    this.population = population;
    this.lastTurn = population.lastTurn(state);
    this.worlds = worldsOf(state, seat, seed);
    const { players } = state.setup;
    this.contest = new Contest({ players, seat, chosen }, (tried) => this.attempt(tried));
    const after = cards.copy(state);
    cards.play(after, seat, chosen);
    this.after = new CardOutlook(after, population, { effort, worlds: null });
  }

  refine(stage: number): void {
    this.after.refine(stage);
    const trials = (most: number): number => scaled(most, this.effort);
    if (stage === 0) this.look(FIRST_LOOK, trials(FIRST_TRIALS));
    else if (stage === 1) {
      this.look(WIDE, trials(FIRST_TRIALS));
      this.contest.halve(HALVING.map(([candidates, most]) => [candidates, trials(most)]));
    } else if (mayBeMistake(this.loss())) this.playToTheEnd();
  }

  candidates(): readonly JudgedCandidate[] {
    return this.contest.judged((action) => cards.format(cards.decode(action)));
  }

  /** Only the loss beyond one error counts for the accuracy: where the dice decide, nobody is blamed for less. */
  loss(): Loss & { readonly worth: number } {
    const loss = this.withProspects(this.contest.loss);
    return { ...loss, worth: Math.max(0, this.contest.worthLost - loss.chanceError) };
  }

  expectation(): Expectation {
    return this.after.expectation();
  }

  ownExpectation(): Expectation {
    const { scores, chances } = this.contest.chosen.judged('');
    return { scores, chances };
  }

  /** The uncertainty besides the chance of the trials, as far as they depend on the prospects and on who plays on. */
  private withProspects(loss: Loss): Loss {
    if (loss.chance === 0) return loss;
    const part = this.open / this.trials;
    const people = this.isToTheEnd ? Math.hypot(PEOPLE_CHANCE, this.contest.rift.chance) : 0;
    const chanceError = Math.hypot(
      loss.chanceError,
      part * PROSPECTS_CHANCE,
      part * PROSPECTS_PART * loss.chance,
      people,
    );
    return { ...loss, chanceError, pointsError: chanceError };
  }

  private look(candidates: number, trials: number): void {
    this.contest.enter(proposals(this.known, this.seat, candidates));
    this.contest.tryUpTo(trials);
  }

  /**
   * Tries the best and the chosen action again, to the end of the match: the best of many was ahead by luck too, and
   * where the prospects err most.
   */
  private playToTheEnd(): void {
    this.isToTheEnd = true;
    this.trials = this.open = 0;
    this.contest.beginAgain();
    this.contest.tryUpTo(TO_THE_END.more);
    this.contest.settleDoubts(TO_THE_END, () => this.doubtful());
  }

  private attempt(tried: Tried): void {
    const { twin, population, result } = this;
    const trial = tried.trials + (this.isToTheEnd ? UNMET : 0);
    this.worlds(twin, trial);
    population.seat(trial);
    play(twin, this.seat, tried.action);
    this.trials++;
    if (!population.playOn(twin, this.isToTheEnd ? Number.POSITIVE_INFINITY : this.lastTurn, result))
      this.open++;
    tried.add(result);
  }

  private doubtful(): boolean {
    return isDoubtful(this.loss(), this.contest.loss, DOUBTFUL);
  }
}
