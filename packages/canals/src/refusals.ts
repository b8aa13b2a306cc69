import { bitsOf, CHANCE, refusal, type Refusal, seatName } from '@santiago/kernel';
import type { Action } from './action.ts';
import { stacksFor } from './components.ts';
import { arePalmSquares, firstOverseers, springPlaces } from './draw.ts';
import {
  bidderOf,
  found,
  legalDitches,
  leftoverSquares,
  mayBuildNothing,
  digCost,
  springDitches,
} from './legality.ts';
import { isDesert, isFree } from './state/square.ts';
import { type State, type PhaseName } from './state/state.ts';
import { countOf, kindsOf } from './state/tiles.ts';
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
const EXPECTED: Readonly<Record<PhaseName, string>> = {
  overseer: 'Chance names the first overseer now.',
  spring: 'Chance places the spring now.',
  'choose-spring': 'The overseer places the spring now.',
  'first-canal': 'The overseer lays the first canal now.',
  palms: 'Chance places the palms now.',
  aside: 'Chance puts a tile aside now.',
  reveal: 'Chance turns the tiles over now.',
  auction: 'This is the auction: bid or pass.',
  sealed: 'This is the auction: bid in secret, or pass.',
  planting: 'This is planting: take a tile and plant it.',
  leftover: 'The tile that is left must be planted.',
  bribing: 'This is bribing: propose, support or pass.',
  decision: 'The overseer decides: accept a proposal or dig elsewhere.',
  extra: 'This is for the extra canal: build it or pass.',
  over: 'The match is over.',
};

const wrongPhase = (s: State): Refusal => refusal('wrong-phase', EXPECTED[s.phase], { phase: s.phase });

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
const refuseBid = (s: State, amount: number): Refusal | null => {
  const unpayable = refuseBidAmount(amount, s.cash[s.actor]!);
  if (unpayable !== null) return unpayable;
  const taker = bidderOf(s, amount);
  if (taker < 0) return null;
  return refusal('bid-taken', `${amount} is already bid by ${seatName(taker)}.`, {
    amount,
    by: seatName(taker),
  });
};

const refuseTile = (s: State, tile: Tile): Refusal | null => {
  const kinds = kindsOf(s.tiles);
  if (kinds.includes(tileIndex(tile))) return null;
  const left = kinds.map((kind) => TILES[kind]!).join(' ');
  return refusal('tile-gone', `There is no ${tile} on offer; there is ${left}.`, { tile, left });
};

/** [C23][C26] */
const refuseSquare = (s: State, name: Square): Refusal | null => {
  const square = squareIndex(name);
  if (isFree(s.squares[square]!)) return null;
  return isDesert(s.squares[square]!)
    ? refusal('square-desert', `${name} is desert; nothing grows there any more.`, { square: name })
    : refusal('square-taken', `${name} is already planted.`, { square: name });
};

/** [C28] */
const refuseLeftoverSquare = (s: State, name: Square): Refusal | null => {
  const taken = refuseSquare(s, name);
  if (taken !== null) return taken;
  if (found.subarray(0, leftoverSquares(s)).includes(squareIndex(name))) return null;
  return refusal(
    'leftover-apart',
    `The tile that is left must go beside a plantation; ${name} has none beside it.`,
    {
      square: name,
    },
  );
};

/** [C31] */
const refuseDitch = (s: State, name: Ditch): Refusal | null => {
  const bit = 1 << ditchIndex(name);
  if ((legalDitches(s) & bit) !== 0) return null;
  return (s.canals & bit) === 0
    ? refusal('ditch-apart', `Ditch ${name} does not touch the water yet.`, { ditch: name })
    : refusal('ditch-built', `There is a canal on ${name} already.`, { ditch: name });
};

const isProposed = (s: State, ditch: Ditch): boolean => (s.proposed & (1 << ditchIndex(ditch))) !== 0;

const refuseBribeAmount = (s: State, amount: number): Refusal | null => {
  const cash = s.cash[s.actor]!;
  const least = s.minBribe;
  if (!Number.isInteger(amount)) return notWhole();
  if (amount < least) return refusal('bribe-small', `A bribe is at least ${least}.`, { least });
  return amount > cash ? tooPoor(cash) : null;
};

/** [C32] */
const refuseProposal = (s: State, ditch: Ditch, amount: number): Refusal | null =>
  refuseDitch(s, ditch) ??
  (isProposed(s, ditch)
    ? refusal('ditch-proposed', `${ditch} is proposed already; you can support it.`, { ditch })
    : refuseBribeAmount(s, amount));

/** [C33] */
const refuseSupport = (s: State, ditch: Ditch, amount: number): Refusal | null =>
  isProposed(s, ditch)
    ? refuseBribeAmount(s, amount)
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be supported.`, { ditch });

/** [C34][C35] */
const refuseAcceptance = (s: State, ditch: Ditch): Refusal | null =>
  isProposed(s, ditch)
    ? null
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be accepted.`, { ditch });

