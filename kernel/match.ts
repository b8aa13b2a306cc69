import type { Draws } from './chance.ts';
import { OWES_CHANCE, owingSeats, type Game, type GameTypes, type Told } from './game.ts';
import { refusal, type Refusal } from './refusal.ts';
import { isUndo, type LogRow, type Row } from './row.ts';
import { CHANCE, seatIndex, seatName, SEATS, type Seat, type Viewer, whoIndex } from './seats.ts';
import type { Setup } from './setup.ts';

/** A row that no undo has taken back, with its number in the log (from 1). */
export interface RowInForce<A> {
  readonly number: number;
  readonly row: Row<A>;
}

/** The line in force: what is left of the log after every undo. */
export const lineInForce = <A>(log: readonly LogRow<A>[]): RowInForce<A>[] => {
  const line: RowInForce<A>[] = [];
  log.forEach((row, index) => {
    if (isUndo(row)) {
      while (line.length > 0 && line[line.length - 1]!.number >= row.undo) line.pop();
    } else {
      line.push({ number: index + 1, row });
    }
  });
  return line;
};

/** The first row of a line that the rules refuse. */
export interface Misplay {
  readonly index: number;
  readonly refusal: Refusal;
}

export interface Replay<S> {
  readonly state: S;
  readonly misplay: Misplay | null;
}

/** Plays rows from the start, checking each; stops at the first that is refused. `seen` gets every state before a row. */
export const replay = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  rows: readonly Row<T['Action']>[],
  seen?: (state: T['State'], index: number) => void,
): Replay<T['State']> => {
  const state = game.start(setup);
  return { state, misplay: playOn(game, state, rows, seen) };
};

/** Plays rows onto a state, checking each; stops at the first that is refused. */
export const playOn = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  rows: readonly Row<T['Action']>[],
  seen?: (state: T['State'], index: number) => void,
): Misplay | null => {
  for (const [index, row] of rows.entries()) {
    const refused = refuseRow(game, state, row);
    if (refused !== null) return { index, refusal: refused };
    seen?.(state, index);
    game.play(state, whoIndex(row.who), game.encode(row.action));
  }
  return null;
};

/** What a viewer is told of rows from the start on. */
export const tell = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  rows: readonly Row<T['Action']>[],
  viewer: Viewer,
): Told[] => {
  const told: Told[] = [];
  replay(game, setup, rows, (state, index) => {
    const { who, action } = rows[index]!;
    told.push(game.told(state, whoIndex(who), action, viewer));
  });
  return told;
};

/** Why a row is not legal here; null if it is. */
export const refuseRow = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  row: Row<T['Action']>,
): Refusal | null => {
  const owes = game.owes(state);
  if (owes === 0) return refusal('over', 'The match is over.');
  if (row.who === '*') {
    return owes === OWES_CHANCE
      ? game.refuse(state, CHANCE, row.action)
      : refusal('not-chance', 'A player must act now, not chance.');
  }
  if (owes === OWES_CHANCE) return refusal('chance-first', 'Chance must act first.');
  const seat = seatIndex(row.who);
  if ((owes & (1 << seat)) === 0) {
    const waiting = owingSeats(owes, SEATS);
    return refusal('not-your-turn', `It is not ${row.who}'s turn but ${waiting.join("'s and ")}'s.`, {
      seat: row.who,
      waiting: waiting.join(' '),
    });
  }
  return game.refuse(state, seat, row.action);
};

/** The row that the table itself writes next: chance, or a decision with one answer. Null if a seat must choose. */
export const nextRow = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  draws: Draws,
  chanceRows: number,
): Row<T['Action']> | null => {
  const owes = game.owes(state);
  if (owes === OWES_CHANCE) {
    return { who: '*', action: game.decode(game.draw(state, draws(chanceRows))) };
  }
  for (let seat = 0; owes >> seat !== 0; seat++) {
    if ((owes & (1 << seat)) === 0) continue;
    const action = game.forced(state, seat);
    if (action >= 0) return { who: seatName(seat), action: game.decode(action), note: 'forced' };
  }
  return null;
};

/**
 * The number of the row that this seat may take back by itself, or null. It may while nothing was revealed and nobody
 * else acted since; forced answers go with the row that caused them. Whether a row was forced follows from the rules,
 * not from its note, which anybody can write.
 */
export const freeUndo = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  log: readonly LogRow<T['Action']>[],
  seat: Seat,
): number | null => {
  const line = lineInForce(log);
  const rows = line.map((placed) => placed.row);
  let chosen: number | null = null;
  replay(game, setup, rows, (state, index) => {
    const { who, action } = rows[index]!;
    const byForce = who !== '*' && game.forced(state, seatIndex(who)) >= 0;
    if (!byForce) chosen = who === seat ? line[index]!.number : null;
    if (game.binds(state, whoIndex(who), action)) chosen = null;
  });
  return chosen;
};

/**
 * A match being played: set-up and log, and the state they replay to. It checks what seats answer, plays chance and
 * forced decisions itself, and never deletes a row.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: Setup;
  private readonly draws: Draws;
  private readonly rows: LogRow<T['Action']>[];
  private current: T['State'];
  private chanceRows = 0;

  constructor(game: Game<T>, setup: Setup, draws: Draws, log: readonly LogRow<T['Action']>[] = []) {
    this.game = game;
    this.setup = setup;
    this.draws = draws;
    this.rows = [...log];
    this.current = this.rebuild();
  }

  /** The state of the line in force. It belongs to the match: copy it before playing on it. */
  get state(): T['State'] {
    return this.current;
  }

  get log(): readonly LogRow<T['Action']>[] {
    return this.rows;
  }

  get line(): readonly RowInForce<T['Action']>[] {
    return lineInForce(this.rows);
  }

  /** Plays chance and forced decisions until a seat must choose or the match is over; returns the rows it wrote. */
  advance(): Row<T['Action']>[] {
    const written: Row<T['Action']>[] = [];
    for (;;) {
      const row = nextRow(this.game, this.current, this.draws, this.chanceRows);
      if (row === null) return written;
      this.append(row);
      written.push(row);
    }
  }

  /** A seat's answer; refused answers change nothing. */
  answer(seat: Seat, action: T['Action'], note?: string): Refusal | null {
    const row: Row<T['Action']> = note === undefined ? { who: seat, action } : { who: seat, action, note };
    const refused = refuseRow(this.game, this.current, row);
    if (refused === null) this.append(row);
    return refused;
  }

  /** Takes back everything from row `number` on. Whether the seat may do so is the caller's decision (`freeUndo`). */
  undo(seat: Seat, number: number): Refusal | null {
    if (!this.line.some((placed) => placed.number === number)) {
      return refusal(
        'undo-gone',
        `Row ${number} is no longer part of the match, so it cannot be taken back.`,
        { number },
      );
    }
    this.rows.push({ who: seat, undo: number });
    this.current = this.rebuild();
    return null;
  }

  private append(row: Row<T['Action']>): void {
    this.game.play(this.current, whoIndex(row.who), this.game.encode(row.action));
    this.rows.push(row);
    if (row.who === '*') this.chanceRows++;
  }

  private rebuild(): T['State'] {
    const rows = this.line.map((placed) => placed.row);
    const { state, misplay } = replay(this.game, this.setup, rows);
    if (misplay !== null) throw new Error(`row ${misplay.index + 1} of the line: ${misplay.refusal.text}`);
    this.chanceRows = rows.filter((row) => row.who === '*').length;
    return state;
  }
}
