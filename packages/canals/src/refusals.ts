import { CHANCE, type Refusal, refusal, seatName } from '@santiago/kernel';
import type { Action } from './action.ts';
import { bitsOf } from './bits.ts';
import { arePalmSquares, firstOverseers, springPlaces } from './draw.ts';
import {
  bidderOf,
  isFree,
  legalDitches,
  leftoverSquares,
  mayBuildNothing,
  ownPlanCost,
  springDitches,
  squareMask,
} from './legality.ts';
import {
  ACTOR,
  CANALS,
  CASH,
  DESERT,
  HALF,
  MIN_BRIBE,
  PHASE,
  PHASE_ASIDE,
  PHASE_AUCTION,
  PHASE_BRIBING,
  PHASE_CHOOSE_SPRING,
  PHASE_DECISION,
  PHASE_EXTRA,
  PHASE_FIRST_CANAL,
  PHASE_LEFTOVER,
  PHASE_OVERSEER,
  PHASE_PALMS,
  PHASE_PLANTING,
  PHASE_REVEAL,
  PHASE_SEALED,
  PHASE_SPRING,
  PROPOSED,
  SLOT,
  SPRING,
  SQUARE,
  STACKS_BY_PLAYERS,
  type State,
  UNSEEN,
} from './state.ts';
import {
  type Ditch,
  ditchIndex,
  INTERSECTIONS,
  intersectionIndex,
  type Square,
  squareIndex,
  type Tile,
  tileIndex,
  TILES,
} from './vocabulary.ts';

/** What may be done in a phase, in words: the answer to an action of another phase. */
const EXPECTED: Readonly<Record<number, string>> = {
  [PHASE_OVERSEER]: 'Chance names the first overseer now.',
  [PHASE_SPRING]: 'Chance places the spring now.',
  [PHASE_CHOOSE_SPRING]: 'The overseer places the spring now.',
  [PHASE_FIRST_CANAL]: 'The overseer lays the first canal now.',
  [PHASE_PALMS]: 'Chance places the palms now.',
  [PHASE_ASIDE]: 'Chance puts a tile aside now.',
  [PHASE_REVEAL]: 'Chance turns the tiles over now.',
  [PHASE_AUCTION]: 'This is the auction: bid or pass.',
  [PHASE_SEALED]: 'This is the auction: bid in secret, or pass.',
  [PHASE_PLANTING]: 'This is planting: take a tile and plant it.',
  [PHASE_LEFTOVER]: 'The tile that is left must be planted.',
  [PHASE_BRIBING]: 'This is bribing: propose, support or pass.',
  [PHASE_DECISION]: 'The overseer decides: accept a proposal or dig elsewhere.',
  [PHASE_EXTRA]: 'This is for the extra canal: build it or pass.',
};

const wrongPhase = (n: Int32Array): Refusal =>
  refusal('wrong-phase', EXPECTED[n[PHASE]!] ?? 'The match is over.', { phase: n[PHASE]! });

const escudos = (amount: number): string => (amount === 1 ? '1 escudo' : `${amount} escudos`);

const tooPoor = (cash: number): Refusal => refusal('too-poor', `You have ${escudos(cash)}.`, { cash });

/** A bid that one can pay [C19][C40]. */
const refuseBidAmount = (amount: number, cash: number): Refusal | null => {
  if (!Number.isInteger(amount)) return notWhole();
  if (amount < 1) return refusal('bid-zero', 'A bid is at least 1; to bid nothing is to pass.');
  return amount > cash ? tooPoor(cash) : null;
};

const notWhole = (): Refusal => refusal('not-whole', 'An amount is a whole number of escudos.');

/** [C19][C20] */
const refuseBid = (n: Int32Array, amount: number): Refusal | null => {
  const unpayable = refuseBidAmount(amount, n[CASH + n[ACTOR]!]!);
  if (unpayable !== null) return unpayable;
  const taker = bidderOf(n, amount);
  if (taker < 0) return null;
  return refusal('bid-taken', `${amount} is already bid by ${seatName(taker)}.`, {
    amount,
    by: seatName(taker),
  });
};

const refuseTile = (n: Int32Array, tile: Tile): Refusal | null => {
  const kind = tileIndex(tile);
  for (let slot = 0; slot < 5; slot++) if (n[SLOT + slot] === kind) return null;
  const left = offered(n).join(' ');
  return refusal('tile-gone', `There is no ${tile} on offer; there is ${left}.`, { tile, left });
};