/** [C34][C36][C37] */
const refuseOwnPlan = (s: State, ditch: Ditch): Refusal | null => {
  const misplaced = refuseDitch(s, ditch);
  if (misplaced !== null) return misplaced;
  if (isProposed(s, ditch)) {
    return refusal('dig-proposed', `${ditch} is proposed; accept it, or dig where nobody proposed.`, {
      ditch,
    });
  }
  const cost = digCost(s);
  const cash = s.cash[s.actor]!;
  if (cash >= cost) return null;
  return mayBuildNothing(s)
    ? refusal('dig-poor', `You have ${escudos(cash)}; digging costs ${cost}.`, { cash, cost })
    : refusal('refuse-poor', `You have ${escudos(cash)}; refusing all offers costs ${cost}.`, { cash, cost });
};

/** [C38] */
const refuseNothing = (s: State): Refusal | null =>
  mayBuildNothing(s)
    ? null
    : refusal(
        'must-build',
        'There are proposals: accept one, or dig elsewhere for one more than the highest.',
      );

/** [C12] */
const refuseFirstCanal = (s: State, ditch: Ditch): Refusal | null => {
  if ((springDitches(s) & (1 << ditchIndex(ditch))) !== 0) return null;
  const places = bitsOf(springDitches(s)).length;
  const spring = INTERSECTIONS[s.spring]!;
  return refusal('first-canal', `The first canal begins at the spring on ${spring}.`, { spring, places });
};

const impossible = (text: string): Refusal => refusal('impossible-chance', text);

/** Chance in a file is held to the rules like everybody else. */
const refuseChance = (s: State, action: Action): Refusal | null => {
  const { setup } = s;
  switch (s.phase) {
    case 'overseer':
      if (action.kind !== 'overseer') break;
      return firstOverseers(setup.options['overseer']!, setup.players).map(seatName).includes(action.seat)
        ? null
        : impossible(`${action.seat} cannot be the first overseer here.`);
    case 'spring':
      if (action.kind !== 'spring') break;
      return springPlaces(setup.options['spring']!).includes(intersectionIndex(action.place))
        ? null
        : impossible(`The spring cannot be on ${action.place} with spring=${setup.options['spring']}.`);
    case 'palms': {
      if (action.kind !== 'palms') break;
      const [a = 0, b = 0, c = 0] = action.squares.map(squareIndex);
      if (a >= b || b >= c)
        return impossible('Palms are written in the order a1, b1 … h6, each square once.');
      return arePalmSquares(s.spring, a, b, c)
        ? null
        : impossible('Palms touch neither the spring nor each other.');
    }
    case 'aside':
      return action.kind === 'aside' ? null : wrongPhase(s);
    case 'reveal':
      if (action.kind !== 'reveal') break;
      return refuseReveal(s, setup.players, action.tiles);
    default:
  }
  return wrongPhase(s);
};

/** [C8][C9][C17] */
const refuseReveal = (s: State, players: number, tiles: readonly Tile[]): Refusal | null => {
  const stacks = stacksFor(players);
  if (tiles.length !== stacks)
    return impossible(`${stacks} tiles are turned over, one a stack, not ${tiles.length}.`);
  for (const tile of tiles) {
    const left = countOf(s.unseen, tileIndex(tile));
    const shown = tiles.filter((other) => other === tile).length;
    if (shown > left) return impossible(`${shown} ${tile} cannot be turned over: the stacks hold ${left}.`);
  }
  return null;
};

const refuseSeat = (s: State, seat: number, action: Action): Refusal | null | undefined => {
  switch (s.phase) {
    case 'auction':
      if (action.kind === 'pass') return null;
      return action.kind === 'bid' ? refuseBid(s, action.amount) : undefined;
    case 'sealed':
      if (action.kind === 'pass') return null;
      return action.kind === 'bid' ? refuseBidAmount(action.amount, s.cash[seat]!) : undefined;
    case 'planting':
      return action.kind === 'plant'
        ? (refuseTile(s, action.tile) ?? refuseSquare(s, action.square))
        : undefined;
    case 'leftover':
      return action.kind === 'plant'
        ? (refuseTile(s, action.tile) ?? refuseLeftoverSquare(s, action.square))
        : undefined;
    case 'bribing':
      if (action.kind === 'pass') return null;
      if (action.kind === 'propose') return refuseProposal(s, action.ditch, action.amount);
      return action.kind === 'support' ? refuseSupport(s, action.ditch, action.amount) : undefined;
    case 'decision':
      if (action.kind === 'pass') return refuseNothing(s);
      if (action.kind === 'accept') return refuseAcceptance(s, action.ditch);
      return action.kind === 'dig' ? refuseOwnPlan(s, action.ditch) : undefined;
    case 'extra':
      if (action.kind === 'pass') return null;
      return action.kind === 'extra' ? refuseDitch(s, action.ditch) : undefined;
    case 'choose-spring':
      return action.kind === 'spring' ? null : undefined;
    case 'first-canal':
      return action.kind === 'dig' ? refuseFirstCanal(s, action.ditch) : undefined;
    default:
      return undefined;
  }
};

/** Why this may not be done now; null if it may. Whose turn it is, is the caller's question. */
export const refuse = (s: State, who: number, action: Action): Refusal | null => {
  if (who === CHANCE) return refuseChance(s, action);
  const refused = refuseSeat(s, who, action);
  return refused === undefined ? wrongPhase(s) : refused;
};
