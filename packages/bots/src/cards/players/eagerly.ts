import { SUITS } from '@santiago/cards';
import {
  ACROSS,
  adjoining,
  BASE,
  BASE_PLACES,
  baseFits,
  budget,
  canBuy,
  cardAt,
  cardCode,
  CLOSE,
  codeAt,
  codeDir,
  freeSteps,
  GIVE,
  GIVEN,
  ground,
  HAND,
  HAND_JOKERS,
  HEIGHTS,
  IS_BASE,
  JOKER,
  layCode,
  meetingSteps,
  menuSingles,
  open,
  ownPlace,
  PASS,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_GIVE,
  PHASE_TAKE,
  PLACE,
  PLAYERS,
  poolAt,
  type Quadrant,
  QUADRANTS,
  quadrantOf,
  type State,
  survey,
  TABLE,
  TAKE,
  takeable,
  UNKNOWN,
  UPRIGHT,
  valueOf,
  WHAT,
  whatOwner,
  WHERE,
  WIDTHS,
} from '@santiago/cards/engine';
import { lowestBit, type Random } from '@santiago/kernel';

/**
 * A seat that seeks contact. Its base, any number card, lies as near to the middle as may be. It touches an enemy where it
 * can, with its strongest card, and otherwise walks towards the nearest enemy base with its weakest. It buys whatever it
 * can, picks everything, and passes when it has no card to lay. It looks at nothing that its seat may not know.
 */
export const eagerly = ({ n }: State, seat: number, random: Random): number => {
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

/** 2 to 10. */
const NUMBER_CARDS = 9;

/** The places around a quadrant in one direction, those nearest to the middle first. */
const nearestFirst = (quadrant: Quadrant, dir: number): readonly number[] =>
  [...BASE_PLACES[quadrant]]
    .filter((place) => codeDir(place) === dir)
    .sort((a, b) => distance(a, CENTRE) - distance(b, CENTRE));

const NEAREST = Object.fromEntries(
  QUADRANTS.map((quadrant) => [quadrant, [nearestFirst(quadrant, UPRIGHT), nearestFirst(quadrant, ACROSS)]]),
) as unknown as Readonly<Record<Quadrant, readonly [readonly number[], readonly number[]]>>;

const firstFit = (n: Int32Array, places: readonly number[]): number => {
  for (const place of places) if (baseFits(n, place)) return place;
  return -1;
};

const settle = (n: Int32Array, seat: number, random: Random): number => {
  const [uprights, acrosses] = NEAREST[quadrantOf(n[PLAYERS]!, seat)];
  const upright = firstFit(n, uprights);
  const across = firstFit(n, acrosses);
  const lead = distance(across, CENTRE) - distance(upright, CENTRE);
  const place = lead > 0 || (lead === 0 && random.below(2) === 0) ? upright : across;
  return layCode(BASE, cardAt(seat, random.below(NUMBER_CARDS)), place);
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
  const found = findTargets(n, seat);
  const meeting = nearestPlace(found, CONTACT);
  if (meeting >= 0) return layCode(PLACE, jokers > 0 ? JOKER : cardAt(seat, 31 - Math.clz32(ranks)), meeting);
  const walking = nearestPlace(found, ANYWHERE);
  if (walking < 0) return PASS;
  return layCode(PLACE, ranks === 0 ? JOKER : cardAt(seat, lowestBit(ranks)), walking);
};

const targets = new Int32Array(4);

/** Writes where the enemy bases lie; gives how many there are. */
const findTargets = (n: Int32Array, seat: number): number => {
  const cards = n[TABLE]!;
  let found = 0;
  for (let slot = 0; slot < cards; slot++) {
    const what = n[WHAT + slot]!;
    if ((what & IS_BASE) !== 0 && whatOwner(what) !== seat) targets[found++] = n[WHERE + slot]!;
  }
  return found;
};

const CONTACT = 0;
const ANYWHERE = 1;

/** The free place nearest to an enemy base, among those that touch an enemy or among all; −1 if there is none. */
const nearestPlace = (found: number, where: typeof CONTACT | typeof ANYWHERE): number => {
  let best = -1;
  let least = Infinity;
  for (let m = ground.connected; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const place = ownPlace[card]!;
    const steps = where === CONTACT ? freeSteps(card) & meetingSteps(card) : freeSteps(card);
    for (let s = steps; s !== 0; s &= s - 1) {
      const next = adjoining(place, lowestBit(s));
      for (let target = 0; target < found; target++) {
        const away = distance(next, targets[target]!);
        if (away < least) {
          least = away;
          best = next;
        }
      }
    }
  }
  return best;
};
