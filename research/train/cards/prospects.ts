import { cards, type Options } from '@santiago/cards';
import { PHASES, play, type State } from '@santiago/cards/engine';
import {
  Heuristic,
  PROSPECT_NAMES,
  Prospects,
  type ProspectWeights,
  softExp,
  TO_WIN,
} from '@santiago/cards/bots/value';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Setup } from '@santiago/kernel';

export interface ProspectTraining {
  readonly matches: number;
  readonly epochs: number;
  readonly seed: number;
  /** [X30] What happens at a stalemate; it changes what wins. */
  readonly stalemate: Options['stalemate'];
  readonly say: (line: string) => void;
}

/** A position: the features of each seat, and how the match ended for it. */
interface Sample {
  readonly features: readonly Float64Array[];
  readonly shares: readonly number[];
}

const COUNT = PROSPECT_NAMES.length;
/**
 * One in this many decisions is a random one of the best few, so that matches differ; one in this many positions is
 * learned from.
 */
const STRAY = 8;
const FEW = 6;
const LEARN = 5;
/** Mostly two players. */
const TABLES = [2, 3, 2, 4] as const;
const LEARNING_RATE = 0.02;

const setupFor = (players: number, stalemate: Options['stalemate']): Setup => {
  const setup = makeSetup(cards.setup, { players, options: { stalemate } });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const blank = (): ProspectWeights =>
  Object.fromEntries(PROSPECT_NAMES.map((name) => [name, 0])) as ProspectWeights;

/** The best action by the heuristic, or now and then one of the best few. */
const answer = (heuristic: Heuristic, state: State, seat: number, random: FastRandom): number => {
  const best = heuristic.choose(state, seat);
  if (random.below(STRAY) > 0) return best;
  const order = Array.from({ length: heuristic.count }, (_, i) => i).sort(
    (a, b) => heuristic.values[b]! - heuristic.values[a]!,
  );
  return heuristic.actions[order[random.below(Math.min(FEW, order.length))]!]!;
};

const samplesOf = (
  setup: Setup,
  heuristics: readonly Heuristic[],
  prospects: Prospects,
  random: FastRandom,
): Sample[] => {
  const state = cards.start(setup);
  const seated = Array.from({ length: setup.players }, () => heuristics[random.below(heuristics.length)]!);
  const found: { readonly features: Float64Array[]; readonly seats: readonly number[] }[] = [];
  for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
    if (owes === OWES_CHANCE) {
      play(state, CHANCE, cards.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    if (state.phaseNumber === PHASES.act && !state.stirred && random.below(LEARN) === 0) {
      prospects.describe(state);
      const seats = Array.from({ length: setup.players }, (_, each) => each).filter((each) =>
        state.isIn(each),
      );
      found.push({
        features: seats.map((each) => prospects.features.slice(each * COUNT, (each + 1) * COUNT)),
        seats,
      });
    }
    const only = cards.forced(state, seat);
    play(state, seat, only >= 0 ? only : answer(seated[seat]!, state, seat, random));
  }
  const { shares } = cards.outcome(state)!;
  return found.map(({ features, seats }) => ({ features, shares: seats.map((each) => shares[each]!) }));
};

const dot = (weights: Float64Array, features: Float64Array): number =>
  features.reduce((sum, feature, i) => sum + weights[i]! * feature, 0);

/** How fast the logarithm of `softExp` grows. */
const growth = (x: number): number => (1 + Math.abs(x)) / (1 + Math.abs(x) + 0.5 * x * x);

const learn = (weights: Float64Array, { features, shares }: Sample, rate: number): number => {
  const sums = features.map((each) => dot(weights, each));
  const total = sums.reduce((sum, each) => sum + softExp(each), 0);
  let loss = 0;
  for (const [i, each] of features.entries()) {
    const share = softExp(sums[i]!) / total;
    loss -= shares[i]! * Math.log(share);
    const slope = rate * (shares[i]! - share) * growth(sums[i]!);
    for (let k = 0; k < COUNT; k++) weights[k]! += slope * each[k]!;
  }
  return loss;
};

const shuffle = (samples: Sample[], random: FastRandom): void => {
  for (let i = samples.length - 1; i > 0; i--) {
    // A generator gives at most 2^16 at a time.
    const other = (random.below(65536) * 65536 + random.below(65536)) % (i + 1);
    [samples[i], samples[other]] = [samples[other]!, samples[i]!];
  }
};

/**
 * Learns from matches among heuristics, with strong bases and with saved cards, which features of a seat win in the
 * end.
 */
export const trainProspects = ({
  matches,
  epochs,
  seed,
  stalemate,
  say,
}: ProspectTraining): ProspectWeights => {
  const random = new FastRandom(seed);
  const heuristics = [TO_WIN.two, TO_WIN.more].map((weights) => new Heuristic(weights));
  const prospects = new Prospects(blank());
  const setups = TABLES.map((players) => setupFor(players, stalemate));
  const samples = Array.from({ length: matches }, (_, match) =>
    samplesOf(setups[match % setups.length]!, heuristics, prospects, random),
  ).flat();
  shuffle(samples, random);
  say(`${samples.length} positions`);
  const weights = new Float64Array(COUNT);
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0;
    const rate = LEARNING_RATE / (1 + epoch);
    for (const sample of samples) loss += learn(weights, sample, rate);
    say(`epoch ${epoch + 1}: loss ${(loss / samples.length).toFixed(4)}`);
  }
  return Object.fromEntries(PROSPECT_NAMES.map((name, i) => [name, weights[i]!])) as ProspectWeights;
};
