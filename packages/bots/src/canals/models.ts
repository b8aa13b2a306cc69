import { canals } from '@santiago/canals';
import { owes, play, type State } from '@santiago/canals/engine';
import { OWES_CHANCE, type Random } from '@santiago/kernel';
import { makeResult } from '../trials.ts';
import type { Heuristic } from './heuristic.ts';
import type { Judge } from './lookahead.ts';
import { nextSeat, playRound } from './playout.ts';

/** How somebody at the table may play. */
export interface Model {
  /** Called before another line of play is followed. */
  forget(): void;
  choose(s: State, seat: number, random: Random): number;
}

/** Plays by the heuristic, more or less exactly. */
export const plainModel = (heuristic: Heuristic, noise: number): Model => ({
  forget: () => heuristic.forget(),
  choose: (s, seat, random) => heuristic.choose(s, seat, random, noise),
});

/** What a lead of 25 points counts for, as a share of a victory. */
const MARGIN_SHARE = 0.1;
const MARGIN_MOST = 25;

/**
 * Plays like one who looks ahead: the heuristic's best few are followed to the end of the round, and the net says
 * which leaves the seat best off.
 */
export class KeenModel implements Model {
  private readonly prior: Heuristic;
  private readonly rest: Heuristic;
  private readonly judge: Judge;
  private readonly width: number;
  private readonly result = makeResult();
  private readonly best = new Int32Array(8);
  private state: State | null = null;

  constructor(heuristics: readonly [Heuristic, Heuristic], judge: Judge, width: number) {
    [this.prior, this.rest] = heuristics;
    this.judge = judge;
    this.width = width;
  }

  forget(): void {
    this.prior.forget();
  }

  choose(s: State, seat: number, random: Random): number {
    const { prior, rest, best, judge, result } = this;
    const count = this.findBest(prior.rate(s, seat));
    if (count === 1) return best[0]!;
    const state = (this.state ??= canals.copy(s));
    let chosen = best[0]!;
    let chosenWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      state.assign(s);
      play(state, seat, best[i]!);
      playRound(state, rest, random, 0);
      judge.read(state, result);
      const worth = this.worthOf(seat, s.players);
      if (worth <= chosenWorth) continue;
      chosenWorth = worth;
      chosen = best[i]!;
    }
    return chosen;
  }

  /** The actions the heuristic likes best, best first; gives how many. */
  private findBest(count: number): number {
    const { actions, values } = this.prior;
    const { best } = this;
    const width = Math.min(this.width, count);
    for (let place = 0; place < width; place++) {
      let at = -1;
      for (let i = 0; i < count; i++)
        if (values[i]! > (at < 0 ? Number.NEGATIVE_INFINITY : values[at]!)) at = i;
      if (at < 0) return place;
      best[place] = actions[at]!;
      values[at] = Number.NEGATIVE_INFINITY;
    }
    return width;
  }

  private worthOf(seat: number, players: number): number {
    const { scores, shares } = this.result;
    let rival = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < players; i++) if (i !== seat) rival = Math.max(rival, scores[i]!);
    const margin = Math.max(-MARGIN_MOST, Math.min(MARGIN_MOST, scores[seat]! - rival)) / MARGIN_MOST;
    return shares[seat]! + MARGIN_SHARE * margin;
  }
}

/** Plays the round to its end, each seat as its model has it. */
export const playRoundAs = (s: State, models: readonly Model[], random: Random): void => {
  for (const model of models) model.forget();
  for (;;) {
    const owing = owes(s);
    if (owing === 0 || owing === OWES_CHANCE) return;
    const seat = nextSeat(owing);
    play(s, seat, models[seat]!.choose(s, seat, random));
  }
};
