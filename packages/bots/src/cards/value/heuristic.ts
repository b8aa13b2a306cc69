import {
  BEST_VALUE,
  cardAt,
  JOKER,
  ownCard,
  SEATS_AT_MOST,
  SUIT_COUNT,
  SUIT_SIZE,
  valueOf,
} from '@santiago/cards';
import {
  BASE,
  baseFits,
  baseSpotsOf,
  budget,
  canBuy,
  CARD_LONG,
  cardAction,
  CLOSE,
  cornerSpot,
  CROSS_MIDDLE,
  distance,
  END,
  FIGHT,
  givable,
  GIVE,
  Menu,
  moveAction,
  nextTouched,
  open,
  PASS,
  PHASES,
  PLACE,
  poolWorth,
  spotAction,
  type State,
  stepsTouching,
  TAKE,
  takeable,
} from '@santiago/cards/engine';
import { lowestBit } from '@santiago/kernel';
import { Beliefs } from '../opponents/beliefs.ts';
import { VALUES_TO } from './odds.ts';
import { Side } from './side.ts';
import type { Weights } from './weights.ts';

/** More than any action is worth. */
const FIRST_OF_ALL = 10_000;
const MOST = 4096;

/** Enemy cards that one card can meet, at most; and units beyond which it does not matter how far a line is. */
const MET = 8;
const FAR = 40;

/** The best value of a hand, 0 of an empty one. */
const bestValue = (seat: number, ranks: number, jokers: number): number => {
  if (jokers > 0) return BEST_VALUE;
  return ranks === 0 ? 0 : valueOf(ownCard(seat, 31 - Math.clz32(ranks)));
};

/**
 * Rates what a seat may do by exact odds of every fight, with beliefs about what lies face down. Looks at nothing that the
 * seat may not know, on a whole state as well as on one that is partly unknown.
 */
export class Heuristic {
  /** What was rated last, and how much each is worth. */
  readonly actions = new Int32Array(MOST);
  readonly values = new Float64Array(MOST);
  count = 0;
  private readonly weights: Weights;
  private readonly worth = new Float64Array(VALUES_TO);
  private readonly sides = Array.from({ length: SEATS_AT_MOST }, () => new Side());
  private readonly beliefs = Array.from({ length: SEATS_AT_MOST }, () => new Beliefs());
  private readonly enemies = new Int32Array(SEATS_AT_MOST);
  private enemyCount = 0;
  /** By enemy seat: the cards from which it could strike the own base next, and how likely that would destroy it. */
  private readonly strikers = new Int32Array(SEATS_AT_MOST);
  private readonly danger = new Float64Array(SEATS_AT_MOST);
  /** By enemy seat: how far it is from the own base, and the own cards from its base. */
  private readonly theirReach = new Float64Array(SEATS_AT_MOST);
  private readonly ownReach = new Float64Array(SEATS_AT_MOST);
  private readonly places = new Int32Array(1024);
  private readonly met = new Int32Array(MET);
  private metCount = 0;
  /** By card met: what beating it brings, the chance of it, and what speaks for fighting it early. */
  private readonly gain = new Float64Array(MET);
  private readonly chance = new Float64Array(MET);
  private readonly merit = new Float64Array(MET);
  private readonly order = new Int32Array(MET);
  /** How the place looked at stands: what is gained on the enemy bases, and by enemy whether it could strike or be struck. */
  private gained = 0;
  private threatened = 0;
  private exposed = 0;
  private state!: State;
  private readonly menu = new Menu();
  private seat = 0;
  private own: Side = this.sides[0]!;
  /** Where the own base lies. */
  private home = 0;

  constructor(weights: Weights) {
    this.weights = weights;
    for (let value = 0; value < VALUES_TO; value++) {
      this.worth[value] = value * (1 - weights.curve) + (weights.curve * value * value) / BEST_VALUE;
    }
  }

