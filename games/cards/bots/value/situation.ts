import { SEATS_AT_MOST, valueOf } from '@santiago/cards';
import { distance, type State } from '@santiago/cards/engine';
import { Beliefs } from '../opponents/beliefs.ts';
import { Side } from './side.ts';

/** Beyond this many units the distance of a line no longer matters. */
export const FAR = 40;

/**
 * What a seat can see of the table before it acts: everybody's cards, beliefs about those face down, threats,
 * distances.
 */
export class Situation {
  /** The state that was read last. */
  state!: State;
  seat = 0;
  /** By seat: its cards on the table, and what is believed about those face down. */
  readonly sides = Array.from({ length: SEATS_AT_MOST }, () => new Side());
  readonly beliefs = Array.from({ length: SEATS_AT_MOST }, () => new Beliefs());
  own: Side = this.sides[0]!;
  /** Where the own base lies. */
  home = 0;
  /** The seats of the other players who are still in. */
  readonly enemies = new Int32Array(SEATS_AT_MOST);
  enemyCount = 0;
  /**
   * By enemy seat: the cards from which it could attack the player's own base next, and the chance that this would
   * destroy it.
   */
  readonly strikers = new Int32Array(SEATS_AT_MOST);
  readonly danger = new Float64Array(SEATS_AT_MOST);
  /** By enemy seat: its distance from the player's own base, and the distance of the player's cards from its base. */
  readonly theirReach = new Float64Array(SEATS_AT_MOST);
  readonly ownReach = new Float64Array(SEATS_AT_MOST);

  read(state: State, seat: number): void {
    this.state = state;
    this.seat = seat;
    this.readEnemies();
    this.own = this.sides[seat]!;
    this.own.survey(state.table, seat);
    this.home = this.own.spot(this.own.base);
    this.readThreats();
  }

  private readEnemies(): void {
    const { state, seat } = this;
    this.enemyCount = 0;
    for (let other = 0; other < state.players; other++) {
      if (other === seat) continue;
      this.sides[other]!.survey(state.table, other);
      this.beliefs[other]!.look(state, other);
      if (state.isIn(other)) this.enemies[this.enemyCount++] = other;
    }
  }

  private readThreats(): void {
    const { state, own, home } = this;
    const homeValue = valueOf(state.table.card(own.slot(own.base)));
    for (let i = 0; i < this.enemyCount; i++) {
      const enemy = this.enemies[i]!;
      const side = this.sides[enemy]!;
      this.strikers[enemy] = state.hands.size(enemy) > 0 ? side.strikers(home) : 0;
      this.danger[enemy] = this.strikers[enemy] === 0 ? 0 : this.beliefs[enemy]!.strike[homeValue]!;
      this.theirReach[enemy] = side.reach(side.connected, home);
      this.ownReach[enemy] = own.reach(own.connected, side.spot(side.base));
    }
  }

  /** Writes by enemy seat: how far these of the player's own cards are from its base. */
  readReach(cards: number, out: Float64Array): void {
    for (let i = 0; i < this.enemyCount; i++) {
      const enemy = this.enemies[i]!;
      const side = this.sides[enemy]!;
      out[enemy] = this.own.reach(cards, side.spot(side.base));
    }
  }

  /** Units from a spot to the nearest enemy base. */
  nearestBase(spot: number): number {
    let nearest = FAR;
    for (let i = 0; i < this.enemyCount; i++) {
      const side = this.sides[this.enemies[i]!]!;
      nearest = Math.min(nearest, distance(spot, side.spot(side.base)));
    }
    return nearest;
  }
}
