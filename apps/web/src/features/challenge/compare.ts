import { formatRow, type Game, type Row, type Seat, seatIndex, type Setup, whoIndex } from '@santiago/kernel';
import type { Face } from '@santiago/table/page/model/face.tsx';
import type { WhoOf } from '@santiago/table/page/seats/who.ts';

/** A match with what is needed to tell it. */
export interface Told {
  readonly game: Game;
  readonly setup: Setup;
  readonly rows: readonly Row<unknown>[];
  readonly seat: Seat;
}

/** A choice of the person's, in notation and in a sentence. */
interface Choice {
  readonly action: string;
  readonly text: string;
}

/** What the person chose in a round, and their result so far at its end. */
interface ToldRound {
  readonly round: number;
  readonly choices: readonly Choice[];
  readonly standing: number;
}

const isChoice = ({ who, note }: Row<unknown>, seat: Seat): boolean => who === seat && note !== 'forced';

/** The match round by round, as its person played it. */
export const roundsOf = (
  { game, setup, rows, seat }: Told,
  face: Face,
  whoOf: WhoOf,
): readonly ToldRound[] => {
  const state = game.start(setup);
  let before = game.view(state, seat);
  const rounds: ToldRound[] = [];
  rows.forEach((row, at) => {
    const who = whoIndex(row.who);
    const told = game.told(state, who, row.action, seat);
    game.play(state, who, game.encode(row.action));
    const after = game.view(state, seat);
    const round = face.roundOf(before);
    const choices = rounds.at(-1)?.round === round ? rounds.pop()!.choices : [];
    const happened = { row: { number: at + 1, told, note: null }, before, after };
    const chosen = isChoice(row, seat)
      ? [{ action: game.format(row.action), text: face.sentences(happened, whoOf)[0] ?? '' }]
      : [];
    const standing = face.standing(game.view(state, 'all'))[seatIndex(seat)]!;
    rounds.push({ round, choices: [...choices, ...chosen], standing });
    before = after;
  });
  return rounds;
};

const actionsOf = (round: ToldRound | undefined): string =>
  (round?.choices ?? []).map(({ action }) => action).join('; ');

/** One round of both. */
export interface RoundPair {
  readonly round: number;
  readonly sides: readonly (ToldRound | undefined)[];
  readonly same: boolean;
}

/** Both matches round by round; rounds in which neither had a choice are left out. */
export const pairsOf = (sides: readonly (readonly ToldRound[])[]): readonly RoundPair[] => {
  const numbers = new Set(sides.flatMap((side) => side.map(({ round }) => round)));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((round) => {
      const found = sides.map((side) => side.find((each) => each.round === round));
      return { round, sides: found, same: actionsOf(found[0]) === actionsOf(found[1]) };
    })
    .filter(({ sides: found }) => found.some((each) => actionsOf(each) !== ''));
};

/** What each of the two chose where their choices differ for the first time. */
export const firstChoicesOf = (pairs: readonly RoundPair[]): readonly (Choice | undefined)[] => {
  const sides = (pairs.find(({ same }) => !same)?.sides ?? []).map((side) => side?.choices ?? []);
  const length = Math.max(0, ...sides.map((choices) => choices.length));
  for (let index = 0; index < length; index++) {
    const choices = sides.map((side) => side[index]);
    if (choices[0]?.action !== choices[1]?.action) return choices;
  }
  return [];
};

/** After so many rows the two matches differ for the first time; null where they never do. */
export const partedAt = (one: Told, other: Told): number | null => {
  const plain = ({ game }: Told, row: Row<unknown> | undefined): string =>
    row === undefined ? '' : formatRow(game, { who: row.who, action: row.action });
  const length = Math.max(one.rows.length, other.rows.length);
  for (let at = 0; at < length; at++)
    if (plain(one, one.rows[at]) !== plain(other, other.rows[at])) return at;
  return null;
};

/** The state after so many rows. */
const stateAfter = ({ game, setup, rows }: Told, count = rows.length): unknown => {
  const state = game.start(setup);
  for (const { who, action } of rows.slice(0, count)) game.play(state, whoIndex(who), game.encode(action));
  return state;
};

/** The position after so many rows, everything open. */
export const viewAfter = (told: Told, count: number): unknown =>
  told.game.view(stateAfter(told, count), 'all');

interface EndResult {
  readonly rank: number;
  /** Of the victory. */
  readonly share: number;
  /** Null in a game without points. */
  readonly points: number | null;
}

export const resultOf = (told: Told): EndResult => {
  const { points, shares } = told.game.outcome(stateAfter(told))!;
  const own = seatIndex(told.seat);
  return {
    rank: 1 + points.filter((each) => each > points[own]!).length,
    share: shares[own]!,
    points: points.some((each) => each > 1) ? points[own]! : null,
  };
};
