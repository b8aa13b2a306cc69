import { DITCH_ENDS, DITCHES_AT, DITCHES_OF_SQUARE, SQUARE_COUNT } from './board.ts';
import {
  ACCEPT_CODE,
  BID_CODE,
  bribeAmount,
  bribeDitch,
  codeOf,
  palmSquare,
  PASS_CODE,
  plantKind,
  plantSquare,
  revealKind,
  thing,
} from './code.ts';
import { ownPlanCost, poolOn } from './legality.ts';
import {
  ACTOR,
  ASIDE,
  BID,
  BRIBE,
  BRIBE_DITCH,
  CANALS,
  CASH,
  DESERT,
  EXTRA_BOTH,
  EXTRAS,
  FREE_HIGH,
  FREE_LOW,
  HALF,
  isPlantation,
  KIND_SHIFT,
  LEFT,
  MARKERS_SHIFT,
  markersAt,
  NO_BID,
  ONE_MARKER,
  OVERSEER,
  PALM,
  PHASE,
  PHASE_ASIDE,
  PHASE_AUCTION,
  PHASE_BRIBING,
  PHASE_CHOOSE_SPRING,
  PHASE_DECISION,
  PHASE_EXTRA,
  PHASE_FIRST_CANAL,
  PHASE_LEFTOVER,
  PHASE_OVER,
  PHASE_OVERSEER,
  PHASE_PALMS,
  PHASE_PLANTING,
  PHASE_REVEAL,
  PHASE_SEALED,
  PHASE_SPRING,
  PLANTED_SHIFT,
  PLANTER_SHIFT,
  PLAYERS,
  PROPOSED,
  QUEUE,
  REACH,
  ROUND,
  ROUNDS,
  SLOT,
  SPRING,
  SQUARE,
  STACKED,
  type State,
  TAKEN,
  UNSEEN,
} from './state.ts';

/** [C50] */
const INCOME = 3;

/** Plays a legal action in place. */
export const play = (state: State, who: number, action: number): void => {
  const n = state.n;
  switch (n[PHASE]) {
    case PHASE_AUCTION:
      return bid(n, codeOf(action) === BID_CODE ? thing(action) : 0);
    case PHASE_PLANTING:
      return plant(n, plantKind(action), plantSquare(action));
    case PHASE_BRIBING:
      return bribe(n, action);
    case PHASE_DECISION:
      return decide(n, action);
    case PHASE_EXTRA:
      return extra(n, action);
    case PHASE_REVEAL:
      return reveal(n, action);
    case PHASE_SEALED:
      return seal(n, who, codeOf(action) === BID_CODE ? thing(action) : 0);
    case PHASE_LEFTOVER:
      return plantLeftover(n, plantSquare(action));
    case PHASE_OVERSEER:
      n[OVERSEER] = thing(action);
      n[ACTOR] = thing(action);
      n[PHASE] = state.setup.options['spring'] === 'chosen' ? PHASE_CHOOSE_SPRING : PHASE_SPRING;
      return;
    case PHASE_SPRING:
    case PHASE_CHOOSE_SPRING:
      n[SPRING] = thing(action);
      n[REACH] = DITCHES_AT[n[SPRING]!]!;
      n[PHASE] = n[PLAYERS] === 2 ? PHASE_FIRST_CANAL : afterSpring(state);
      return;
    case PHASE_FIRST_CANAL:
      build(n, thing(action));
      n[PHASE] = afterSpring(state);
      return;
    case PHASE_PALMS:
      for (let i = 0; i < 3; i++) n[SQUARE + palmSquare(action, i)] = PALM;
      n[PHASE] = afterPalms(n);
      return;
    case PHASE_ASIDE:
      n[ASIDE] = thing(action);
      takeFromStacks(n, thing(action));
      n[PHASE] = PHASE_REVEAL;
      return;
    default:
      throw new Error('the match is over');
  }
};

/** [C14] */
const afterSpring = (state: State): number =>
  state.setup.options['palms'] === 'on' ? PHASE_PALMS : afterPalms(state.n);

/** [C8] With three or four players a tile is put aside. */
const afterPalms = (n: Int32Array): number =>
  n[PLAYERS] === 3 || n[PLAYERS] === 4 ? PHASE_ASIDE : PHASE_REVEAL;

const takeFromStacks = (n: Int32Array, kind: number): void => {
  n[UNSEEN + kind]!--;
  n[STACKED]!--;
};

const build = (n: Int32Array, ditch: number): void => {
  const ends = DITCH_ENDS[ditch]!;
  n[CANALS]! |= 1 << ditch;
  n[REACH]! |= DITCHES_AT[ends[0]]! | DITCHES_AT[ends[1]]!;
};

/** The next seat clockwise: "left" is the next seat in number [C18]. */
const leftOf = (n: Int32Array, seat: number): number => (seat + 1 === n[PLAYERS] ? 0 : seat + 1);

