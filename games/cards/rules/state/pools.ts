import * as vocabulary from '../vocabulary.ts';
import { LAYOUT, RECYCLE } from './layout.ts';

// Local names for what is imported: see ../ground.ts.
const { rankOf, SUIT_COUNT, suitOf } = vocabulary;

const { given: GIVEN, pools: POOL, taken: TAKEN } = LAYOUT.at;

/** [X17][X22] The buy-back pools, the recycle pool, and the buy-back under way. */
export class Pools {
  private readonly n: Int32Array;

  constructor(n: Int32Array) {
    this.n = n;
  }

  /** Ranks of the own suit taken in the running buy-back. */
  get taken(): number {
    return this.n[TAKEN]!;
  }

  set taken(ranks: number) {
    this.n[TAKEN] = ranks;
  }

  ranks(pool: number, suit: number): number {
    return this.n[POOL + pool * SUIT_COUNT + suit]!;
  }

  /** Ranks given in the running buy-back. They stay in the pool until it is closed. */
  given(suit: number): number {
    return this.n[GIVEN + suit]!;
  }

  /** Ranks of a suit in all pools together. */
  everywhere(suit: number): number {
    let ranks = 0;
    for (let pool = 0; pool <= RECYCLE; pool++) ranks |= this.ranks(pool, suit);
    return ranks;
  }

  add(pool: number, card: number): void {
    this.addRanks(pool, suitOf(card), 1 << rankOf(card));
  }

  addRanks(pool: number, suit: number, ranks: number): void {
    const at = POOL + pool * SUIT_COUNT + suit;
    this.n[at] = this.n[at]! | ranks;
  }

  /** Takes ranks of a suit out of whichever pools hold them. */
  remove(suit: number, ranks: number): void {
    for (let pool = 0; pool <= RECYCLE; pool++) this.removeFrom(pool, suit, ranks);
  }

  give(card: number): void {
    const at = GIVEN + suitOf(card);
    this.n[at] = this.n[at]! | (1 << rankOf(card));
  }

  /** [X22] What the seat has given goes to the recycle pool. Returns the ranks taken, which are still in the pools. */
  settle(seat: number): number {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const given = this.given(suit);
      this.removeFrom(seat, suit, given);
      this.addRanks(RECYCLE, suit, given);
      this.n[GIVEN + suit] = 0;
    }
    const { taken } = this;
    this.taken = 0;
    return taken;
  }

  /** [X26] A pool goes to the recycle pool. */
  recycle(pool: number): void {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const ranks = this.ranks(pool, suit);
      this.addRanks(RECYCLE, suit, ranks);
      this.removeFrom(pool, suit, ranks);
    }
  }

  private removeFrom(pool: number, suit: number, ranks: number): void {
    const at = POOL + pool * SUIT_COUNT + suit;
    this.n[at] = this.n[at]! & ~ranks;
  }
}
