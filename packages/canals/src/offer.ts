import { bitsOf } from '@santiago/kernel';
import type { Action } from './action.ts';
import {
  bribeRange,
  found,
  legalDitches,
  leftoverSquares,
  mayBuildNothing,
  digCost,
  digDitches,
  springDitches,
} from './legality.ts';
import { isFree } from './state/square.ts';
import type { State } from './state/state.ts';
import { kindInSlot, kindsOf } from './state/tiles.ts';
import {
  type Ditch,
  DITCHES,
  type Intersection,
  INTERSECTIONS,
  type Square,
  SQUARES,
  type Tile,
  TILES,
} from './vocabulary.ts';

/** What a seat may do now, compactly. Amounts run from `from` to `to`, both included. */
export type Offer =
  | { readonly kind: 'spring'; readonly places: readonly Intersection[] }
  | { readonly kind: 'first-canal'; readonly ditches: readonly Ditch[] }
  /** Pass, or any amount from–to that is not taken. `from` is above `to` where only a pass is left. */
  | { readonly kind: 'bid'; readonly from: number; readonly to: number; readonly taken: readonly number[] }
  /** [C40] In secret, 0 is a pass. */
  | { readonly kind: 'seal'; readonly to: number }
  | { readonly kind: 'plant'; readonly tiles: readonly Tile[]; readonly squares: readonly Square[] }
  | { readonly kind: 'leftover'; readonly tile: Tile; readonly squares: readonly Square[] }
  /** Pass, or an amount for a place: a proposal on `free`, support on `proposed`. */
  | {
      readonly kind: 'bribe';
      readonly free: readonly Ditch[];
      readonly proposed: readonly Ditch[];
      readonly from: number;
      readonly to: number;
    }
  /** Accept one of `accept`, or dig on one of `dig` for `cost`; `pass` where he may build nothing. */
  | {
      readonly kind: 'decide';
      readonly accept: readonly Ditch[];
      readonly dig: readonly Ditch[];
      readonly cost: number;
      readonly pass: boolean;
    }
  | { readonly kind: 'extra'; readonly ditches: readonly Ditch[] };

const ditchNames = (mask: number): Ditch[] => bitsOf(mask).map((ditch) => DITCHES[ditch]!);

const takenBids = (s: State): number[] =>
  Array.from({ length: s.players }, (_, seat) => s.bids[seat]!)
    .filter((bid) => bid > 0)
    .sort((a, b) => a - b);

/** The different tiles on offer, in stack order. */
const differentTiles = (s: State): Tile[] => {
  return [...new Set(kindsOf(s.tiles))].map((kind) => TILES[kind]!);
};

const freeNames = (s: State): Square[] => SQUARES.filter((_, square) => isFree(s.squares[square]!));

const leftoverNames = (s: State): Square[] =>
  Array.from(found.subarray(0, leftoverSquares(s)), (square) => SQUARES[square]!);

/** What the seat may do now; it must owe a decision. */
export const offerOf = (s: State, seat: number): Offer => {
  switch (s.phase) {
    case 'choose-spring':
      return { kind: 'spring', places: INTERSECTIONS };
    case 'first-canal':
      return { kind: 'first-canal', ditches: ditchNames(springDitches(s)) };
    case 'auction':
      return { kind: 'bid', from: 1, to: s.cash[s.actor]!, taken: takenBids(s) };
    case 'sealed':
      return { kind: 'seal', to: s.cash[seat]! };
    case 'planting':
      return {
        kind: 'plant',
        tiles: differentTiles(s),
        squares: freeNames(s),
      };
    case 'leftover':
      return { kind: 'leftover', tile: TILES[kindInSlot(s.tiles, 0)]!, squares: leftoverNames(s) };
    case 'bribing': {
      const legal = legalDitches(s);
      const proposed = s.proposed;
      return {
        kind: 'bribe',
        free: ditchNames(legal & ~proposed),
        proposed: ditchNames(legal & proposed),
        ...bribeRange(s),
      };
    }
    case 'decision':
      return {
        kind: 'decide',
        accept: ditchNames(s.proposed),
        dig: ditchNames(digDitches(s)),
        cost: digCost(s),
        pass: mayBuildNothing(s),
      };
    case 'extra':
      return { kind: 'extra', ditches: ditchNames(legalDitches(s)) };
    default:
      throw new Error('no seat owes a decision');
  }
};

const PASS: Action = { kind: 'pass' };

const amounts = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The actions of an offer one by one. */
export const expand = (offer: Offer): Action[] => {
  switch (offer.kind) {
    case 'spring':
      return offer.places.map((place) => ({ kind: 'spring', place }));
    case 'first-canal':
      return offer.ditches.map((ditch) => ({ kind: 'dig', ditch }));
    case 'bid': {
      const free = amounts(offer.from, offer.to).filter((amount) => !offer.taken.includes(amount));
      return [PASS, ...free.map((amount) => ({ kind: 'bid', amount }) as const)];
    }
    case 'seal':
      return [PASS, ...amounts(1, offer.to).map((amount) => ({ kind: 'bid', amount }) as const)];
    case 'plant':
      return offer.tiles.flatMap((tile) =>
        offer.squares.map((square) => ({ kind: 'plant', tile, square }) as const),
      );
    case 'leftover':
      return offer.squares.map((square) => ({ kind: 'plant', tile: offer.tile, square }));
    case 'bribe': {
      const range = amounts(offer.from, offer.to);
      const bribes = (kind: 'propose' | 'support', ditches: readonly Ditch[]): Action[] =>
        ditches.flatMap((ditch) => range.map((amount) => ({ kind, ditch, amount })));
      return [PASS, ...bribes('propose', offer.free), ...bribes('support', offer.proposed)];
    }
    case 'decide':
      return [
        ...offer.accept.map((ditch) => ({ kind: 'accept', ditch }) as const),
        ...offer.dig.map((ditch) => ({ kind: 'dig', ditch }) as const),
        ...(offer.pass ? [PASS] : []),
      ];
    case 'extra':
      return [PASS, ...offer.ditches.map((ditch) => ({ kind: 'extra', ditch }) as const)];
  }
};
