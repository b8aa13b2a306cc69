import { canals } from '@santiago/canals';
import { owes, play, type State } from '@santiago/canals/engine';
import { lowestSeat, OWES_CHANCE } from '@santiago/kernel';
import { NO_CHANCE } from '@santiago/bots/search/stream.ts';
import { makeResult, worthOf } from '@santiago/bots/search/trials.ts';
import { perturbationOf } from '@santiago/bots/search/perturbation.ts';
import type { Heuristic } from '../value/heuristic.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { playRound } from '../search/playout.ts';

/** A model of how a player at the table plays. */
export interface Model {
  /** Must be called before another line of play is followed. */
  forget(): void;
  choose(s: State, seat: number): number;
}

/** Plays by the heuristic. */
export const stewardModel = (heuristic: Heuristic): Model => ({
  forget: () => heuristic.forget(),
  choose: (s, seat) => heuristic.choose(s, seat, NO_CHANCE, 0),
});

/** Plays the round to its end as a player who looks ahead expects it after its own decision. */
export type FinishRound = (s: State, seat: number) => void;

/** Everybody is a steward. */
export const finishAsStewards =
  (heuristic: Heuristic): FinishRound =>
  (s) =>
    playRound(s, heuristic, NO_CHANCE, 0);

export interface LookaheadOptions {
  readonly evaluator: Evaluator;
  /** How many of the heuristic's best actions are followed. */
  readonly width: number;
  readonly marginShare: number;
  /** What a point of the heuristic's rating adds, as a share of a victory. */
  readonly prior: number;
}

const MOST_WIDTH = 16;

/**
 * Looks ahead: follows the heuristic's best few actions to the end of the round and takes the one after which the net
 * values the seat's position most. Perturbations may change the value of each action by up to a part of a victory.
 * They depend only on a seed, the round and the action: with one seed the model always decides the same way, so two
 * candidates differ by what they are and not by luck.
 */
export class LookaheadModel implements Model {
  private readonly prior: Heuristic;
  private readonly finish: FinishRound;
  private readonly options: LookaheadOptions;
  private readonly result = makeResult();
  private readonly best = new Int32Array(MOST_WIDTH);
  private readonly points = new Float64Array(MOST_WIDTH);
  private state: State | null = null;
  private seed = 0;
  private perturbation = 0;

  constructor(prior: Heuristic, finish: FinishRound, options: LookaheadOptions) {
    this.prior = prior;
    this.finish = finish;
    this.options = options;
  }

  /** From now on perturbs by up to this share of a victory. */
  perturb(seed: number, perturbation: number): void {
    this.seed = Math.imul(seed + 1, 0x85eb_ca6b);
    this.perturbation = perturbation;
  }

  forget(): void {
    this.prior.forget();
  }

  choose(s: State, seat: number): number {
    const { prior, best, points, result, perturbation } = this;
    const { evaluator, width, marginShare, prior: priorWorth } = this.options;
    const count = takeBest(prior, prior.rate(s, seat), width, best, points);
    if (count === 1) return best[0]!;
    const state = (this.state ??= canals.copy(s));
    const salt = this.seed ^ Math.imul(s.round + 1, 0x27d4_eb2d);
    let chosen = best[0]!;
    let chosenWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      state.assign(s);
      play(state, seat, best[i]!);
      this.finish(state, seat);
      evaluator.read(state, result);
      const shift = perturbation === 0 ? 0 : perturbation * perturbationOf(salt, best[i]!);
      const worth = worthOf(result, seat, s.players, marginShare) + priorWorth * points[i]! + shift;
      if (worth <= chosenWorth) continue;
      chosenWorth = worth;
      chosen = best[i]!;
    }
    return chosen;
  }
}

/** Moves the actions that the heuristic rated best, and their points, into two arrays, best first; gives how many. */
export const takeBest = (
  { actions, values }: Heuristic,
  count: number,
  most: number,
  best: Int32Array,
  points: Float64Array,
): number => {
  const width = Math.min(most, count);
  for (let rank = 0; rank < width; rank++) {
    let at = 0;
    for (let i = 1; i < count; i++) if (values[i]! > values[at]!) at = i;
    best[rank] = actions[at]!;
    points[rank] = values[at]!;
    values[at] = Number.NEGATIVE_INFINITY;
  }
  return width;
};

/** Plays the round to its end, each seat by its model. */
export const playRoundAs = (s: State, models: readonly Model[]): void => {
  for (const model of models) model.forget();
  for (;;) {
    const owing = owes(s);
    if (owing === 0 || owing === OWES_CHANCE) return;
    const seat = lowestSeat(owing);
    play(s, seat, models[seat]!.choose(s, seat));
  }
};
