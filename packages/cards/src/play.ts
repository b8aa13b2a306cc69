import { lowestBit } from '@santiago/kernel';
import {
  BASE,
  cardIn,
  CLOSE,
  DICE,
  diceIn,
  DONE,
  END,
  FIGHT,
  FIRST,
  GIVE,
  kindOf,
  MOVE,
  moveFrom,
  moveTo,
  PASS,
  PICK,
  PLACE,
  placeIn,
  RESIGN,
  TAKE,
} from './code.ts';
import { nextMet } from './ground.ts';
import { canBuy } from './legality.ts';
import {
  ACTED,
  ACTOR,
  ATTACKER,
  BOUGHT,
  CARD_MASK,
  ENDING,
  ENDINGS,
  type Ending,
  FIRST_SEAT,
  GIVEN,
  HAND,
  HAND_JOKERS,
  HAND_SIZE,
  IN,
  IS_BASE,
  JOKER_SINCE,
  JOKERS_LEFT,
  LAID,
  LAID_SHIFT,
  LOSER,
  OWNER_SHIFT,
  PASSES,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_DICE,
  PHASE_FIGHT,
  PHASE_GIVE,
  PHASE_OVER,
  PHASE_PICK,
  PHASE_TAKE,
  PLAYERS,
  playersIn,
  poolAt,
  QUIET,
  RECYCLE,
  SINCE,
  slotAt,
  STIRRED,
  TABLE,
  TAKEN,
  TARGET,
  TURNS,
  UP,
  WHAT,
  whatCard,
  whatLaid,
  whatOwner,
  WHERE,
} from './state.ts';
import { cardAt, JOKER, rankOf, SUITS, suitOf, UNKNOWN, valueOf } from './vocabulary.ts';

/** [X30] */
const QUIET_TURNS = 10;
const TURNS_AT_MOST = 100;

/** Plays a legal action. On a state that is partly unknown a laid card may be UNKNOWN. */
export const play = (n: Int32Array, seat: number, action: number): void => {
  switch (kindOf(action)) {
    case FIRST:
      return playFirst(n, placeIn(action));
    case BASE:
      return playBase(n, seat, action);
    case PLACE:
      return playPlace(n, seat, action);
    case MOVE:
      return playMove(n, action);
    case FIGHT:
      return playFight(n, placeIn(action));
    case DICE:
      return playDice(n, action);
    case GIVE:
      return playGive(n, cardIn(action));
    case TAKE:
      return playTake(n, cardIn(action));
    case CLOSE:
      return playClose(n, seat);
    case PICK:
      return playPick(n, seat, cardIn(action));
    case DONE:
      return playDone(n);
    case PASS:
      return playPass(n);
    case END:
      return endTurn(n);
    case RESIGN:
      return playResign(n, seat);
    default:
      throw new RangeError(`${action} is no action`);
  }
};

/** [X5][X7] The last in order of play lays the first base. */
const playFirst = (n: Int32Array, first: number): void => {
  n[FIRST_SEAT] = first;
  n[ACTOR] = (first + n[PLAYERS]! - 1) % n[PLAYERS]!;
  n[PHASE] = PHASE_BASE;
};

/** A card leaves the hand and lies face down on the table; gives its slot. */
const lay = (n: Int32Array, seat: number, card: number, place: number): number => {
  const slot = n[TABLE]!;
  n[TABLE] = slot + 1;
  n[LAID] = n[LAID]! + 1;
  n[WHERE + slot] = place;
  n[WHAT + slot] = card | (seat << OWNER_SHIFT) | (n[LAID] << LAID_SHIFT);
  n[HAND_SIZE + seat] = n[HAND_SIZE + seat]! - 1;
  if (card === JOKER) n[HAND_JOKERS + seat] = n[HAND_JOKERS + seat]! - 1;
  else if (card !== UNKNOWN) n[HAND + seat] = n[HAND + seat]! & ~(1 << rankOf(card));
  return slot;
};

/** [X7][X9] */
const playBase = (n: Int32Array, seat: number, action: number): void => {
  const slot = lay(n, seat, cardIn(action), placeIn(action));
  n[WHAT + slot] = n[WHAT + slot]! | IS_BASE;
  if (seat === n[FIRST_SEAT]) n[PHASE] = PHASE_ACT;
  else n[ACTOR] = (seat + n[PLAYERS]! - 1) % n[PLAYERS]!;
};

/** [X11] */
const playPlace = (n: Int32Array, seat: number, action: number): void => {
  const slot = lay(n, seat, cardIn(action), placeIn(action));
  n[STIRRED] = 1;
  act(n, slot);
};

/** [X28] */
const playMove = (n: Int32Array, action: number): void => {
  const slot = slotAt(n, moveFrom(action));
  n[WHERE + slot] = moveTo(action);
  turnUp(n, slot);
  act(n, slot);
};

const act = (n: Int32Array, slot: number): void => {
  n[ACTED] = 1;
  n[PASSES] = 0;
  n[ATTACKER] = slot;
  nextFight(n);
};