const offered = (n: Int32Array): Tile[] => {
  const tiles: Tile[] = [];
  for (let slot = 0; slot < 5 && n[SLOT + slot]! >= 0; slot++) tiles.push(TILES[n[SLOT + slot]!]!);
  return tiles;
};

/** [C23][C26] */
const refuseSquare = (n: Int32Array, name: Square): Refusal | null => {
  const square = squareIndex(name);
  if (isFree(n, square)) return null;
  return (n[SQUARE + square]! & DESERT) === 0
    ? refusal('square-taken', `${name} is already planted.`, { square: name })
    : refusal('square-desert', `${name} is desert; nothing grows there any more.`, { square: name });
};

/** [C28] */
const refuseLeftoverSquare = (n: Int32Array, name: Square): Refusal | null => {
  const taken = refuseSquare(n, name);
  if (taken !== null) return taken;
  const square = squareIndex(name);
  leftoverSquares(n);
  const mask = square < HALF ? squareMask.low >> square : squareMask.high >> (square - HALF);
  if ((mask & 1) !== 0) return null;
  return refusal(
    'leftover-apart',
    `The tile that is left must go beside a plantation; ${name} has none beside it.`,
    {
      square: name,
    },
  );
};

/** [C31] */
const refuseDitch = (n: Int32Array, name: Ditch): Refusal | null => {
  const bit = 1 << ditchIndex(name);
  if ((legalDitches(n) & bit) !== 0) return null;
  return (n[CANALS]! & bit) === 0
    ? refusal('ditch-apart', `Ditch ${name} does not touch the water yet.`, { ditch: name })
    : refusal('ditch-built', `There is a canal on ${name} already.`, { ditch: name });
};

const isProposed = (n: Int32Array, ditch: Ditch): boolean => (n[PROPOSED]! & (1 << ditchIndex(ditch))) !== 0;

const refuseBribeAmount = (n: Int32Array, amount: number): Refusal | null => {
  const cash = n[CASH + n[ACTOR]!]!;
  const least = n[MIN_BRIBE]!;
  if (!Number.isInteger(amount)) return notWhole();
  if (amount < least) return refusal('bribe-small', `A bribe is at least ${least}.`, { least });
  return amount > cash ? tooPoor(cash) : null;
};

/** [C32] */
const refuseProposal = (n: Int32Array, ditch: Ditch, amount: number): Refusal | null =>
  refuseDitch(n, ditch) ??
  (isProposed(n, ditch)
    ? refusal('ditch-proposed', `${ditch} is proposed already; you can support it.`, { ditch })
    : refuseBribeAmount(n, amount));

/** [C33] */
const refuseSupport = (n: Int32Array, ditch: Ditch, amount: number): Refusal | null =>
  isProposed(n, ditch)
    ? refuseBribeAmount(n, amount)
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be supported.`, { ditch });

/** [C34][C35] */
const refuseAcceptance = (n: Int32Array, ditch: Ditch): Refusal | null =>
  isProposed(n, ditch)
    ? null
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be accepted.`, { ditch });

/** [C34][C36][C37] */
const refuseOwnPlan = (n: Int32Array, ditch: Ditch): Refusal | null => {
  const misplaced = refuseDitch(n, ditch);
  if (misplaced !== null) return misplaced;
  if (isProposed(n, ditch)) {
    return refusal('dig-proposed', `${ditch} is proposed; accept it, or dig where nobody proposed.`, {
      ditch,
    });
  }
  const cost = ownPlanCost(n);
  const cash = n[CASH + n[ACTOR]!]!;
  if (cash >= cost) return null;
  return mayBuildNothing(n)
    ? refusal('dig-poor', `You have ${escudos(cash)}; digging costs ${cost}.`, { cash, cost })
    : refusal('refuse-poor', `You have ${escudos(cash)}; refusing all offers costs ${cost}.`, { cash, cost });
};

/** [C38] */
const refuseNothing = (n: Int32Array): Refusal | null =>
  mayBuildNothing(n)
    ? null
    : refusal(
        'must-build',
        'There are proposals: accept one, or dig elsewhere for one more than the highest.',
      );

/** [C12] */
const refuseFirstCanal = (n: Int32Array, ditch: Ditch): Refusal | null => {
  if ((springDitches(n) & (1 << ditchIndex(ditch))) !== 0) return null;
  const places = bitsOf(springDitches(n)).length;
  const spring = INTERSECTIONS[n[SPRING]!]!;
  return refusal('first-canal', `The first canal begins at the spring on ${spring}.`, { spring, places });
};

