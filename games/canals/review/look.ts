import type { Intersection, Square } from '@santiago/canals';
import type { RankPrice } from './instruments.ts';

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

/** What to consider: the second step. It names no action. */
export type Consider =
  /** [C22] What a rank in the planting order is worth; the instruments say the same. */
  | { readonly kind: 'prices'; readonly prices: readonly RankPrice[] }
  /** [C52] The area that the best planting makes, and the own marks in it. */
  | { readonly kind: 'area'; readonly size: number; readonly marks: number }
  /** [C47] The own markers that the best canal waters. */
  | { readonly kind: 'waters'; readonly markers: number }
  /** Nothing is worth its price. */
  | { readonly kind: 'keep' };

/** A hint in three steps, each telling more. */
export interface Hint {
  readonly look: Look;
  readonly consider: Consider;
  /** The action, in notation. */
  readonly move: string;
}