/** A card is turned face up before all eyes. */
const turnUp = (n: Int32Array, slot: number): void => {
  const what = n[WHAT + slot]!;
  if ((what & UP) !== 0) return;
  n[WHAT + slot] = what | UP;
  if (whatCard(what) === JOKER) jokerSeen(n, whatOwner(what), whatLaid(what));
};

/**
 * [X31] A joker laid at this time has come to light. Jokers are alike, so it counts as the latest that could lie there:
 * that leaves the other one every place it can be in.
 */
export const jokerSeen = (n: Int32Array, seat: number, laid: number): void => {
  const first = JOKER_SINCE + 2 * seat;
  const second = first + 1;
  if (n[second] !== 0 && n[second]! < laid) {
    n[second] = 0;
  } else {
    n[first] = n[second]!;
    n[second] = 0;
  }
};

/** [X31] What an eye learns of a card that has just been turned up, or is shown at the end. */
export const learn = (n: Int32Array, slot: number, card: number): void => {
  const what = n[WHAT + slot]!;
  if (whatCard(what) !== UNKNOWN) return;
  n[WHAT + slot] = what | card;
  if (card === JOKER && (what & UP) !== 0) jokerSeen(n, whatOwner(what), whatLaid(what));
};

/** [X15] On to the next fight of the card that was placed or moved, or to the purchases after the last one. */
const nextFight = (n: Int32Array): void => {
  const attacker = n[ATTACKER]!;
  if (attacker >= 0 && nextMet(n, n[ACTOR]!, n[WHERE + attacker]!, 0) >= 0) {
    n[PHASE] = PHASE_FIGHT;
    return;
  }
  n[ATTACKER] = -1;
  afterAction(n);
};

/** [X10] Where no purchase is possible the turn ends with nothing written. */
const afterAction = (n: Int32Array): void => {
  if (canBuy(n, n[ACTOR]!)) n[PHASE] = PHASE_AFTER;
  else endTurn(n);
};

/** [X16] Both cards are turned up; chance rolls. */
const playFight = (n: Int32Array, target: number): void => {
  const slot = slotAt(n, target);
  n[TARGET] = slot;
  n[STIRRED] = 1;
  turnUp(n, n[ATTACKER]!);
  turnUp(n, slot);
  n[PHASE] = PHASE_DICE;
};

/** [X16] The higher total wins; a tie rolls again. */
const playDice = (n: Int32Array, action: number): void => {
  const [a, b, c, d] = diceIn(action);
  const attacker = n[ATTACKER]!;
  const target = n[TARGET]!;
  const attack = a + b + valueOf(n[WHAT + attacker]! & CARD_MASK);
  const defence = c + d + valueOf(n[WHAT + target]! & CARD_MASK);
  if (attack === defence) return;
  if (attack > defence) winFight(n, attacker, target);
  else loseFight(n, attacker, target);
};

/** [X18][X21] The attacker falls; what is left of its fights lapses. The table keeps no pool for players who are out. */
const loseFight = (n: Int32Array, attacker: number, target: number): void => {
  const winner = whatOwner(n[WHAT + target]!);
  capture(n, attacker, n[IN + winner] === 1 ? winner : RECYCLE);
  n[ATTACKER] = n[TARGET] = -1;
  nextFight(n);
};

/** [X17][X24] */
const winFight = (n: Int32Array, attacker: number, target: number): void => {
  const what = n[WHAT + target]!;
  n[TARGET] = -1;
  if (attacker === n[TABLE]! - 1) n[ATTACKER] = target;
  capture(n, target, n[ACTOR]!);
  if ((what & IS_BASE) === 0) nextFight(n);
  else destroy(n, whatOwner(what));
};

/** [X17][X27] A beaten card leaves the table for a pool, a joker for good. */
const capture = (n: Int32Array, slot: number, pool: number): void => {
  const card = whatCard(n[WHAT + slot]!);
  const last = n[TABLE]! - 1;
  n[WHERE + slot] = n[WHERE + last]!;
  n[WHAT + slot] = n[WHAT + last]!;
  n[WHERE + last] = n[WHAT + last] = 0;
  n[TABLE] = last;
  if (card === JOKER) return;
  const at = poolAt(pool, suitOf(card));
  n[at] = n[at]! | (1 << rankOf(card));
};

/** [X24] The player is out; [X30] two of the counts start again. */
const putOut = (n: Int32Array, loser: number): void => {
  n[IN + loser] = 0;
  n[PASSES] = n[QUIET] = 0;
};

/** [X24] */
const destroy = (n: Int32Array, loser: number): void => {
  putOut(n, loser);
  if (playersIn(n) === 1) {
    recycle(n, loser);
    return finish(n, 'destroyed');
  }
  if (n[JOKERS_LEFT]! > 0) gainJoker(n, n[ACTOR]!);
  n[LOSER] = loser;
  n[PHASE] = PHASE_PICK;
};

