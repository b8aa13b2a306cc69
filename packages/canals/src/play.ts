import * as kernel from '@santiago/kernel';
import * as board from './board.ts';
import * as components from './components.ts';
import * as code from './code.ts';
import * as legality from './legality.ts';
import * as square from './state/square.ts';
import type { State } from './state/state.ts';
import * as bidding from './state/bids.ts';
import * as queues from './state/queue.ts';
import * as states from './state/state.ts';
import * as tiles from './state/tiles.ts';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use.
// It makes a tenth of the speed (docs/performance.md).
const { DITCHES_AT, DITCHES_NEAR, HALF, HIGH_SQUARES_OF_DITCH, LOW_SQUARES_OF_DITCH } = board;
const { lowestBit } = kernel;
const { bidAmount, bribeAmount, bribeDitch, isAccept, isPass, palmSquare, plantKind, plantSquare, thing } =
  code;
const { digCost, poolOn } = legality;
const { markersAt, PALM, planted, toDesert, withoutMarker } = square;
const { hasLeftoverTile, INCOME, setsTileAside, stacksFor } = components;
const { clearBids, hasBid } = bidding;
const { firstInQueue, queueOf, seatInQueue, withoutFirst, withSeat } = queues;
const { kindInSlot, markersFor, oneOf, withoutTile } = tiles;
const {
  overseer: OVERSEER,
  spring: SPRING,
  'choose-spring': CHOOSE_SPRING,
  'first-canal': FIRST_CANAL,
  palms: PALMS,
  aside: ASIDE,
  reveal: REVEAL,
  auction: AUCTION,
  sealed: SEALED,
  planting: PLANTING,
  leftover: LEFTOVER,
  bribing: BRIBING,
  decision: DECISION,
  extra: EXTRA,
  over: OVER,
} = states.PHASES;

/** Plays a legal action in place. */
export const play = (s: State, who: number, action: number): void => {
  switch (s.phaseNumber) {
    case AUCTION:
      return bid(s, bidAmount(action));
    case PLANTING:
      return plant(s, plantKind(action), plantSquare(action));
    case BRIBING:
      return bribe(s, action);
    case DECISION:
      return decide(s, action);
    case EXTRA:
      return extra(s, action);
    case REVEAL:
      return reveal(s, action);
    default:
      return playRarely(s, who, action);
  }
};

/** What comes up seldom, apart from the rest: V8 inlines only so much into one function. */
const playRarely = (s: State, who: number, action: number): void => {
  switch (s.phaseNumber) {
    case SEALED:
      return seal(s, who, bidAmount(action));
    case LEFTOVER:
      return plantLeftover(s, plantSquare(action));
    case OVERSEER:
      return nameOverseer(s, thing(action));
    case SPRING:
    case CHOOSE_SPRING:
      return placeSpring(s, thing(action));
    case FIRST_CANAL:
      build(s, thing(action));
      return afterSpring(s);
    case PALMS:
      for (let i = 0; i < 3; i++) s.squares[palmSquare(action, i)] = PALM;
      return afterPalms(s);
    case ASIDE:
      s.aside = thing(action);
      s.unseen -= oneOf(s.aside);
      s.unseenCount--;
      s.phaseNumber = REVEAL;
      return;
    default:
      throw new Error('the match is over');
  }
};

/** [C11][C13] */
const nameOverseer = (s: State, seat: number): void => {
  const chosen = s.setup.options['spring'] === 'chosen';
  s.overseer = seat;
  s.actor = chosen ? seat : -1;
  s.phaseNumber = chosen ? CHOOSE_SPRING : SPRING;
};

/** [C12] With two players the overseer lays a canal at once. */
const placeSpring = (s: State, place: number): void => {
  s.spring = place;
  s.reach = DITCHES_AT[place]!;
  if (s.players !== 2) return afterSpring(s);
  s.actor = s.overseer;
  s.phaseNumber = FIRST_CANAL;
};

/** [C14] */
const afterSpring = (s: State): void => {
  s.actor = -1;
  if (s.setup.options['palms'] === 'on') s.phaseNumber = PALMS;
  else afterPalms(s);
};

/** [C8] With three or four players a tile is put aside. */
const afterPalms = (s: State): void => {
  s.phaseNumber = setsTileAside(s.players) ? ASIDE : REVEAL;
};

