import { formatRow, type Game, type Row, type Seat, seatIndex, type Setup, whoIndex } from '@santiago/kernel';
import type { Face } from '../../table/face.tsx';
import type { WhoOf } from '../../table/who.ts';

/** A match with what is needed to tell it. */
export interface Told {
  readonly game: Game;
  readonly setup: Setup;
  readonly rows: readonly Row<unknown>[];
  readonly seat: Seat;
}

/** A choice of the person's, in a sentence. */
export interface Choice {
  /** After so many rows. */
  readonly at: number;
  readonly text: string;
}

const isChoice = ({ who, note }: Row<unknown>, seat: Seat): boolean => who === seat && note !== 'forced';

/** All choices of a match, in words. */
export const choicesOf = ({ game, setup, rows, seat }: Told, face: Face, whoOf: WhoOf): readonly Choice[] => {
  const state = game.start(setup);
  return rows.flatMap((row, at): readonly Choice[] => {
    const who = whoIndex(row.who);
    const before = isChoice(row, seat) ? game.view(state, seat) : null;
    const told = game.told(state, who, row.action, seat);
    game.play(state, who, game.encode(row.action));
    if (before === null) return [];
    const moment = { row: { number: at + 1, told, note: null }, before, after: game.view(state, seat) };
    return [{ at, text: face.sentences(moment, whoOf)[0] ?? '' }];
  });
};

/** After so many rows the two chose differently for the first time; null where they never did. */
export const partedAt = (one: Told, other: Told): number | null => {
  const plain = ({ game }: Told, row: Row<unknown> | undefined): string =>
    row === undefined ? '' : formatRow(game, { who: row.who, action: row.action });
  const length = Math.max(one.rows.length, other.rows.length);
  for (let at = 0; at < length; at++)
    if (plain(one, one.rows[at]) !== plain(other, other.rows[at])) return at;
  return null;
};

/** The position after so many rows, everything open. */
export const viewAfter = ({ game, setup, rows }: Told, count: number): unknown => {
  const state = game.start(setup);
  for (const { who, action } of rows.slice(0, count)) game.play(state, whoIndex(who), game.encode(action));
  return game.view(state, 'all');
};

export interface EndResult {
  readonly rank: number;
  /** Null in a game without points. */
  readonly points: number | null;
}

export const resultOf = ({ game, setup, rows, seat }: Told): EndResult => {
  const state = game.start(setup);
  for (const { who, action } of rows) game.play(state, whoIndex(who), game.encode(action));
  const { points, shares } = game.outcome(state)!;
  const own = seatIndex(seat);
  const isScored = points.some((each) => each > 1);
  const scores = isScored ? points : shares;
  return {
    rank: 1 + scores.filter((each) => each > scores[own]!).length,
    points: isScored ? points[own]! : null,
  };
};
