import { canals } from '@santiago/canals';
import { draw, owes, play, type State } from '@santiago/canals/engine';
import {
  Evaluator,
  Features,
  FEATURES,
  Heuristic,
  Net,
  type Nets,
  ratedActions,
  readOutcome,
  TUNED,
} from '@santiago/canals/bots/value';
import { makeResult, Trials } from '@santiago/bots/search';
import { roundPlayouts } from '@santiago/canals/bots/search';
import {
  CHANCE,
  FastRandom,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  type Random,
  type Setup,
} from '@santiago/kernel';
import { serve } from '@santiago/cli/src/threads.ts';
import { Backprop } from './backprop.ts';
import { FEATURES_AT, ROW, SCORES_AT, SEATS, SHARES_AT } from './positions.ts';

/** Matches to play for training. Without nets the heuristic plays, with them mixed tables. */
export interface Harvest {
  readonly kind: 'harvest';
  readonly seed: number;
  readonly matches: number;
  readonly nets: Nets<Float32Array> | null;
  /** Evaluations per decision of players who look ahead. */
  readonly evaluations: number;
  /** `stewards`: from a random round on stewards play the match to its end, and only that part is learned. */
  readonly ending: 'stewards' | 'same';
}

/** The gradient over some of the rows. */
export interface Slope {
  readonly kind: 'slope';
  readonly rows: SharedArrayBuffer;
  readonly weights: SharedArrayBuffer;
  /** The rows to use, by number. */
  readonly order: Int32Array;
}

export type NetTask = Harvest | Slope;
export interface Gradient {
  readonly gradient: Float64Array;
  readonly loss: number;
}
export type NetReply = Float32Array | Gradient;

/**
 * The noise on the heuristic's values, in points, so that matches differ; some seats play more wildly than others.
 */
const NOISES = [0, 0.5, 1, 2, 4];
const STEWARD_NOISE = 0.3;
/** The weight of a lead for a player who looks ahead, and for one who plays the match out by trials. */
const SEARCHER_MARGIN = 0.1;
const STEWARD_MARGIN = 1;
/** The weight of a point of the heuristic for each of them. */
const SEARCHER_PRIOR = 0.005;
const STEWARD_PRIOR = 0.16;
/** The weight of the result itself; the rest is what the net said a round later, which depends less on luck. */
const LAMBDA = 0.7;

const TABLES: readonly (readonly [number, string])[] = [
  [4, 'off'],
  [3, 'off'],
  [4, 'on'],
  [5, 'off'],
  [4, 'off'],
  [2, 'on'],
  [4, 'off'],
  [3, 'on'],
  [5, 'on'],
  [2, 'off'],
];

const setups: readonly Setup[] = TABLES.map(([players, palms]) => {
  const setup = makeSetup(canals.setup, { players, options: { palms } });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
});

type Player = (s: State, seat: number) => number;

const noisy = (heuristic: Heuristic, random: Random, noise: number): Player => {
  return (s, seat) => heuristic.choose(s, seat, random, noise);
};

interface Eyes {
  readonly evaluator: Evaluator;
  readonly marginShare: number;
  /** The weight of a point of the heuristic. */
  readonly prior: number;
}

/** Tries the heuristic's best few actions once each, and sometimes does something else. */
const looking = (
  model: Heuristic,
  { evaluator, marginShare, prior }: Eyes,
  random: Random,
  evaluations: number,
): Player => {
  return (s, seat) => {
    const noise = s.phase === 'sealed' ? 2 : 1;
    model.forget();
    if (random.below(24) === 0) return model.choose(s, seat, random, 3);
    const best = ratedActions(model, s, seat).slice(0, evaluations);
    if (best.length === 1) return best[0]!.action;
    const actions = best.map(({ action }) => action);
    const opinion = { worth: best.map(({ value }) => prior * value), trials: 1 };
    const trials = new Trials(actions, { seat, players: s.players, prior: opinion }, marginShare);
    const seed = random.below(65536);
    return actions[trials.tryOnce(roundPlayouts(s, seat, model, evaluator, { seed, noise }))]!;
  };
};

/** The players in matches for training. */
class Tables {
  private readonly random: Random;
  private readonly evaluations: number;
  private readonly eyes: { readonly searchers: Eyes; readonly stewards: Eyes } | null;
  // Cached for a phase, so every seat and the model of the look-ahead has its own.
  private readonly heuristics = Array.from({ length: SEATS + 1 }, () => new Heuristic(TUNED));

