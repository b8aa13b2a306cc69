import type { Random } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as board from './board.ts';
import * as code from './code.ts';
import * as square from './state/square.ts';
import type { State } from './state/state.ts';
import * as bidding from './state/bids.ts';
import * as states from './state/state.ts';
import * as tiles from './state/tiles.ts';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use.
// It makes a tenth of the speed (docs/performance.md).
const { bitCount, lowestBit, nthBit, OWES_CHANCE } = kernel;
const { DITCHES_AT, INTERSECTION_COUNT, NEIGHBOURS, SQUARE_COUNT } = board;
const { acceptCode, bidCode, digCode, extraCode, passCode, plantCode, proposeCode, springCode, supportCode } =
  code;
const { freeAt, isDesert, isFree, isPlantation } = square;
const { NO_BID } = bidding;
const { isFirstOfKind, kindInSlot } = tiles;
const {
  'choose-spring': CHOOSE_SPRING,
  'first-canal': FIRST_CANAL,
  auction: AUCTION,
  sealed: SEALED,
  planting: PLANTING,
  leftover: LEFTOVER,
  bribing: BRIBING,
  decision: DECISION,
  extra: EXTRA,
  over: OVER,
} = states.PHASES;

/**
 * The one source of legality. The small functions below say what is allowed; `list`, `count` and `sample` expand
 * them for search, `refuse` (refusals.ts) and `offer` (offer.ts) ask the same ones.
 */

/** Bits of the seats that owe a decision, `OWES_CHANCE`, or 0 when the match is over. */
export const owes = (s: State): number => {
  if (s.actor >= 0) return 1 << s.actor;
  if (s.phaseNumber === OVER) return 0;
  return s.phaseNumber === SEALED ? unsealed(s) : OWES_CHANCE;
};

/** [C40] */
const unsealed = ({ bids }: State): number => (bids[0] === NO_BID ? 1 : 0) | (bids[1] === NO_BID ? 2 : 0);

/** [C19] The seat that bid this amount this round, or −1. */
export const bidderOf = ({ bids }: State, amount: number): number => {
  if (bids[0] === amount) return 0;
  if (bids[1] === amount) return 1;
  if (bids[2] === amount) return 2;
  if (bids[3] === amount) return 3;
  return bids[4] === amount ? 4 : -1;
};

/** [C31] Places where a canal may be built. */
export const legalDitches = (s: State): number => s.reach & ~s.canals;

/** [C12] */
export const springDitches = (s: State): number => DITCHES_AT[s.spring]!;

/** [C36] What an own plan costs: one more than the largest pool; [C38] 1 where nobody proposed. */
export const digCost = (s: State): number => s.largestPool + 1;

/** [C33] All bribes on a place. */
export const poolOn = (s: State, ditch: number): number => {
  const { players, bribeDitches, bribes } = s;
  let pool = 0;
  for (let seat = 0; seat < players; seat++) if (bribeDitches[seat] === ditch) pool += bribes[seat]!;
  return pool;
};

/** [C34][C37] Places for the overseer's own plan: legal, not proposed, and none where he cannot pay. */
export const digDitches = (s: State): number =>
  s.cash[s.actor]! >= digCost(s) ? legalDitches(s) & ~s.proposed : 0;

/** [C38] Only where nobody proposed may he build nothing. */
export const mayBuildNothing = (s: State): boolean => s.proposed === 0;

/** [C32][C33] From what to what a bribe may be; nothing where `from` is above `to`. */
export const bribeRange = (s: State): { readonly from: number; readonly to: number } => ({
  from: s.minBribe,
  to: s.cash[s.actor]!,
});

/** Squares written one after the other by `leftoverSquares` and `findFree`. */
export const found = new Uint8Array(SQUARE_COUNT + 1);

/** [C28] Gives how many squares there are for the tile left over: beside a plantation, or else beside a desert. */
export const leftoverSquares = (s: State): number => {
  const length = freeBeside(s, isPlantation);
  return length > 0 ? length : freeBeside(s, isDesert);
};

const freeBeside = ({ squares }: State, wanted: (square: number) => boolean): number => {
  let length = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (!isFree(squares[square]!)) continue;
    const near = NEIGHBOURS[square]!;
    for (let i = 0; i < near.length; i++) {
      if (!wanted(squares[near[i]!]!)) continue;
      found[length++] = square;
      break;
    }
  }
  return length;
};