const build = (s: State, ditch: number): void => {
  s.canals |= 1 << ditch;
  s.reach |= DITCHES_NEAR[ditch]!;
  s.dryLow &= ~LOW_SQUARES_OF_DITCH[ditch]!;
  s.dryHigh &= ~HIGH_SQUARES_OF_DITCH[ditch]!;
};

/** The next seat clockwise: "left" is the next seat in number [C18]. */
const leftOf = (s: State, seat: number): number => (seat + 1 === s.players ? 0 : seat + 1);

/** [C17] A round begins. */
const reveal = (s: State, action: number): void => {
  const { players } = s;
  const tiles = stacksFor(players);
  const offer = thing(action);
  for (let slot = 0; slot < tiles; slot++) s.unseen -= oneOf(kindInSlot(offer, slot));
  s.unseenCount -= tiles;
  s.tiles = offer;
  s.tileCount = tiles;
  clearBids(s);
  s.round++;
  s.left = players;
  s.actor = players === 2 ? -1 : leftOf(s, s.overseer);
  s.phaseNumber = players === 2 ? SEALED : AUCTION;
};

/** [C18][C20] */
const bid = (s: State, amount: number): void => {
  const seat = s.actor;
  s.bids[seat] = amount;
  s.cash[seat]! -= amount;
  s.actor = leftOf(s, seat);
  if (--s.left === 0) closeAuction(s);
};

/**
 * [C21][C22] The planting order: in the order of bidding each seat goes behind those before it that bid more, and so
 * before earlier passers if it passed. Who comes last in it passed first or bid the least: the new overseer.
 */
const closeAuction = (s: State): void => {
  const { bids, players } = s;
  let queue = 0;
  for (let acted = 0, seat = leftOf(s, s.overseer); acted < players; acted++, seat = leftOf(s, seat)) {
    const amount = bids[seat]!;
    let ahead = 0;
    while (ahead < acted && bids[seatInQueue(queue, ahead)]! > amount) ahead++;
    queue = withSeat(queue, ahead, seat);
  }
  s.overseer = seatInQueue(queue, players - 1);
  beginPlanting(s, queue);
};

/** [C28] With a tile more than players, the first in the order comes again at its end. */
const beginPlanting = (s: State, queue: number): void => {
  const players = s.players;
  const first = firstInQueue(queue);
  s.queue = hasLeftoverTile(players) ? withSeat(queue, players, first) : queue;
  s.left = players;
  s.actor = first;
  s.phaseNumber = PLANTING;
};

/** Gives the round this planting order, and so its overseer [C21][C22]: for those who ask what a place is worth. */
export const setPlantingOrder = (s: State, seats: readonly number[]): void => {
  s.overseer = seats.at(-1)!;
  beginPlanting(s, queueOf(seats));
};

/** [C40] Nothing is paid before both are known. */
const seal = (s: State, seat: number, amount: number): void => {
  s.bids[seat] = amount;
  if (!hasBid(s, 1 - seat)) return;
  // [C41] On equal amounts the present overseer wins; [C42] the loser becomes overseer.
  const old = s.overseer;
  const winner = s.bids[0]! === s.bids[1]! ? old : s.bids[0]! > s.bids[1]! ? 0 : 1;
  s.cash[0]! -= s.bids[0]!;
  s.cash[1]! -= s.bids[1]!;
  s.overseer = 1 - winner;
  beginPlanting(s, withSeat(winner, 1, 1 - winner));
};

const takeTile = (s: State, kind: number): void => {
  s.tiles = withoutTile(s.tiles, kind);
  s.tileCount--;
};

/** [C23][C24] */
const plant = (s: State, kind: number, square: number): void => {
  const seat = s.actor;
  const markers = markersFor(kind, s.bids[seat]!);
  takeTile(s, kind);
  s.lay(square, planted(s.squares[square]!, kind, markers, seat));
  s.queue = withoutFirst(s.queue);
  if (--s.left > 0) s.actor = firstInQueue(s.queue);
  else endPlanting(s);
};

/** [C28] With two and three players a tile is left over. */
const endPlanting = (s: State): void => {
  if (s.tileCount === 0) return beginBribing(s);
  s.actor = firstInQueue(s.queue);
  s.phaseNumber = LEFTOVER;
};

/** [C28] */
const plantLeftover = (s: State, square: number): void => {
  const kind = kindInSlot(s.tiles, 0);
  takeTile(s, kind);
  s.lay(square, planted(s.squares[square]!, kind, 0, s.actor));
  beginBribing(s);
};

