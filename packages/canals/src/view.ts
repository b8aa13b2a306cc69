import type { Eye, Seat, Setup } from '@santiago/kernel';
import type { Ditch, Intersection, Square, Tile } from './vocabulary.ts';

/** A tile on the board. */
export interface Plantation {
  readonly square: Square;
  readonly tile: Tile;
  /** Who planted it; null for a tile that nobody's markers ever stood on. */
  readonly planter: Seat | null;
  /** Markers on it now. Without any it is neutral [C25][C49]. */
  readonly markers: number;
  /** Markers it was planted with: what is missing has dried up. */
  readonly planted: number;
  readonly palm: boolean;
  readonly desert: boolean;
}

/** All bribes on one place, in the order of the seats [C33]. */
export interface Proposal {
  readonly ditch: Ditch;
  readonly bribes: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** Where the match stands; each phase carries its own data. */
export type Phase =
  /** Chance is setting up. */
  | { readonly kind: 'set-up'; readonly step: 'overseer' | 'spring' | 'palms' | 'aside' }
  /** [C11] The first overseer places the spring. */
  | { readonly kind: 'spring'; readonly by: Seat }
  /** [C12] The first overseer lays the first canal. */
  | { readonly kind: 'first-canal'; readonly by: Seat }
  | { readonly kind: 'reveal' }
  /** [C18] `queue` are those still to bid or pass. */
  | { readonly kind: 'auction'; readonly tiles: readonly Tile[]; readonly queue: readonly Seat[] }
  /** [C40] By seat: the amount, `?` where it is sealed from this eye, null where none was given yet. */
  | { readonly kind: 'sealed'; readonly tiles: readonly Tile[]; readonly sealed: readonly (number | '?' | null)[] }
  /** [C22] `tiles` are those left; the last of the queue may come twice: he places the tile left over [C28]. */
  | { readonly kind: 'planting'; readonly tiles: readonly Tile[]; readonly queue: readonly Seat[] }
  | { readonly kind: 'leftover'; readonly tile: Tile; readonly by: Seat }
  | { readonly kind: 'bribing'; readonly queue: readonly Seat[]; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'decision'; readonly by: Seat; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'extra'; readonly queue: readonly Seat[] }
  | { readonly kind: 'over' };

export interface SeatView {
  /** [C15] Always here, since every payment is public; `money: hidden` is for the screen to obey. */
  readonly cash: number;
  /** Markers in stock. */
  readonly markers: number;
  /** His extra canal is unused. */
  readonly extra: boolean;
  /** This round's bid, 0 for a pass, null while there is none to see. */
  readonly bid: number | null;
}

/** What one eye may know of a match. Plain data; made of everything there is for the eye `all`. */
export interface View {
  readonly game: 'canals';
  readonly eye: Eye;
  readonly setup: Setup;
  /** From 1; 0 until the first tiles are turned over. */
  readonly round: number;
  readonly rounds: number;
  readonly overseer: Seat | null;
  readonly spring: Intersection | null;
  readonly canals: readonly Ditch[];
  readonly plantations: readonly Plantation[];
  /** Palms that stand on free squares. */
  readonly palms: readonly Square[];
  readonly seats: readonly SeatView[];
  /** [C8] The tile that is out of the game. */
  readonly aside: Tile | null;
  /** How many tiles of each kind are still in the stacks, in the order of TILES. */
  readonly unseen: readonly number[];
  readonly phase: Phase;
}
