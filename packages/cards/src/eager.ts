import type { Random } from '@santiago/kernel';
import { lowestBit } from './bits.ts';
import { BASE, cardCode, CLOSE, GIVE, layCode, PASS, PLACE, TAKE } from './code.ts';
import { adjoining, codeAt, HEIGHTS, WIDTHS } from './geometry.ts';
import { freeSteps, ground, meetingSteps, ownPlace, survey } from './ground.ts';
import { budget, canBuy, menu, menuCards, menuPlaces, menuSingles, open, takeable } from './legality.ts';
import {
  GIVEN,
  HAND,
  HAND_JOKERS,
  IS_BASE,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_GIVE,
  PHASE_TAKE,
  poolAt,
  type State,
  TABLE,
  WHAT,
  whatOwner,
  WHERE,
} from './state.ts';
import { cardAt, JOKER, SUITS, UNKNOWN, valueOf } from './vocabulary.ts';

/**
 * A seat that seeks contact. Its base, any card, lies as near to the middle as may be. It touches an enemy where it can,
 * with its strongest card, and otherwise walks towards the nearest enemy base with its weakest. It buys whatever it can,
 * picks everything, and passes when it has no card to lay. It looks at nothing that its seat may not know.
 */
export const eager = ({ n }: State, seat: number, random: Random): number => {
  switch (n[PHASE]) {
    case PHASE_BASE:
      return settle(n, seat, random);
    case PHASE_ACT:
      return canBuy(n, seat) ? give(n, seat) : act(n, seat);
    case PHASE_AFTER:
      return give(n, seat);
    case PHASE_GIVE:
    case PHASE_TAKE:
      return trade(n, seat);
    default:
      open(n, seat);
      return menuSingles[0]!;
  }
};

/** Twice the middle of a card, so that it stays a whole number; moved up as in the place's code. */
const middleX = (place: number): number => 2 * (place >> 9) + WIDTHS[place & 1]!;
const middleY = (place: number): number => 2 * ((place >> 1) & 255) + HEIGHTS[place & 1]!;

/** An upright card here has its middle nearest to that of the cross. */
const CENTRE = codeAt(0, -1, 0);

const distance = (a: number, b: number): number => {
  const dx = middleX(a) - middleX(b);
  const dy = middleY(a) - middleY(b);
  return dx * dx + dy * dy;
};

const settle = (n: Int32Array, seat: number, random: Random): number => {
  open(n, seat);
  const { cards, places } = menu;
  const start = random.below(places);
  let nearestPlace = -1;
  let least = Infinity;
  for (let i = 0; i < places; i++) {
    const place = menuPlaces[i < places - start ? start + i : start + i - places]!;
    const away = distance(place, CENTRE);
    if (away < least) {
      least = away;
      nearestPlace = place;
    }
  }
  return layCode(BASE, menuCards[random.below(cards)]!, nearestPlace);
};

/** The first card of the pool that has not been given. */
const give = (n: Int32Array, seat: number): number => {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = n[poolAt(seat, suit)]! & ~n[GIVEN + suit]!;
    if (ranks !== 0) return cardCode(GIVE, cardAt(suit, lowestBit(ranks)));
  }
  throw new Error('there is nothing to give');
};

/** The best card that what was given can buy; more is given only until one can be bought. */
const trade = (n: Int32Array, seat: number): number => {
  const left = budget(n);
  let best = UNKNOWN;
  for (let m = takeable(n, seat); m !== 0; m &= m - 1) {
    const card = cardAt(seat, lowestBit(m));
    if (valueOf(card) <= left) best = card;
  }
  if (best !== UNKNOWN) return cardCode(TAKE, best);
  return n[PHASE] === PHASE_TAKE ? CLOSE : give(n, seat);
};

const act = (n: Int32Array, seat: number): number => {
  const ranks = n[HAND + seat]!;
  const jokers = n[HAND_JOKERS + seat]!;
  if (ranks === 0 && jokers === 0) return PASS;
  survey(n, seat);
  advance(n, seat);
  if (best.meeting >= 0) {
    const strongest = jokers > 0 ? JOKER : cardAt(seat, 31 - Math.clz32(ranks));
    return layCode(PLACE, strongest, best.meeting);
  }
  if (best.walking < 0) return PASS;
  return layCode(PLACE, ranks === 0 ? JOKER : cardAt(seat, lowestBit(ranks)), best.walking);
};

/** The free places nearest to an enemy base, one that touches an enemy and any one; −1 if there is none. */
const best = { meeting: -1, walking: -1 };

const targets = new Int32Array(4);

const findTargets = (n: Int32Array, seat: number): number => {
  const cards = n[TABLE]!;
  let found = 0;
  for (let slot = 0; slot < cards; slot++) {
    const what = n[WHAT + slot]!;
    if ((what & IS_BASE) !== 0 && whatOwner(what) !== seat) targets[found++] = n[WHERE + slot]!;
  }
  return found;
};

const nearest = (place: number, found: number): number => {
  let least = distance(place, targets[0]!);
  for (let i = 1; i < found; i++) {
    const away = distance(place, targets[i]!);
    if (away < least) least = away;
  }
  return least;
};

const advance = (n: Int32Array, seat: number): void => {
  const found = findTargets(n, seat);
  let meeting = -1;
  let walking = -1;
  let leastMeeting = Infinity;
  let leastWalking = Infinity;
  for (let m = ground.connected; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const place = ownPlace[card]!;
    const met = meetingSteps(card);
    // Once a contact is possible, walking no longer matters.
    const steps = meeting < 0 ? freeSteps(card) : freeSteps(card) & met;
    for (let s = steps; s !== 0; s &= s - 1) {
      const step = lowestBit(s);
      const next = adjoining(place, step);
      const away = nearest(next, found);
      if ((met & (1 << step)) !== 0) {
        if (away < leastMeeting) {
          leastMeeting = away;
          meeting = next;
        }
      } else if (away < leastWalking) {
        leastWalking = away;
        walking = next;
      }
    }
  }
  best.meeting = meeting;
  best.walking = walking;
};
