import { lowestBit, type Random } from '@santiago/kernel';
import { BASE, PLACE, spotAction } from './code.ts';
import { BASE_SPOTS_AT_MOST } from './cross.ts';
import { ADJOINING } from './geometry.ts';
import { Ground } from './ground.ts';
import { SEATS_AT_MOST, SUIT_SIZE } from './vocabulary.ts';

/**
 * Room for every move and a few words. Of at most fifteen cards fourteen can move, to fourteen others; whatever such a
 * card is connected to takes at least two of its twelve adjoining spots, so 14 · 14 · 10 are left.
 */
const SINGLES_AT_MOST = SUIT_SIZE * SUIT_SIZE * ADJOINING;

/** No decision has more answers: any card as a base, anywhere. */
export const WIDEST = SUIT_SIZE * BASE_SPOTS_AT_MOST;

/**
 * Everything a seat may do now: cards × spots, and single actions. The phases write it and nothing else decides what is
 * legal: lists, counts, samples, offers and refusals all read it. Whoever asks makes a menu once and passes it on.
 */
export class Menu {
  /** What is done with the cards: BASE or PLACE. */
  kind = PLACE;
  cardCount = 0;
  spotCount = 0;
  singleCount = 0;
  readonly cards = new Int32Array(SUIT_SIZE);
  readonly spots = new Int32Array(BASE_SPOTS_AT_MOST);
  readonly singles = new Int32Array(SINGLES_AT_MOST);
  /** By seat: scratch for whoever writes the menu. */
  private readonly grounds = Array.from({ length: SEATS_AT_MOST }, () => new Ground());

  clear(): void {
    this.kind = PLACE;
    this.cardCount = this.spotCount = this.singleCount = 0;
  }

  /** The cards × spots are those for a base. */
  forBase(): void {
    this.kind = BASE;
  }

  addCard(card: number): void {
    this.cards[this.cardCount++] = card;
  }

  addSpot(spot: number): void {
    this.spots[this.spotCount++] = spot;
  }

  /** Adds a single action. */
  add(action: number): void {
    this.singles[this.singleCount++] = action;
  }

  /** [X11] Every spot where a card may be placed. */
  addSpots(ground: Ground): void {
    this.spotCount = ground.writeSpots(this.spots);
  }

  /** [X28] Every move of every card. */
  addMoves(ground: Ground): void {
    for (let m = ground.movable; m !== 0; m &= m - 1)
      this.singleCount = ground.writeMoveActions(lowestBit(m), this.singles, this.singleCount);
  }

  ground(seat: number): Ground {
    return this.grounds[seat]!;
  }

  get count(): number {
    return this.singleCount + this.cardCount * this.spotCount;
  }

  /** The only action; −1 where there are several. */
  get only(): number {
    return this.count === 1 && this.singleCount === 1 ? this.singles[0]! : -1;
  }

  /** Writes all actions, cards × spots first; returns how many there are. */
  write(out: Int32Array): number {
    const { kind, cards, cardCount, spots, spotCount, singles, singleCount } = this;
    let at = 0;
    for (let i = 0; i < cardCount; i++) {
      const head = spotAction(kind, cards[i]!, 0);
      for (let j = 0; j < spotCount; j++) out[at++] = head | spots[j]!;
    }
    for (let i = 0; i < singleCount; i++) out[at++] = singles[i]!;
    return at;
  }

  /** Any of the actions, each with the same chance. */
  sample(random: Random): number {
    const choice = random.below(this.count) - this.singleCount;
    if (choice < 0) return this.singles[choice + this.singleCount]!;
    const card = this.cards[Math.floor(choice / this.spotCount)]!;
    return spotAction(this.kind, card, this.spots[choice % this.spotCount]!);
  }

  includes(action: number): boolean {
    for (let i = 0; i < this.singleCount; i++) if (this.singles[i] === action) return true;
    for (let i = 0; i < this.cardCount; i++) {
      const spot = action - spotAction(this.kind, this.cards[i]!, 0);
      for (let j = 0; j < this.spotCount; j++) if (this.spots[j] === spot) return true;
    }
    return false;
  }
}