/** [C17] A round begins. */
const reveal = (n: Int32Array, action: number): void => {
  for (let slot = 0; slot < 5; slot++) {
    const kind = revealKind(action, slot);
    if (kind < 0) break;
    n[SLOT + slot] = kind;
    takeFromStacks(n, kind);
  }
  for (let seat = 0; seat < 5; seat++) n[BID + seat] = NO_BID;
  n[ROUND]!++;
  n[LEFT] = n[PLAYERS]!;
  n[ACTOR] = leftOf(n, n[OVERSEER]!);
  n[PHASE] = n[PLAYERS] === 2 ? PHASE_SEALED : PHASE_AUCTION;
};

/** [C18][C20] */
const bid = (n: Int32Array, amount: number): void => {
  const seat = n[ACTOR]!;
  n[BID + seat] = amount;
  n[CASH + seat]! -= amount;
  n[ACTOR] = leftOf(n, seat);
  if (--n[LEFT]! === 0) closeAuction(n);
};

/**
 * [C21][C22] The new overseer and the planting order. Bidders are sorted in by amount, highest first; passers go to the
 * end, each before those who passed earlier.
 */
const closeAuction = (n: Int32Array): void => {
  const players = n[PLAYERS]!;
  const old = n[OVERSEER]!;
  let overseer = -1;
  let lowest = -1;
  let queue = 0;
  let bidders = 0;
  let passers = 0;
  for (let step = 1; step <= players; step++) {
    const seat = old + step < players ? old + step : old + step - players;
    const amount = n[BID + seat]!;
    let place = bidders;
    if (amount === 0) {
      if (overseer < 0) overseer = seat;
      passers++;
    } else {
      if (lowest < 0 || amount < n[BID + lowest]!) lowest = seat;
      place = 0;
      while (place < bidders && n[BID + ((queue >> (3 * place)) & 7)]! > amount) place++;
      bidders++;
    }
    const below = queue & ((1 << (3 * place)) - 1);
    queue = below | (seat << (3 * place)) | ((queue >> (3 * place)) << (3 * place + 3));
  }
  n[OVERSEER] = passers > 0 ? overseer : lowest;
  beginPlanting(n, queue);
};

/** [C28] With a tile more than players, the first in the order comes again at its end. */
const beginPlanting = (n: Int32Array, queue: number): void => {
  const players = n[PLAYERS]!;
  n[QUEUE] = players <= 3 ? queue | ((queue & 7) << (3 * players)) : queue;
  n[LEFT] = players;
  n[ACTOR] = queue & 7;
  n[PHASE] = PHASE_PLANTING;
};

/** [C40] Nothing is paid before both are known. */
const seal = (n: Int32Array, seat: number, amount: number): void => {
  n[BID + seat] = amount;
  if (n[BID + 1 - seat] === NO_BID) return;
  // [C41] On equal amounts the present overseer wins; [C42] the loser becomes overseer.
  const old = n[OVERSEER]!;
  const winner = n[BID]! === n[BID + 1]! ? old : n[BID]! > n[BID + 1]! ? 0 : 1;
  n[CASH]! -= n[BID]!;
  n[CASH + 1]! -= n[BID + 1]!;
  n[OVERSEER] = 1 - winner;
  beginPlanting(n, winner | ((1 - winner) << 3));
};

const takeSquare = (n: Int32Array, square: number): void => {
  if (square < HALF) n[FREE_LOW]! &= ~(1 << square);
  else n[FREE_HIGH]! &= ~(1 << (square - HALF));
};

/** Takes a tile from the offer and closes the gap. */
const takeTile = (n: Int32Array, kind: number): void => {
  let slot = 0;
  while (n[SLOT + slot] !== kind) slot++;
  for (; slot < 4; slot++) n[SLOT + slot] = n[SLOT + slot + 1]!;
  n[SLOT + 4] = -1;
};

/** [C23][C24][C27] */
const plant = (n: Int32Array, kind: number, square: number): void => {
  const seat = n[ACTOR]!;
  const markers = (kind & 1) + (n[BID + seat] === 0 ? 0 : 1);
  takeTile(n, kind);
  takeSquare(n, square);
  // [C25] A tile without markers is nobody's from the start.
  const marks =
    markers === 0
      ? 0
      : (markers << MARKERS_SHIFT) | (markers << PLANTED_SHIFT) | ((seat + 1) << PLANTER_SHIFT);
  n[SQUARE + square]! |= TAKEN | (kind << KIND_SHIFT) | marks;
  n[QUEUE]! >>= 3;
  if (--n[LEFT]! > 0) n[ACTOR] = n[QUEUE]! & 7;
  else if (n[SLOT]! >= 0) {
    n[ACTOR] = n[QUEUE]! & 7;
    n[PHASE] = PHASE_LEFTOVER;
  } else beginBribing(n);
};