  constructor(random: Random, { nets, evaluations }: Harvest) {
    this.random = random;
    this.evaluations = evaluations;
    this.eyes =
      nets === null
        ? null
        : {
            searchers: {
              evaluator: new Evaluator(new Net(nets.searchers)),
              marginShare: SEARCHER_MARGIN,
              prior: SEARCHER_PRIOR,
            },
            stewards: {
              evaluator: new Evaluator(new Net(nets.stewards)),
              marginShare: STEWARD_MARGIN,
              prior: STEWARD_PRIOR,
            },
          };
  }

  forget(): void {
    for (const heuristic of this.heuristics) heuristic.forget();
  }

  steward(seat: number): Player {
    return noisy(this.heuristics[seat]!, this.random, STEWARD_NOISE);
  }

  /** One table: mostly players who look ahead, some who use stewards' matches, some stewards. */
  seat(players: number): Player[] {
    const { random, eyes, heuristics, evaluations } = this;
    return Array.from({ length: players }, (_, seat) => {
      const drawn = eyes === null ? 0 : random.below(12);
      if (drawn < 2) return noisy(heuristics[seat]!, random, NOISES[random.below(NOISES.length)]!);
      return looking(heuristics[SEATS]!, drawn < 5 ? eyes!.stewards : eyes!.searchers, random, evaluations);
    });
  }
}

const harvest = (task: Harvest): Float32Array => {
  const rows: Float32Array[] = [];
  const random = new FastRandom(task.seed, 3);
  const features = new Features();
  const tables = new Tables(random, task);
  const net = task.nets !== null && task.ending === 'same' ? new Net(task.nets.searchers) : null;
  for (let match = 0; match < task.matches; match++) {
    const setup = setups[random.below(setups.length)]!;
    const from = rows.length;
    const s = canals.start(setup);
    let players = tables.seat(setup.players);
    let learning = task.ending === 'same';
    const change = learning ? 0 : 1 + random.below(s.rounds - 1);
    tables.forget();
    for (;;) {
      const owing = owes(s);
      if (owing === 0) break;
      if (owing === OWES_CHANCE) {
        if (!learning && s.round >= change) {
          learning = true;
          players = players.map((_, seat) => tables.steward(seat));
        }
        if (learning && s.round > 0) rows.push(rowOf(features, s));
        play(s, CHANCE, draw(s, random));
        tables.forget();
      } else {
        const seat = lowestSeat(owing);
        play(s, seat, players[seat]!(s, seat));
      }
    }
    writeTargets(rows, from, s, net);
  }
  const all = new Float32Array(ROW * rows.length);
  for (const [i, row] of rows.entries()) all.set(row, ROW * i);
  return all;
};

/** The target for each position of a match: its result, and with a net what that said later in the match. */
const writeTargets = (rows: readonly Float32Array[], from: number, end: State, net: Net | null): void => {
  const target = makeResult();
  readOutcome(end, target);
  for (let i = rows.length - 1; i >= from; i--) {
    const row = rows[i]!;
    row.set(target.shares, SHARES_AT);
    row.set(target.scores, SCORES_AT);
    if (net === null) continue;
    net.run(Float64Array.from(row.subarray(FEATURES_AT, SHARES_AT)), end.players);
    for (let seat = 0; seat < end.players; seat++) {
      target.shares[seat] = LAMBDA * target.shares[seat]! + (1 - LAMBDA) * net.shares[seat]!;
      target.scores[seat] = LAMBDA * target.scores[seat]! + (1 - LAMBDA) * net.scores[seat]!;
    }
  }
};

const rowOf = (features: Features, s: State): Float32Array => {
  const row = new Float32Array(ROW);
  features.read(s);
  row[0] = s.players;
  row.set(features.values.subarray(0, FEATURES * s.players), FEATURES_AT);
  return row;
};

const backprop = new Backprop();
const taken = new Float64Array(ROW);

const slope = ({ rows, weights, order }: Slope): Gradient => {
  const data = new Float32Array(rows);
  backprop.begin(new Float32Array(weights));
  for (const number of order) {
    taken.set(data.subarray(ROW * number, ROW * number + ROW));
    backprop.add(
      taken.subarray(FEATURES_AT, SHARES_AT),
      taken[0]!,
      taken.subarray(SHARES_AT),
      taken.subarray(SCORES_AT),
    );
  }
  return { gradient: backprop.gradient, loss: backprop.loss };
};

serve((task: NetTask): NetReply => (task.kind === 'harvest' ? harvest(task) : slope(task)));