  /** The best action; of equals the one listed first. */
  choose(state: State, seat: number): number {
    this.rate(state, seat);
    let best = 0;
    for (let i = 1; i < this.count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return this.actions[best]!;
  }

  rate(state: State, seat: number): void {
    this.state = state;
    this.seat = seat;
    this.count = 0;
    switch (state.phaseNumber) {
      case PHASES.base:
        return this.rateBases();
      case PHASES.act:
        if (canBuy(state, seat)) this.rateGives();
        return this.rateActs();
      case PHASES.fight:
        return this.rateFights();
      case PHASES.after:
        this.add(END, 0);
        return this.rateGives();
      case PHASES.give:
        return this.rateTrade();
      case PHASES.take:
        this.add(CLOSE, 0);
        return this.rateTakes();
      default:
        open(state, seat, this.menu);
        this.add(this.menu.singles[0]!, 0);
    }
  }

  private add(action: number, value: number): void {
    this.actions[this.count] = action;
    this.values[this.count++] = value;
  }

  /** [X7] Any card, but each the worse the farther it is from what is liked. */
  private rateBases(): void {
    const { state, seat, weights } = this;
    const around = baseSpotsOf(state, seat);
    for (let i = 0; i < around.length; i++) {
      const place = around[i]!;
      if (!baseFits(state, place)) continue;
      const off = Math.abs(distance(place, CROSS_MIDDLE) - weights.baseFar);
      for (let rank = Math.max(0, Math.round(weights.baseRank) - 2); rank < SUIT_SIZE; rank++) {
        if (this.count === MOST) return;
        if ((state.hands.ranks(seat) & (1 << rank)) === 0) continue;
        this.add(spotAction(BASE, ownCard(seat, rank), place), -off - 3 * Math.abs(rank - weights.baseRank));
      }
    }
  }

  /** Everybody's cards on the table, and what is believed about those face down. */
  private survey(): void {
    const { state, seat } = this;
    this.enemyCount = 0;
    for (let other = 0; other < state.players; other++) {
      if (other === seat) continue;
      this.sides[other]!.survey(state.table, other);
      this.beliefs[other]!.look(state, other);
      if (state.isIn(other)) this.enemies[this.enemyCount++] = other;
    }
    this.own = this.sides[seat]!;
    this.own.survey(state.table, seat);
    const home = this.own.spot(this.own.base);
    this.home = home;
    const homeValue = valueOf(state.table.card(this.own.slot(this.own.base)));
    for (let i = 0; i < this.enemyCount; i++) {
      const enemy = this.enemies[i]!;
      const side = this.sides[enemy]!;
      this.strikers[enemy] = state.hands.size(enemy) > 0 ? side.strikers(home) : 0;
      this.danger[enemy] = this.strikers[enemy] === 0 ? 0 : this.beliefs[enemy]!.strike[homeValue]!;
      this.theirReach[enemy] = side.reach(side.connected, home);
      this.ownReach[enemy] = this.own.reach(this.own.connected, side.spot(side.base));
    }
  }

  private rateActs(): void {
    const { state, seat, weights, places } = this;
    this.survey();
    const ranks = state.hands.ranks(seat);
    const jokers = state.hands.jokers(seat);
    const best = bestValue(seat, ranks, jokers);
    this.add(PASS, best > 0 ? weights.pass : weights.rest);
    if (best > 0) {
      const count = this.own.writeSpots(places);
      for (let i = 0; i < count; i++) this.ratePlace(places[i]!, ranks, jokers);
    }
    if (state.hasMoves) this.rateMoves(best);
  }

  private ratePlace(place: number, ranks: number, jokers: number): void {
    const { seat, weights, worth } = this;
    this.meet(place);
    this.stand(place, this.own.connected);
    const spend = this.metCount > 0 ? weights.strike : weights.walk;
    for (let m = ranks; m !== 0; m &= m - 1) {
      const card = ownCard(seat, lowestBit(m));
      const value = valueOf(card);
      const next = bestValue(seat, ranks & ~(m & -m), jokers);
      this.add(spotAction(PLACE, card, place), this.rateLaid(value, next) - spend * worth[value]!);
    }
    if (jokers === 0) return;
    const next = bestValue(seat, ranks, jokers - 1);
    this.add(spotAction(PLACE, JOKER, place), this.rateLaid(BEST_VALUE, next) - spend * worth[BEST_VALUE]!);
  }

  /** [X28] Moves that meet nobody only matter where no card can be laid. */
  private rateMoves(next: number): void {
    const { state, weights, places, own } = this;
    for (let m = own.movable; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const from = cornerSpot(own.spot(card));
      const value = valueOf(state.table.card(own.slot(card)));
      const stays = own.connectedWithout(card);
      let cost = weights.move;
      for (let lost = own.connected & ~stays & ~(1 << card); lost !== 0; lost &= lost - 1) {
        const slot = own.slot(lowestBit(lost));
        cost += weights.strand * this.worth[valueOf(state.table.card(slot))]!;
      }
      const count = next > 0 ? own.writeAttacks(card, places) : own.writeMoves(card, places);
      for (let i = 0; i < count && this.count < MOST; i++) {
        const place = places[i]!;
        this.meet(place);
        this.stand(place, stays);
        const march = (weights.march * this.marched(own.spot(card), place)) / CARD_LONG;
        this.add(moveAction(from, place), this.rateLaid(value, next) + march - cost);
      }
    }
  }

  /** Units by which a move brings a card nearer to the nearest enemy base. */
  private marched(from: number, to: number): number {
    let before = FAR;
    let after = FAR;
    for (let i = 0; i < this.enemyCount; i++) {
      const side = this.sides[this.enemies[i]!]!;
      const target = side.spot(side.base);
      before = Math.min(before, distance(from, target));
      after = Math.min(after, distance(to, target));
    }
    return before - after;
  }

  /** The enemy cards that a card here would fight, and what beating each brings. */
  private meet(place: number): void {
    const { state, seat, met, gain } = this;
    let count = 0;
    for (
      let slot = nextTouched(state.table, seat, place, 0);
      slot >= 0 && count < MET;
      slot = nextTouched(state.table, seat, place, slot + 1)
    ) {
      gain[count] = this.gainOf(slot);
      met[count++] = slot;
    }
    this.metCount = count;
  }

  /** What a card here brings: its fights one after the other, and if it stands, where it stands. */
  private rateLaid(value: number, next: number): number {
    const { weights, worth } = this;
    if (this.metCount === 0) return this.rateStanding(value, next);
    const loss = weights.lose * worth[value]! + weights.feed * value;
    this.weighFights(value);
    let standing = 1;
    let sum = 0;
    for (let i = 0; i < this.metCount; i++) {
      const k = this.order[i]!;
      const win = this.chance[k]!;
      sum += standing * (win * this.gain[k]! - (1 - win) * loss);
      standing *= win;
    }
    return sum + standing * this.rateStanding(value, next);
  }

  /** Chance of each fight, and the order that brings most: sure and rich ones first. */
  private weighFights(value: number): void {
    const { state, met, metCount, chance, gain, order, merit } = this;
    for (let i = 0; i < metCount; i++) {
      const slot = met[i]!;
      const win = this.beliefs[state.table.owner(slot)]!.beats(state, value, slot);
      chance[i] = win;
      merit[i] = (win * gain[i]!) / (1.0001 - win);
      let at = i;
      for (; at > 0 && merit[order[at - 1]!]! < merit[i]!; at--) order[at] = order[at - 1]!;
      order[at] = i;
    }
  }

  /** What beating the card in this slot brings. */
  private gainOf(slot: number): number {
    const { state, weights, worth } = this;
    const enemy = state.table.owner(slot);
    const side = this.sides[enemy]!;
    const card = side.cardIn(slot);
    const belief = this.beliefs[enemy]!;
    const worthHere = weights.kill * worth[Math.round(belief.valueIn(state, slot))]!;
    if (!state.isIn(enemy)) return 0.3 * worthHere;
    if (card === side.base) return state.playersIn === 2 ? weights.victory : weights.out + worthHere;
    if ((side.connected & (1 << card)) === 0) return 0.5 * worthHere;
    let sum = worthHere;
    const stays = side.connectedWithout(card);
    for (let lost = side.connected & ~stays & ~(1 << card); lost !== 0; lost &= lost - 1) {
      const value = belief.valueIn(state, side.slot(lowestBit(lost)));
      sum += weights.strand * worth[Math.round(value)]!;
    }
    const back = Math.min(FAR, side.reach(stays, this.home)) - Math.min(FAR, this.theirReach[enemy]!);
    sum += (weights.push * back) / CARD_LONG;
    if (this.strikers[enemy] !== 0 && (this.strikers[enemy]! & stays) === 0)
      sum += weights.relief * this.danger[enemy]!;
    return sum;
  }

  /** How a card here would stand to each enemy, whatever card it is. */
  private stand(place: number, stays: number): void {
    const { weights, own } = this;
    let gained = 0;
    this.exposed = this.threatened = 0;
    for (let i = 0; i < this.enemyCount; i++) {
      const enemy = this.enemies[i]!;
      const side = this.sides[enemy]!;
      const target = side.spot(side.base);
      const before = this.ownReach[enemy]!;
      const kept = stays === own.connected ? before : own.reach(stays, target);
      gained += before - Math.min(kept, distance(place, target));
      if (stepsTouching(place, target) !== 0) this.threatened |= 1 << enemy;
      if (this.state.hands.size(enemy) > 0 && side.canStrike(place)) this.exposed |= 1 << enemy;
    }
    this.gained = (weights.progress * gained) / CARD_LONG / this.enemyCount;
  }

  /** What it is worth that a card of this value stands there after its fights. */
  private rateStanding(value: number, next: number): number {
    const { weights, worth } = this;
    let sum = this.gained;
    if (this.threatened !== 0 && next > 0) {
      for (let m = this.threatened; m !== 0; m &= m - 1) {
        const enemy = lowestBit(m);
        const side = this.sides[enemy]!;
        sum += weights.threat * this.beliefs[enemy]!.beats(this.state, next, side.slot(side.base));
      }
    }
    for (let m = this.exposed; m !== 0; m &= m - 1) {
      const fall = this.beliefs[lowestBit(m)]!.strike[value]!;
      sum += (1 - fall) * weights.bait * 10 - fall * weights.risk * worth[value]!;
    }
    return sum;
  }

  /** [X15] */
  private rateFights(): void {
    const { state } = this;
    this.survey();
    const attacker = state.attacker;
    this.meet(state.table.spot(attacker));
    this.weighFights(valueOf(state.table.card(attacker)));
    for (let i = 0; i < this.metCount; i++)
      this.add(FIGHT | cornerSpot(state.table.spot(this.met[this.order[i]!]!)), -i);
  }

  /** The best card that the whole pool can buy. */
  private wish(): number {
    const { state, seat } = this;
    const most = poolWorth(state, seat);
    let best = 0;
    for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
      const value = valueOf(ownCard(seat, lowestBit(m)));
      if (value <= most) best = value;
    }
    return best;
  }

