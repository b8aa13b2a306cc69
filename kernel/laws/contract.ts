import fc from 'fast-check';
import { describe, test } from 'vitest';
import { FastRandom, type GameTypes, type Viewer } from '@santiago/kernel';
import {
  checkConserved,
  checkCopies,
  checkForms,
  checkHearing,
  checkOwes,
  checkParse,
  checkState,
  type Scene,
} from './laws.ts';
import { patience, soak, soaked, type Case, type Subject } from './subject.ts';
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
/** One in this many of the checked states is checked thoroughly; another seed chooses others. */
const THOROUGH_EVERY = 7;
/** Of each kind of row, the states before the first few are checked, and before so many of the others. */
const FIRST = 2;
const OTHERS = 2;

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

/**
 * The states of a match at which all laws are checked: before some rows of every kind, so that no phase is left out,
 * and the last. With `SANTIAGO_SOAK` all of them.
 */
const checkedStates = <T extends GameTypes>({ game }: Subject<T>, moves: readonly Move[]): Set<number> => {
  if (soak() > 1) return new Set(Array.from({ length: moves.length + 1 }, (_, index) => index));
  const byKind = Map.groupBy(moves.keys(), (index) => {
    const { action } = moves[index]!;
    return game.format(game.decode(action)).split(' ')[0]!;
  });
  const chosen = [...byKind.values()].flatMap((rows) => {
    const stride = Math.ceil(rows.length / OTHERS);
    return rows.filter((_, number) => number < FIRST || number % stride === stride - 1);
  });
  return new Set([...chosen, moves.length]);
};

/** What every viewer knows after a row whose state is not checked. */
const hearOn = <T extends GameTypes>(
  { subject: { game }, state }: Scene<T>,
  { who, action }: Move,
  heard: ReadonlyMap<Viewer, T['State']>,
): void => {
  for (const [viewer, known] of heard)
    game.hear(known, game.told(state, who, game.decode(action), viewer), viewer);
};

/**
 * Plays the case's match of this seed. The conservation laws are checked at every state; every other law at those of
 * `checkedStates`. Returns the number of rows.
 */
export const checkMatch = <T extends GameTypes>(subject: Subject<T>, each: Case<T>, seed: number): number => {
  const { game } = subject;
  const { setup, name, pick } = each;
  const moves = randomMatch(subject, each, seed);
  const pool = poolOf(subject, each, moves);
  const random = new FastRandom(seed, 3);
  const heard = new Map(
    viewersOf(setup).map((viewer) => [viewer, game.known(game.view(game.start(setup), viewer))]),
  );
  const checked = checkedStates(subject, moves);
  let count = 0;
  const spent = game.start(setup);
  for (const { who, action } of moves) game.play(spent, who, action);
  walk(game, setup, moves, (state, move, index) => {
    const isChecked = checked.has(index);
    const thorough = isChecked && (count++ + seed) % THOROUGH_EVERY === 0;
    const scene: Scene<T> = { subject, setup, state, random, pool, pick, thorough };
    const rows = () => moves.slice(0, index + 1).map((played) => rowText(game, played));
    inMatch(`in ${name}, seed ${seed}, at row ${index + 1}:`, rows, () => {
      if (!isChecked) {
        checkConserved(scene);
        checkOwes(scene);
        if (move !== null) hearOn(scene, move, heard);
        return;
      }
      checkState(scene);
      if (move === null) return;
      checkCopies(scene, move, spent);
      checkHearing(scene, move, heard);
    });
  });
  return moves.length;
};

/** Law 4 for everything that can be written: well-formed actions, and text that is nearly one. */
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

/** Defines the suite that checks a game against the laws of the contract. */
export const contract = <T extends GameTypes>(subject: Subject<T>, cases: readonly Case<T>[]): void => {
  describe(`${subject.game.name} keeps the laws of the contract`, () => {
    test('[law 4] every action survives its number and its text', { timeout: patience() }, () => {
      checkNotation(subject, soaked(300));
    });
    for (const each of cases) {
      test(`at the states of random matches: ${each.name}`, { timeout: patience() }, () => {
        for (let seed = 1; seed <= soaked(each.matches); seed++) checkMatch(subject, each, seed);
      });
    }
  });
};