const tileKinds = (s: State): number => {
  let kinds = 0;
  for (let slot = 0; slot < s.tileCount; slot++) if (isFirstOfKind(s.tiles, slot)) kinds++;
  return kinds;
};

/** [C19] Amounts a bidder may name, a pass included. */
const bidCount = (s: State): number => {
  const cash = s.cash[s.actor]!;
  const players = s.players;
  let amounts = cash + 1;
  for (let seat = 0; seat < players; seat++) if (s.bids[seat]! > 0 && s.bids[seat]! <= cash) amounts--;
  return amounts;
};

/** How many amounts a bribe may have; 0 where the purse is too small. */
const bribeCount = (s: State): number => Math.max(0, s.cash[s.actor]! - s.minBribe + 1);

export const count = (s: State, seat: number): number => {
  switch (s.phaseNumber) {
    case AUCTION:
      return bidCount(s);
    case PLANTING:
      return tileKinds(s) * (SQUARE_COUNT - s.plantedCount);
    case BRIBING:
      return 1 + bitCount(legalDitches(s)) * bribeCount(s);
    case DECISION:
      return bitCount(s.proposed) + bitCount(digDitches(s)) + (mayBuildNothing(s) ? 1 : 0);
    case EXTRA:
      return 1 + bitCount(legalDitches(s));
    case SEALED:
      return s.cash[seat]! + 1;
    case LEFTOVER:
      return leftoverSquares(s);
    case FIRST_CANAL:
      return bitCount(springDitches(s));
    case CHOOSE_SPRING:
      return INTERSECTION_COUNT;
    default:
      return 0;
  }
};

/** Writes one action for every ditch of a mask: `code` is that of ditch 0. Gives the new length. */
const listBits = (mask: number, code: number, out: Int32Array, length: number): number => {
  let at = length;
  for (let m = mask; m !== 0; m &= m - 1) out[at++] = code | lowestBit(m);
  return at;
};

/** Writes a planting for every square; gives the new length. */
const listSquares = (
  squares: Uint8Array,
  howMany: number,
  kind: number,
  out: Int32Array,
  length: number,
): number => {
  const code = plantCode(kind, 0);
  for (let i = 0; i < howMany; i++) out[length + i] = code | squares[i]!;
  return length + howMany;
};

/** The free squares in the order of the board: `free` has them in one that tells how the match went. */
const findFree = ({ squares }: State): number => {
  let length = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    // Written always and counted where free: which squares are free is nothing a processor can guess.
    found[length] = square;
    length += freeAt(squares[square]!);
  }
  return length;
};

const listPlantings = (s: State, out: Int32Array): number => {
  const squares = findFree(s);
  let at = 0;
  for (let slot = 0; slot < s.tileCount; slot++) {
    if (isFirstOfKind(s.tiles, slot)) at = listSquares(found, squares, kindInSlot(s.tiles, slot), out, at);
  }
  return at;
};

const listBids = (s: State, out: Int32Array): number => {
  const cash = s.cash[s.actor]!;
  let at = 0;
  out[at++] = passCode();
  for (let amount = 1; amount <= cash; amount++) if (bidderOf(s, amount) < 0) out[at++] = bidCode(amount);
  return at;
};

const listBribes = (s: State, out: Int32Array): number => {
  const from = s.minBribe;
  const to = s.cash[s.actor]!;
  const proposed = s.proposed;
  let at = 0;
  out[at++] = passCode();
  for (let m = legalDitches(s); m !== 0; m &= m - 1) {
    const ditch = lowestBit(m);
    const base = (proposed & (1 << ditch)) === 0 ? proposeCode(ditch, 0) : supportCode(ditch, 0);
    for (let amount = from; amount <= to; amount++) out[at++] = base | amount;
  }
  return at;
};

