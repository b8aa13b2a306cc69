import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { type Action, canals, type CanalsTypes, standings } from '@santiago/canals';
import {
  CHANCE,
  FastRandom,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  type Row,
  seatName,
  type Setup,
  whoName,
  writeMatch,
} from '@santiago/kernel';
import {
  type Exercise,
  EXERCISE_KINDS,
  type ExerciseKind,
  type Goal,
  leadOf,
  likelyEnds,
  outcomeOf,
  type Proof,
  prove,
} from '@santiago/canals/review/exercises';
import type { ExercisePlan } from '../exercisePlan.ts';

type State = CanalsTypes['State'];

const NOVICES = 40;
const PLAYERS = ['novice', 'steward', 'apprentice'];

const botCalled = (name: string) => botNamed(canalsBots, name)!;

const answerOf = (name: string, state: State, seat: number, random: FastRandom): Action =>
  botCalled(name).choose({ view: canals.view(state, seatName(seat)), told: [], random }).action;

/** The fraction of novices who find the answer. */
const foundBy = (state: State, seat: number, answer: string): number =>
  Array.from({ length: NOVICES }, (_, run) =>
    canals.format(answerOf('novice', state, seat, new FastRandom(run, 77))),
  ).filter((text) => text === answer).length;

/** What a position can be asked for, and the kind of exercise it would be. */
const questionsOf = (state: State): { readonly kind: ExerciseKind; readonly goal: Goal }[] => {
  const last = state.round === state.rounds;
  const result: Goal = { kind: 'result' };
  switch (state.phase) {
    case 'auction':
      return state.left > 1
        ? []
        : [
            ...Array.from({ length: state.players - 1 }, (_, i) => ({
              kind: 'auction' as const,
              goal: { kind: 'rank' as const, rank: i + 1 },
            })),
            { kind: 'auction', goal: { kind: 'overseer' } },
          ];
    case 'planting':
    case 'leftover':
      return [
        ...(last ? [{ kind: 'planting' as const, goal: result }] : []),
        ...(state.phase === 'planting' && state.rounds - state.round < LAST_ROUNDS
          ? [{ kind: 'scoring' as const, goal: { kind: 'points-now' as const } }]
          : []),
      ];
    case 'bribing':
      return last ? [{ kind: 'bribes', goal: result }] : [];
    case 'decision':
      return last ? [{ kind: 'water', goal: result }] : [];
    case 'extra':
      return last ? [{ kind: 'extra', goal: result }] : [];
    case 'overseer':
    case 'spring':
    case 'choose-spring':
    case 'first-canal':
    case 'palms':
    case 'aside':
    case 'reveal':
    case 'sealed':
    case 'over':
      return [];
  }
};

/** What was found; no match yields two exercises of a kind. */
class Collection {
  readonly found: Exercise[] = [];
  private readonly each: number;

  constructor(each: number) {
    this.each = each;
  }

  isFull(kind: ExerciseKind): boolean {
    return this.found.filter((exercise) => exercise.kind === kind).length >= this.each;
  }

  get complete(): boolean {
    return EXERCISE_KINDS.every((kind) => this.isFull(kind));
  }

  /** Exercises of a kind have different answers, and auctions ask for different goals. */
  isNew({ kind, goal, answer }: Omit<Exercise, 'id'>): boolean {
    return !this.found.some(
      (other) =>
        other.kind === kind &&
        (other.answer === answer ||
          (kind === 'auction' && JSON.stringify(other.goal) === JSON.stringify(goal))),
    );
  }
}

