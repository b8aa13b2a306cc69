import fc from 'fast-check';
import { describe, test } from 'vitest';
import { FastRandom, type GameTypes } from '@santiago/kernel';
import { checkCopies, checkForms, checkHearing, checkParse, checkState, type Scene } from './laws.ts';
import { patience, soaked, type Case, type Subject } from './subject.ts';
import {
  inMatch,
  listOf,
  owing,
  randomMatch,
  rowText,
  someOf,
  viewersOf,
  walk,
  wellFormedPool,
  type Move,
} from './walk.ts';

const POOL = 300;
const FROM_EACH_STATE = 24;
/** How often a state is checked thoroughly; over the matches of a case every row number has its turn. */
const THOROUGH_EVERY = 7;

/** Well-formed actions, and some of those that are listed at each state of the match. */
const poolOf = <T extends GameTypes>(
  subject: Subject<T>,
  { setup }: Case<T>,
  moves: readonly Move[],
): T['Action'][] => {
  const { game } = subject;
  const random = new FastRandom(moves.length, 2);
  const numbers = new Set<number>();
  walk(game, setup, moves, (state, move) => {
    if (move !== null) numbers.add(move.action);
    for (const seat of owing(game.owes(state)))
      for (const action of someOf(listOf(game, state, seat), FROM_EACH_STATE, random)) numbers.add(action);
  });
  return [...[...numbers].map((number) => game.decode(number)), ...wellFormedPool(subject, POOL)];
};

/** Plays the case's match of this seed and holds every law at every state of it. Gives its number of rows. */
export const checkMatch = <T extends GameTypes>(subject: Subject<T>, each: Case<T>, seed: number): number => {
  const { game } = subject;
  const { setup, name, pick } = each;
  const moves = randomMatch(subject, each, seed);
  const pool = poolOf(subject, each, moves);
  const random = new FastRandom(seed, 3);
  const heard = new Map(
    viewersOf(setup).map((viewer) => [viewer as string, game.known(game.view(game.start(setup), viewer))]),
  );
  const spent = game.start(setup);
  for (const { who, action } of moves) game.play(spent, who, action);
  walk(game, setup, moves, (state, move, index) => {
    const thorough = (index + seed) % THOROUGH_EVERY === 0;
    const scene: Scene<T> = { subject, setup, state, random, pool, pick, thorough };
    const rows = () => moves.slice(0, index + 1).map((played) => rowText(game, played));
    inMatch(`in ${name}, seed ${seed}, at row ${index + 1}:`, rows, () => {
      checkState(scene);
      if (move === null) return;
      checkCopies(scene, move, spent);
      checkHearing(scene, move, heard);
    });
  });
  return moves.length;
};

/** Law 4 over whatever can be written: well-formed actions, and text that is nearly one. */
export const checkNotation = <T extends GameTypes>(subject: Subject<T>, runs: number): void => {
  const { game, wellFormed } = subject;
  fc.assert(
    fc.property(wellFormed, (action) => checkForms(subject, action)),
    { numRuns: runs, seed: 11 },
  );
  const scrap = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.constantFrom(' ', '  ', '-', '0', '1e9', '-1', '1.5', '?', '\n', 'NaN'),
  );
  const bent = fc.tuple(wellFormed, scrap, fc.nat(40), fc.nat(3)).map(([action, text, at, cut]) => {
    const whole = game.format(action);
    return whole.slice(0, at) + text + whole.slice(at + cut);
  });
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: bent }, fc.string()), (text) => checkParse(subject, text)),
    { numRuns: runs * 2, seed: 12 },
  );
};

/** Defines the suite that holds a game to the laws of the contract. */
export const contract = <T extends GameTypes>(subject: Subject<T>, cases: readonly Case<T>[]): void => {
  describe(`${subject.game.name} keeps the laws of the contract`, () => {
    test('[law 4] every action survives its number and its text', { timeout: patience() }, () => {
      checkNotation(subject, soaked(300));
    });
    for (const each of cases) {
      test(`at every state of random matches: ${each.name}`, { timeout: patience() }, () => {
        for (let seed = 1; seed <= soaked(each.matches); seed++) checkMatch(subject, each, seed);
      });
    }
  });
};