export const list = (s: State, seat: number, out: Int32Array): number => {
  switch (s.phaseNumber) {
    case AUCTION:
      return listBids(s, out);
    case PLANTING:
      return listPlantings(s, out);
    case BRIBING:
      return listBribes(s, out);
    case DECISION: {
      let at = listBits(s.proposed, acceptCode(0), out, 0);
      at = listBits(digDitches(s), digCode(0), out, at);
      if (mayBuildNothing(s)) out[at++] = passCode();
      return at;
    }
    case EXTRA:
      out[0] = passCode();
      return listBits(legalDitches(s), extraCode(0), out, 1);
    case SEALED: {
      const cash = s.cash[seat]!;
      for (let amount = 0; amount <= cash; amount++) out[amount] = bidCode(amount);
      return cash + 1;
    }
    case LEFTOVER:
      return listSquares(found, leftoverSquares(s), kindInSlot(s.tiles, 0), out, 0);
    case FIRST_CANAL:
      return listBits(springDitches(s), digCode(0), out, 0);
    case CHOOSE_SPRING:
      for (let place = 0; place < INTERSECTION_COUNT; place++) out[place] = springCode(place);
      return INTERSECTION_COUNT;
    default:
      return 0;
  }
};

const sampleBid = (s: State, random: Random): number => {
  const range = s.cash[s.actor]! + 1;
  for (;;) {
    const amount = random.below(range);
    if (amount === 0 || bidderOf(s, amount) < 0) return bidCode(amount);
  }
};

const samplePlanting = (s: State, random: Random): number => {
  const { tiles, tileCount } = s;
  let slot = random.below(tileCount);
  while (!isFirstOfKind(tiles, slot)) slot = random.below(tileCount);
  return plantCode(kindInSlot(tiles, slot), s.free[random.below(SQUARE_COUNT - s.plantedCount)]!);
};

const sampleBribe = (s: State, random: Random): number => {
  const amounts = bribeCount(s);
  const legal = legalDitches(s);
  const choice = random.below(1 + Math.imul(bitCount(legal), amounts)) - 1;
  if (choice < 0) return passCode();
  const skip = (choice / amounts) | 0;
  const ditch = nthBit(legal, skip);
  const amount = s.minBribe + choice - Math.imul(skip, amounts);
  return (s.proposed & (1 << ditch)) === 0 ? proposeCode(ditch, amount) : supportCode(ditch, amount);
};

const sampleDecision = (s: State, random: Random): number => {
  const accepts = bitCount(s.proposed);
  const own = digDitches(s);
  const digs = bitCount(own);
  const choice = random.below(accepts + digs + (mayBuildNothing(s) ? 1 : 0));
  if (choice < accepts) return acceptCode(nthBit(s.proposed, choice));
  return choice < accepts + digs ? digCode(nthBit(own, choice - accepts)) : passCode();
};

const sampleLeftover = (s: State, random: Random): number =>
  plantCode(kindInSlot(s.tiles, 0), found[random.below(leftoverSquares(s))]!);

const sampleExtra = (s: State, random: Random): number => {
  const legal = legalDitches(s);
  const choice = random.below(1 + bitCount(legal));
  return choice === 0 ? passCode() : extraCode(nthBit(legal, choice - 1));
};

export const sample = (s: State, seat: number, random: Random): number => {
  switch (s.phaseNumber) {
    case AUCTION:
      return sampleBid(s, random);
    case PLANTING:
      return samplePlanting(s, random);
    case BRIBING:
      return sampleBribe(s, random);
    case DECISION:
      return sampleDecision(s, random);
    case EXTRA:
      return sampleExtra(s, random);
    default:
      return sampleRarely(s, seat, random);
  }
};

/** What comes up seldom, apart from the rest: V8 inlines only so much into one function. */
const sampleRarely = (s: State, seat: number, random: Random): number => {
  switch (s.phaseNumber) {
    case SEALED:
      return bidCode(random.below(s.cash[seat]! + 1));
    case LEFTOVER:
      return sampleLeftover(s, random);
    case FIRST_CANAL:
      return digCode(nthBit(springDitches(s), random.below(bitCount(springDitches(s)))));
    case CHOOSE_SPRING:
      return springCode(random.below(INTERSECTION_COUNT));
    default:
      throw new Error(s.phaseNumber === OVER ? 'the match is over' : 'chance is to act');
  }
};

/** The only answer there is, or −1. */
export const forced = (s: State, seat: number): number => {
  if (count(s, seat) !== 1) return -1;
  list(s, seat, single);
  return single[0]!;
};
const single = new Int32Array(1);