const impossible = (text: string): Refusal => refusal('impossible-chance', text);

/** Chance in a file is held to the rules like everybody else. */
const refuseChance = (state: State, action: Action): Refusal | null => {
  const { n, setup } = state;
  switch (n[PHASE]) {
    case PHASE_OVERSEER:
      if (action.kind !== 'overseer') break;
      return firstOverseers(setup.options['overseer']!, setup.players).map(seatName).includes(action.seat)
        ? null
        : impossible(`${action.seat} cannot be the first overseer here.`);
    case PHASE_SPRING:
      if (action.kind !== 'spring') break;
      return springPlaces(setup.options['spring']!).includes(intersectionIndex(action.place))
        ? null
        : impossible(`The spring cannot be on ${action.place} with spring=${setup.options['spring']}.`);
    case PHASE_PALMS: {
      if (action.kind !== 'palms') break;
      const [a = 0, b = 0, c = 0] = action.squares.map(squareIndex);
      if (a >= b || b >= c)
        return impossible('Palms are written in the order a1, b1 … h6, each square once.');
      return arePalmSquares(n[SPRING]!, a, b, c)
        ? null
        : impossible('Palms touch neither the spring nor each other.');
    }
    case PHASE_ASIDE:
      return action.kind === 'aside' ? null : wrongPhase(n);
    case PHASE_REVEAL:
      if (action.kind !== 'reveal') break;
      return refuseReveal(n, setup.players, action.tiles);
    default:
  }
  return wrongPhase(n);
};

/** [C8][C9][C17] */
const refuseReveal = (n: Int32Array, players: number, tiles: readonly Tile[]): Refusal | null => {
  const stacks = STACKS_BY_PLAYERS[players]!;
  if (tiles.length !== stacks)
    return impossible(`${stacks} tiles are turned over, one a stack, not ${tiles.length}.`);
  for (const tile of tiles) {
    const left = n[UNSEEN + tileIndex(tile)]!;
    const shown = tiles.filter((other) => other === tile).length;
    if (shown > left) return impossible(`${shown} ${tile} cannot be turned over: the stacks hold ${left}.`);
  }
  return null;
};

const refuseSeat = (n: Int32Array, seat: number, action: Action): Refusal | null | undefined => {
  switch (n[PHASE]) {
    case PHASE_AUCTION:
      if (action.kind === 'pass') return null;
      return action.kind === 'bid' ? refuseBid(n, action.amount) : undefined;
    case PHASE_SEALED:
      if (action.kind === 'pass') return null;
      return action.kind === 'bid' ? refuseBidAmount(action.amount, n[CASH + seat]!) : undefined;
    case PHASE_PLANTING:
      return action.kind === 'plant'
        ? (refuseTile(n, action.tile) ?? refuseSquare(n, action.square))
        : undefined;
    case PHASE_LEFTOVER:
      return action.kind === 'plant'
        ? (refuseTile(n, action.tile) ?? refuseLeftoverSquare(n, action.square))
        : undefined;
    case PHASE_BRIBING:
      if (action.kind === 'pass') return null;
      if (action.kind === 'propose') return refuseProposal(n, action.ditch, action.amount);
      return action.kind === 'support' ? refuseSupport(n, action.ditch, action.amount) : undefined;
    case PHASE_DECISION:
      if (action.kind === 'pass') return refuseNothing(n);
      if (action.kind === 'accept') return refuseAcceptance(n, action.ditch);
      return action.kind === 'dig' ? refuseOwnPlan(n, action.ditch) : undefined;
    case PHASE_EXTRA:
      if (action.kind === 'pass') return null;
      return action.kind === 'extra' ? refuseDitch(n, action.ditch) : undefined;
    case PHASE_CHOOSE_SPRING:
      return action.kind === 'spring' ? null : undefined;
    case PHASE_FIRST_CANAL:
      return action.kind === 'dig' ? refuseFirstCanal(n, action.ditch) : undefined;
    default:
      return undefined;
  }
};

/** Why this may not be done now; null if it may. Whose turn it is, is the caller's question. */
export const refuse = (state: State, who: number, action: Action): Refusal | null => {
  if (who === CHANCE) return refuseChance(state, action);
  const refused = refuseSeat(state.n, who, action);
  return refused === undefined ? wrongPhase(state.n) : refused;
};