const setupFor = (random: FastRandom): Setup => {
  const setup = makeSetup(canals.setup, { players: 2 + random.below(3), preset: 'amigo' });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** A match as far as it has come. */
interface Played {
  readonly state: State;
  readonly setup: Setup;
  readonly rows: Row<Action>[];
}

/** One match being searched: who plays it, and of which kinds it has given an exercise already. */
interface Search {
  readonly match: number;
  readonly player: string;
  readonly collection: Collection;
  readonly taken: Set<ExerciseKind>;
  readonly say: (line: string) => void;
}

/** Takes from a position what is asked for. */
const ask = (played: Played, seat: number, { match, collection, taken, say }: Search): void => {
  for (const { kind, goal } of questionsOf(played.state)) {
    if (taken.has(kind) || collection.isFull(kind)) continue;
    const exercise = exerciseAt({ ...played, seat }, kind, goal);
    if (exercise === null || !collection.isNew(exercise)) continue;
    taken.add(kind);
    const number = collection.found.filter((each) => each.kind === kind).length + 1;
    collection.found.push({ ...exercise, id: `${kind}-${number}` });
    say(`match ${match}: ${kind}, ${exercise.answer}, found by ${exercise.novices.found} of ${NOVICES}`);
  }
};

/** In the last round a player does anything at all this often, of four times: so many different positions arise. */
const ODD = 1;

/**
 * What a seat does. Nobody builds the extra canal before the last round: bots use it early, and a position in which it
 * decides the match would hardly ever arise.
 */
const chosenBy = (player: string, state: State, seat: number, random: FastRandom): Action => {
  const isLast = state.round === state.rounds;
  if (isLast && random.below(4) < ODD) return canals.decode(canals.sample(state, seat, random));
  return state.phase === 'extra' && !isLast ? { kind: 'pass' } : answerOf(player, state, seat, random);
};

/** Bots play on up to a round, or to the end; what is asked for is taken on the way. */
const playOn = (played: Played, search: Search, random: FastRandom, round: number): void => {
  const { state, rows } = played;
  for (let owes = canals.owes(state); owes !== 0 && state.round < round; owes = canals.owes(state)) {
    const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
    const code = who === CHANCE ? canals.draw(state, random) : canals.forced(state, who);
    if (code < 0) ask(played, who, search);
    const action = code >= 0 ? canals.decode(code) : chosenBy(search.player, state, who, random);
    rows.push({ who: whoName(who), action });
    canals.play(state, who, canals.encode(action));
  }
};

/** So often the last two rounds of a match are played, each time in another way. */
const ENDINGS = 30;
/** Matches in which the first is farther ahead of the second than this are decided. */
const DECIDED = 16;

const isDecided = (state: State): boolean => {
  const [first, second] = standings(state)
    .map(({ now }) => now)
    .toSorted((a, b) => b - a);
  return first! - second! > DECIDED;
};

/** Plays a match among bots, with several endings, and takes from it what is asked for. */
const searchMatch = (match: number, collection: Collection, { seed, say }: ExercisePlan): void => {
  const random = new FastRandom(seed, match);
  const setup = setupFor(random);
  // Players of one strength make close matches, in which a single answer can decide.
  const player = PLAYERS[random.below(PLAYERS.length)]!;
  const search: Search = { match, player, collection, taken: new Set(), say };
  const state = canals.start(setup);
  const played: Played = { state, setup, rows: [] };
  playOn(played, search, random, state.rounds - 1);
  for (let ending = 0; ending < ENDINGS && !isDecided(state); ending++) {
    const other: Played = { state: canals.copy(state), setup, rows: [...played.rows] };
    playOn(other, search, new FastRandom(seed + ending + 1, match), Number.POSITIVE_INFINITY);
  }
};

interface Scene {
  readonly state: State;
  readonly seat: number;
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
}

const LEAST_ANSWERS = 4;
/** Where a seat is farther from the lead, or farther ahead, no answer of this kind decides the match. */
const CLOSE: Readonly<Record<ExerciseKind, number>> = {
  scoring: 14,
  planting: 5,
  water: 9,
  bribes: 4,
  extra: 8,
  auction: 8,
};
const LAST_ROUNDS = 3;

const leadNow = ({ state, seat }: Scene): number =>
  Math.abs(
    leadOf(
      standings(state).map(({ now }) => now),
      seatName(seat),
    ),
  );

/** Whether some answers lead, and few do. */
const isDecisive = (leads: readonly number[]): boolean => {
  const leading = leads.filter((lead) => lead > 0).length;
  return leading > 0 && leading <= leads.length / 4;
};

/** A first look, since a proof takes long: whether the answer will probably matter. */
const mayDecide = ({ state, seat }: Scene, goal: Goal): boolean => {
  if (goal.kind !== 'result') return true;
  const ends = likelyEnds(state, seat);
  return ends !== null && isDecisive(Object.values(ends).map((points) => leadOf(points, seatName(seat))));
};

/** Whether the best answer matters: the seat does better against the best of the others than with any other answer. */
const decides = ({ state, seat }: Scene, goal: Goal, { answer, ends }: Proof): boolean => {
  if (goal.kind === 'rank' || goal.kind === 'overseer') return state.rounds - state.round < LAST_ROUNDS;
  const name = seatName(seat);
  const leadWith = (action: Action): number => {
    const outcome = outcomeOf(state, { seat: name, goal, ends }, action);
    return outcome.kind === 'order' ? 0 : leadOf(outcome.points, name);
  };
  return leadWith(answer) > 0 && isDecisive(canals.expand(canals.offer(state, seat)!).map(leadWith));
};

/** [C32] The table proposes the smallest bribe by itself, so an answer with it would be given away. */
const isGivenAway = ({ state }: Scene, answer: Action): boolean =>
  (answer.kind === 'propose' || answer.kind === 'support') && answer.amount === state.minBribe;

const exerciseAt = (scene: Scene, kind: ExerciseKind, goal: Goal): Omit<Exercise, 'id'> | null => {
  const { state, seat, setup, rows } = scene;
  if (canals.count(state, seat) < LEAST_ANSWERS) return null;
  if (leadNow(scene) > CLOSE[kind] || !mayDecide(scene, goal)) return null;
  const proof = prove(state, seat, goal);
  // A pass is never worth an exercise of its own in the auction: there it asks for nothing.
  if (proof === null || (kind === 'auction' && proof.answer.kind === 'pass')) return null;
  if (isGivenAway(scene, proof.answer) || !decides(scene, goal, proof)) return null;
  const answer = canals.format(proof.answer);
  const found = foundBy(state, seat, answer);
  if (2 * found >= NOVICES) return null;
  return {
    kind,
    match: writeMatch(canals, { setup, tags: [], rows, variations: [] }),
    seat: seatName(seat),
    goal,
    answer,
    ends: proof.ends,
    novices: { found, runs: NOVICES },
  };
};

/** Finds exercises by search from matches among bots. */
export const findExercises = (plan: ExercisePlan): Exercise[] => {
  const collection = new Collection(plan.each);
  for (let match = 0; !collection.complete; match++) searchMatch(match, collection, plan);
  return EXERCISE_KINDS.flatMap((kind) => collection.found.filter((exercise) => exercise.kind === kind));
};
