import type { Random } from '@santiago/kernel';
import { bitCount, lowestBit, nthBit } from './bits.ts';
import { DITCHES_AT, INTERSECTION_COUNT, NEIGHBOURS, SQUARE_COUNT } from './board.ts';
import {
  ACCEPT_CODE,
  bidCode,
  bribeCode,
  DIG_CODE,
  EXTRA_CODE,
  PASS_CODE,
  plantCode,
  PROPOSE_CODE,
  SPRING_CODE,
  SUPPORT_CODE,
} from './code.ts';
import {
  ACTOR,
  BID,
  BRIBE,
  BRIBE_DITCH,
  CANALS,
  CASH,
  DESERT,
  FREE_HIGH,
  FREE_LOW,
  HALF,
  isPlantation,
  MIN_BRIBE,
  NO_BID,
  PHASE,
  PHASE_AUCTION,
  PHASE_BRIBING,
  PHASE_CHOOSE_SPRING,
  PHASE_DECISION,
  PHASE_EXTRA,
  PHASE_FIRST_CANAL,
  PHASE_LEFTOVER,
  PHASE_OVER,
  PHASE_PLANTING,
  PHASE_REVEAL,
  PHASE_SEALED,
  PLAYERS,
  PROPOSED,
  REACH,
  SLOT,
  SPRING,
  SQUARE,
} from './state.ts';

/**
 * The one source of legality. The small functions below say what is allowed; `list`, `count` and `sample` expand
 * them for search, `refuse` (refusals.ts) and `offer` (offer.ts) ask the same ones.
 */

/** Bits of the seats that owe a decision; chance is told apart in game.ts. */
export const owingSeatBits = (n: Int32Array): number => {
  if (n[PHASE] !== PHASE_SEALED) return 1 << n[ACTOR]!;
  return (n[BID] === NO_BID ? 1 : 0) | (n[BID + 1] === NO_BID ? 2 : 0);
};

export const isChance = (phase: number): boolean =>
  phase <= PHASE_REVEAL && phase !== PHASE_CHOOSE_SPRING && phase !== PHASE_FIRST_CANAL;

/** [C19] The seat that bid this amount this round, or −1. */
export const bidderOf = (n: Int32Array, amount: number): number => {
  const players = n[PLAYERS]!;
  for (let seat = 0; seat < players; seat++) if (n[BID + seat] === amount) return seat;
  return -1;
};

/** [C31] Places where a canal may be built. */
export const legalDitches = (n: Int32Array): number => n[REACH]! & ~n[CANALS]!;

/** [C12] */
export const springDitches = (n: Int32Array): number => DITCHES_AT[n[SPRING]!]!;

/** [C36] What an own plan costs: one more than the largest pool; [C38] 1 where nobody proposed. */
export const ownPlanCost = (n: Int32Array): number => {
  const players = n[PLAYERS]!;
  let largest = 0;
  for (let seat = 0; seat < players; seat++) {
    const ditch = n[BRIBE_DITCH + seat]!;
    if (ditch < 0) continue;
    const pool = poolOn(n, ditch);
    if (pool > largest) largest = pool;
  }
  return largest + 1;
};

/** [C33] All bribes on a place. */
export const poolOn = (n: Int32Array, ditch: number): number => {
  const players = n[PLAYERS]!;
  let pool = 0;
  for (let seat = 0; seat < players; seat++) if (n[BRIBE_DITCH + seat] === ditch) pool += n[BRIBE + seat]!;
  return pool;
};

/** [C34][C37] Places for the overseer's own plan: legal, not proposed, and none where he cannot pay. */
export const ownPlanDitches = (n: Int32Array): number =>
  n[CASH + n[ACTOR]!]! >= ownPlanCost(n) ? legalDitches(n) & ~n[PROPOSED]! : 0;

/** [C38] Only where nobody proposed may he build nothing. */
export const mayBuildNothing = (n: Int32Array): boolean => n[PROPOSED] === 0;

/** [C32][C33] From what to what a bribe may be; nothing where `from` is above `to`. */
export const bribeRange = (n: Int32Array): { readonly from: number; readonly to: number } => ({
  from: n[MIN_BRIBE]!,
  to: n[CASH + n[ACTOR]!]!,
});

/** A set of squares in two masks, written by `leftoverSquares`. */
export const squareMask = { low: 0, high: 0 };

/** [C28] Squares for the tile left over: beside a plantation, or else beside a desert. */
export const leftoverSquares = (n: Int32Array): void => {
  let low = 0;
  let high = 0;
  let desertLow = 0;
  let desertHigh = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (!isFree(n, square)) continue;
    const bit = 1 << (square % HALF);
    for (const near of NEIGHBOURS[square]!) {
      const beside = n[SQUARE + near]!;
      if (isPlantation(beside)) {
        if (square < HALF) low |= bit;
        else high |= bit;
      } else if ((beside & DESERT) !== 0) {
        if (square < HALF) desertLow |= bit;
        else desertHigh |= bit;
      }
    }
  }
  const none = (low | high) === 0;
  squareMask.low = none ? desertLow : low;
  squareMask.high = none ? desertHigh : high;
};

