import { signal } from '@preact/signals';
import type { Action, Ditch, Intersection, Offer, Square, Tile } from '@santiago/canals';
import type { Spot, Targets } from './geometry.ts';

/** What a person has chosen so far and not yet done. */
export interface Draft {
  readonly tile: Tile | null;
  readonly square: Square | null;
  readonly ditch: Ditch | null;
  readonly place: Intersection | null;
  readonly amount: number | null;
}

const EMPTY: Draft = { tile: null, square: null, ditch: null, place: null, amount: null };

/** Where a decision starts: what there is only one of is chosen already. */
export const firstDraft = (offer: Offer | null): Draft => {
  if (offer?.kind === 'leftover') return { ...EMPTY, tile: offer.tile };
  if (offer?.kind === 'plant' && new Set(offer.tiles).size === 1) return { ...EMPTY, tile: offer.tiles[0]! };
  if (offer?.kind === 'bribe') return { ...EMPTY, amount: offer.from };
  return EMPTY;
};

export const makeDraft = () => signal<Draft>(EMPTY);

const NOWHERE: Targets = { squares: [], ditches: [], nodes: [] };

/** Where the board can be pointed at, now that so much is chosen. */
export const targetsOf = (offer: Offer | null, draft: Draft): Targets => {
  switch (offer?.kind) {
    case 'spring':
      return { ...NOWHERE, nodes: offer.places };
    case 'first-canal':
    case 'extra':
      return { ...NOWHERE, ditches: offer.ditches };
    case 'plant':
      return draft.tile === null ? NOWHERE : { ...NOWHERE, squares: offer.squares };
    case 'leftover':
      return { ...NOWHERE, squares: offer.squares };
    case 'bribe':
      return offer.from > offer.to ? NOWHERE : { ...NOWHERE, ditches: [...offer.free, ...offer.proposed] };
    case 'decide':
      return { ...NOWHERE, ditches: [...offer.accept, ...offer.dig] };
    case 'bid':
    case 'seal':
    case undefined:
      return NOWHERE;
  }
};

/** The action that the draft amounts to; null while something is missing. */
export const actionOf = (offer: Offer, draft: Draft): Action | null => {
  const { tile, square, ditch, place, amount } = draft;
  switch (offer.kind) {
    case 'spring':
      return place === null ? null : { kind: 'spring', place };
    case 'first-canal':
      return ditch === null ? null : { kind: 'dig', ditch };
    case 'bid':
    case 'seal':
      if (amount === null) return null;
      return amount === 0 ? { kind: 'pass' } : { kind: 'bid', amount };
    case 'plant':
    case 'leftover':
      return tile === null || square === null ? null : { kind: 'plant', tile, square };
    case 'bribe':
      if (ditch === null || amount === null) return null;
      return { kind: offer.proposed.includes(ditch) ? 'support' : 'propose', ditch, amount };
    case 'decide':
      if (ditch === null) return null;
      return offer.accept.includes(ditch) ? { kind: 'accept', ditch } : { kind: 'dig', ditch };
    case 'extra':
      return ditch === null ? null : { kind: 'extra', ditch };
  }
};

/** The draft with this spot chosen. */
export const withSpot = (draft: Draft, spot: Spot): Draft => {
  switch (spot.kind) {
    case 'square':
      return { ...draft, square: spot.square };
    case 'ditch':
      return { ...draft, ditch: spot.ditch };
    case 'node':
      return { ...draft, place: spot.place };
  }
};

/** What someone who points at this spot means to do, legal or not: the question behind "why not?". */
export const intentionOf = (offer: Offer, draft: Draft, spot: Spot): Action | null => {
  const at = withSpot(draft, spot);
  switch (offer.kind) {
    case 'plant':
      return at.square === null
        ? null
        : { kind: 'plant', tile: draft.tile ?? offer.tiles[0]!, square: at.square };
    case 'decide':
      return at.ditch === null ? null : { kind: 'dig', ditch: at.ditch };
    case 'bribe':
      return at.ditch === null
        ? null
        : { kind: 'propose', ditch: at.ditch, amount: draft.amount ?? offer.from };
    default:
      return actionOf(offer, at);
  }
};

export const isLegal = (targets: Targets, spot: Spot): boolean => {
  switch (spot.kind) {
    case 'square':
      return targets.squares.includes(spot.square);
    case 'ditch':
      return targets.ditches.includes(spot.ditch);
    case 'node':
      return targets.nodes.includes(spot.place);
  }
};

export const sameSpot = (draft: Draft, spot: Spot): boolean => {
  switch (spot.kind) {
    case 'square':
      return draft.square === spot.square;
    case 'ditch':
      return draft.ditch === spot.ditch;
    case 'node':
      return draft.place === spot.place;
  }
};
