import {
  BEST_VALUE,
  CARD_LONG,
  cardAt,
  JOKER,
  ownCard,
  QUIET_TURNS,
  SEATS_AT_MOST,
  SUIT_COUNT,
  SUIT_SIZE,
  valueOf,
} from '@santiago/cards';
import {
  ADJOINING,
  BASE,
  BASE_SPOTS,
  baseFits,
  baseSpotsOf,
  budget,
  canBuy,
  cardAction,
  CLOSE,
  cornerSpot,
  CROSS_MIDDLE,
  distance,
  END,
  FIGHT,
  givable,
  GIVE,
  makeMenu,
  moveAction,
  nextTouched,
  open,
  PASS,
  PLACE,
  poolWorth,
  type Quadrant,
  quadrantOf,
  spotAction,
  type State,
  stepsTouching,
  TAKE,
  takeable,
} from '@santiago/cards/engine';
import { highestBit, lowestBit } from '@santiago/kernel';
import { VALUES_TO } from './odds.ts';
import { FAR, Situation } from './situation.ts';
import { strongestChance } from './stalemate.ts';
import type { Weights } from './weights.ts';

/** More than any action is worth. */
const FIRST_OF_ALL = 10_000;
const MOST = 4096;

/** The most opponents' cards that one card can touch. */
const TOUCHED = 8;

/** The fights that a card at a spot would have. The same object is filled again and again. */
class Fights {
  count = 0;
  /** By fight: the slot of the enemy card, what beating it brings, the chance of it, and what speaks for fighting it early. */
  readonly slots = new Int32Array(TOUCHED);
  readonly gain = new Float64Array(TOUCHED);
  readonly chance = new Float64Array(TOUCHED);
  readonly merit = new Float64Array(TOUCHED);
  /** The fights in the order in which they are fought. */
  readonly order = new Int32Array(TOUCHED);
}

const STEPS = 256;

/**
 * What the spots around the seat's cards are like, whichever card comes to lie there; worked out once a decision, since
 * a card may be moved to most of them from many places. By step: see `Ground.steps`.
 */
class Around {
  /** The decision that the other numbers of a step belong to. */
  readonly decision = new Int32Array(STEPS);
  readonly exposed = new Int32Array(STEPS);
  readonly threatened = new Int32Array(STEPS);
  /** By step and enemy seat: the distance to its base. */
  readonly away = new Int32Array(STEPS * SEATS_AT_MOST);
  /** By step: the distance to the nearest of these bases. */
  readonly nearest = new Int32Array(STEPS);
  now = 0;
}

/** A spot for a card, for any card. The same object is filled again and again. */
interface Landing {
  readonly situation: Situation;
  readonly fights: Fights;
  /** What is gained on the enemy bases. */
  gained: number;
  /** Bit masks of enemies: whose base the next card could attack from there, and who could attack the card. */
  threatened: number;
  exposed: number;
}

/** What waiting brings [X30]. Computed again before every action. */
interface Patience {
  /** False for a player who accepts a draw. */
  minds: boolean;
  /** What it is worth to the seat if the match ends without a victory by force. */
  end: number;
  /** The fraction of the quiet turns that will have passed after this one; at 1 the match ends. */
  quiet: number;
  /**
   * The value of a placement or a fight because it stops that count, and the value of a card that stays on the table.
   */
  stir: number;
  stand: number;
}

/** From this chance on, an end by strength counts as a victory. */
const SURE = 0.95;

/** How many ranks are looked at for a base. */
const BASE_RANKS = 3;

/** By quadrant: the spot for a base that is farthest from the middle. */
const outerCorner = (quadrant: Quadrant): number =>
  [...BASE_SPOTS[quadrant]].reduce((far, spot) =>
    distance(spot, CROSS_MIDDLE) > distance(far, CROSS_MIDDLE) ? spot : far,
  );

const OUTER_CORNERS: Readonly<Record<Quadrant, number>> = {
  'lower-left': outerCorner('lower-left'),
  'upper-left': outerCorner('upper-left'),
  'upper-right': outerCorner('upper-right'),
  'lower-right': outerCorner('lower-right'),
};