export const isFree = (n: Int32Array, square: number): boolean =>
  square < HALF ? (n[FREE_LOW]! & (1 << square)) !== 0 : (n[FREE_HIGH]! & (1 << (square - HALF))) !== 0;

/** True for a slot that holds a tile whose kind stands in no earlier slot: equal tiles count once. */
const isFirstOfKind = (n: Int32Array, slot: number): boolean => {
  const kind = n[SLOT + slot]!;
  if (kind < 0) return false;
  for (let earlier = 0; earlier < slot; earlier++) if (n[SLOT + earlier] === kind) return false;
  return true;
};

const tileKinds = (n: Int32Array): number => {
  let kinds = 0;
  for (let slot = 0; slot < 5; slot++) if (isFirstOfKind(n, slot)) kinds++;
  return kinds;
};

/** [C19] Amounts a bidder may name, a pass included. */
const bidCount = (n: Int32Array): number => {
  const cash = n[CASH + n[ACTOR]!]!;
  const players = n[PLAYERS]!;
  let amounts = cash + 1;
  for (let seat = 0; seat < players; seat++) if (n[BID + seat]! > 0 && n[BID + seat]! <= cash) amounts--;
  return amounts;
};

/** How many amounts a bribe may have; 0 where the purse is too small. */
const bribeCount = (n: Int32Array): number => Math.max(0, n[CASH + n[ACTOR]!]! - n[MIN_BRIBE]! + 1);

export const count = (n: Int32Array, seat: number): number => {
  switch (n[PHASE]) {
    case PHASE_AUCTION:
      return bidCount(n);
    case PHASE_PLANTING:
      return tileKinds(n) * (bitCount(n[FREE_LOW]!) + bitCount(n[FREE_HIGH]!));
    case PHASE_BRIBING:
      return 1 + bitCount(legalDitches(n)) * bribeCount(n);
    case PHASE_DECISION:
      return bitCount(n[PROPOSED]!) + bitCount(ownPlanDitches(n)) + (mayBuildNothing(n) ? 1 : 0);
    case PHASE_EXTRA:
      return 1 + bitCount(legalDitches(n));
    case PHASE_SEALED:
      return n[CASH + seat]! + 1;
    case PHASE_LEFTOVER:
      leftoverSquares(n);
      return bitCount(squareMask.low) + bitCount(squareMask.high);
    case PHASE_FIRST_CANAL:
      return bitCount(springDitches(n));
    case PHASE_CHOOSE_SPRING:
      return INTERSECTION_COUNT;
    default:
      return 0;
  }
};

/** Writes one action for every bit; gives the new length. */
const listBits = (mask: number, code: number, out: Int32Array, length: number): number => {
  let at = length;
  for (let m = mask; m !== 0; m &= m - 1) out[at++] = code | lowestBit(m);
  return at;
};

const listSquares = (low: number, high: number, code: number, out: Int32Array, length: number): number => {
  let at = length;
  for (let m = low; m !== 0; m &= m - 1) out[at++] = code | lowestBit(m);
  for (let m = high; m !== 0; m &= m - 1) out[at++] = code | (HALF + lowestBit(m));
  return at;
};

const listBids = (n: Int32Array, out: Int32Array): number => {
  const cash = n[CASH + n[ACTOR]!]!;
  let at = 0;
  out[at++] = PASS_CODE;
  for (let amount = 1; amount <= cash; amount++) if (bidderOf(n, amount) < 0) out[at++] = bidCode(amount);
  return at;
};

const listBribes = (n: Int32Array, out: Int32Array): number => {
  const from = n[MIN_BRIBE]!;
  const to = n[CASH + n[ACTOR]!]!;
  const proposed = n[PROPOSED]!;
  let at = 0;
  out[at++] = PASS_CODE;
  for (let m = legalDitches(n); m !== 0; m &= m - 1) {
    const ditch = lowestBit(m);
    const base = bribeCode((proposed & (1 << ditch)) === 0 ? PROPOSE_CODE : SUPPORT_CODE, ditch, 0);
    for (let amount = from; amount <= to; amount++) out[at++] = base | amount;
  }
  return at;
};

