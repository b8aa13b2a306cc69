import { type Game, type GameTypes } from './game.ts';
import { parseWho, parseSeat, type Seat, type Who } from './seats.ts';

/** A row of the log that plays: who did what. */
export interface Row<A> {
  readonly who: Who;
  readonly action: A;
  /** `forced`, `bot`, `timeout`, `12.4s`: how the row came about. It never changes what the row does. */
  readonly note?: string;
}

/** A row that takes back: the line in force now ends before row `undo`. Rows count from 1 and are never deleted. */
export interface UndoRow {
  readonly who: Seat;
  readonly undo: number;
}

export type LogRow<A> = Row<A> | UndoRow;

export const isUndo = <A>(row: LogRow<A>): row is UndoRow => 'undo' in row;

/**
 * No control character, no half of a pair, no `#`. Spelled out: reading `\p{…}` took 2 ms when this package was loaded,
 * and a page loads it while somebody waits.
 */
const NOTE = /^[ -"$-~\u{A0}-\u{D7FF}\u{E000}-\u{FFFC}\u{FFFE}-\u{10FFFF}]{1,80}$/u;

export const isNote = (text: string): boolean => NOTE.test(text) && text.trim() === text;

/** A note that no reader would accept is a bug of its writer: a line break in it would forge a row. */
const formatNote = (note: string | undefined): string => {
  if (note === undefined) return '';
  if (!isNote(note)) throw new RangeError(`${JSON.stringify(note)} cannot be a note`);
  return ` ; ${note}`;
};

/** `p2 bid 5 ; bot` */
export const formatRow = <T extends GameTypes>(game: Game<T>, row: LogRow<T['Action']>): string => {
  if (isUndo(row)) return `${row.who} undo ${row.undo}`;
  return `${row.who} ${game.format(row.action)}${formatNote(row.note)}`;
};

export const parseRow = <T extends GameTypes>(game: Game<T>, text: string): LogRow<T['Action']> | null => {
  const [body = '', ...notes] = text.split(';');
  const note = notes.join(';').trim();
  const space = body.indexOf(' ');
  if (space < 0) return null;
  const words = body
    .slice(space + 1)
    .trim()
    .replaceAll(/ +/g, ' ');
  const undo = /^undo ([1-9]\d{0,5})$/.exec(words);
  if (undo !== null) {
    const seat = parseSeat(body.slice(0, space));
    return seat === null || notes.length > 0 ? null : { who: seat, undo: Number(undo[1]) };
  }
  const who = parseWho(body.slice(0, space));
  const action = game.parse(words);
  if (who === null || action === null || (notes.length > 0 && !isNote(note))) return null;
  return notes.length === 0 ? { who, action } : { who, action, note };
};
