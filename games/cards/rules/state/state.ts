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

/** Bits of the flags. */
const ACTED = 1;
const STIRRED = 2;
const BOUGHT = 4;
const APART = 8;
const MOVES = 16;
const STRENGTH = 32;

/** Where the block holds the turns of each seat, and one number each for the rest. */
const TURNS = POOLS_END;
const PHASE = TURNS + SEATS_AT_MOST;
const PLAYERS = PHASE + 1;
const ACTOR = PHASE + 2;
const FIRST = PHASE + 3;
const ATTACKER = PHASE + 4;
const TARGET = PHASE + 5;
const LOSER = PHASE + 6;
const JOKERS = PHASE + 7;
const PLACED = PHASE + 8;
const PASSES = PHASE + 9;
const QUIET = PHASE + 10;
const PLAYING = PHASE + 11;
const FLAGS = PHASE + 12;
const ENDING = PHASE + 13;
const BLOCK = PHASE + 14;

/**
 * The compact state. It plays in place; a copy is one block of numbers. Names and plain data exist only in views.
 * A state made from a view lacks what the view does not say: a card on the table is UNKNOWN, and a hand has a size but
 * no cards. Only the classes of this folder know how the block is laid out.
 */
export class State {
  setup: Setup;
  private readonly n = new Int32Array(BLOCK);
  readonly table = new Table(this.n);
  readonly hands = new Hands(this.n);
  readonly pools = new Pools(this.n);

  /** The state before the first row. */
  constructor(setup: Setup) {
    const { jokers, bases, moves, stalemate } = optionsOf(setup);
    this.setup = setup;
    this.phaseNumber = PHASES.first;
    this.actor = this.first = this.attacker = this.target = this.loser = NONE;
    this.players = setup.players;
    this.jokersLeft = Number(jokers);
    this.flags =
      (bases === 'apart' ? APART : 0) |
      (moves === 'on' ? MOVES : 0) |
      (stalemate === 'strength' ? STRENGTH : 0);
    this.playing = (1 << setup.players) - 1;
    for (let seat = 0; seat < setup.players; seat++) {
      this.hands.set(seat, WHOLE_SUIT, 0);
      this.hands.setSize(seat, SUIT_SIZE);
    }
  }

  /** A number of PHASES; `phase` is its name. */
  get phaseNumber(): number {
    return this.n[PHASE]!;
  }

  set phaseNumber(phaseNumber: number) {
    this.n[PHASE] = phaseNumber;
  }

  get players(): number {
    return this.n[PLAYERS]!;
  }

  set players(players: number) {
    this.n[PLAYERS] = players;
  }

  /** Who must act, or whose turn it is while chance acts. */
  get actor(): number {
    return this.n[ACTOR]!;
  }

  set actor(actor: number) {
    this.n[ACTOR] = actor;
  }

  /** [X5] Who goes first; NONE until drawn. */
  get first(): number {
    return this.n[FIRST]!;
  }

  set first(first: number) {
    this.n[FIRST] = first;
  }

  /** The slot of the card that attacks; NONE without a fight. */
  get attacker(): number {
    return this.n[ATTACKER]!;
  }

  set attacker(attacker: number) {
    this.n[ATTACKER] = attacker;
  }

  /** The slot of the card that is attacked; NONE without a fight. */
  get target(): number {
    return this.n[TARGET]!;
  }

  set target(target: number) {
    this.n[TARGET] = target;
  }

  /** [X24] Whose base was destroyed, while the winner picks cards; otherwise NONE. */
  get loser(): number {
    return this.n[LOSER]!;
  }

  set loser(loser: number) {
    this.n[LOSER] = loser;
  }

  /** [X3] Jokers that nobody has yet. */
  get jokersLeft(): number {
    return this.n[JOKERS]!;
  }

  set jokersLeft(jokersLeft: number) {
    this.n[JOKERS] = jokersLeft;
  }

  /** How many cards have been placed so far, bases included: the clock of what can lie where. */
  get placed(): number {
    return this.n[PLACED]!;
  }

  set placed(placed: number) {
    this.n[PLACED] = placed;
  }

  /** [X30] Passes in a row, with no buy-back in between. */
  get passes(): number {
    return this.n[PASSES]!;
  }

  set passes(passes: number) {
    this.n[PASSES] = passes;
  }

  /** [X30] Whole turns in a row without a card placed, a fight or a buy-back. */
  get quiet(): number {
    return this.n[QUIET]!;
  }

  set quiet(quiet: number) {
    this.n[QUIET] = quiet;
  }

  /** Bits of the seats that are in. */
  private get playing(): number {
    return this.n[PLAYING]!;
  }

  private set playing(playing: number) {
    this.n[PLAYING] = playing;
  }

  /** The yes-or-no facts, a bit each. */
  private get flags(): number {
    return this.n[FLAGS]!;
  }

  private set flags(flags: number) {
    this.n[FLAGS] = flags;
  }

  /** 1 + the number in ENDINGS; 0 while the match runs. */
  private get endingNumber(): number {
    return this.n[ENDING]!;
  }

  private set endingNumber(endingNumber: number) {
    this.n[ENDING] = endingNumber;
  }

  /** [X10] The turn's action is done: buy-backs from then on are those after it. */
  get acted(): boolean {
    return (this.flags & ACTED) !== 0;
  }

  set acted(acted: boolean) {
    this.flags = acted ? this.flags | ACTED : this.flags & ~ACTED;
  }

  /** [X30] This turn has seen a card placed, a fight or a buy-back. */
  get stirred(): boolean {
    return (this.flags & STIRRED) !== 0;
  }

  set stirred(stirred: boolean) {
    this.flags = stirred ? this.flags | STIRRED : this.flags & ~STIRRED;
  }

  /** [X30] This turn has seen a buy-back. */
  get bought(): boolean {
    return (this.flags & BOUGHT) !== 0;
  }

  set bought(bought: boolean) {
    this.flags = bought ? this.flags | BOUGHT : this.flags & ~BOUGHT;
  }

  /** [X8] Bases must be far apart. */
  get isApart(): boolean {
    return (this.flags & APART) !== 0;
  }

  /** [X28] Cards may be moved. */
  get hasMoves(): boolean {
    return (this.flags & MOVES) !== 0;
  }

  /** [X30] A match that nobody wins goes to the strongest table. */
  get hasStrength(): boolean {
    return (this.flags & STRENGTH) !== 0;
  }

  /** How the match ended; null while it runs. */
  get ending(): Ending | null {
    return ENDINGS[this.endingNumber - 1] ?? null;
  }

  set ending(ending: Ending | null) {
    this.endingNumber = ending === null ? 0 : ENDINGS.indexOf(ending) + 1;
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
    this.n.set(source.n);
  }
}

export const copy = (state: State): State => {
  const twin = new State(state.setup);
  twin.assign(state);
  return twin;
};
