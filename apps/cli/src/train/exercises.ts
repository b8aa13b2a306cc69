import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { type Action, canals, type CanalsTypes } from '@santiago/canals';
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
  prove,
} from '@santiago/review/canals/exercises';
import type { Reason } from '@santiago/review';

type State = CanalsTypes['State'];

export interface ExercisePlan {
  /** How many exercises of each kind. */
  readonly each: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

const NOVICES = 40;
const PLAYERS = ['novice', 'steward', 'apprentice', 'novice', 'journeyman'];

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
        ...(state.phase === 'planting' && state.round > 3
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

/** Plays a match among bots and takes exercises from it. */
const searchMatch = (match: number, collection: Collection, { seed, say }: ExercisePlan): void => {
  const random = new FastRandom(seed, match);
  const setup = setupFor(random);
  const names = Array.from({ length: setup.players }, () => PLAYERS[random.below(PLAYERS.length)]!);
  const state = canals.start(setup);
  const rows: Row<Action>[] = [];
  const taken = new Set<ExerciseKind>();
  for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state)) {
    const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
    const code = who === CHANCE ? canals.draw(state, random) : canals.forced(state, who);
    if (code < 0) {
      for (const { kind, goal } of questionsOf(state)) {
        if (taken.has(kind) || collection.isFull(kind)) continue;
        const exercise = exerciseAt({ state, seat: who, setup, rows }, kind, goal);
        if (exercise === null || !collection.isNew(exercise)) continue;
        taken.add(kind);
        const number = collection.found.filter((each) => each.kind === kind).length + 1;
        collection.found.push({ ...exercise, id: `${kind}-${number}` });
        say(`match ${match}: ${kind}, ${exercise.answer}, found by ${exercise.novices.found} of ${NOVICES}`);
      }
    }
    const action = code >= 0 ? canals.decode(code) : answerOf(names[who]!, state, who, random);
    rows.push({ who: whoName(who), action });
    canals.play(state, who, canals.encode(action));
  }
};

interface Scene {
  readonly state: State;
  readonly seat: number;
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
}

const LEAST_ANSWERS = 4;
/** How many points the best answer must be ahead, where one point is not just one escudo. */
const LEAST_LEAD = 2;

/** Bribes and bids differ by escudos; elsewhere a lead of one point teaches little. */
const teaches = (kind: ExerciseKind, reasons: readonly Reason[]): boolean =>
  kind === 'bribes' ||
  reasons.every((reason) => reason.kind !== 'ahead' || reason.points - reason.nextPoints >= LEAST_LEAD);

const exerciseAt = (
  { state, seat, setup, rows }: Scene,
  kind: ExerciseKind,
  goal: Goal,
): Omit<Exercise, 'id'> | null => {
  if (canals.count(state, seat) < LEAST_ANSWERS) return null;
  const proof = prove(state, seat, goal, rows);
  // A pass is never a good exercise in the auction: nothing is asked for there.
  if (proof === null || (kind === 'auction' && proof.answer.kind === 'pass')) return null;
  if (!teaches(kind, proof.reasons)) return null;
  const answer = canals.format(proof.answer);
  const found = foundBy(state, seat, answer);
  if (2 * found >= NOVICES) return null;
  return {
    kind,
    match: writeMatch(canals, { setup, tags: [], rows, variations: [] }),
    seat: seatName(seat),
    goal,
    answer,
    proof: goal.kind === 'result' ? 'search' : 'rules',
    reasons: proof.reasons,
    novices: { found, runs: NOVICES },
  };
};

/** Finds exercises by search from matches among bots. */
export const findExercises = (plan: ExercisePlan): Exercise[] => {
  const collection = new Collection(plan.each);
  for (let match = 0; !collection.complete; match++) searchMatch(match, collection, plan);
  return EXERCISE_KINDS.flatMap((kind) => collection.found.filter((exercise) => exercise.kind === kind));
};

/** The file exercises.json: all exercises without their matches, which are separate files. */
export const exerciseIndex = (exercises: readonly Exercise[]): string =>
  `${JSON.stringify(
    exercises.map(({ match: _, id, ...entry }) => ({ id, ...entry })),
    null,
    2,
  )}\n`;
