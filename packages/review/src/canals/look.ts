import type { Intersection, Square } from '@santiago/canals';
import type { CanalsReason } from './reason.ts';

/** Where to look: the first step of a hint. */
export type Look =
  /** The bids so far, and the tiles on offer. */
  | { readonly kind: 'order' }
  /** The overseer's office. */
  | { readonly kind: 'office' }
  /** These squares: the block of the board where the best one lies. */
  | { readonly kind: 'squares'; readonly squares: readonly Square[] }
  /** The ditches at this intersection. */
  | { readonly kind: 'intersection'; readonly intersection: Intersection }
  /** The purse: nothing else is worth it now. */
  | { readonly kind: 'purse' }
  /** Where the water may reach most. */
  | { readonly kind: 'spring' };

/** A hint in three steps; each says more. */
export interface Hint {
  readonly look: Look;
  /** What to consider: facts about the best action. */
  readonly consider: readonly CanalsReason[];
  /** The action, in notation. */
  readonly move: string;
}
