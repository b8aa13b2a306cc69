import {
  type Action,
  canals,
  type CanalsTypes,
  type Ditch,
  type Intersection,
  type Offer,
  type Square,
  type Tile,
  type View,
} from '@santiago/canals';
import { seatIndex } from '@santiago/kernel';
import {
  type Choice as AnyChoice,
  type CommandEvent,
  commandStep,
  type Interaction,
  type Step as AnyStep,
} from '@santiago/table/page/model/interaction.ts';
import { isTarget, NO_TARGETS, type Spot, type Targets } from '../board/spot.ts';

/** What a player has chosen so far, before acting. */
export interface Draft {
  /** The decision that this belongs to. */
  readonly decision: Offer['kind'] | null;
  readonly tile: Tile | null;
  readonly square: Square | null;
  readonly ditch: Ditch | null;
  readonly intersection: Intersection | null;
  readonly amount: number | null;
}

/** What a player can do at the table of Canals, by mouse, touch, keyboard or command line. */
export type CanalsEvent =
  /** Points at a spot of the board; null for a point beside every spot. */
  | { readonly kind: 'point'; readonly spot: Spot | null }
  /** Presses a key on a spot. */
  | { readonly kind: 'key'; readonly key: string; readonly spot: Spot }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'amount'; readonly amount: number }
  /** Chooses from the list of ditches; null chooses none. */
  | { readonly kind: 'ditch'; readonly ditch: Ditch | null }
  | { readonly kind: 'commit' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'clear' };

type Choice = AnyChoice<View, Offer>;
type Step = AnyStep<Draft, Action>;

const EMPTY: Draft = {
  decision: null,
  tile: null,
  square: null,
  ditch: null,
  intersection: null,
  amount: null,
};

const begin = (offer: Offer | null): Draft => {
  if (offer === null) return EMPTY;
  const empty = { ...EMPTY, decision: offer.kind };
  switch (offer.kind) {
    case 'leftover':
      return { ...empty, tile: offer.tile };
    case 'plant':
      return new Set(offer.tiles).size === 1 ? { ...empty, tile: offer.tiles[0]! } : empty;
    case 'bribe':
      return { ...empty, amount: offer.from };
    case 'spring':
    case 'first-canal':
    case 'bid':
    case 'seal':
    case 'decide':
    case 'extra':
      return empty;
  }
};

/** The spots that can be pointed at. The tile is chosen before its square. */
export const targetsOf = (offer: Offer | null, tile: Tile | null): Targets => {
  switch (offer?.kind) {
    case 'spring':
      return { ...NO_TARGETS, intersections: offer.places };
    case 'first-canal':
    case 'extra':
      return { ...NO_TARGETS, ditches: offer.ditches };
    case 'plant':
      return tile === null ? NO_TARGETS : { ...NO_TARGETS, squares: offer.squares };
    case 'leftover':
      return { ...NO_TARGETS, squares: offer.squares };
    case 'bribe':
      return offer.from > offer.to
        ? NO_TARGETS
        : { ...NO_TARGETS, ditches: [...offer.free, ...offer.proposed] };
    case 'decide':
      return { ...NO_TARGETS, ditches: [...offer.accept, ...offer.dig] };
    case 'bid':
    case 'seal':
    case undefined:
      return NO_TARGETS;
  }
};

/** The ditches that can be chosen from a list as well; those with a proposal come first. */
export const listedDitches = (offer: Offer): readonly Ditch[] => {
  switch (offer.kind) {
    case 'first-canal':
    case 'extra':
      return offer.ditches;
    case 'bribe':
      return offer.from > offer.to ? [] : [...offer.proposed, ...offer.free];
    case 'decide':
      return offer.dig;
    case 'spring':
    case 'bid':
    case 'seal':
    case 'plant':
    case 'leftover':
      return [];
  }
};

/** Passing has a button of its own. In a secret auction it does not: there it is the bid of 0 [C40]. */
export const canPass = (offer: Offer): boolean => {
  switch (offer.kind) {
    case 'bid':
    case 'bribe':
    case 'extra':
      return true;
    case 'decide':
      return offer.pass;
    case 'spring':
    case 'first-canal':
    case 'seal':
    case 'plant':
    case 'leftover':
      return false;
  }
};

/** The action that the draft describes; null while something is missing. */
export const actionOf = (offer: Offer, draft: Draft): Action | null => {
  const { tile, square, ditch, intersection, amount } = draft;
  switch (offer.kind) {
    case 'spring':
      return intersection === null ? null : { kind: 'spring', intersection };
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
    case 'intersection':
      return { ...draft, intersection: spot.intersection };
  }
};

/** The spot that is chosen; null while none is. */
export const chosenSpot = ({ square, ditch, intersection }: Draft): Spot | null => {
  if (square !== null) return { kind: 'square', square };
  if (ditch !== null) return { kind: 'ditch', ditch };
  return intersection === null ? null : { kind: 'intersection', intersection };
};

const isChosen = (draft: Draft, spot: Spot): boolean => {
  switch (spot.kind) {
    case 'square':
      return draft.square === spot.square;
    case 'ditch':
      return draft.ditch === spot.ditch;
    case 'intersection':
      return draft.intersection === spot.intersection;
  }
};

