import type { Ditch, Intersection, Square, Tile } from './vocabulary.ts';

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
