import type { Intersection, Square } from '@santiago/canals';
import type { CanalsReason } from './reason.ts';

/** Where to look: the first step of a hint. */
export type Look =
  /** The bids so far, and the tiles of this round. */
  | { readonly kind: 'order' }
  /** Becoming overseer. */
  | { readonly kind: 'office' }
  /** These squares: the block of the board that contains the best one. */
  | { readonly kind: 'squares'; readonly squares: readonly Square[] }
  /** The ditches at this intersection. */
  | { readonly kind: 'intersection'; readonly intersection: Intersection }
  /** The money: nothing else is worth its price now. */
  | { readonly kind: 'purse' }
  /** Where water could reach most. */
  | { readonly kind: 'spring' };

/** A hint in three steps; each says more. */
export interface Hint {
  readonly look: Look;
  /** What to consider: facts about the best action. */
  readonly consider: readonly CanalsReason[];
  /** The action, in notation. */
  readonly move: string;
}
