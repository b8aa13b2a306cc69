import { Heuristic, ratedActions, readPoints, TUNED } from '@santiago/canals/bots/value';
import { makeResult } from '@santiago/bots/search';
import { positionOf } from '@santiago/canals/bots/search';
import { canals } from '@santiago/canals';
import { list, play, type State } from '@santiago/canals/engine';
import { seatName } from '@santiago/kernel';
import { Contest, type Halving, type Patience } from '@santiago/review/contest.ts';
import { isDoubtful } from '@santiago/review/grade.ts';
import type { Weighing } from '@santiago/review/judge.ts';
import type { Expectation, JudgedCandidate, Loss } from '@santiago/review/review.ts';
import { NO_RIFT, type Tried } from '@santiago/review/trial.ts';
import { Endgame } from './endgame.ts';
import type { Population, SealedStrategies } from './population.ts';

/** How many candidates are tried: in the first result, and after it. */
const FIRST_LOOK = 12;
const WIDE = 40;
const HALVING: Halving = [
  [12, 6],
  [8, 16],
  [5, 40],
  [4, 96],
];
const PATIENCE: Patience = { more: 192, most: 4608 };
/** Standard errors around the limit of a grade within which a decision is doubtful. */
const DOUBTFUL = 2.5;
/** How many positions one candidate's search to the end of the match may take. */
const SEARCH_LIMIT = 40_000;

/**
 * How far off a difference is because of the value net, besides the chance of the trials: measured against playing
 * three rounds further (docs/review.md). The last round is played to its end without the net.
 */
const NET_POINTS = 1.1;
const NET_CHANCE = 0.015;
const NET_CHANCE_PART = 0.18;
/** The error of a single trial: everything that is known about the uncertainty while there is only one. */
const SINGLE_POINTS = 3;
const SINGLE_CHANCE = 0.06;

const prior = new Heuristic(TUNED);
const endgame = new Endgame();
const legal = new Int32Array(canals.widest);

/** Weighs a decision of the board game: candidates from the heuristic, each played on by the same population. */
export class CanalsWeighing implements Weighing {
  private readonly position: State;
  private readonly seat: number;
  private readonly population: Population;
  private readonly sealed: SealedStrategies | null;
  private readonly contest: Contest;
  private readonly state: State;
  private readonly result = makeResult();

  constructor(
    { state, seat, chosen }: { state: State; seat: number; chosen: number },
    population: Population,
    sealed: (position: State) => SealedStrategies | null,
  ) {
    // As the seat knew it: [C40] a bid that is secret from it counts as not made yet.
    this.position = positionOf(canals.view(state, seatName(seat)));
    this.state = canals.copy(this.position);
    this.seat = seat;
    this.population = population;
    this.sealed = sealed(this.position);
    this.contest = new Contest({ players: state.players, seat, chosen }, (tried) => this.attempt(tried));
  }

  refine(stage: number): void {
    if (stage === 0) this.look(FIRST_LOOK);
    else if (stage === 1) {
      if (!this.search()) this.halve();
    } else this.contest.settleDoubts(PATIENCE, () => this.doubtful());
  }

  candidates(): readonly JudgedCandidate[] {
    return this.contest.judged((action) => canals.format(canals.decode(action)));
  }

  loss(): Loss & { readonly worth: number } {
    return { ...this.withNet(this.contest.loss), worth: this.contest.worthLost };
  }

  /** The uncertainty besides the chance of the trials. */
  private withNet(loss: Loss): Loss {
    const { round, rounds } = this.position;
    const { exact, trials } = this.contest.chosen;
    if (exact || loss.points === 0) return loss;
    const single = trials < 2 ? 1 : 0;
    const net = round === rounds ? 0 : 1;
    const rift = net === 1 ? NO_RIFT : this.contest.rift;
    return {
      ...loss,
      pointsError: Math.hypot(loss.pointsError, single * SINGLE_POINTS, net * NET_POINTS, rift.points),
      chanceError: Math.hypot(
        loss.chanceError,
        single * SINGLE_CHANCE,
        net * NET_CHANCE,
        net * NET_CHANCE_PART * loss.chance,
        rift.chance,
      ),
    };
  }

  expectation(): Expectation {
    const { scores, chances } = this.contest.chosen.judged('');
    return { scores, chances };
  }

  ownExpectation(): Expectation {
    return this.expectation();
  }

  /** Tries this many of the heuristic's best actions once. */
  private look(candidates: number): void {
    const best = ratedActions(prior, this.position, this.seat).slice(0, candidates);
    this.contest.enter(best.map(({ action }) => action));
    this.contest.tryUpTo(1);
  }

  private attempt(tried: Tried): void {
    this.population.seat(tried.trials);
    this.state.assign(this.position);
    play(this.state, this.seat, tried.action);
    this.population.playOn(this.state, this.result, this.sealed);
    tried.add(this.result);
  }

  /** In the last round, if little is left, every answer is searched to the end; false if there is too much. */
  private search(): boolean {
    const { position, seat, state, result, contest } = this;
    if (position.round !== position.rounds || position.phase === 'sealed') return false;
    const count = list(position, seat, legal);
    const settled: Tried[] = [];
    for (let i = 0; i < count; i++) {
      const action = legal[i]!;
      state.assign(position);
      play(state, seat, action);
      const points = endgame.solve(state, SEARCH_LIMIT);
      if (points === null) return false;
      const tried = action === contest.chosen.action ? contest.chosen : contest.entry(action);
      readPoints(points, position.players, result);
      tried.settle(result);
      settled.push(tried);
    }
    contest.settle(settled);
    return true;
  }

  private halve(): void {
    this.look(WIDE);
    this.contest.halve(HALVING);
  }

  /** Whether more trials may change the grade. */
  private doubtful(): boolean {
    return isDoubtful(this.loss(), this.contest.loss, DOUBTFUL);
  }
}
