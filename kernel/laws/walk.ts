import fc from 'fast-check';
import {
  CHANCE,
  FastRandom,
  formatRow,
  OWES_CHANCE,
  SEATS,
  seatsOf,
  whoName,
  type Eye,
  type Game,
  type GameTypes,
  type Random,
  type Setup,
  type Viewer,
} from '@santiago/kernel';
import { broken, LawBroken } from './law.ts';
import type { Case, Chooser, Subject } from './subject.ts';

/** A row of a match as the engine has it. */
export interface Move {
  readonly who: number;
  readonly action: number;
}

export const viewersOf = (setup: Setup): readonly Viewer[] => [...seatsOf(setup.players), 'spectator'];

export const eyesOf = (setup: Setup): readonly Eye[] => [...viewersOf(setup), 'all'];

/** The seats that owe a decision, as numbers. */
export const owing = (owes: number): number[] =>
  owes === OWES_CHANCE ? [] : SEATS.flatMap((_, seat) => ((owes & (1 << seat)) === 0 ? [] : [seat]));

/** One list for each width: a new one for every question costs more than the answer. */
const buffers = new Map<number, Int32Array>();

export const listOf = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: number): number[] => {
  const buffer = buffers.get(game.widest) ?? new Int32Array(game.widest);
  buffers.set(game.widest, buffer);
  return [...buffer.subarray(0, game.list(state, seat, buffer))];
};

export const oneOf = <V>(values: readonly V[], random: Random): V => values[random.below(values.length)]!;

/** Some of the values, or all where there are not that many. */
export const someOf = <V>(values: readonly V[], most: number, random: Random): readonly V[] =>
  values.length <= most ? values : Array.from({ length: most }, () => oneOf(values, random));

/** The next row of a random match: any seat that owes a decision. Null when the match is over. */
export const nextMove = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  random: Random,
  pick?: Chooser<T>,
): Move | null => {
  const owes = game.owes(state);
  if (owes === 0) return null;
  if (owes === OWES_CHANCE) return { who: CHANCE, action: game.draw(state, random) };
  const who = oneOf(owing(owes), random);
  return { who, action: pick?.(state, who, random) ?? game.sample(state, who, random) };
};

/** A random match of the case; throws if it does not end. */
export const randomMatch = <T extends GameTypes>(
  { game, maxRows }: Subject<T>,
  { setup, pick }: Case<T>,
  seed: number,
): Move[] => {
  const random = new FastRandom(seed, 1);
  const state = game.start(setup);
  const moves: Move[] = [];
  for (;;) {
    const move = nextMove(game, state, random, pick);
    if (move === null) return moves;
    if (moves.length === maxRows) broken('ends', `the match is not over after ${maxRows} rows`);
    game.play(state, move.who, move.action);
    moves.push(move);
  }
};

/** Plays the moves from the start and shows every state, the last one too. */
export const walk = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  moves: readonly Move[],
  visit: (state: T['State'], move: Move | null, index: number) => void,
): void => {
  const state = game.start(setup);
  moves.forEach((move, index) => {
    visit(state, move, index);
    game.play(state, move.who, move.action);
  });
  visit(state, null, moves.length);
};

export const rowText = <T extends GameTypes>(game: Game<T>, { who, action }: Move): string =>
  formatRow(game, { who: whoName(who), action: game.decode(action) });

/** Runs a check; an error says in which match and where it happened. */
export const inMatch = <R>(where: string, rows: () => readonly string[], check: () => R): R => {
  try {
    return check();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const story = `${text}\n${where}\n${rows().join('\n')}`;
    throw error instanceof LawBroken
      ? new LawBroken(error.law, story, error)
      : new Error(story, { cause: error });
  }
};

/** Well-formed actions, the same for every run. */
export const wellFormedPool = <T extends GameTypes>(subject: Subject<T>, size: number): T['Action'][] =>
  fc.sample(subject.wellFormed, { numRuns: size, seed: 7 });