/** The distance to the nearest enemy base on the table, in units; without one, to where one may be. */
const nearestBase = ({ table, players }: State, seat: number, spot: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < table.count; slot++) least = Math.min(least, distance(spot, table.spot(slot)));
  if (table.count > 0) return least;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    least = Math.min(least, distance(spot, OUTER_CORNERS[quadrantOf(players, other)]));
  }
  return least;
};

/** The value of the best card in a hand, 0 for an empty hand. */
const bestValue = (seat: number, ranks: number, jokers: number): number => {
  if (jokers > 0) return BEST_VALUE;
  return ranks === 0 ? 0 : valueOf(ownCard(seat, highestBit(ranks)));
};

/**
 * Rates what a seat may do by exact odds of every fight, with beliefs about what lies face down. It uses nothing that
 * the seat may not know, on a complete state as well as on a partly unknown one.
 */
export class Heuristic {
  /** What was rated last, and how much each is worth. */
  readonly actions = new Int32Array(MOST);
  readonly values = new Float64Array(MOST);
  count = 0;
  private readonly weights: Weights;
  private readonly worth = new Float64Array(VALUES_TO);
  private readonly spots = new Int32Array(1024);
  private readonly around = new Around();
  /** By enemy seat: how far the cards that stay connected are from its base while one card is lifted. */
  private readonly stayReach = new Float64Array(SEATS_AT_MOST);
  private readonly menu = makeMenu();
  private readonly situation: Situation;
  private readonly patience: Patience = { minds: false, end: 0, quiet: 0, stir: 0, stand: 0 };
  private readonly landing: Landing;

  /** Heuristics that take turns at one table may share what they see of it: it remembers what has not changed. */
  constructor(weights: Weights, situation = new Situation()) {
    this.weights = weights;
    this.situation = situation;
    this.landing = { situation, fights: new Fights(), gained: 0, threatened: 0, exposed: 0 };
    for (let value = 0; value < VALUES_TO; value++) {
      this.worth[value] = value * (1 - weights.curve) + (weights.curve * value * value) / BEST_VALUE;
    }
  }

