import {
  CHANCE,
  type FastRandom,
  type Game,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  type Random,
  type Setup,
} from '@santiago/kernel';

/** A player that costs no more than the engine itself. */
interface QuickPlayer {
  readonly name: string;
  choose(state: unknown, seat: number, random: Random): number;
}

/** What is measured. */
export interface Engine {
  readonly game: Game;
  readonly players: readonly QuickPlayer[];
}

/** Plays this many matches from the start and counts the decisions of seats. */
export type Loop = (matches: number) => number;

/** What a match is played on. */
interface Stage {
  readonly game: Game;
  readonly fresh: unknown;
  readonly state: unknown;
  readonly random: Random;
  readonly buffer: Int32Array;
}

// The next three differ only in a line or two. They stay separate: with a single function and the choice passed in,
// that would be measured instead of the engine.

/** A match in which every action is chosen uniformly from the full list of legal actions. */
const playFromLists = (game: Game, state: unknown, random: Random, buffer: Int32Array): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    const count = game.list(state, seat, buffer);
    game.play(state, seat, buffer[random.below(count)]!);
    decisions++;
  }
  return decisions;
};

/** A match with the sampler that search uses. */
const playFromSampler = (game: Game, state: unknown, random: Random): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    game.play(state, seat, game.sample(state, seat, random));
    decisions++;
  }
  return decisions;
};

/** A match among seats of one kind. */
const playAmong = (player: QuickPlayer, game: Game, state: unknown, random: Random): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    game.play(state, seat, player.choose(state, seat, random));
    decisions++;
  }
  return decisions;
};

const loopOf =
  ({ game, fresh, state }: Stage, playOne: () => number): Loop =>
  (matches) => {
    let decisions = 0;
    for (let match = 0; match < matches; match++) {
      game.assign(state, fresh);
      decisions += playOne();
    }
    return decisions;
  };

export const SEED = 1;

const setupOf = (game: Game, players: number): Setup => {
  const setup = makeSetup(game.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const stageOf = (game: Game, players: number, Generator: typeof FastRandom): Stage => {
  const fresh = game.start(setupOf(game, players));
  const random = new Generator(SEED, players);
  return { game, fresh, state: game.copy(fresh), random, buffer: new Int32Array(game.widest) };
};

/** What is measured, by name. The generator belongs to the checkout of the game: a sampler spends much of its time there. */
export const loopsOf = (
  { game, players }: Engine,
  seats: number,
  Generator: typeof FastRandom,
): ReadonlyMap<string, Loop> => {
  const stage = stageOf(game, seats, Generator);
  const { state, random, buffer } = stage;
  return new Map<string, Loop>([
    ['lists', loopOf(stage, () => playFromLists(game, state, random, buffer))],
    ['sampler', loopOf(stage, () => playFromSampler(game, state, random))],
    ...players.map(
      (player) => [player.name, loopOf(stage, () => playAmong(player, game, state, random))] as const,
    ),
  ]);
};

export const COPIED_STATES = 16;

/** States from all over a match, for the cost of a copy. */
export const someStates = (game: Game, players: number, random: Random): unknown[] => {
  const state = game.start(setupOf(game, players));
  const states: unknown[] = [];
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    states.push(game.copy(state));
    const seat = lowestSeat(owes);
    if (owes === OWES_CHANCE) game.play(state, CHANCE, game.draw(state, random));
    else game.play(state, seat, game.sample(state, seat, random));
  }
  return Array.from(
    { length: COPIED_STATES },
    (_, i) => states[Math.floor((i * states.length) / COPIED_STATES)]!,
  );
};

/** Makes a state equal to each of these in turn. */
export const copyAll = (game: Game, target: unknown, states: readonly unknown[]): void => {
  for (let i = 0; i < COPIED_STATES; i++) game.assign(target, states[i]);
};

/** The same as a loop. */
export const copyLoop = (game: Game, players: number, random: Random): Loop => {
  const states = someStates(game, players, random);
  const target = game.copy(states[0]);
  return (times) => {
    for (let i = 0; i < times; i++) copyAll(game, target, states);
    return times;
  };
};