/** [C28] */
const plantLeftover = (n: Int32Array, square: number): void => {
  const kind = n[SLOT]!;
  takeTile(n, kind);
  takeSquare(n, square);
  n[SQUARE + square]! |= TAKEN | (kind << KIND_SHIFT);
  beginBribing(n);
};

/** [C30] */
const beginBribing = (n: Int32Array): void => {
  n[QUEUE] = 0;
  n[LEFT] = n[PLAYERS]! - 1;
  n[ACTOR] = leftOf(n, n[OVERSEER]!);
  n[PHASE] = PHASE_BRIBING;
};

/** [C32][C33] */
const bribe = (n: Int32Array, action: number): void => {
  const seat = n[ACTOR]!;
  if (codeOf(action) !== PASS_CODE) {
    const ditch = bribeDitch(action);
    const amount = bribeAmount(action);
    n[BRIBE_DITCH + seat] = ditch;
    n[BRIBE + seat] = amount;
    n[CASH + seat]! -= amount;
    n[PROPOSED]! |= 1 << ditch;
  }
  n[ACTOR] = leftOf(n, seat);
  if (--n[LEFT]! === 0) n[PHASE] = PHASE_DECISION;
};

/** [C34]–[C38] */
const decide = (n: Int32Array, action: number): void => {
  const overseer = n[OVERSEER]!;
  const code = codeOf(action);
  if (code === ACCEPT_CODE) {
    const ditch = thing(action);
    n[CASH + overseer]! += poolOn(n, ditch);
    returnBribes(n, ditch);
    build(n, ditch);
  } else if (code !== PASS_CODE) {
    n[CASH + overseer]! -= ownPlanCost(n);
    returnBribes(n, -1);
    build(n, thing(action));
  }
  n[PHASE] = PHASE_EXTRA;
  n[LEFT] = n[PLAYERS]! + 1;
  n[ACTOR] = overseer;
  askNextForExtra(n);
};

/** Clears the table of bribes; all but those on the accepted place go back [C35][C36]. */
const returnBribes = (n: Int32Array, accepted: number): void => {
  const players = n[PLAYERS]!;
  for (let seat = 0; seat < players; seat++) {
    const ditch = n[BRIBE_DITCH + seat]!;
    if (ditch < 0) continue;
    if (ditch !== accepted) n[CASH + seat]! += n[BRIBE + seat]!;
    n[BRIBE_DITCH + seat] = -1;
    n[BRIBE + seat] = 0;
  }
  n[PROPOSED] = 0;
};

/** [C46] The next seat clockwise that still has its extra canal; [C44] with two players perhaps not the overseer. */
const askNextForExtra = (n: Int32Array): void => {
  const overseer = n[OVERSEER]!;
  while (--n[LEFT]! > 0) {
    const seat = leftOf(n, n[ACTOR]!);
    n[ACTOR] = seat;
    if ((n[EXTRAS]! & (1 << seat)) !== 0 && (seat !== overseer || n[EXTRA_BOTH] === 1)) return;
  }
  endRound(n);
};

/** [C45][C46] */
const extra = (n: Int32Array, action: number): void => {
  if (codeOf(action) === PASS_CODE) return askNextForExtra(n);
  build(n, thing(action));
  n[EXTRAS]! &= ~(1 << n[ACTOR]!);
  endRound(n);
};

const endRound = (n: Int32Array): void => {
  n[LEFT] = 0;
  n[ACTOR] = -1;
  if (n[ROUND] === n[ROUNDS]) {
    finalDrying(n);
    n[PHASE] = PHASE_OVER;
    return;
  }
  dry(n);
  const players = n[PLAYERS]!;
  for (let seat = 0; seat < players; seat++) n[CASH + seat]! += INCOME;
  n[PHASE] = PHASE_REVEAL;
};

/** [C47][C48] All at once: each square is judged by itself, and canals do not change here. */
const dry = (n: Int32Array): void => {
  const canals = n[CANALS]!;
  for (let i = 0; i < SQUARE_COUNT; i++) {
    const square = n[SQUARE + i]!;
    if (!isPlantation(square) || (DITCHES_OF_SQUARE[i]! & canals) !== 0) continue;
    n[SQUARE + i] = markersAt(square) > 0 ? square - ONE_MARKER : toDesert(square);
  }
};

/** [C48] For good, and the palm leaves the game. */
const toDesert = (square: number): number => (square | DESERT) & ~PALM;

/** [C51] With or without markers: what stood there counts no more. */
const finalDrying = (n: Int32Array): void => {
  const canals = n[CANALS]!;
  for (let i = 0; i < SQUARE_COUNT; i++) {
    const square = n[SQUARE + i]!;
    if (isPlantation(square) && (DITCHES_OF_SQUARE[i]! & canals) === 0) n[SQUARE + i] = toDesert(square);
  }
};
