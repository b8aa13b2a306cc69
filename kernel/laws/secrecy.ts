import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  FastRandom,
  OWES_CHANCE,
  seatIndex,
  whoName,
  type GameTypes,
  type Random,
  type Setup,
  type Viewer,
} from '@santiago/kernel';
import { broken, bytes, hold, same } from './law.ts';
import { patience, soak, soaked, type Case, type Chooser, type Subject } from './subject.ts';
import {
  inMatch,
  listOf,
  nextMove,
  oneOf,
  owing,
  randomMatch,
  rowText,
  someOf,
  viewersOf,
  walk,
  wellFormedPool,
  type Move,
} from './walk.ts';

/** Two worlds that one viewer cannot tell apart. */
interface Pair<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly viewer: Viewer;
  readonly one: T['State'];
  readonly other: T['State'];
  readonly pool: readonly T['Action'][];
  readonly random: Random;
  readonly pick: Chooser<T> | undefined;
}

export interface SecrecyReport {
  /** Pairs of worlds compared. */
  pairs: number;
  /** Those whose worlds were different. */
  differing: number;
  /** Rows that were played on in both worlds of a pair. */
  rows: number;
}

const MOST_REFUSALS = 24;
const ROWS_ON = 5;
const TRIES = 4;
const ANSWERS = 10;

/** Law 10 at one position: views, offers, refusals and forced answers are the same to the byte. */
export const checkAlike = <T extends GameTypes>({
  subject,
  viewer,
  one,
  other,
  pool,
  random,
}: Pair<T>): void => {
  const { game } = subject;
  same(10, `views of ${viewer}`, game.view(one, viewer), game.view(other, viewer));
  same(10, `who owes, for ${viewer}`, game.owes(one), game.owes(other));
  if (viewer === 'spectator') return;
  const seat = seatIndex(viewer);
  same(10, `offers to ${viewer}`, game.offer(one, seat), game.offer(other, seat));
  const isOwing = owing(game.owes(one)).includes(seat);
  if (isOwing) {
    same(10, `forced answers of ${viewer}`, game.forced(one, seat), game.forced(other, seat));
    same(10, `lists of ${viewer}`, listOf(game, one, seat), listOf(game, other, seat));
  }
  const own = isOwing ? listOf(game, one, seat).map((action) => game.decode(action)) : [];
  for (const action of [...someOf(own, MOST_REFUSALS, random), ...someOf(pool, MOST_REFUSALS, random)]) {
    const what = `refusals of ${viewer} ${game.format(action)}`;
    same(10, what, game.refuse(one, seat, action), game.refuse(other, seat, action));
  }
};

/** A row that is legal in both worlds, and the seat that owes it. */
const commonMove = <T extends GameTypes>({
  subject: { game },
  one,
  other,
  viewer,
  random,
  pick,
}: Pair<T>): Move | null => {
  for (let i = 0; i < TRIES; i++) {
    const move = nextMove(game, one, random, pick);
    if (move === null) return null;
    const refused = game.refuse(other, move.who, game.decode(move.action));
    if (refused === null) return move;
    if (whoName(move.who) === viewer)
      broken(10, `${rowText(game, move)} is legal in one world only: ${refused.text}`);
  }
  return null;
};

/**
 * Law 10 for one row in both worlds. The same row is told in the same words; what it reveals may differ only if the
 * row reveals something. False if the viewer can tell the worlds apart from then on.
 */
const checkTold = <T extends GameTypes>(
  { subject: { game }, viewer, one, other }: Pair<T>,
  move: Move,
): boolean => {
  const action = game.decode(move.action);
  const told = game.told(one, move.who, action, viewer);
  const toldOther = game.told(other, move.who, action, viewer);
  same(10, `what ${viewer} is told`, told.text, toldOther.text);
  if (bytes(told.shown) === bytes(toldOther.shown)) return true;
  hold(10, game.binds(one, move.who, action) || game.binds(other, move.who, action), () => {
    const shown = `${bytes(told.shown)} against ${bytes(toldOther.shown)}`;
    return `${viewer} is shown a secret by ${rowText(game, move)}, which brings nothing out: ${shown}`;
  });
  return false;
};

