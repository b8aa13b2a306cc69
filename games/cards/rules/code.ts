import { seatIndex, seatName } from '@santiago/kernel';
import {
  type Action,
  ACTION_KINDS,
  type ActionKind,
  type ActionOf,
  type Dice,
  MOVE_AT_MOST,
} from './action.ts';
import { cornerOf, placeOf, SPOT_BITS, spotAt, spotOf, spotOfCorner, spotX, spotY } from './geometry.ts';
import { cardName, cardNumber } from './vocabulary.ts';

/**
 * Actions as whole numbers: kind, card (6 bits) and spot (17 bits). A move names two spots: its numbers are above all
 * others and hold where it comes from and how far it goes.
 */
const CARD_BITS = 6;
const CARD_MASK = (1 << CARD_BITS) - 1;
const KIND_SHIFT = SPOT_BITS + CARD_BITS;
const SPOT_MASK = (1 << SPOT_BITS) - 1;

const kindCode = (kind: ActionKind): number => ACTION_KINDS.indexOf(kind) << KIND_SHIFT;

export const FIRST = kindCode('first');
export const BASE = kindCode('base');
export const PLACE = kindCode('place');
export const FIGHT = kindCode('fight');
export const DICE = kindCode('dice');
export const GIVE = kindCode('give');
export const TAKE = kindCode('take');
export const CLOSE = kindCode('close');
export const PICK = kindCode('pick');
export const DONE = kindCode('done');
export const PASS = kindCode('pass');
export const END = kindCode('end');
export const RESIGN = kindCode('resign');
/** Codes from here on are moves. */
export const MOVE = kindCode('move');

/** The kind of an action, as its place in ACTION_KINDS. */
export const kindIndex = (action: number): number =>
  action >= MOVE ? ACTION_KINDS.length - 1 : action >> KIND_SHIFT;

/** BASE or PLACE with a card and a spot. */
export const spotAction = (kind: number, card: number, spot: number): number =>
  kind | (card << SPOT_BITS) | spot;
/** GIVE, TAKE or PICK with a card. */
export const cardAction = (kind: number, card: number): number => kind | (card << SPOT_BITS);
export const cardIn = (action: number): number => (action >> SPOT_BITS) & CARD_MASK;
export const spotIn = (action: number): number => action & SPOT_MASK;
/** [X5] The seat that goes first, of a FIRST. */
export const seatIn = (action: number): number => action & SPOT_MASK;

const MOVE_SPAN = 2 * MOVE_AT_MOST + 1;
const MOVES_EACH = 2 * MOVE_SPAN * MOVE_SPAN;

/** What a move of one step more adds to its number. */
export const moveOffset = (dx: number, dy: number, dir: number): number => (dx * MOVE_SPAN + dy) * 2 + dir;

export const moveAction = (from: number, to: number): number => {
  const dx = spotX(to) - spotX(from) + MOVE_AT_MOST;
  const dy = spotY(to) - spotY(from) + MOVE_AT_MOST;
  return MOVE + (from >> 1) * MOVES_EACH + moveOffset(dx, dy, to & 1);
};

/** Where a move comes from: a corner. */
export const moveFrom = (action: number): number => Math.floor((action - MOVE) / MOVES_EACH) * 2;

/** Where a move goes: a spot. */
export const moveTo = (action: number): number => {
  const from = moveFrom(action);
  const rest = (action - MOVE) % MOVES_EACH;
  const dx = Math.floor(rest / (2 * MOVE_SPAN)) - MOVE_AT_MOST;
  const dy = (Math.floor(rest / 2) % MOVE_SPAN) - MOVE_AT_MOST;
  return spotAt(spotX(from) + dx, spotY(from) + dy, rest & 1);
};

/** Four dice as one number from 0 to 1295. */
export const diceIn = (action: number): Dice => {
  const roll = action & SPOT_MASK;
  return [
    Math.floor(roll / 216) + 1,
    (Math.floor(roll / 36) % 6) + 1,
    (Math.floor(roll / 6) % 6) + 1,
    (roll % 6) + 1,
  ];
};

export const diceAction = ([a, b, c, d]: Dice): number =>
  DICE | ((((a - 1) * 6 + (b - 1)) * 6 + (c - 1)) * 6 + (d - 1));

export const encode = (action: Action): number => {
  switch (action.kind) {
    case 'first':
      return FIRST | seatIndex(action.seat);
    case 'base':
      return spotAction(BASE, cardNumber(action.card), spotOf(action.place));
    case 'place':
      return spotAction(PLACE, cardNumber(action.card), spotOf(action.place));
    case 'move':
      return moveAction(spotOfCorner(action.from), spotOf(action.place));
    case 'fight':
      return FIGHT | spotOfCorner(action.target);
    case 'dice':
      return diceAction(action.dice);
    case 'give':
      return cardAction(GIVE, cardNumber(action.card));
    case 'take':
      return cardAction(TAKE, cardNumber(action.card));
    case 'pick':
      return cardAction(PICK, cardNumber(action.card));
    case 'close':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
      return kindCode(action.kind);
  }
};

/** A decoder for each kind, so that the compiler counts them. */
const DECODERS: { readonly [K in ActionKind]: (action: number) => ActionOf<K> } = {
  first: (action) => ({ kind: 'first', seat: seatName(seatIn(action)) }),
  base: (action) => ({ kind: 'base', card: cardName(cardIn(action)), place: placeOf(spotIn(action)) }),
  place: (action) => ({ kind: 'place', card: cardName(cardIn(action)), place: placeOf(spotIn(action)) }),
  fight: (action) => ({ kind: 'fight', target: cornerOf(spotIn(action)) }),
  dice: (action) => ({ kind: 'dice', dice: diceIn(action) }),
  give: (action) => ({ kind: 'give', card: cardName(cardIn(action)) }),
  take: (action) => ({ kind: 'take', card: cardName(cardIn(action)) }),
  close: () => ({ kind: 'close' }),
  pick: (action) => ({ kind: 'pick', card: cardName(cardIn(action)) }),
  done: () => ({ kind: 'done' }),
  pass: () => ({ kind: 'pass' }),
  end: () => ({ kind: 'end' }),
  resign: () => ({ kind: 'resign' }),
  move: (action) => ({ kind: 'move', from: cornerOf(moveFrom(action)), place: placeOf(moveTo(action)) }),
};

export const decode = (action: number): Action => {
  const kind = ACTION_KINDS[kindIndex(action)];
  if (kind === undefined) throw new RangeError(`${action} is not an action`);
  return DECODERS[kind](action);
};
