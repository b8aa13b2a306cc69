import { JOKER, JOKERS_AT_MOST, ownCard, rankOf, UNKNOWN } from '../vocabulary.ts';
import { LAYOUT } from './layout.ts';

const { cameBack: CAME_BACK, jokerCame: JOKER_CAME, jokers: JOKERS, ranks: RANKS, sizes: SIZES } = LAYOUT.at;

/**
 * [X31] The hands, and what everybody saw coming back to them. An unknown hand has a size and no cards. The hand of a
 * player who is out stays here, out of the match. "When" is counted in cards placed so far in the match.
 */
export class Hands {
  private readonly n: Int32Array;

  constructor(n: Int32Array) {
    this.n = n;
  }

  /** Ranks of the own suit. */
  ranks(seat: number): number {
    return this.n[RANKS + seat]!;
  }

  jokers(seat: number): number {
    return this.n[JOKERS + seat]!;
  }

  size(seat: number): number {
    return this.n[SIZES + seat]!;
  }

  /** When a card last came back to its owner's hand; 0 if it never did. */
  cameBack(card: number): number {
    return this.n[CAME_BACK + card]!;
  }

  /** When the seat's first or second joker (0, 1) came that nobody has seen since; 0 without one. */
  jokerCame(seat: number, which: number): number {
    return this.n[JOKER_CAME + JOKERS_AT_MOST * seat + which]!;
  }

  set(seat: number, ranks: number, jokers: number): void {
    this.n[RANKS + seat] = ranks;
    this.n[JOKERS + seat] = jokers;
  }

  setSize(seat: number, size: number): void {
    this.n[SIZES + seat] = size;
  }

  setCameBack(card: number, when: number): void {
    this.n[CAME_BACK + card] = when;
  }

  setJokerCame(seat: number, which: number, when: number): void {
    this.n[JOKER_CAME + JOKERS_AT_MOST * seat + which] = when;
  }

  /** A card leaves the hand. It may be UNKNOWN. */
  remove(seat: number, card: number): void {
    this.n[SIZES + seat] = this.n[SIZES + seat]! - 1;
    if (card === JOKER) this.n[JOKERS + seat] = this.n[JOKERS + seat]! - 1;
    else if (card !== UNKNOWN) this.n[RANKS + seat] = this.n[RANKS + seat]! & ~(1 << rankOf(card));
  }

  /** [X22][X25] A card of the own suit comes back to the hand. */
  addRank(seat: number, rank: number, when: number): void {
    this.n[RANKS + seat] = this.n[RANKS + seat]! | (1 << rank);
    this.n[SIZES + seat] = this.n[SIZES + seat]! + 1;
    this.setCameBack(ownCard(seat, rank), when);
  }

  /** [X27] */
  addJoker(seat: number, when: number): void {
    this.n[JOKERS + seat] = this.n[JOKERS + seat]! + 1;
    this.n[SIZES + seat] = this.n[SIZES + seat]! + 1;
    this.setJokerCame(seat, this.jokerCame(seat, 0) === 0 ? 0 : 1, when);
  }

  /**
   * [X31] Everybody has seen a joker that was placed at this time. Jokers are alike, so it counts as the latest one that
   * could lie there: that leaves the other one every spot it can be in.
   */
  showJoker(seat: number, placed: number): void {
    const second = this.jokerCame(seat, 1);
    if (second === 0 || second >= placed) this.setJokerCame(seat, 0, second);
    this.setJokerCame(seat, 1, 0);
  }
}
