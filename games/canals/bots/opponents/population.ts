import type { State } from '@santiago/canals/engine';
import { lazy } from '@santiago/bots/lazy.ts';
import { Stream } from '@santiago/bots/search/stream.ts';
import type { Try } from '@santiago/bots/search/trials.ts';
import { lookaheadModels, ownModels, mirrorModels, stewardModels } from './cast.ts';
import { type Beliefs, type Style, STYLES } from './inference.ts';
import {
  type Evaluators,
  NET_MARGIN,
  HEURISTIC_WEIGHT,
  HYDROLOGIST_WIDTH,
  GAMBLER_MARGIN,
} from '../value/evaluators.ts';
import { roundTrials } from '../search/lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { type LookaheadModel, type Model, playRoundAs } from './models.ts';

const GRAIN = 4096;
const SEEDS = 65536;

/** How many actions the model of a rival follows who trusts the net alone, and the model of a gambler. */
const MODEL_NET_WIDTH = 3;
const MODEL_GAMBLER_WIDTH = 6;
/** How much a gambler's playouts mislead it, as a share of a victory. */
const GAMBLER_PERTURBATION = 0.42;

/** Styles less likely than the first are left out; a style more likely than the second counts as certain. */
const LEAST_LIKELY = 0.1;
const SURE = 0.9;

/** By seat and style: how likely the seat plays in that style, without the unlikely ones. */
export const likelyStyles = (beliefs: Beliefs): Float64Array => {
  const styles = beliefs.map((likely) => (likely < LEAST_LIKELY ? 0 : likely));
  for (let at = 0; at < styles.length; at += STYLES.length) {
    let sum = 0;
    for (let style = 0; style < STYLES.length; style++) sum += styles[at + style]!;
    for (let style = 0; style < STYLES.length; style++) styles[at + style]! /= sum;
  }
  return styles;
};

const likeliest = (styles: Float64Array, seat: number): number => {
  const at = STYLES.length * seat;
  let best = 0;
  for (let style = 1; style < STYLES.length; style++)
    if (styles[at + style]! > styles[at + best]!) best = style;
  return best;
};

/** Whether the styles of the others are certain, so that one trial is enough. A gambler's actions never are. */
export const isSettled = (styles: Float64Array, seat: number): boolean => {
  for (let each = 0; STYLES.length * each < styles.length; each++) {
    if (each === seat) continue;
    const style = likeliest(styles, each);
    if (STYLES[style] === 'gambler' || styles[STYLES.length * each + style]! < SURE) return false;
  }
  return true;
};

/** Models of the rivals in every style. */
export class Population {
  private readonly evaluator: Evaluator;
  private readonly own: readonly Model[];
  private readonly gamblers: readonly LookaheadModel[];
  private readonly models: Readonly<Record<Style, readonly Model[]>>;
  /** Lazy, since most tables have none. */
  private readonly mirrors: () => readonly Model[];
  private readonly stream = new Stream();

  constructor(evaluators: Evaluators) {
    const { searchers, stewards } = evaluators;
    const netOnly = lookaheadModels({
      evaluator: searchers,
      width: MODEL_NET_WIDTH,
      marginShare: NET_MARGIN,
      prior: 0,
    });
    this.evaluator = searchers;
    this.mirrors = lazy(() => mirrorModels(searchers));
    this.own = ownModels(evaluators);
    this.gamblers = lookaheadModels({
      evaluator: stewards,
      width: MODEL_GAMBLER_WIDTH,
      marginShare: GAMBLER_MARGIN,
      prior: 0,
    });
    this.models = {
      steward: stewardModels(),
      searcher: lookaheadModels({
        evaluator: searchers,
        width: HYDROLOGIST_WIDTH,
        marginShare: NET_MARGIN,
        prior: HEURISTIC_WEIGHT,
      }),
      'net-only': netOnly,
      gambler: this.gamblers,
      // A player in no known style is more likely strong than weak.
      other: netOnly,
    };
  }

  /**
   * Tries an action by playing the round to its end and asking the evaluator. In the first trial every rival has its
   * most likely style and nobody is misled; later the styles are drawn.
   */
  trying(position: State, seat: number, seed: number, styles: Float64Array): Try {
    const playing: Model[] = [];
    return roundTrials(position, seat, this.evaluator, (state, index) => {
      this.stream.begin(seed, index);
      for (let each = 0; each < position.players; each++)
        playing[each] = each === seat ? this.own[each]! : this.draw(each, index, styles);
      playRoundAs(state, playing);
    });
  }

  private draw(seat: number, index: number, styles: Float64Array): Model {
    const seed = this.stream.below(SEEDS);
    const drawn = this.stream.below(GRAIN) / GRAIN;
    const style = index === 0 ? likeliest(styles, seat) : drawStyle(styles, seat, drawn);
    this.gamblers[seat]!.perturb(seed ^ Math.imul(seat, SEEDS), index === 0 ? 0 : GAMBLER_PERTURBATION);
    const models = this.models[STYLES[style]!];
    // With one rival there is time to follow as much as the mirror does.
    const isTwoPlayer = styles.length === 2 * STYLES.length;
    if (!isTwoPlayer || models !== this.models['net-only']) return models[seat]!;
    return this.mirrors()[seat]!;
  }
}

/** The style at this part of the sum of all, from 0 to 1. */
const drawStyle = (styles: Float64Array, seat: number, drawn: number): number => {
  const at = STYLES.length * seat;
  let left = drawn;
  for (let style = 0; style < STYLES.length; style++) {
    left -= styles[at + style]!;
    if (left < 0) return style;
  }
  return likeliest(styles, seat);
};