  /** The best action; of equals the first one listed. */
  choose(state: State, seat: number): number {
    this.rate(state, seat);
    let best = 0;
    for (let i = 1; i < this.count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return this.actions[best]!;
  }

  /** Writes the actions worth a look and their values. */
  rate(state: State, seat: number): void {
    this.count = 0;
    switch (state.phase) {
      case 'base':
        return this.rateBases(state, seat);
      case 'act':
        if (canBuy(state, seat)) this.rateGives(state, seat);
        return this.rateActs(state, seat);
      case 'fight':
        return this.rateFights(state, seat);
      case 'after':
        this.add(END, 0);
        return this.rateGives(state, seat);
      case 'give':
        return this.rateTrade(state, seat);
      case 'take':
        this.add(CLOSE, 0);
        return this.rateTakes(state, seat);
      case 'pick':
        open(state, seat, this.menu);
        return this.add(this.menu.at(0), 0);
      case 'first':
      case 'dice':
      case 'over':
        throw new Error(`no seat decides anything in ${state.phase}`);
    }
  }

  private add(action: number, value: number): void {
    this.actions[this.count] = action;
    this.values[this.count++] = value;
  }

  /** [X7] A card near the favourite rank at any spot. Each is worse the more it differs from the ideal. */
  private rateBases(state: State, seat: number): void {
    const { weights } = this;
    const around = baseSpotsOf(state, seat);
    const first = Math.max(0, Math.round(weights.baseRank) - 1);
    for (let i = 0; i < around.length; i++) {
      const spot = around[i]!;
      if (!baseFits(state, spot)) continue;
      const off = Math.abs(distance(spot, CROSS_MIDDLE) - weights.baseFar);
      const value = -off - (weights.baseNear * nearestBase(state, seat, spot)) / CARD_LONG;
      for (let rank = first; rank < Math.min(SUIT_SIZE, first + BASE_RANKS); rank++)
        this.add(spotAction(BASE, ownCard(seat, rank), spot), value - 3 * Math.abs(rank - weights.baseRank));
    }
  }

  private rateActs(state: State, seat: number): void {
    const { weights, spots, situation } = this;
    situation.read(state, seat);
    this.around.now++;
    const ranks = state.hands.ranks(seat);
    const jokers = state.hands.jokers(seat);
    const best = bestValue(seat, ranks, jokers);
    this.readPatience(situation);
    this.add(PASS, this.ratePass(state, best > 0 ? weights.pass : weights.rest));
    if (best > 0) {
      const count = situation.own.writeSpots(spots);
      for (let i = 0; i < count; i++) {
        this.land(situation, i, situation.ownReach);
        this.rateLanding(spots[i]!, ranks, jokers);
      }
    }
    if (state.hasMoves) this.rateMoves(situation, best);
  }

  /** [X30] The value of an end that nobody wins by force, and how near the quiet turns are to it. */
  private readPatience(situation: Situation): void {
    const { weights, patience } = this;
    const { state } = situation;
    patience.minds = state.hasStrength || weights.draw > 0;
    patience.end = state.hasStrength ? this.endByStrength(strongestChance(situation)) : -weights.draw;
    patience.quiet = (state.quiet + 1) / (QUIET_TURNS * state.playersIn);
    patience.stir = patience.end < 0 ? weights.stir * patience.quiet : 0;
    patience.stand = state.hasStrength ? weights.stand : 0;
  }

  /** A player who is not certain to be the strongest should place one more card. */
  private endByStrength(chance: number): number {
    return this.weights.victory * (chance >= SURE ? 1 : chance - 1);
  }

  /**
   * [X30] A pass that ends the match is worth as much as that end; an earlier pass invites the others to pass as
   * well.
   */
  private ratePass(state: State, usual: number): number {
    const { minds, end, quiet } = this.patience;
    if (!minds) return usual;
    const passes = state.bought ? 1 : state.passes + 1;
    if (passes >= state.playersIn || quiet >= 1) return end;
    return end < 0 ? usual - (this.weights.offer * passes) / state.playersIn : usual;
  }

  /** Rates every card of the hand at a spot that was read. */
  private rateLanding(spot: number, ranks: number, jokers: number): void {
    const { weights, worth, landing } = this;
    const { seat } = landing.situation;
    const spend = landing.fights.count > 0 ? weights.strike : weights.walk;
    const { stir, stand } = this.patience;
    const standing = landing.fights.count > 0 ? 0 : stand;
    for (let m = ranks; m !== 0; m &= m - 1) {
      const card = ownCard(seat, lowestBit(m));
      const value = valueOf(card);
      const next = bestValue(seat, ranks & ~(m & -m), jokers);
      const gained = stir + standing * value - spend * worth[value]!;
      this.add(spotAction(PLACE, card, spot), this.rateLaid(landing, value, next) + gained);
    }
    if (jokers === 0) return;
    const next = bestValue(seat, ranks, jokers - 1);
    const gained = stir + standing * BEST_VALUE - spend * worth[BEST_VALUE]!;
    this.add(spotAction(PLACE, JOKER, spot), this.rateLaid(landing, BEST_VALUE, next) + gained);
  }

  /** [X28] Moves that touch nobody only matter where no card can be placed. */
  private rateMoves(situation: Situation, next: number): void {
    const { weights, spots, patience, around, stayReach } = this;
    const { state, own } = situation;
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
      const count = next > 0 ? own.writeAttacks(card, spots) : own.writeMoves(card, spots);
      if (count === 0) continue;
      situation.readReach(stays, stayReach);
      const before = situation.nearestBase(own.spot(card));
      for (let i = 0; i < count && this.count < MOST; i++) {
        const spot = spots[i]!;
        const landing = this.land(situation, i, stayReach);
        const march = (weights.march * (before - around.nearest[own.steps[i]!]!)) / CARD_LONG;
        const isQuiet = landing.fights.count === 0;
        const rating = this.rateLaid(landing, value, next) + march - cost;
        if (isQuiet && patience.minds && patience.quiet >= 1) this.add(moveAction(from, spot), patience.end);
        else this.add(moveAction(from, spot), isQuiet ? rating : rating + patience.stir);
      }
    }
  }

