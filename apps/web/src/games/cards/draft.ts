import {
  type Action,
  type Card,
  type Corner,
  type Direction,
  type Offer,
  type Place,
  placesOf,
  type Run,
} from '@santiago/cards';
import { keyOf, placeKey } from './geometry.ts';
import { sumOf } from './facts.ts';

/** What a person is about to do, before it counts. */
export interface Draft {
  /** A card of the hand, or one on the table that is to move. */
  readonly card: Card | null;
  readonly from: Corner | null;
  readonly dir: Direction;
  readonly place: Place | null;
  /** Whom to fight. */
  readonly target: Corner | null;
  /** The purchase as it is planned; null while no purchase is thought about. */
  readonly trade: Trade | null;
  readonly picks: readonly Card[];
  /** Asked once more before giving up. */
  readonly resigning: boolean;
}

export interface Trade {
  readonly gives: readonly Card[];
  readonly takes: readonly Card[];
}

export const NO_DRAFT: Draft = {
  card: null,
  from: null,
  dir: 'v',
  place: null,
  target: null,
  trade: null,
  picks: [],
  resigning: false,
};

/** A purchase that has begun must be gone on with; picks are all wanted unless one says otherwise. */
export const firstDraft = (offer: Offer | null, dir: Direction): Draft => ({
  ...NO_DRAFT,
  dir,
  trade: offer !== null && (offer.take.length > 0 || offer.words.includes('close')) ? EMPTY_TRADE : null,
  picks: offer?.pick ?? [],
  target: offer?.fight.length === 1 ? offer.fight[0]! : null,
});

export const EMPTY_TRADE: Trade = { gives: [], takes: [] };

/** The runs of places that the thing in hand may go to. */
export const runsOf = (offer: Offer | null, draft: Draft): readonly Run[] => {
  if (offer === null) return [];
  if (draft.from !== null) {
    const key = keyOf(draft.from);
    return offer.moves.find(({ from }) => keyOf(from) === key)?.runs ?? [];
  }
  return draft.card === null || offer.lay === null ? [] : offer.lay.runs;
};

/** The places it may go to as it is turned now. */
export const spotsOf = (offer: Offer | null, draft: Draft): Place[] =>
  placesOf(runsOf(offer, draft).filter(({ dir }) => dir === draft.dir));

export const canTurn = (offer: Offer | null, draft: Draft): boolean =>
  runsOf(offer, draft).some(({ dir }) => dir !== draft.dir);

export const hasPlace = (spots: readonly Place[], place: Place): boolean => {
  const key = placeKey(place);
  return spots.some((spot) => placeKey(spot) === key);
};

/** The action of a draft on the felt, as far as it is one. */
export const actionOf = (offer: Offer, { card, from, place, target }: Draft): Action | null => {
  if (offer.fight.length > 0) return target === null ? null : { kind: 'fight', target };
  if (place === null) return null;
  if (from !== null) return { kind: 'move', from, place };
  if (card === null || offer.lay === null) return null;
  return { kind: offer.lay.kind, card, place };
};

/** What stands against a purchase as it is planned; null if it can be made. */
export type TradeFault = { readonly kind: 'give' | 'take' } | { readonly kind: 'short'; readonly by: number };

export const tradeFault = (given: readonly Card[], taken: readonly Card[]): TradeFault | null => {
  const short = sumOf(taken) - sumOf(given);
  if (given.length === 0) return { kind: 'give' };
  if (short > 0) return { kind: 'short', by: short };
  return taken.length === 0 ? { kind: 'take' } : null;
};
