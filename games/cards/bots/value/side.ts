import { distance, Ground, stepsTouching } from '@santiago/cards/engine';
import { lowestBit } from '@santiago/kernel';

/** Farther than any two cards can be apart. */
const FARTHEST = 999;

/** One seat's cards on the table, and what they could attack next. Sets of its cards are bit masks. */
export class Side extends Ground {
  /** How far the nearest of these cards is from a spot, in units. */
  reach(cards: number, spot: number): number {
    let least = FARTHEST;
    for (let m = cards; m !== 0; m &= m - 1) least = Math.min(least, distance(this.spot(lowestBit(m)), spot));
    return least;
  }

  /** Those of the connected cards from which the next card placed could touch a card at this spot. */
  strikers(spot: number): number {
    let found = 0;
    for (let m = this.connected; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      if ((stepsTouching(this.spot(card), spot) & this.freeSteps(card)) !== 0) found |= 1 << card;
    }
    return found;
  }

  canStrike(spot: number): boolean {
    for (let m = this.connected; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      if ((stepsTouching(this.spot(card), spot) & this.freeSteps(card)) !== 0) return true;
    }
    return false;
  }
}