/** [C30] */
const beginBribing = (s: State): void => {
  s.queue = 0;
  s.left = s.players - 1;
  s.actor = leftOf(s, s.overseer);
  s.phaseNumber = BRIBING;
};

/** [C32][C33] */
const bribe = (s: State, action: number): void => {
  const seat = s.actor;
  if (!isPass(action)) {
    const ditch = bribeDitch(action);
    const amount = bribeAmount(action);
    s.bribeDitches[seat] = ditch;
    s.bribes[seat] = amount;
    s.cash[seat]! -= amount;
    const pool = (s.proposed & (1 << ditch)) === 0 ? amount : poolOn(s, ditch);
    s.proposed |= 1 << ditch;
    if (pool > s.largestPool) s.largestPool = pool;
  }
  s.actor = leftOf(s, seat);
  if (--s.left === 0) s.phaseNumber = DECISION;
};

/** [C34]–[C38] */
const decide = (s: State, action: number): void => {
  const overseer = s.overseer;
  if (isAccept(action)) {
    const ditch = thing(action);
    s.cash[overseer]! += poolOn(s, ditch);
    returnBribes(s, ditch);
    build(s, ditch);
  } else if (!isPass(action)) {
    s.cash[overseer]! -= digCost(s);
    returnBribes(s, -1);
    build(s, thing(action));
  }
  s.phaseNumber = EXTRA;
  s.left = s.players + 1;
  s.actor = overseer;
  askNextForExtra(s);
};

/** Clears the table of bribes; all but those on the accepted place go back [C35][C36]. */
const returnBribes = (s: State, accepted: number): void => {
  const { players, bribeDitches, bribes, cash } = s;
  for (let seat = 0; seat < players; seat++) {
    if (bribeDitches[seat] !== accepted) cash[seat]! += bribes[seat]!;
    bribeDitches[seat] = -1;
    bribes[seat] = 0;
  }
  s.proposed = 0;
  s.largestPool = 0;
};

/** [C46] The next seat clockwise that still has its extra canal; [C44] with two players perhaps not the overseer. */
const askNextForExtra = (s: State): void => {
  const { overseer } = s;
  const asked = s.overseerExtra ? s.extras : s.extras & ~(1 << overseer);
  let seat = s.actor;
  for (let left = s.left - 1; left > 0; left--) {
    seat = leftOf(s, seat);
    if ((asked & (1 << seat)) === 0) continue;
    s.actor = seat;
    s.left = left;
    return;
  }
  endRound(s);
};

/** [C45][C46] */
const extra = (s: State, action: number): void => {
  if (isPass(action)) return askNextForExtra(s);
  build(s, thing(action));
  s.extras &= ~(1 << s.actor);
  endRound(s);
};

const endRound = (s: State): void => {
  s.left = 0;
  s.actor = -1;
  if (s.round === s.rounds) {
    finalDrying(s);
    s.phaseNumber = OVER;
    return;
  }
  dry(s);
  const players = s.players;
  for (let seat = 0; seat < players; seat++) s.cash[seat]! += INCOME;
  s.phaseNumber = REVEAL;
};

/** [C47][C48] All at once: each square is judged by itself, and canals do not change here. */
const dry = (s: State): void => {
  const { squares } = s;
  for (let m = s.dryLow; m !== 0; m &= m - 1) {
    const i = lowestBit(m);
    if (markersAt(squares[i]!) > 0) squares[i] = withoutMarker(squares[i]!);
    else {
      squares[i] = toDesert(squares[i]!);
      s.dryLow &= ~(1 << i);
    }
  }
  for (let m = s.dryHigh; m !== 0; m &= m - 1) {
    const i = lowestBit(m);
    const square = squares[HALF + i]!;
    if (markersAt(square) > 0) squares[HALF + i] = withoutMarker(square);
    else {
      squares[HALF + i] = toDesert(square);
      s.dryHigh &= ~(1 << i);
    }
  }
};

/** [C51] With or without markers: what stood there counts no more. */
const finalDrying = (s: State): void => {
  const { squares } = s;
  for (let m = s.dryLow; m !== 0; m &= m - 1) squares[lowestBit(m)] = toDesert(squares[lowestBit(m)]!);
  for (let m = s.dryHigh; m !== 0; m &= m - 1)
    squares[HALF + lowestBit(m)] = toDesert(squares[HALF + lowestBit(m)]!);
  s.dryLow = s.dryHigh = 0;
};
