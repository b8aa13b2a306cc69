import { bitCount, compactState, type Setup } from '@santiago/kernel';
import { optionsOf } from '../options.ts';
import { SUIT_SIZE, WHOLE_SUIT } from '../vocabulary.ts';
import { Hands } from './hands.ts';
import { LAYOUT } from './layout.ts';
import { Pools } from './pools.ts';
import { Table } from './table.ts';

const TURNS = LAYOUT.at.turns;

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

/**
 * The compact state. It plays in place; a copy is one block of numbers. Names and plain data exist only in views.
 * A state made from a view lacks what the view does not say: a card on the table is UNKNOWN, and a hand has a size but
 * no cards.
 */
export class State extends compactState(LAYOUT) {
  readonly table = new Table(this.n);
  readonly hands = new Hands(this.n);
  readonly pools = new Pools(this.n);

  /** The state before the first row. */
  constructor(setup: Setup) {
    super(setup);
    const { jokers, bases, moves, stalemate } = optionsOf(setup);
    this.jokersLeft = Number(jokers);
    this.isApart = bases === 'apart';
    this.hasMoves = moves === 'on';
    this.hasStrength = stalemate === 'strength';
    this.playing = (1 << setup.players) - 1;
    for (let seat = 0; seat < setup.players; seat++) {
      this.hands.set(seat, WHOLE_SUIT, 0);
      this.hands.setSize(seat, SUIT_SIZE);
    }
  }

  get phase(): PhaseName {
    return PHASE_NAMES[this.phaseNumber]!;
  }

  /** How the match ended; null while it runs. */
  get ending(): Ending | null {
    return ENDINGS[this.endingNumber - 1] ?? null;
  }

  set ending(ending: Ending | null) {
    this.endingNumber = ending === null ? 0 : ENDINGS.indexOf(ending) + 1;
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
}

export const copy = (state: State): State => {
  const twin = new State(state.setup);
  twin.assign(state);
  return twin;
};
