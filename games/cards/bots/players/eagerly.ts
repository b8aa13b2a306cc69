import * as cards from '@santiago/cards';
import type { Quadrant, State } from '@santiago/cards/engine';
import * as engine from '@santiago/cards/engine';
import type { Random } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use
// (research/notes/engine.md).
const { cardAt, JOKER, ownCard, SEATS_AT_MOST, SUIT_COUNT, UNKNOWN, valueOf } = cards;
const {
  adjoining,
  BASE,
  BASE_SPOTS,
  baseFits,
  budget,
  canBuy,
  cardAction,
  CLOSE,
  CROSS_MIDDLE,
  givable,
  GIVE,
  Ground,
  makeMenu,
  open,
  PASS,
  PHASES,
  PLACE,
  quadrantOf,
  SIDEWAYS,
  spotAction,
  spotDir,
  spotHeight,
  spotWidth,
  spotX,
  spotY,
  TAKE,
  takeable,
  UPRIGHT,
} = engine;
const { highestBit, lowestBit } = kernel;

const menu = makeMenu();
/** By seat: what was surveyed last. */
const grounds = Array.from({ length: SEATS_AT_MOST }, () => new Ground());

/**
 * A player that looks for fights. Its base is any number card, as near to the middle as possible. It touches an
 * opponent's card if it can, with its strongest card. Otherwise it extends its line towards the nearest opponent's
 * base with its weakest card. It buys back whatever it can, picks everything, and passes when it has no card to
 * place. It uses nothing that its seat may not know.
 */
export const eagerly = (state: State, seat: number, random: Random): number => {
  switch (state.phase) {
    case 'base':
      return chooseBase(state, seat, random);
    case 'act':
      return canBuy(state, seat) ? give(state, seat) : act(state, seat);
    case 'after':
      return give(state, seat);
    case 'give':
    case 'take':
      return buy(state, seat);
    case 'fight':
    case 'pick':
      open(state, seat, menu);
      return menu.at(0);
    case 'first':
    case 'dice':
    case 'over':
      throw new Error(`no seat acts in the phase ${state.phase}`);
  }
};

/** Twice the middle of a card, so that it stays a whole number. */
const middleX = (spot: number): number => 2 * spotX(spot) + spotWidth(spot);
const middleY = (spot: number): number => 2 * spotY(spot) + spotHeight(spot);

/** The square of the distance between the middles of two cards, in half units. */
const apart = (a: number, b: number): number => {
  const dx = middleX(a) - middleX(b);
  const dy = middleY(a) - middleY(b);
  return dx * dx + dy * dy;
};

/** 2 to 10. */
const NUMBER_CARDS = 9;

/** The spots for a base in one direction, those nearest to the middle first. */
const nearestFirst = (quadrant: Quadrant, dir: number): readonly number[] =>
  [...BASE_SPOTS[quadrant]]
    .filter((spot) => spotDir(spot) === dir)
    .sort((a, b) => apart(a, CROSS_MIDDLE) - apart(b, CROSS_MIDDLE));

const nearestBases = (quadrant: Quadrant) => ({
  upright: nearestFirst(quadrant, UPRIGHT),
  sideways: nearestFirst(quadrant, SIDEWAYS),
});

const NEAREST: Readonly<Record<Quadrant, ReturnType<typeof nearestBases>>> = {
  'lower-left': nearestBases('lower-left'),
  'upper-left': nearestBases('upper-left'),
  'upper-right': nearestBases('upper-right'),
  'lower-right': nearestBases('lower-right'),
};

const firstFit = (state: State, spots: readonly number[]): number => {
  for (const spot of spots) if (baseFits(state, spot)) return spot;
  return -1;
};

const chooseBase = (state: State, seat: number, random: Random): number => {
  const nearest = NEAREST[quadrantOf(state.players, seat)];
  const upright = firstFit(state, nearest.upright);
  const sideways = firstFit(state, nearest.sideways);
  const lead = apart(sideways, CROSS_MIDDLE) - apart(upright, CROSS_MIDDLE);
  const spot = lead > 0 || (lead === 0 && random.below(2) === 0) ? upright : sideways;
  return spotAction(BASE, ownCard(seat, random.below(NUMBER_CARDS)), spot);
};

/** The first card of the pool that has not been given. */
const give = (state: State, seat: number): number => {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const ranks = givable(state, seat, suit);
    if (ranks !== 0) return cardAction(GIVE, cardAt(suit, lowestBit(ranks)));
  }
  throw new Error('there is nothing to give');
};

/** The best card that the cards paid so far can buy; more cards are paid only until one can be bought. */
const buy = (state: State, seat: number): number => {
  const left = budget(state);
  let best = UNKNOWN;
  for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
    const card = ownCard(seat, lowestBit(m));
    if (valueOf(card) <= left) best = card;
  }
  if (best !== UNKNOWN) return cardAction(TAKE, best);
  return state.phaseNumber === PHASES.take ? CLOSE : give(state, seat);
};

const act = (state: State, seat: number): number => {
  const ranks = state.hands.ranks(seat);
  const jokers = state.hands.jokers(seat);
  if (ranks === 0 && jokers === 0) return PASS;
  const ground = grounds[seat]!;
  ground.survey(state.table, seat);
  findBases(state, seat, bases);
  const attack = nearestSpot(ground, bases, 'touching');
  if (attack >= 0) return spotAction(PLACE, jokers > 0 ? JOKER : ownCard(seat, highestBit(ranks)), attack);
  const advance = nearestSpot(ground, bases, 'any');
  if (advance < 0) return PASS;
  return spotAction(PLACE, ranks === 0 ? JOKER : ownCard(seat, lowestBit(ranks)), advance);
};

/** The middles of bases. */
interface Bases {
  count: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** Those of the opponents, found anew in each action. */
const bases: Bases = { count: 0, x: new Int32Array(SEATS_AT_MOST), y: new Int32Array(SEATS_AT_MOST) };

/** Finds the opponents' bases. */
const findBases = ({ table }: State, seat: number, found: Bases): void => {
  found.count = 0;
  for (let slot = 0; slot < table.count; slot++) {
    if (!table.isBase(slot) || table.owner(slot) === seat) continue;
    found.x[found.count] = middleX(table.spot(slot));
    found.y[found.count++] = middleY(table.spot(slot));
  }
};

/** The free spot nearest to an opponent's base, of all or of those that touch an opponent's card; −1 without one. */
const nearestSpot = (
  ground: engine.Ground,
  { count, x: baseX, y: baseY }: Bases,
  which: 'touching' | 'any',
): number => {
  let best = -1;
  let least = Infinity;
  for (let m = ground.connected; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const free = ground.freeSteps(card);
    for (let s = which === 'any' ? free : free & ground.touchingSteps(card); s !== 0; s &= s - 1) {
      const spot = adjoining(ground.spot(card), lowestBit(s));
      const x = middleX(spot);
      const y = middleY(spot);
      for (let base = 0; base < count; base++) {
        const dx = x - baseX[base]!;
        const dy = y - baseY[base]!;
        const away = dx * dx + dy * dy;
        if (away < least) {
          least = away;
          best = spot;
        }
      }
    }
  }
  return best;
};
