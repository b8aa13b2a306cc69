import type { State } from '@santiago/canals/engine';
import { Stream } from '../stream.ts';
import type { Try } from '../trials.ts';
import { looking, ownSelves, reflecting, stewards } from './cast.ts';
import { type Beliefs, type Way, WAYS } from './inference.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, KEEN_WIDTH, PLAIN_MARGIN } from './judges.ts';
import { type Judge, roundTrials } from './lookahead.ts';
import { type LookingModel, type Model, playRoundAs } from './models.ts';

const GRAIN = 4096;
const MOODS = 65536;

/** How many ideas a rival is taken to follow who trusts the net alone, and a gambler. */
const SHEER_WIDTH = 3;
const GAMBLER_WIDTH = 6;
/** By how much of a victory a gambler's matches in mind mislead him. */
const GAMBLER_WHIM = 0.42;

/** What is less likely is left out, what is more likely is taken for certain. */
const LEAST_LIKELY = 0.1;
const SURE = 0.9;

/** By seat × ways: how likely it is that the seat plays so, without what is unlikely. */
export const likelyWays = (beliefs: Beliefs): Float64Array => {
  const ways = beliefs.map((likely) => (likely < LEAST_LIKELY ? 0 : likely));
  for (let at = 0; at < ways.length; at += WAYS.length) {
    let sum = 0;
    for (let way = 0; way < WAYS.length; way++) sum += ways[at + way]!;
    for (let way = 0; way < WAYS.length; way++) ways[at + way]! /= sum;
  }
  return ways;
};

const likeliest = (ways: Float64Array, seat: number): number => {
  const at = WAYS.length * seat;
  let best = 0;
  for (let way = 1; way < WAYS.length; way++) if (ways[at + way]! > ways[at + best]!) best = way;
  return best;
};

/** Whether it is known what the others do, so that one look tells all. Of gamblers it never is. */
export const isSettled = (ways: Float64Array, seat: number): boolean => {
  for (let each = 0; WAYS.length * each < ways.length; each++) {
    if (each === seat) continue;
    const way = likeliest(ways, each);
    if (WAYS[way] === 'gambler' || ways[WAYS.length * each + way]! < SURE) return false;
  }
  return true;
};

/** Rivals as they may be. */
export class Population {
  private readonly judge: Judge;
  private readonly own: readonly Model[];
  private readonly gamblers: readonly LookingModel[];
  private readonly models: Readonly<Record<Way, readonly Model[]>>;
  /** Made when they are first met: most tables have none. */
  private mirrors: readonly Model[] | null = null;
  private readonly stream = new Stream();

  constructor(judges: Judges) {
    const { keen, plain } = judges;
    const sheer = looking({ judge: keen, width: SHEER_WIDTH, marginShare: KEEN_MARGIN, prior: 0 });
    this.judge = keen;
    this.own = ownSelves(judges);
    this.gamblers = looking({ judge: plain, width: GAMBLER_WIDTH, marginShare: PLAIN_MARGIN, prior: 0 });
    this.models = {
      steward: stewards(),
      keen: looking({ judge: keen, width: KEEN_WIDTH, marginShare: KEEN_MARGIN, prior: KEEN_PRIOR }),
      sheer,
      gambler: this.gamblers,
      // Who plays like nobody known is rather a deep thinker than a fool.
      stray: sheer,
    };
  }

  /**
   * Tries an action by playing the round to its end and asking the judge. At first everybody is as he most likely is
   * and nobody is misled, then each as drawn.
   */
  trying(position: State, seat: number, seed: number, ways: Float64Array): Try {
    const playing: Model[] = [];
    return roundTrials(position, seat, this.judge, (state, index) => {
      this.stream.begin(seed, index);
      for (let each = 0; each < position.players; each++)
        playing[each] = each === seat ? this.own[each]! : this.draw(each, index, ways);
      playRoundAs(state, playing);
    });
  }

  private draw(seat: number, index: number, ways: Float64Array): Model {
    const mood = this.stream.below(MOODS);
    const drawn = this.stream.below(GRAIN) / GRAIN;
    const way = index === 0 ? likeliest(ways, seat) : drawWay(ways, seat, drawn);
    this.gamblers[seat]!.feel(mood ^ Math.imul(seat, MOODS), index === 0 ? 0 : GAMBLER_WHIM);
    const models = this.models[WAYS[way]!];
    // Of one rival there is time to follow all that the mirror follows.
    const isPair = ways.length === 2 * WAYS.length;
    if (!isPair || models !== this.models.sheer) return models[seat]!;
    this.mirrors ??= reflecting(this.judge);
    return this.mirrors[seat]!;
  }
}

/** The way at so much of the sum of all, from 0 to 1. */
const drawWay = (ways: Float64Array, seat: number, drawn: number): number => {
  const at = WAYS.length * seat;
  let left = drawn;
  for (let way = 0; way < WAYS.length; way++) {
    left -= ways[at + way]!;
    if (left < 0) return way;
  }
  return likeliest(ways, seat);
};