/** The action that pointing at this spot would mean, legal or not. It answers the question "why not?". */
const intentionOf = (offer: Offer, draft: Draft, spot: Spot): Action | null => {
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
    case 'spring':
    case 'first-canal':
    case 'bid':
    case 'seal':
    case 'leftover':
    case 'extra':
      return actionOf(offer, at);
  }
};

const chosen = (draft: Draft): Step => ({ kind: 'draft', draft });

/** The engine's reason against an action. If it has none, nothing happens. */
const whyNot = ({ view, seat }: Choice, draft: Draft, intention: Action | null): Step => {
  const refusal = intention === null ? null : canals.refuse(canals.known(view), seatIndex(seat), intention);
  return refusal === null ? chosen(draft) : { kind: 'refusal', refusal, draft };
};

/** Sends the action if it is legal, and says why not if it is not. */
const sent = (choice: Choice, draft: Draft, action: Action): Step => {
  const step = whyNot(choice, draft, action);
  return step.kind === 'refusal' ? step : { kind: 'action', action, draft };
};

const point = (choice: Choice, draft: Draft, spot: Spot): Step => {
  const { offer, confirm } = choice;
  if (!isTarget(targetsOf(offer, draft.tile), spot)) {
    return whyNot(choice, draft, intentionOf(offer, draft, spot));
  }
  const next = withSpot(draft, spot);
  const action = actionOf(offer, next);
  // A bribe also needs an amount, so pointing alone never sends it.
  const sends = offer.kind !== 'bribe' && (isChosen(draft, spot) || !confirm);
  return sends && action !== null ? { kind: 'action', action, draft: next } : chosen(next);
};

const chooseAmount = (choice: Choice, draft: Draft, amount: number): Step => {
  const next = { ...draft, amount };
  const action = actionOf(choice.offer, next);
  if (action === null) return chosen(choice.offer.kind === 'bribe' ? next : draft);
  const step = whyNot(choice, draft, action);
  return step.kind === 'refusal' ? step : chosen(next);
};

const chooseTile = ({ offer }: Choice, draft: Draft, tile: Tile): Step =>
  chosen(offer.kind === 'plant' && offer.tiles.includes(tile) ? { ...draft, tile } : draft);

const chooseDitch = (choice: Choice, draft: Draft, ditch: Ditch | null): Step => {
  if (ditch === null) return chosen({ ...draft, ditch });
  const spot: Spot = { kind: 'ditch', ditch };
  return isTarget(targetsOf(choice.offer, draft.tile), spot)
    ? chosen(withSpot(draft, spot))
    : whyNot(choice, draft, intentionOf(choice.offer, draft, spot));
};

const press = (choice: Choice, draft: Draft, { key, spot }: { key: string; spot: Spot }): Step => {
  if (key === 'Enter' || key === ' ') return point(choice, draft, spot);
  return chosen(key === 'Escape' ? begin(choice.offer) : draft);
};

const step = (choice: Choice, draft: Draft, event: CanalsEvent | CommandEvent): Step => {
  switch (event.kind) {
    case 'point':
      return event.spot === null ? chosen(begin(choice.offer)) : point(choice, draft, event.spot);
    case 'key':
      return press(choice, draft, event);
    case 'tile':
      return chooseTile(choice, draft, event.tile);
    case 'amount':
      return chooseAmount(choice, draft, event.amount);
    case 'ditch':
      return chooseDitch(choice, draft, event.ditch);
    case 'commit': {
      const action = actionOf(choice.offer, draft);
      return action === null ? chosen(draft) : sent(choice, draft, action);
    }
    case 'pass':
      return sent(choice, draft, { kind: 'pass' });
    case 'clear':
      return chosen(begin(choice.offer));
    case 'command':
      return commandStep(canals, choice, draft, event);
  }
};

const isAmount = (offer: Offer, amount: number): boolean => {
  switch (offer.kind) {
    case 'bid':
      return amount >= offer.from && amount <= offer.to && !offer.taken.includes(amount);
    case 'seal':
      return amount <= offer.to;
    case 'bribe':
      return amount >= offer.from && amount <= offer.to;
    case 'spring':
    case 'first-canal':
    case 'plant':
    case 'leftover':
    case 'decide':
    case 'extra':
      return false;
  }
};

const carry = (draft: Draft, offer: Offer | null): Draft => {
  const fresh = begin(offer);
  if (offer === null || offer.kind !== draft.decision) return fresh;
  const tile =
    offer.kind === 'plant' && draft.tile !== null && offer.tiles.includes(draft.tile)
      ? draft.tile
      : fresh.tile;
  const amount = draft.amount !== null && isAmount(offer, draft.amount) ? draft.amount : fresh.amount;
  const spot = chosenSpot(draft);
  const carried = { ...fresh, tile, amount };
  return spot !== null && isTarget(targetsOf(offer, tile), spot) ? withSpot(carried, spot) : carried;
};

/** How a person chooses at the table of Canals. */
export const interaction: Interaction<CanalsTypes, Draft, CanalsEvent | CommandEvent> = {
  begin,
  carry,
  step,
};
