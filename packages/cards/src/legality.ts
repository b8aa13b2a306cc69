import { lowestBit, type Random } from '@santiago/kernel';
import {
  BASE,
  cardCode,
  CLOSE,
  DONE,
  END,
  FIGHT,
  GIVE,
  layCode,
  moveCode,
  PASS,
  PICK,
  PLACE,
  RESIGN,
  TAKE,
} from './code.ts';
import { BASE_PLACES, type Quadrant } from './cross.ts';
import { cornerCode } from './geometry.ts';
import { movable, nextMet, ownPlace, survey, writeMoves, writePlaces } from './ground.ts';
import { BRIDGED, nearnessOf, TOGETHER } from './relations.ts';
import {
  ACTOR,
  APART,
  ATTACKER,
  GIVEN,
  HAND,
  HAND_JOKERS,
  MOVES,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_FIGHT,
  PHASE_GIVE,
  PHASE_PICK,
  PHASE_TAKE,
  PLAYERS,
  poolAt,
  RECYCLE,
  TABLE,
  TAKEN,
  WHERE,
} from './state.ts';
import { cardAt, JOKER, SUIT_SIZE, SUITS, valueOf } from './vocabulary.ts';

/**
 * The one source of legality: `open` writes the menu of a seat, that is everything it may do now, as cards × places and
 * single actions. Lists, counts, samples, offers and refusals are all read from the menu.
 */
export const menu = {
  /** BASE or PLACE where cards × places are on offer. */
  lay: PLACE,
  cards: 0,
  places: 0,
  singles: 0,
};
export const menuCards = new Int32Array(SUIT_SIZE + 1);
/** [X8] A base has 828 places before other bases take some away. */
const BASE_PLACES_AT_MOST = 828;
export const menuPlaces = new Int32Array(BASE_PLACES_AT_MOST);
/** Moves are the most: 14 cards, each beside 14 others. */
const SINGLES_AT_MOST = 14 * 14 * 12 + 64;
export const menuSingles = new Int32Array(SINGLES_AT_MOST);

/** No decision has more answers: any card as a base, anywhere. */
export const WIDEST = SUIT_SIZE * BASE_PLACES_AT_MOST;

const QUADRANT_OF: readonly Quadrant[] = ['lower-left', 'upper-left', 'upper-right', 'lower-right'];

/** [X8] Two players sit across. */
export const quadrantOf = (players: number, seat: number): Quadrant =>
  players === 2 && seat === 1 ? 'upper-right' : QUADRANT_OF[seat]!;

/** [X8] No base that lies already forbids this place. */
export const baseFits = (n: Int32Array, place: number): boolean => {
  const cards = n[TABLE]!;
  const tooNear = n[APART] === 1 ? TOGETHER | BRIDGED : TOGETHER;
  for (let slot = 0; slot < cards; slot++) {
    if ((nearnessOf(place, n[WHERE + slot]!) & tooNear) !== 0) return false;
  }
  return true;
};

const writeHand = (n: Int32Array, seat: number): void => {
  let cards = 0;
  for (let m = n[HAND + seat]!; m !== 0; m &= m - 1) menuCards[cards++] = cardAt(seat, lowestBit(m));
  if (n[HAND_JOKERS + seat]! > 0) menuCards[cards++] = JOKER;
  menu.cards = cards;
};

const openBase = (n: Int32Array, seat: number): void => {
  menu.lay = BASE;
  writeHand(n, seat);
  const around = BASE_PLACES[quadrantOf(n[PLAYERS]!, seat)];
  let places = 0;
  for (let i = 0; i < around.length; i++) {
    const place = around[i]!;
    if (baseFits(n, place)) menuPlaces[places++] = place;
  }
  menu.places = places;
};

/** [X22] Ranks of the seat's own suit that lie in other pools and have not been taken already. */
export const takeable = (n: Int32Array, seat: number): number => {
  let ranks = n[poolAt(RECYCLE, seat)]!;
  for (let other = 0; other < n[PLAYERS]!; other++) ranks |= n[poolAt(other, seat)]!;
  return ranks & ~n[TAKEN]!;
};

/** The value of a set of ranks; ranks are worth the same in every suit [X2]. */
export const worthOf = (ranks: number): number => {
  let worth = 0;
  for (let m = ranks; m !== 0; m &= m - 1) worth += valueOf(cardAt(0, lowestBit(m)));
  return worth;
};

export const poolWorth = (n: Int32Array, seat: number): number => {
  let worth = 0;
  for (let suit = 0; suit < SUITS.length; suit++) worth += worthOf(n[poolAt(seat, suit)]!);
  return worth;
};

/** [X22] What has been given and not been spent yet. */
export const budget = (n: Int32Array): number => {
  let worth = 0;
  for (let suit = 0; suit < SUITS.length; suit++) worth += worthOf(n[GIVEN + suit]!);
  return worth - worthOf(n[TAKEN]!);
};

/** [X22] The whole pool is worth at least the cheapest card he could take. */
export const canBuy = (n: Int32Array, seat: number): boolean => {
  const ranks = takeable(n, seat);
  return ranks !== 0 && poolWorth(n, seat) >= valueOf(cardAt(seat, lowestBit(ranks)));
};

