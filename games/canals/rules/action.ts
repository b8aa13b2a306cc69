import type { Seat } from '@santiago/kernel';
import type { Ditch, Intersection, Square, Tile } from './vocabulary.ts';

/** What players and chance do. One kind a verb of the notation. */
export type Action =
  | { readonly kind: 'overseer'; readonly seat: Seat }
  | { readonly kind: 'spring'; readonly intersection: Intersection }
  | { readonly kind: 'palms'; readonly squares: readonly Square[] }
  | { readonly kind: 'aside'; readonly tile: Tile }
  | { readonly kind: 'reveal'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'plant'; readonly tile: Tile; readonly square: Square }
  | { readonly kind: 'propose'; readonly ditch: Ditch; readonly amount: number }
  | { readonly kind: 'support'; readonly ditch: Ditch; readonly amount: number }
  | { readonly kind: 'accept'; readonly ditch: Ditch }
  | { readonly kind: 'dig'; readonly ditch: Ditch }
  | { readonly kind: 'extra'; readonly ditch: Ditch };

export const ACTION_KINDS = [
  'overseer',
  'spring',
  'palms',
  'aside',
  'reveal',
  'bid',
  'pass',
  'plant',
  'propose',
  'support',
  'accept',
  'dig',
  'extra',
] as const satisfies readonly Action['kind'][];
