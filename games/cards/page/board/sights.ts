import {
  actorOf,
  type Corner,
  type Offer,
  type Place,
  placesOf,
  type TableCard,
  type View,
} from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { fitted, type Lie, type Limits, type Size } from '@santiago/table/page/ui/panzoom.ts';
import { around, type Box, boxOf, centreOf, FRAME, keyOf } from './geometry.ts';

/** What the camera shows: all of `must`, and as many of the others, nearest first, as stay readable. */
export interface Sights {
  readonly must: Box;
  readonly rest: readonly Box[];
}

export const FELT_LIMITS: Limits = { smallest: 0.16, largest: 1.5 };
/** The column of buttons on the felt. */
const TOOLS = 48;
/** Below this many pixels a unit, ranks are hard to read. */
const LEGIBLE = 0.44;
/** On a felt this low, seeing every card matters more than reading every rank. */
const LOW = { height: 240, legible: 0.33 };
/** The margin around what must be shown. */
const MARGIN = 45;
/** The margin around what is shown if it can be. */
const REST_MARGIN = 30;
/** Around a fight there is room for the dice. */
const FIGHT_MARGIN = 130;
/** At the end nothing lies outside, so the cards are as large as they can be. */
const END_MARGIN = 24;

/** Every spot a card may go to, upright and sideways, from the hand or by a move on the table. */
const placesIn = (offer: Offer | null): readonly Place[] => {
  if (offer === null || offer.lay?.kind === 'base') return [];
  return [...placesOf(offer.lay?.runs ?? []), ...offer.moves.flatMap(({ runs }) => placesOf(runs))];
};

/** The seat that the screen is about: the viewer while they are in, otherwise the player who acts. */
const lineOf = (view: View, seat: Seat | null): readonly TableCard[] => {
  const own = view.table.filter(({ owner }) => owner === seat);
  return own.length > 0 ? own : view.table.filter(({ owner }) => owner === actorOf(view));
};

/** The distance between a card and the nearest card of a line. */
const gapTo = (line: readonly Place[], card: Place): number => {
  const { x, y } = centreOf(card);
  return Math.min(...line.map(centreOf).map((middle) => Math.hypot(middle.x - x, middle.y - y)));
};

const cardsAt = ({ table }: View, corners: readonly Corner[]): readonly TableCard[] => {
  const keys = new Set(corners.map(keyOf));
  return table.filter((card) => keys.has(keyOf(card)));
};

const playSights = (view: View, offer: Offer | null, seat: Seat | null): Sights => {
  const line = lineOf(view, seat);
  if (line.length === 0) return { must: around(view.table.map(boxOf), MARGIN), rest: [] };
  const owner = line[0]!.owner;
  const enemies = view.table
    .filter((card) => card.owner !== owner)
    .toSorted((a, b) => gapTo(line, a) - gapTo(line, b));
  const last = view.table.reduce((newest, card) => (card.laid > newest.laid ? card : newest), view.table[0]!);
  const must = [...line, ...placesIn(offer), ...enemies.slice(0, 1), last];
  return {
    must: around(must.map(boxOf), MARGIN),
    rest: enemies.slice(1).map((card) => around([boxOf(card)], REST_MARGIN)),
  };
};

/** What matters now. An incomplete choice does not change it, so the camera stays still meanwhile. */
export const sightsOf = (view: View, offer: Offer | null, seat: Seat | null): Sights => {
  const { phase } = view;
  const others = (): Box[] => view.table.map((card) => around([boxOf(card)], MARGIN));
  switch (phase.kind) {
    case 'first':
    case 'base':
      return { must: FRAME, rest: [] };
    case 'over':
      return { must: around(view.table.map(boxOf), END_MARGIN), rest: [] };
    case 'fight': {
      const about = cardsAt(view, [phase.attacker, ...(offer?.fight ?? [])]);
      // As near as they come: the chances stand beside the cards, and must not cover each other.
      return { must: around(about.map(boxOf), FIGHT_MARGIN), rest: [] };
    }
    case 'dice': {
      const about = cardsAt(view, [phase.attacker, phase.target]);
      return { must: around(about.map(boxOf), FIGHT_MARGIN), rest: others() };
    }
    case 'act':
    case 'give':
    case 'take':
    case 'pick':
    case 'after':
      return playSights(view, offer, seat);
  }
};

const united = (a: Box, b: Box): Box => around([a, b], 0);

/** The position of the felt that shows these sights. */
export const lieFor = ({ must, rest }: Sights, { width, height }: Size): Lie => {
  const clear = { width: width - TOOLS, height };
  const legible = height < LOW.height ? LOW.legible : LEGIBLE;
  let box = must;
  for (const each of rest) {
    const wider = united(box, each);
    if (fitted(wider, clear, FELT_LIMITS).scale >= legible) box = wider;
  }
  return fitted(box, clear, FELT_LIMITS);
};
