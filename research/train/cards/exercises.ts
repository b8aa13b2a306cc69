import { botNamed } from '@santiago/bots';
import { cardsBots } from '@santiago/cards/bots';
import { type Action, cardAtCorner, cards, type CardsTypes, possibleAt, type View } from '@santiago/cards';
import {
  CHANCE,
  FastRandom,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  type Row,
  type Seat,
  seatIndex,
  seatName,
  seatsOf,
  type Setup,
  whoName,
  writeMatch,
} from '@santiago/kernel';
import {
  answerWorth,
  type Exercise,
  EXERCISE_KINDS,
  type ExerciseKind,
  type Goal,
  isBest,
  NOT_YET,
  type Proof,
  prove,
} from '@santiago/cards/review/exercises';
import type { ExercisePlan } from '../exercisePlan.ts';

type State = CardsTypes['State'];

const NOVICES = 40;
const PLAYERS = ['eager', 'oddsmaker', 'oddsmaker'];

interface Scene {
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
}

interface Question {
  readonly kind: ExerciseKind;
  readonly goal: Goal;
}

const botCalled = (name: string) => botNamed(cardsBots, name)!;

const othersIn = ({ state, view, seat }: Scene): Seat[] =>
  seatsOf(view.setup.players).filter((each, i) => each !== seat && state.isIn(i));

/** Whoever passes leaves the base as it is. */
const isInDanger = ({ view, seat }: Scene): boolean =>
  answerWorth(view, seat, { kind: 'protect' }, { kind: 'pass' }) === 0;

/** What may be asked of a position, and of which kind of exercise it would be. */
const questionsOf = (scene: Scene): Question[] => {
  const { view } = scene;
  const others = othersIn(scene);
  switch (view.phase.kind) {
    case 'act':
      return [
        ...others.flatMap((enemy): Question[] => [
          { kind: 'attack', goal: { kind: 'destroy', enemy } },
          { kind: 'lines', goal: { kind: 'cut', enemy } },
        ]),
        ...(isInDanger(scene) ? [{ kind: 'lines', goal: { kind: 'protect' } } as const] : []),
        { kind: 'buying', goal: { kind: 'buy' } },
      ];
    case 'after':
      return [{ kind: 'buying', goal: { kind: 'buy' } }];
    case 'fight':
      return [{ kind: 'fights', goal: { kind: 'order' } }];
    case 'base':
    case 'dice':
    case 'first':
    case 'give':
    case 'over':
    case 'pick':
    case 'take':
      return [];
  }
};

/** Of all answers at most this part may be right: otherwise anybody finds one. */
const FEW = 0.15;
const FEW_PURCHASES = 0.25;
/** What the best attack should be worth. */
const LEAST_CHANCE = 0.4;
const LEAST_CUT = 2;
/** Of two orders of fights the better one wins this much more. */
const LEAST_LEAD = 0.5;
const LEAST_PURCHASES = 4;

const worthsOf = ({ view, seat }: Scene, goal: Goal): number[] =>
  cards
    .expand(cards.offer(cards.known(view), seatIndex(seat))!)
    .flatMap((action) => {
      const worth = answerWorth(view, seat, goal, action);
      return worth === NOT_YET ? [] : [worth];
    })
    .toSorted((a, b) => b - a);

/**
 * Fights against cards that are not known depend on each other: then the average would be none. And a base is worth more
 * than its value.
 */
const isKnown = ({ view, seat }: Scene): boolean => {
  const state = cards.known(view);
  const targets = cards.offer(state, seatIndex(seat))?.fight ?? [];
  const hidden = targets.filter((at) => possibleAt(state, at).length > 1);
  return targets.length > 1 && hidden.length < 2 && !targets.some((at) => cardAtCorner(view, at)!.base);
};

/** Something is left in the pool, and more than one card changes hands: there is something to reckon. */
const isReckoned = ({ view, seat }: Scene, { answer }: Proof): boolean => {
  const gives = answer.filter((row) => row.startsWith('give')).length;
  return gives < view.seats[seatIndex(seat)]!.pool.length && answer.length > 2;
};

/** Whether there is something to find. */
const teaches = (scene: Scene, { goal }: Question, proof: Proof): boolean => {
  const few = proof.right <= FEW * proof.answers;
  switch (goal.kind) {
    case 'destroy':
      return few && proof.best >= LEAST_CHANCE && scene.view.setup.players === 2;
    case 'cut':
      return few && proof.best >= LEAST_CUT;
    case 'protect':
      return few;
    case 'order': {
      const [best, next = best] = worthsOf(scene, goal);
      return isKnown(scene) && best! - next! >= LEAST_LEAD;
    }
    case 'buy':
      return (
        isReckoned(scene, proof) &&
        proof.answers >= LEAST_PURCHASES &&
        proof.right <= FEW_PURCHASES * proof.answers
      );
  }
};