const addGives = (n: Int32Array, seat: number): void => {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = n[poolAt(seat, suit)]! & ~n[GIVEN + suit]!;
    for (let m = ranks; m !== 0; m &= m - 1) {
      menuSingles[menu.singles++] = cardCode(GIVE, cardAt(suit, lowestBit(m)));
    }
  }
};

const addTakes = (n: Int32Array, seat: number): void => {
  const left = budget(n);
  for (let m = takeable(n, seat); m !== 0; m &= m - 1) {
    const card = cardAt(seat, lowestBit(m));
    if (valueOf(card) <= left) menuSingles[menu.singles++] = cardCode(TAKE, card);
  }
};

const moveScratch = new Int32Array(14 * 12);

const addMoves = (): void => {
  for (let m = movable(); m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const from = cornerCode(ownPlace[card]!);
    const places = writeMoves(card, moveScratch);
    for (let i = 0; i < places; i++) menuSingles[menu.singles++] = moveCode(from, moveScratch[i]!);
  }
};

/** [X10] Purchases, or the turn's one action. */
const openAct = (n: Int32Array, seat: number): void => {
  writeHand(n, seat);
  survey(n, seat);
  if (menu.cards > 0) menu.places = writePlaces(menuPlaces);
  if (canBuy(n, seat)) addGives(n, seat);
  if (n[MOVES] === 1) addMoves();
  menuSingles[menu.singles++] = PASS;
  menuSingles[menu.singles++] = RESIGN;
};

/** [X15] Every enemy card that the attacker meets and has not fought: those it beat are gone. */
const openFight = (n: Int32Array, seat: number): void => {
  const place = n[WHERE + n[ATTACKER]!]!;
  for (let slot = nextMet(n, seat, place, 0); slot >= 0; slot = nextMet(n, seat, place, slot + 1)) {
    menuSingles[menu.singles++] = FIGHT | cornerCode(n[WHERE + slot]!);
  }
};

/** [X25] */
const openPick = (n: Int32Array, seat: number): void => {
  for (let m = takeable(n, seat); m !== 0; m &= m - 1) {
    menuSingles[menu.singles++] = cardCode(PICK, cardAt(seat, lowestBit(m)));
  }
  menuSingles[menu.singles++] = DONE;
};

/** Writes the menu of the seat; an empty one where it owes nothing. */
export const open = (n: Int32Array, seat: number): void => {
  menu.lay = PLACE;
  menu.cards = menu.places = menu.singles = 0;
  if (seat !== n[ACTOR]) return;
  switch (n[PHASE]) {
    case PHASE_BASE:
      return openBase(n, seat);
    case PHASE_ACT:
      return openAct(n, seat);
    case PHASE_GIVE:
      addGives(n, seat);
      return addTakes(n, seat);
    case PHASE_TAKE:
      addTakes(n, seat);
      menuSingles[menu.singles++] = CLOSE;
      return;
    case PHASE_FIGHT:
      return openFight(n, seat);
    case PHASE_PICK:
      return openPick(n, seat);
    case PHASE_AFTER:
      addGives(n, seat);
      menuSingles[menu.singles++] = END;
      return;
    default:
      return;
  }
};

export const count = (n: Int32Array, seat: number): number => {
  open(n, seat);
  return menu.singles + menu.cards * menu.places;
};

export const list = (n: Int32Array, seat: number, out: Int32Array): number => {
  open(n, seat);
  const { lay, cards, places, singles } = menu;
  let at = 0;
  for (let card = 0; card < cards; card++) {
    const head = layCode(lay, menuCards[card]!, 0);
    for (let place = 0; place < places; place++) out[at++] = head | menuPlaces[place]!;
  }
  for (let i = 0; i < singles; i++) out[at++] = menuSingles[i]!;
  return at;
};

export const sample = (n: Int32Array, seat: number, random: Random): number => {
  open(n, seat);
  const { lay, cards, places, singles } = menu;
  const choice = random.below(singles + cards * places) - singles;
  if (choice < 0) return menuSingles[choice + singles]!;
  return layCode(lay, menuCards[Math.floor(choice / places)]!, menuPlaces[choice % places]!);
};

/** [X29] The only answer; resigning does not count as one. */
export const forced = (n: Int32Array, seat: number): number => {
  open(n, seat);
  if (menu.cards * menu.places > 0) return -1;
  const answers = n[PHASE] === PHASE_ACT ? menu.singles - 1 : menu.singles;
  return answers === 1 ? menuSingles[0]! : -1;
};

/** The action stands on the menu that was opened last. */
export const onMenu = (action: number): boolean => {
  const { lay, cards, places, singles } = menu;
  for (let i = 0; i < singles; i++) if (menuSingles[i] === action) return true;
  for (let card = 0; card < cards; card++) {
    const place = action - layCode(lay, menuCards[card]!, 0);
    for (let i = 0; i < places; i++) if (menuPlaces[i] === place) return true;
  }
  return false;
};
