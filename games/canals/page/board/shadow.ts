import { type Ditch, ditchesBeside, type Offer, type Square, type Tile, type View } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import { previewCanal, previewPlant } from '../table/facts.ts';
import type { Draft } from '../panel/interaction.ts';

/** A tile not yet placed, shown where it would lie. */
export interface Ghost {
  readonly tile: Tile;
  readonly square: Square;
  readonly seat: Seat | null;
  readonly markers: number;
}

/** What a draft would do to the board. */
export interface Shadow {
  readonly ghost: Ghost | null;
  /** The area that the tile would join. */
  readonly ringed: ReadonlySet<Square>;
  /** Squares that would be watered. */
  readonly wetted: ReadonlySet<Square>;
  /** Ditches where a canal would water the tile. */
  readonly hinted: ReadonlySet<Ditch>;
}

export const NO_SQUARES: ReadonlySet<Square> = new Set();
export const NO_DITCHES: ReadonlySet<Ditch> = new Set();
export const NO_SHADOW: Shadow = {
  ghost: null,
  ringed: NO_SQUARES,
  wetted: NO_SQUARES,
  hinted: NO_DITCHES,
};

const plantShadow = (view: View, tile: Tile, square: Square, seat: Seat | null): Shadow => {
  const { markers, area, irrigated } = previewPlant(view, tile, square);
  const others = area.squares.filter((each) => each !== square);
  return {
    ghost: { tile, square, seat, markers },
    ringed: others.length === 0 ? NO_SQUARES : new Set(others),
    wetted: NO_SQUARES,
    hinted: irrigated ? NO_DITCHES : new Set(ditchesBeside(square)),
  };
};

export const shadowOf = (view: View, offer: Offer, draft: Draft, seat: Seat): Shadow => {
  const { tile, square, ditch } = draft;
  if (tile !== null && square !== null) {
    return plantShadow(view, tile, square, offer.kind === 'leftover' ? null : seat);
  }
  if (ditch === null) return NO_SHADOW;
  const { waters, opens } = previewCanal(view, ditch);
  return { ...NO_SHADOW, wetted: new Set([...waters, ...opens]) };
};
