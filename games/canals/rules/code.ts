import { seatIndex, seatName } from '@santiago/kernel';
import { ACTION_KINDS, type Action } from './action.ts';
import { kindsOf, tilesOf } from './state/tiles.ts';
import {
  ditchIndex,
  ditchName,
  intersectionIndex,
  intersectionName,
  squareIndex,
  squareName,
  tileIndex,
  tileName,
} from './vocabulary.ts';

/** Actions as whole numbers: the kind above bit 24, what it names below. */
const KIND_BITS = 24;
const PAYLOAD = (1 << KIND_BITS) - 1;
const kindCode = (kind: Action['kind']): number => ACTION_KINDS.indexOf(kind) << KIND_BITS;

const OVERSEER_CODE = kindCode('overseer');
const SPRING_CODE = kindCode('spring');
const PALMS_CODE = kindCode('palms');
const ASIDE_CODE = kindCode('aside');
const REVEAL_CODE = kindCode('reveal');
const BID_CODE = kindCode('bid');
const PASS_CODE = kindCode('pass');
const PLANT_CODE = kindCode('plant');
const PROPOSE_CODE = kindCode('propose');
const SUPPORT_CODE = kindCode('support');
const ACCEPT_CODE = kindCode('accept');
const DIG_CODE = kindCode('dig');
const EXTRA_CODE = kindCode('extra');

/** Every amount that can be written: far more than anybody has. */
const AMOUNT_BITS = 17;
const AMOUNT_MASK = (1 << AMOUNT_BITS) - 1;
const SQUARE_BITS = 6;
const SQUARE_MASK = (1 << SQUARE_BITS) - 1;

export const overseerCode = (seat: number): number => OVERSEER_CODE | seat;
export const springCode = (intersection: number): number => SPRING_CODE | intersection;
export const palmsCode = (a: number, b: number, c: number): number =>
  PALMS_CODE | a | (b << SQUARE_BITS) | (c << (2 * SQUARE_BITS));
export const asideCode = (kind: number): number => ASIDE_CODE | kind;
/** The tiles are packed as in state/tiles.ts. */
export const revealCode = (tiles: number): number => REVEAL_CODE | tiles;
/** 0 is a pass. */
export const bidCode = (amount: number): number => (amount === 0 ? PASS_CODE : BID_CODE | amount);
export const passCode = (): number => PASS_CODE;
export const plantCode = (kind: number, square: number): number =>
  PLANT_CODE | (kind << SQUARE_BITS) | square;
export const proposeCode = (ditch: number, amount: number): number =>
  PROPOSE_CODE | (ditch << AMOUNT_BITS) | amount;
export const supportCode = (ditch: number, amount: number): number =>
  SUPPORT_CODE | (ditch << AMOUNT_BITS) | amount;
export const acceptCode = (ditch: number): number => ACCEPT_CODE | ditch;
export const digCode = (ditch: number): number => DIG_CODE | ditch;
export const extraCode = (ditch: number): number => EXTRA_CODE | ditch;

/** The kind of an action, as its place in ACTION_KINDS. */
export const kindIndex = (action: number): number => action >> KIND_BITS;
/** What an action names, for the kinds that name one thing. */
const payload = (action: number): number => action & PAYLOAD;
export const seatIn = payload;
export const intersectionIn = payload;
export const kindIn = payload;
export const ditchIn = payload;
/** The tiles of a reveal, packed as in state/tiles.ts. */
export const tilesIn = payload;
/** The amount of a bid; 0 for a pass, which has no payload. */
export const amountIn = payload;
export const plantKind = (action: number): number => (action & PAYLOAD) >> SQUARE_BITS;
export const plantSquare = (action: number): number => action & SQUARE_MASK;
export const bribeDitch = (action: number): number => (action & PAYLOAD) >> AMOUNT_BITS;
export const bribeAmount = (action: number): number => action & AMOUNT_MASK;
export const palmSquare = (action: number, i: number): number => (action >> (SQUARE_BITS * i)) & SQUARE_MASK;

/** −1 for an amount that would overflow into the bits of another field, or is not whole. */
const amountOf = (amount: number): number =>
  Number.isInteger(amount) && amount >= 0 && amount <= AMOUNT_MASK ? amount : -1;

/** The number of an action; −1 where its amount cannot be written. */
export const codeOf = (action: Action): number => {
  switch (action.kind) {
    case 'overseer':
      return overseerCode(seatIndex(action.seat));
    case 'spring':
      return springCode(intersectionIndex(action.intersection));
    case 'palms': {
      const [a = 0, b = 0, c = 0] = action.squares.map(squareIndex);
      return palmsCode(a, b, c);
    }
    case 'aside':
      return asideCode(tileIndex(action.tile));
    case 'reveal':
      return revealCode(tilesOf(action.tiles.map(tileIndex)));
    case 'bid':
      return BID_CODE | amountOf(action.amount);
    case 'pass':
      return PASS_CODE;
    case 'plant':
      return plantCode(tileIndex(action.tile), squareIndex(action.square));
    case 'propose':
      return proposeCode(ditchIndex(action.ditch), amountOf(action.amount));
    case 'support':
      return supportCode(ditchIndex(action.ditch), amountOf(action.amount));
    case 'accept':
      return acceptCode(ditchIndex(action.ditch));
    case 'dig':
      return digCode(ditchIndex(action.ditch));
    case 'extra':
      return extraCode(ditchIndex(action.ditch));
  }
};

export const encode = (action: Action): number => {
  const code = codeOf(action);
  if (code < 0) throw new RangeError(`the amount of ${JSON.stringify(action)} cannot be written`);
  return code;
};

/** One decoder a kind, so that the compiler counts them. */
const DECODERS: { readonly [K in Action['kind']]: (action: number) => Extract<Action, { kind: K }> } = {
  overseer: (action) => ({ kind: 'overseer', seat: seatName(seatIn(action)) }),
  spring: (action) => ({ kind: 'spring', intersection: intersectionName(intersectionIn(action)) }),
  palms: (action) => ({ kind: 'palms', squares: [0, 1, 2].map((i) => squareName(palmSquare(action, i))) }),
  aside: (action) => ({ kind: 'aside', tile: tileName(kindIn(action)) }),
  reveal: (action) => ({ kind: 'reveal', tiles: kindsOf(tilesIn(action)).map(tileName) }),
  bid: (action) => ({ kind: 'bid', amount: amountIn(action) }),
  pass: () => ({ kind: 'pass' }),
  plant: (action) => ({
    kind: 'plant',
    tile: tileName(plantKind(action)),
    square: squareName(plantSquare(action)),
  }),
  propose: (action) => ({
    kind: 'propose',
    ditch: ditchName(bribeDitch(action)),
    amount: bribeAmount(action),
  }),
  support: (action) => ({
    kind: 'support',
    ditch: ditchName(bribeDitch(action)),
    amount: bribeAmount(action),
  }),
  accept: (action) => ({ kind: 'accept', ditch: ditchName(ditchIn(action)) }),
  dig: (action) => ({ kind: 'dig', ditch: ditchName(ditchIn(action)) }),
  extra: (action) => ({ kind: 'extra', ditch: ditchName(ditchIn(action)) }),
};

export const decode = (action: number): Action => {
  const kind = ACTION_KINDS[kindIndex(action)];
  if (kind === undefined) throw new RangeError(`${action} is not an action`);
  return DECODERS[kind](action);
};