/** [X27] */
const gainJoker = (n: Int32Array, seat: number): void => {
  n[JOKERS_LEFT] = n[JOKERS_LEFT]! - 1;
  n[HAND_JOKERS + seat] = n[HAND_JOKERS + seat]! + 1;
  n[HAND_SIZE + seat] = n[HAND_SIZE + seat]! + 1;
  const first = JOKER_SINCE + 2 * seat;
  n[n[first] === 0 ? first : first + 1] = n[LAID]!;
};

/** A card of the seat's suit leaves whichever pool holds it, for the hand. */
const regain = (n: Int32Array, seat: number, rank: number): void => {
  const kept = ~(1 << rank);
  for (let pool = 0; pool <= RECYCLE; pool++) n[poolAt(pool, seat)] = n[poolAt(pool, seat)]! & kept;
  n[HAND + seat] = n[HAND + seat]! | (1 << rank);
  n[HAND_SIZE + seat] = n[HAND_SIZE + seat]! + 1;
  n[SINCE + cardAt(seat, rank)] = n[LAID]!;
};

/** [X25] */
const playPick = (n: Int32Array, seat: number, card: number): void => regain(n, seat, rankOf(card));

/** [X24][X26] The loser's pool is recycled, and the fights go on. */
const playDone = (n: Int32Array): void => {
  recycle(n, n[LOSER]!);
  n[LOSER] = -1;
  nextFight(n);
};

const recycle = (n: Int32Array, loser: number): void => {
  for (let suit = 0; suit < SUITS.length; suit++) {
    n[poolAt(RECYCLE, suit)] = n[poolAt(RECYCLE, suit)]! | n[poolAt(loser, suit)]!;
    n[poolAt(loser, suit)] = 0;
  }
};

/** [X22] */
const playGive = (n: Int32Array, card: number): void => {
  const at = GIVEN + suitOf(card);
  n[at] = n[at]! | (1 << rankOf(card));
  n[PHASE] = PHASE_GIVE;
};

const playTake = (n: Int32Array, card: number): void => {
  n[TAKEN] = n[TAKEN]! | (1 << rankOf(card));
  n[PHASE] = PHASE_TAKE;
};

/** [X22] Only now do the cards change place. */
const playClose = (n: Int32Array, seat: number): void => {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const given = n[GIVEN + suit]!;
    n[poolAt(seat, suit)] = n[poolAt(seat, suit)]! & ~given;
    n[poolAt(RECYCLE, suit)] = n[poolAt(RECYCLE, suit)]! | given;
    n[GIVEN + suit] = 0;
  }
  for (let m = n[TAKEN]!; m !== 0; m &= m - 1) regain(n, seat, lowestBit(m));
  n[TAKEN] = 0;
  n[STIRRED] = n[BOUGHT] = 1;
  if (n[ACTED] === 1) afterAction(n);
  else n[PHASE] = PHASE_ACT;
};

/** [X30] A purchase since the first of the passes starts them again; one before this pass does not hinder it. */
const playPass = (n: Int32Array): void => {
  n[PASSES] = n[BOUGHT] === 1 ? 1 : n[PASSES]! + 1;
  endTurn(n);
};

/** [X29] Hand and pool go; the base stays, a card like any other. */
const playResign = (n: Int32Array, seat: number): void => {
  const cards = n[TABLE]!;
  for (let slot = 0; slot < cards; slot++) {
    if (whatOwner(n[WHAT + slot]!) === seat) n[WHAT + slot] = n[WHAT + slot]! & ~IS_BASE;
  }
  putOut(n, seat);
  recycle(n, seat);
  if (playersIn(n) === 1) finish(n, 'resigned');
  else nextTurn(n);
};

const endTurn = (n: Int32Array): void => {
  const seat = n[ACTOR]!;
  n[TURNS + seat] = n[TURNS + seat]! + 1;
  n[QUIET] = n[STIRRED] === 1 ? 0 : n[QUIET]! + 1;
  const drawn = drawnBy(n);
  if (drawn === null) nextTurn(n);
  else finish(n, drawn);
};

/** [X30] What makes a draw now, in the order of the rule. */
const drawnBy = (n: Int32Array): Ending | null => {
  const seats = playersIn(n);
  if (n[PASSES]! >= seats) return 'passes';
  if (n[QUIET]! >= QUIET_TURNS * seats) return 'quiet';
  for (let seat = 0; seat < n[PLAYERS]!; seat++) {
    if (n[IN + seat] === 1 && n[TURNS + seat]! < TURNS_AT_MOST) return null;
  }
  return 'hundred';
};

/** [X5] Clockwise, those who are out left out. */
const nextTurn = (n: Int32Array): void => {
  let seat = n[ACTOR]!;
  do seat = (seat + 1) % n[PLAYERS]!;
  while (n[IN + seat] === 0);
  n[ACTOR] = seat;
  n[PHASE] = PHASE_ACT;
  n[ACTED] = n[STIRRED] = n[BOUGHT] = 0;
};

/** [X18] Pending fights lapse. */
const finish = (n: Int32Array, ending: Ending): void => {
  n[PHASE] = PHASE_OVER;
  n[ENDING] = ENDINGS.indexOf(ending);
  n[ACTOR] = n[ATTACKER] = n[TARGET] = n[LOSER] = -1;
};
