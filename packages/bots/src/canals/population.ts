import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import { Stream } from '../stream.ts';
import type { Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { KEEN_MARGIN, KEEN_PRIOR } from './judges.ts';
import type { Judge } from './lookahead.ts';
import { LookingModel, type Model, plainModel, playRoundAs, WhimsicalModel } from './models.ts';
import { SEAT_COUNT } from './survey.ts';
import { TUNED } from './tuned.ts';

const GRAIN = 4096;
const MOODS = 65536;

/** How the others are taken to play, by seat: how likely they look ahead, and how large whims they have if they do not. */
export interface Rivals {
  readonly keen: Float64Array;
  readonly whims: Float64Array;
}

/** What is so likely is taken for certain, and so small a whim for none. */
const SURE = 0.9;
const SMALL_WHIM = 0.2;

/** Whether it is known what the others do, so that one look tells all. */
export const isSettled = ({ keen, whims }: Rivals, seat: number, players: number): boolean => {
  for (let each = 0; each < players; each++) {
    if (each === seat || keen[each]! > SURE) continue;
    if (keen[each]! > 1 - SURE || whims[each]! > SMALL_WHIM) return false;
  }
  return true;
};

export interface PopulationOptions {
  readonly judge: Judge;
  /** How many ideas a rival follows who looks ahead, and what a point of the heuristic counts for to him. */
  readonly width: number;
  readonly prior: number;
  /** How many ideas one follows oneself later in the round; 0 is to play like a steward. */
  readonly ownWidth: number;
}

const forSeats = <T>(make: () => T): T[] => Array.from({ length: SEAT_COUNT }, make);
const makeHeuristic = (): Heuristic => new Heuristic(TUNED);

/** Rivals as they may be. Heuristics keep facts for a phase, so every seat's models have their own. */
export class Population {
  private readonly judge: Judge;
  private readonly keen: readonly Model[];
  private readonly whimsical = forSeats(() => new WhimsicalModel(makeHeuristic()));
  private readonly own: readonly Model[];
  private readonly playing: Model[] = [];
  private readonly stream = new Stream();

  constructor({ judge, width, prior, ownWidth }: PopulationOptions) {
    const looking = (ideas: number, point: number): Model =>
      new LookingModel([makeHeuristic(), makeHeuristic()], {
        judge,
        width: ideas,
        marginShare: KEEN_MARGIN,
        prior: point,
      });
    const own = (): Model =>
      ownWidth === 0 ? plainModel(makeHeuristic(), 0) : looking(ownWidth, KEEN_PRIOR);
    this.judge = judge;
    this.keen = forSeats(() => looking(width, prior));
    this.own = forSeats(own);
  }

  /**
   * Tries an action by playing the round to its end and asking the judge. At first everybody is as he most likely is
   * and has no whims, then each as drawn.
   */
  trying(position: State, seat: number, seed: number, rivals: Rivals): Try {
    const { stream, playing, judge } = this;
    const state = canals.copy(position);
    playing.length = position.players;
    return (action, index, result) => {
      stream.begin(seed, index);
      for (let each = 0; each < position.players; each++)
        playing[each] = each === seat ? this.own[each]! : this.draw(each, index, rivals);
      state.assign(position);
      play(state, seat, action);
      playRoundAs(state, playing, stream);
      judge.read(state, result);
    };
  }

  private draw(seat: number, index: number, { keen, whims }: Rivals): Model {
    const mood = this.stream.below(MOODS);
    const drawn = this.stream.below(GRAIN) / GRAIN;
    if ((index === 0 ? 0.5 : drawn) < keen[seat]!) return this.keen[seat]!;
    const model = this.whimsical[seat]!;
    model.feel(mood ^ Math.imul(seat, MOODS), index === 0 ? 0 : whims[seat]!);
    return model;
  }
}