  /** [X22] A first card to give towards what is wished for, rated above every action where the price is fair. */
  private rateGives(): void {
    const { weights } = this;
    const wish = this.wish();
    const give = this.bestGive(wish);
    if (give < 0) return;
    const fair = wish >= weights.thrift * Math.max(wish, valueOf(give));
    this.add(cardAction(GIVE, give), fair ? FIRST_OF_ALL : -FIRST_OF_ALL);
  }

  /** The least card that makes up what is missing, or else the greatest. */
  private bestGive(missing: number): number {
    const { state, seat } = this;
    let enough = -1;
    let most = -1;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      for (let m = givable(state, seat, suit); m !== 0; m &= m - 1) {
        const card = cardAt(suit, lowestBit(m));
        const value = valueOf(card);
        if (value >= missing && (enough < 0 || value < valueOf(enough))) enough = card;
        if (most < 0 || value > valueOf(most)) most = card;
      }
    }
    return enough >= 0 ? enough : most;
  }

  private rateTrade(): void {
    const wish = this.wish();
    const left = budget(this.state);
    if (left >= wish) return this.rateTakes();
    this.add(cardAction(GIVE, this.bestGive(wish - left)), 1);
    this.rateTakes();
  }

  /** The best card that can be paid for, above closing. */
  private rateTakes(): void {
    const { state, seat } = this;
    const left = budget(state);
    for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
      const card = ownCard(seat, lowestBit(m));
      if (valueOf(card) <= left) this.add(cardAction(TAKE, card), valueOf(card) / 100);
    }
  }
}
