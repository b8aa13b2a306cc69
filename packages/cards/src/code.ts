import { seatIndex, seatName } from '@santiago/kernel';
import { type Action, ACTION_KINDS, type Dice, MOVE_AT_MOST } from './action.ts';
import { CODE_BITS, CODES, codeAt, codeX, codeY, cornerOf, placeCode, placeOf } from './geometry.ts';
import { cardName, cardNumber } from './vocabulary.ts';

/**
 * Actions as whole numbers: kind, card (6 bits) and place (17 bits). A move names two places: its codes stand above all
 * others and hold where it comes from and how far it goes.
 */
const CARD_BITS = 6;
const CARD_MASK = (1 << CARD_BITS) - 1;
const KIND_SHIFT = CODE_BITS + CARD_BITS;
const PLACE_MASK = CODES - 1;

const kindCode = (kind: Action['kind']): number => ACTION_KINDS.indexOf(kind) << KIND_SHIFT;

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

/** The kind of an action, as one of the codes above. */
export const kindOf = (action: number): number =>
  action >= MOVE ? MOVE : (action >> KIND_SHIFT) << KIND_SHIFT;

export const layCode = (kind: number, card: number, place: number): number =>
  kind | (card << CODE_BITS) | place;
export const cardCode = (kind: number, card: number): number => kind | (card << CODE_BITS);
export const cardIn = (action: number): number => (action >> CODE_BITS) & CARD_MASK;
export const placeIn = (action: number): number => action & PLACE_MASK;

const MOVE_SPAN = 2 * MOVE_AT_MOST + 1;
const MOVES_EACH = 2 * MOVE_SPAN * MOVE_SPAN;

export const moveCode = (from: number, to: number): number => {
  const dx = codeX(to) - codeX(from) + MOVE_AT_MOST;
  const dy = codeY(to) - codeY(from) + MOVE_AT_MOST;
  return MOVE + (from >> 1) * MOVES_EACH + (dx * MOVE_SPAN + dy) * 2 + (to & 1);
};

/** Where a move comes from: the corner's code. */
export const moveFrom = (action: number): number => Math.floor((action - MOVE) / MOVES_EACH) * 2;

/** Where a move goes: the place's code. */
export const moveTo = (action: number): number => {
  const from = moveFrom(action);
  const rest = (action - MOVE) % MOVES_EACH;
  const dx = Math.floor(rest / (2 * MOVE_SPAN)) - MOVE_AT_MOST;
  const dy = (Math.floor(rest / 2) % MOVE_SPAN) - MOVE_AT_MOST;
  return codeAt(codeX(from) + dx, codeY(from) + dy, rest & 1);
};

/** Four dice as one number from 0 to 1295. */
export const diceIn = (action: number): Dice => {
  const roll = action & PLACE_MASK;
  return [
    Math.floor(roll / 216) + 1,
    (Math.floor(roll / 36) % 6) + 1,
    (Math.floor(roll / 6) % 6) + 1,
    (roll % 6) + 1,
  ];
};

export const diceCode = ([a, b, c, d]: Dice): number =>
  DICE | ((((a - 1) * 6 + (b - 1)) * 6 + (c - 1)) * 6 + (d - 1));

export const encode = (action: Action): number => {
  switch (action.kind) {
    case 'first':
      return FIRST | seatIndex(action.seat);
    case 'base':
      return layCode(BASE, cardNumber(action.card), placeCode(action.place));
    case 'place':
      return layCode(PLACE, cardNumber(action.card), placeCode(action.place));
    case 'move':
      return moveCode(codeAt(action.from.x, action.from.y, 0), placeCode(action.place));
    case 'fight':
      return FIGHT | codeAt(action.target.x, action.target.y, 0);
    case 'dice':
      return diceCode(action.dice);
    case 'give':
      return cardCode(GIVE, cardNumber(action.card));
    case 'take':
      return cardCode(TAKE, cardNumber(action.card));
    case 'pick':
      return cardCode(PICK, cardNumber(action.card));
    case 'close':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
      return kindCode(action.kind);
  }
};

/** One decoder a kind, so that the compiler counts them. */
const DECODERS: { readonly [K in Action['kind']]: (action: number) => Extract<Action, { kind: K }> } = {
  first: (action) => ({ kind: 'first', seat: seatName(placeIn(action)) }),
  base: (action) => ({ kind: 'base', card: cardName(cardIn(action)), place: placeOf(placeIn(action)) }),
  place: (action) => ({ kind: 'place', card: cardName(cardIn(action)), place: placeOf(placeIn(action)) }),
  fight: (action) => ({ kind: 'fight', target: cornerOf(placeIn(action)) }),
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
  const kind = action >= MOVE ? 'move' : ACTION_KINDS[action >> KIND_SHIFT];
  if (kind === undefined) throw new RangeError(`${action} is no action`);
  return DECODERS[kind](action);
};