export const list = (n: Int32Array, seat: number, out: Int32Array): number => {
  switch (n[PHASE]) {
    case PHASE_AUCTION:
      return listBids(n, out);
    case PHASE_PLANTING: {
      const low = n[FREE_LOW]!;
      const high = n[FREE_HIGH]!;
      let at = 0;
      for (let slot = 0; slot < 5; slot++) {
        if (isFirstOfKind(n, slot)) at = listSquares(low, high, plantCode(n[SLOT + slot]!, 0), out, at);
      }
      return at;
    }
    case PHASE_BRIBING:
      return listBribes(n, out);
    case PHASE_DECISION: {
      let at = listBits(n[PROPOSED]!, ACCEPT_CODE, out, 0);
      at = listBits(ownPlanDitches(n), DIG_CODE, out, at);
      if (mayBuildNothing(n)) out[at++] = PASS_CODE;
      return at;
    }
    case PHASE_EXTRA:
      out[0] = PASS_CODE;
      return listBits(legalDitches(n), EXTRA_CODE, out, 1);
    case PHASE_SEALED: {
      const cash = n[CASH + seat]!;
      for (let amount = 0; amount <= cash; amount++) out[amount] = bidCode(amount);
      return cash + 1;
    }
    case PHASE_LEFTOVER:
      leftoverSquares(n);
      return listSquares(squareMask.low, squareMask.high, plantCode(n[SLOT]!, 0), out, 0);
    case PHASE_FIRST_CANAL:
      return listBits(springDitches(n), DIG_CODE, out, 0);
    case PHASE_CHOOSE_SPRING:
      for (let place = 0; place < INTERSECTION_COUNT; place++) out[place] = SPRING_CODE | place;
      return INTERSECTION_COUNT;
    default:
      return 0;
  }
};

const sampleBid = (n: Int32Array, random: Random): number => {
  const range = n[CASH + n[ACTOR]!]! + 1;
  for (;;) {
    const amount = random.below(range);
    if (amount === 0 || bidderOf(n, amount) < 0) return bidCode(amount);
  }
};

const samplePlanting = (n: Int32Array, random: Random): number => {
  let slots = 5;
  while (n[SLOT + slots - 1]! < 0) slots--;
  let slot = random.below(slots);
  while (!isFirstOfKind(n, slot)) slot = random.below(slots);
  let square = random.below(SQUARE_COUNT);
  while (!isFree(n, square)) square = random.below(SQUARE_COUNT);
  return plantCode(n[SLOT + slot]!, square);
};

const sampleBribe = (n: Int32Array, random: Random): number => {
  const amounts = bribeCount(n);
  const legal = legalDitches(n);
  const choice = random.below(1 + bitCount(legal) * amounts) - 1;
  if (choice < 0) return PASS_CODE;
  const skip = Math.floor(choice / amounts);
  const ditch = nthBit(legal, skip);
  const code = (n[PROPOSED]! & (1 << ditch)) === 0 ? PROPOSE_CODE : SUPPORT_CODE;
  return bribeCode(code, ditch, n[MIN_BRIBE]! + choice - skip * amounts);
};

const sampleDecision = (n: Int32Array, random: Random): number => {
  const accepts = bitCount(n[PROPOSED]!);
  const own = ownPlanDitches(n);
  const digs = bitCount(own);
  const choice = random.below(accepts + digs + (mayBuildNothing(n) ? 1 : 0));
  if (choice < accepts) return ACCEPT_CODE | nthBit(n[PROPOSED]!, choice);
  return choice < accepts + digs ? DIG_CODE | nthBit(own, choice - accepts) : PASS_CODE;
};

const sampleLeftover = (n: Int32Array, random: Random): number => {
  leftoverSquares(n);
  const lows = bitCount(squareMask.low);
  const choice = random.below(lows + bitCount(squareMask.high));
  const square =
    choice < lows ? nthBit(squareMask.low, choice) : HALF + nthBit(squareMask.high, choice - lows);
  return plantCode(n[SLOT]!, square);
};

const sampleExtra = (n: Int32Array, random: Random): number => {
  const legal = legalDitches(n);
  const choice = random.below(1 + bitCount(legal));
  return choice === 0 ? PASS_CODE : EXTRA_CODE | nthBit(legal, choice - 1);
};

export const sample = (n: Int32Array, seat: number, random: Random): number => {
  switch (n[PHASE]) {
    case PHASE_AUCTION:
      return sampleBid(n, random);
    case PHASE_PLANTING:
      return samplePlanting(n, random);
    case PHASE_BRIBING:
      return sampleBribe(n, random);
    case PHASE_DECISION:
      return sampleDecision(n, random);
    case PHASE_EXTRA:
      return sampleExtra(n, random);
    case PHASE_SEALED:
      return bidCode(random.below(n[CASH + seat]! + 1));
    case PHASE_LEFTOVER:
      return sampleLeftover(n, random);
    case PHASE_FIRST_CANAL:
      return DIG_CODE | nthBit(springDitches(n), random.below(bitCount(springDitches(n))));
    case PHASE_CHOOSE_SPRING:
      return SPRING_CODE | random.below(INTERSECTION_COUNT);
    default:
      throw new Error(n[PHASE] === PHASE_OVER ? 'the match is over' : 'chance is to act');
  }
};

/** The only answer there is, or −1. */
export const forced = (n: Int32Array, seat: number): number => {
  if (count(n, seat) !== 1) return -1;
  list(n, seat, single);
  return single[0]!;
};
const single = new Int32Array(1);