/** What a bot comes to, by what the goal counts; a purchase is made to its end. */
const worthFor = (scene: Scene, goal: Goal, random: FastRandom): number => {
  const state = cards.copy(scene.state);
  const seat = seatIndex(scene.seat);
  for (;;) {
    const view = cards.view(state, scene.seat);
    const { action } = botCalled('eager').choose({ view, told: [], random });
    const worth = answerWorth(view, scene.seat, goal, action);
    if (worth !== NOT_YET) return worth;
    cards.play(state, seat, cards.encode(action));
  }
};

const foundBy = (scene: Scene, goal: Goal, best: number): number =>
  Array.from({ length: NOVICES }, (_, run) => worthFor(scene, goal, new FastRandom(run, 77))).filter(
    (worth) => isBest(worth, best),
  ).length;

const exerciseAt = (scene: Scene, question: Question): Omit<Exercise, 'id'> | null => {
  const { view, seat, setup, rows } = scene;
  const proof = prove(view, seat, question.goal);
  if (proof === null || !teaches(scene, question, proof)) return null;
  const found = foundBy(scene, question.goal, proof.best);
  if (2 * found >= NOVICES) return null;
  return {
    ...question,
    match: writeMatch(cards, { setup, tags: [], rows, variations: [] }),
    seat,
    answer: proof.answer,
    best: proof.best,
    novices: { found, runs: NOVICES },
  };
};

/** What was found; no match gives two of a kind, and a goal is asked for by half of its kind at most. */
class Collection {
  readonly found: Exercise[] = [];
  private readonly each: number;

  constructor(each: number) {
    this.each = each;
  }

  isFull({ kind, goal }: Question): boolean {
    const alike = this.found.filter((exercise) => exercise.kind === kind);
    const same = alike.filter((exercise) => exercise.goal.kind === goal.kind);
    const most = kind === 'lines' ? this.each / 2 : this.each;
    return alike.length >= this.each || same.length >= most;
  }

  get complete(): boolean {
    return EXERCISE_KINDS.every(
      (kind) => this.found.filter((exercise) => exercise.kind === kind).length >= this.each,
    );
  }

  add(exercise: Omit<Exercise, 'id'>): void {
    const number = this.found.filter(({ kind }) => kind === exercise.kind).length + 1;
    this.found.push({ ...exercise, id: `cards-${exercise.kind}-${number}` });
  }
}

const setupFor = (random: FastRandom): Setup => {
  const setup = makeSetup(cards.setup, { players: 2 + random.below(2) });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** Plays a match among bots and takes from it what is asked for. */
const searchMatch = (match: number, collection: Collection, { seed, say }: ExercisePlan): void => {
  const random = new FastRandom(seed, match);
  const setup = setupFor(random);
  const names = Array.from({ length: setup.players }, () => PLAYERS[random.below(PLAYERS.length)]!);
  const state = cards.start(setup);
  const rows: Row<Action>[] = [];
  const taken = new Set<ExerciseKind>();
  for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
    const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
    const code = who === CHANCE ? cards.draw(state, random) : cards.forced(state, who);
    if (code < 0) {
      const seat = seatName(who);
      const scene = { state, view: cards.view(state, seat), seat, setup, rows };
      for (const question of questionsOf(scene)) {
        if (taken.has(question.kind) || collection.isFull(question)) continue;
        const exercise = exerciseAt(scene, question);
        if (exercise === null) continue;
        taken.add(question.kind);
        collection.add(exercise);
        say(
          `match ${match}: ${question.goal.kind}, ${exercise.answer.join(', ')}, found by ${exercise.novices.found}`,
        );
      }
    }
    const action =
      code >= 0
        ? cards.decode(code)
        : botCalled(names[who]!).choose({ view: cards.view(state, seatName(who)), told: [], random }).action;
    rows.push({ who: whoName(who), action });
    cards.play(state, who, cards.encode(action));
  }
};

/** Finds exercises of the card game in matches among bots. */
export const findCardsExercises = (plan: ExercisePlan): Exercise[] => {
  const collection = new Collection(plan.each);
  for (let match = 0; !collection.complete; match++) searchMatch(match, collection, plan);
  return EXERCISE_KINDS.flatMap((kind) => collection.found.filter((exercise) => exercise.kind === kind));
};
