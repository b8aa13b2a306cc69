import { bitCount, type Setup } from '@santiago/kernel';
import { optionsOf } from '../options.ts';
import { SEATS_AT_MOST, SUIT_SIZE, WHOLE_SUIT } from '../vocabulary.ts';
import { Hands } from './hands.ts';
import { Pools, POOLS_END } from './pools.ts';
import { Table } from './table.ts';

/** Where the engine stands: each kind of decision has a name, and a number for the compact state. */
export const PHASES = {
  first: 0,
  base: 1,
  act: 2,
  give: 3,
  take: 4,
  fight: 5,
  dice: 6,
  pick: 7,
  after: 8,
  over: 9,
} as const;
export type PhaseName = keyof typeof PHASES;
export const PHASE_NAMES = Object.keys(PHASES) as readonly PhaseName[];

/** How a match can end. */
export const ENDINGS = ['destroyed', 'resigned', 'passes', 'quiet', 'hundred'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a seat or slot is while there is none. */
export const NONE = -1;

const TURNS = POOLS_END;
const BLOCK = TURNS + SEATS_AT_MOST;

/**
 * The compact state. It plays in place; a copy is one block and a few numbers. Names and plain data exist only in views.
 * A state made from a view lacks what the view does not say: a card on the table is UNKNOWN, and a hand has a size but
 * no cards. Only the classes of this folder know how the block is laid out.
 */
export class State {
  setup: Setup;
  /** A number of PHASES; `phase` is its name. */
  phaseNumber: number = PHASES.first;
  players: number;
  /** Who must act, or whose turn it is while chance acts. */
  actor = NONE;
  /** [X5] Who goes first; NONE until drawn. */
  first = NONE;
  /** [X10] The turn's action is done: buy-backs from then on are those after it. */
  acted = false;
  /** Slots of the two cards that fight. */
  attacker = NONE;
  target = NONE;
  /** [X24] Whose base was destroyed, while the winner picks cards. */
  loser = NONE;
  /** [X3] Jokers that nobody has yet. */
  jokersLeft: number;
  /** How many cards have been placed so far, bases included: the clock of what can lie where. */
  placed = 0;
  /** [X30] Passes in a row, with no buy-back in between. */
  passes = 0;
  /** [X30] Whole turns in a row without a card placed, a fight or a buy-back. */
  quiet = 0;
  /** This turn has seen a card placed, a fight or a buy-back; and a buy-back. */
  stirred = false;
  bought = false;
  ending: Ending | null = null;
  /** [X8] Bases must be far apart. */
  isApart: boolean;
  /** [X28] Cards may be moved. */
  hasMoves: boolean;
  /** Bits of the seats that are in. */
  private playing: number;
  private readonly n = new Int32Array(BLOCK);
  readonly table = new Table(this.n);
  readonly hands = new Hands(this.n);
  readonly pools = new Pools(this.n);

  /** The state before the first row. */
  constructor(setup: Setup) {
    const { jokers, bases, moves } = optionsOf(setup);
    this.setup = setup;
    this.players = setup.players;
    this.jokersLeft = Number(jokers);
    this.isApart = bases === 'apart';
    this.hasMoves = moves === 'on';
    this.playing = (1 << setup.players) - 1;
    for (let seat = 0; seat < setup.players; seat++) {
      this.hands.set(seat, WHOLE_SUIT, 0);
      this.hands.setSize(seat, SUIT_SIZE);
    }
  }

  get phase(): PhaseName {
    return PHASE_NAMES[this.phaseNumber]!;
  }

  /** Still has a base. */
  isIn(seat: number): boolean {
    return (this.playing & (1 << seat)) !== 0;
  }

  /** How many players are in. */
  get playersIn(): number {
    return bitCount(this.playing);
  }

  putOut(seat: number): void {
    this.playing &= ~(1 << seat);
  }

  /** Whole turns that the seat has had. */
  turns(seat: number): number {
    return this.n[TURNS + seat]!;
  }

  setTurns(seat: number, turns: number): void {
    this.n[TURNS + seat] = turns;
  }

  /** Becomes an equal of another state. */
  assign(source: State): void {
    this.setup = source.setup;
    this.phaseNumber = source.phaseNumber;
    this.players = source.players;
    this.actor = source.actor;
    this.first = source.first;
    this.acted = source.acted;
    this.attacker = source.attacker;
    this.target = source.target;
    this.loser = source.loser;
    this.jokersLeft = source.jokersLeft;
    this.placed = source.placed;
    this.passes = source.passes;
    this.quiet = source.quiet;
    this.stirred = source.stirred;
    this.bought = source.bought;
    this.ending = source.ending;
    this.isApart = source.isApart;
    this.hasMoves = source.hasMoves;
    this.playing = source.playing;
    this.table.count = source.table.count;
    this.pools.taken = source.pools.taken;
    this.n.set(source.n);
  }
}

export const copy = (state: State): State => {
  const twin = new State(state.setup);
  twin.assign(state);
  return twin;
};