/** Checks law 10 for a pair, and for some rows after it. Returns how many rows. */
export const checkPair = <T extends GameTypes>(start: Pair<T>): number => {
  const { game } = start.subject;
  const pair = { ...start, one: game.copy(start.one), other: game.copy(start.other) };
  for (let row = 0; ; row++) {
    checkAlike(pair);
    if (row === ROWS_ON) return row;
    const move = commonMove(pair);
    if (move === null || !checkTold(pair, move)) return row;
    game.play(pair.one, move.who, move.action);
    game.play(pair.other, move.who, move.action);
  }
};

/**
 * Law 10 over two answers to one decision, or two outcomes of one draw: where they lead to worlds that differ and the
 * viewer sees no difference, the viewer is told none. (Where the worlds are the same, as after dice with the same sum, the
 * words may differ: no secret is left.)
 */
export const checkUntold = <T extends GameTypes>(
  { game }: Subject<T>,
  state: T['State'],
  viewer: Viewer,
  random: Random,
): void => {
  const owes = game.owes(state);
  if (owes === 0) return;
  const who = owes === OWES_CHANCE ? CHANCE : oneOf(owing(owes), random);
  const answer = () => {
    const action = who === CHANCE ? game.draw(state, random) : game.sample(state, who, random);
    const world = game.copy(state);
    game.play(world, who, action);
    return {
      world: bytes(game.view(world, 'all')),
      seen: bytes(game.view(world, viewer)),
      told: game.told(state, who, game.decode(action), viewer),
    };
  };
  const one = answer();
  for (let i = 0; i < ANSWERS; i++) {
    const other = answer();
    if (one.world !== other.world && one.seen === other.seen)
      same(10, `what ${viewer} is told of rows whose difference is secret`, one.told, other.told);
  }
};

const checkState = <T extends GameTypes>(
  common: Omit<Pair<T>, 'one' | 'other'>,
  state: T['State'],
  report: SecrecyReport,
): void => {
  const { subject, viewer, random } = common;
  const { game } = subject;
  checkUntold(subject, state, viewer, random);
  const view = game.view(state, viewer);
  const worlds = [state, game.imagine(view, random), game.imagine(view, random)] as const;
  for (const [one, other] of [
    [worlds[0], worlds[1]],
    [worlds[1], worlds[2]],
  ] as const) {
    report.pairs++;
    if (bytes(game.view(one, 'all')) !== bytes(game.view(other, 'all'))) report.differing++;
    report.rows += checkPair({ ...common, one, other });
  }
};

const viewerAt = (setup: Setup, random: Random): Viewer => oneOf(viewersOf(setup), random);

/** Compares at least this many pairs of worlds, from random matches of the case. */
export const checkSecrecy = <T extends GameTypes>(
  subject: Subject<T>,
  each: Case<T>,
  pairs: number,
): SecrecyReport => {
  const { game } = subject;
  const pool = wellFormedPool(subject, 200);
  const report: SecrecyReport = { pairs: 0, differing: 0, rows: 0 };
  for (let seed = 1; report.pairs < pairs; seed++) {
    const random = new FastRandom(seed, 4);
    const moves = randomMatch(subject, each, seed);
    walk(game, each.setup, moves, (state, _, index) => {
      if (report.pairs >= pairs) return;
      const viewer = viewerAt(each.setup, random);
      const rows = () => moves.slice(0, index).map((move) => rowText(game, move));
      inMatch(`in ${each.name}, seed ${seed}, before row ${index + 1}, for ${viewer}:`, rows, () =>
        checkState({ subject, viewer, pool, random, pick: each.pick }, state, report),
      );
    });
  }
  return report;
};

/**
 * Defines the suite that checks secrecy: worlds that differ only in what a viewer may not know look the same to that
 * viewer. `pairs` is per case, times `SANTIAGO_SOAK`.
 */
export const secrecy = <T extends GameTypes>(
  subject: Subject<T>,
  cases: readonly Case<T>[],
  pairs = 300,
): void => {
  describe(`${subject.game.name} keeps its secrets`, () => {
    for (const each of cases) {
      const name = `[law 10] in worlds that a viewer cannot tell apart: ${each.name}`;
      test(name, { timeout: patience() }, async ({ annotate }) => {
        const report = checkSecrecy(subject, each, soaked(pairs));
        const { pairs: compared, differing, rows } = report;
        const summary = `${compared} pairs compared, ${differing} of them different worlds, ${rows} rows on`;
        if (soak() > 1) console.info(`${subject.game.name}, ${each.name}: ${summary}`);
        await annotate(summary);
        if (each.open !== true) expect(differing).toBeGreaterThan(0);
      });
    }
  });
};