  /**
   * Reads what a card at a spot that was written would meet and how safe it would be. `reach` is by enemy seat: how far
   * the player's other cards are from its base.
   */
  private land(situation: Situation, index: number, reach: Float64Array): Landing {
    const { weights, landing, around, spots } = this;
    const { own, ownReach, enemies, enemyCount } = situation;
    const step = own.steps[index]!;
    if (around.decision[step] !== around.now) this.readAround(situation, spots[index]!, step);
    const isTouching = (own.touchingSteps(Math.floor(step / ADJOINING)) >> (step % ADJOINING)) & 1;
    if (isTouching === 0) landing.fights.count = 0;
    else this.readFights(situation, spots[index]!);
    let gained = 0;
    for (let i = 0; i < enemyCount; i++) {
      const enemy = enemies[i]!;
      gained += ownReach[enemy]! - Math.min(reach[enemy]!, around.away[step * SEATS_AT_MOST + enemy]!);
    }
    landing.gained = (weights.progress * gained) / CARD_LONG / enemyCount;
    landing.threatened = around.threatened[step]!;
    landing.exposed = around.exposed[step]!;
    return landing;
  }

  /** The position of any card at this spot towards each enemy. */
  private readAround(situation: Situation, spot: number, step: number): void {
    const { around } = this;
    const { state, enemies, sides } = situation;
    let exposed = 0;
    let threatened = 0;
    let nearest = FAR;
    for (let i = 0; i < situation.enemyCount; i++) {
      const enemy = enemies[i]!;
      const side = sides[enemy]!;
      const target = side.spot(side.base);
      const away = distance(spot, target);
      around.away[step * SEATS_AT_MOST + enemy] = away;
      if (away < nearest) nearest = away;
      if (stepsTouching(spot, target) !== 0) threatened |= 1 << enemy;
      if (state.hands.size(enemy) > 0 && side.canStrike(spot)) exposed |= 1 << enemy;
    }
    around.exposed[step] = exposed;
    around.threatened[step] = threatened;
    around.nearest[step] = nearest;
    around.decision[step] = around.now;
  }

  /** The enemy cards that a card at this spot would fight, and what beating each brings. */
  private readFights(situation: Situation, spot: number): Fights {
    const { state, seat } = situation;
    const { fights } = this.landing;
    let count = 0;
    for (
      let slot = nextTouched(state.table, seat, spot, 0);
      slot >= 0 && count < TOUCHED;
      slot = nextTouched(state.table, seat, spot, slot + 1)
    ) {
      fights.gain[count] = this.gainOf(situation, slot);
      fights.slots[count++] = slot;
    }
    fights.count = count;
    return fights;
  }

  /** The value of a card of this value there: its fights one after the other, and if it wins them, its position. */
  private rateLaid(landing: Landing, value: number, next: number): number {
    const { weights, worth } = this;
    const { situation, fights } = landing;
    if (fights.count === 0) return this.rateStanding(landing, value, next);
    const loss = weights.lose * worth[value]! + weights.feed * value;
    this.weighFights(situation, fights, value);
    let standing = 1;
    let sum = 0;
    for (let i = 0; i < fights.count; i++) {
      const k = fights.order[i]!;
      const win = fights.chance[k]!;
      sum += standing * (win * fights.gain[k]! - (1 - win) * loss);
      standing *= win;
    }
    return sum + standing * this.rateStanding(landing, value, next);
  }

