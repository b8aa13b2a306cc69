import { lowestBit } from './bits.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Eye, Seat, Viewer } from './seats.ts';
import type { Setup, SetupRules } from './setup.ts';

/** The types of a game. */
export interface GameTypes {
  /** Compact and mutable; plays in place, copies cheaply. Never leaves the process. */
  State: unknown;
  /** A named action: plain, tagged data. */
  Action: unknown;
  /** What one eye may know: plain, tagged data that survives JSON. */
  View: unknown;
  /** What a seat may do now, compactly: plain data. */
  Offer: unknown;
}

/** What a viewer is told about one row. */
export interface Told {
  /** The row in notation, `?` in place of what the viewer may not know: `p1 bid ?`. */
  readonly text: string;
  /** What else the row revealed, in the game's own notation: `p1 bid 3`, `5,19 H8`. */
  readonly shown: readonly string[];
}

export interface Outcome {
  /** By seat. */
  readonly points: readonly number[];
  /** Each seat's share of the victory; they sum to 1. */
  readonly shares: readonly number[];
  /** Each seat's entry in the `Result` tag: `70`, `1/2`. */
  readonly marks: readonly string[];
}

/** Set in `owes` when chance must act. Seats are the bits 1 << index. */
export const OWES_CHANCE = 1 << 8;

/**
 * What a game is. The kernel, the runner, bots, server and screen know a game through this alone.
 *
 * The engine works on `State` with seats 0, 1, … (chance is `CHANCE`) and whole-number actions. A state may be
 * partly unknown: `known` makes one from a view. Everything that asks what a seat may do, or why not, works on such
 * a state too, so a page or a bot asks the same code as the server.
 *
 * Laws, held by `@santiago/kernel/laws` for every game:
 *  1. `owes` is 0 exactly when `outcome` is not null. While it is not 0, each seat in it has `count` ≥ 1.
 *  2. `list` writes `count` different actions, and `refuse` is null for exactly these among all well-formed actions.
 *  3. `sample` gives each listed action the same chance; `draw` gives each chance outcome its chance under the rules.
 *  4. `decode(encode(a))` equals a; `parse(format(a))` equals a.
 *  5. `play` changes only the state it is given; `copy` and `assign` make independent equals.
 *  6. `view(known(v), eye)` equals v for v = `view(state, eye)`; with the eye `all`, v is the state's JSON form.
 *  7. `expand(offer(s, seat))` are the listed actions; it is the same for s and for `known(view(s, seat))`. So are
 *     `refuse` and `forced`.
 *  8. `view(imagine(v), viewer)` equals v, and `imagine` is even over what is possible.
 *  9. After `hear(known(view(s, v)), told(s, row, v), v)` that state's view is `view(s after the row, v)`.
 * 10. States that differ only in what v may not know give v equal views, offers, refusals and told rows.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** The version of the rules, written into every match file. */
  readonly rules: string;
  readonly setup: SetupRules;
  /** No decision has more answers than this: the size of a buffer for `list`. */
  readonly widest: number;

  start(setup: Setup): T['State'];
  copy(state: T['State']): T['State'];
  assign(target: T['State'], source: T['State']): void;

  /** Bits of the seats that owe a decision now, `OWES_CHANCE`, or 0 when the match is over. */
  owes(state: T['State']): number;
  list(state: T['State'], seat: number, out: Int32Array): number;
  count(state: T['State'], seat: number): number;
  sample(state: T['State'], seat: number, random: Random): number;
  /** The outcome of chance, when chance must act. */
  draw(state: T['State'], random: Random): number;
  /** The answer that the table gives for the seat because it is the only one, or −1. */
  forced(state: T['State'], seat: number): number;
  /** Plays a legal action; anything else is a bug of the caller. */
  play(state: T['State'], who: number, action: number): void;
  outcome(state: T['State']): Outcome | null;

  encode(action: T['Action']): number;
  decode(action: number): T['Action'];
  /** Malformed text parses to nothing. */
  parse(text: string): T['Action'] | null;
  format(action: T['Action']): string;

  /**
   * Why `who` may not do this; null if it is allowed. `who` is a seat that owes a decision, or chance when a file is
   * read: whose turn it is, `refuseRow` checks.
   */
  refuse(state: T['State'], who: number, action: T['Action']): Refusal | null;
  /** True if a row can never be taken back: it reveals something, or the rules make it final. */
  binds(state: T['State'], who: number, action: T['Action']): boolean;
  /** What the seat may do; null when it owes nothing. */
  offer(state: T['State'], seat: number): T['Offer'] | null;
  /** The offer's actions one by one. */
  expand(offer: T['Offer']): T['Action'][];

  view(state: T['State'], eye: Eye): T['View'];
  /** The state as the view's eye knows it. */
  known(view: T['View']): T['State'];
  /** A whole state that the view's eye cannot tell from the real one. */
  imagine(view: T['View'], random: Random): T['State'];
  /** What the viewer is told of a row that is about to be played. */
  told(state: T['State'], who: number, action: T['Action'], viewer: Viewer): Told;
  /** Plays what was told onto the state as that viewer knows it. */
  hear(known: T['State'], told: Told, viewer: Viewer): void;
  /** The viewer that a view belongs to, so that callers need not pass it separately. */
  eyeOf(view: T['View']): Eye;
}

/** Who owes a decision, as seat names. */
export const owingSeats = (owes: number, seats: readonly Seat[]): Seat[] =>
  seats.filter((_, index) => (owes & (1 << index)) !== 0);

/**
 * The lowest seat that owes a decision. If several owe one at once, a caller that asks them one by one begins with
 * it. Chance is not a seat: compare with `OWES_CHANCE` first.
 */
export const lowestSeat: (owes: number) => number = lowestBit;