  /** The chance of each fight, and the order with the highest value: certain and rich ones first. */
  private weighFights({ state, beliefs }: Situation, fights: Fights, value: number): void {
    const { slots, count, chance, gain, order, merit } = fights;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const win = beliefs[state.table.owner(slot)]!.beats(state, value, slot);
      chance[i] = win;
      merit[i] = (win * gain[i]!) / (1.0001 - win);
      let at = i;
      for (; at > 0 && merit[order[at - 1]!]! < merit[i]!; at--) order[at] = order[at - 1]!;
      order[at] = i;
    }
  }

  /** What beating the card in this slot brings. */
  private gainOf(situation: Situation, slot: number): number {
    const { weights, worth } = this;
    const { state, strikers } = situation;
    const enemy = state.table.owner(slot);
    const side = situation.sides[enemy]!;
    const card = side.cardIn(slot);
    const belief = situation.beliefs[enemy]!;
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
    const back =
      Math.min(FAR, side.reach(stays, situation.home)) - Math.min(FAR, situation.theirReach[enemy]!);
    sum += (weights.push * back) / CARD_LONG;
    if (strikers[enemy] !== 0 && (strikers[enemy]! & stays) === 0)
      sum += weights.relief * situation.danger[enemy]!;
    return sum;
  }

  /** The value of the position of a card of this value there, after its fights. */
  private rateStanding(
    { situation, gained, threatened, exposed }: Landing,
    value: number,
    next: number,
  ): number {
    const { weights, worth } = this;
    const { state, sides, beliefs } = situation;
    let sum = gained;
    if (threatened !== 0 && next > 0) {
      for (let m = threatened; m !== 0; m &= m - 1) {
        const enemy = lowestBit(m);
        const side = sides[enemy]!;
        sum += weights.threat * beliefs[enemy]!.beats(state, next, side.slot(side.base));
      }
    }
    for (let m = exposed; m !== 0; m &= m - 1) {
      const fall = beliefs[lowestBit(m)]!.strike[value]!;
      sum += (1 - fall) * weights.bait * 10 - fall * weights.risk * worth[value]!;
    }
    return sum;
  }

  /** [X15] The fights in the order with the highest value. */
  private rateFights(state: State, seat: number): void {
    const { situation } = this;
    situation.read(state, seat);
    const { attacker } = state;
    const fights = this.readFights(situation, state.table.spot(attacker));
    this.weighFights(situation, fights, valueOf(state.table.card(attacker)));
    for (let i = 0; i < fights.count; i++)
      this.add(FIGHT | cornerSpot(state.table.spot(fights.slots[fights.order[i]!]!)), -i);
  }

  /** The best card that the whole pool can buy. */
  private wish(state: State, seat: number): number {
    const most = poolWorth(state, seat);
    let best = 0;
    for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
      const value = valueOf(ownCard(seat, lowestBit(m)));
      if (value <= most) best = value;
    }
    return best;
  }

  /** [X22] The first card to give for the best card in the pool, rated above every action where the price is fair. */
  private rateGives(state: State, seat: number): void {
    const { weights } = this;
    const wish = this.wish(state, seat);
    const give = this.bestGive(state, seat, wish);
    if (give < 0) return;
    const fair = wish >= weights.thrift * Math.max(wish, valueOf(give));
    this.add(cardAction(GIVE, give), fair ? FIRST_OF_ALL : -FIRST_OF_ALL);
  }

  /** The lowest card that makes up what is missing, or else the highest. */
  private bestGive(state: State, seat: number, missing: number): number {
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

  private rateTrade(state: State, seat: number): void {
    const wish = this.wish(state, seat);
    const left = budget(state);
    if (left < wish) this.add(cardAction(GIVE, this.bestGive(state, seat, wish - left)), 1);
    this.rateTakes(state, seat);
  }

  /** The best card that can be paid for, above closing. */
  private rateTakes(state: State, seat: number): void {
    const left = budget(state);
    for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
      const card = ownCard(seat, lowestBit(m));
      if (valueOf(card) <= left) this.add(cardAction(TAKE, card), valueOf(card) / 100);
    }
  }
}
