import type { Ditch, Intersection, Square } from '@santiago/canals';

/** Something on the board that can be pointed at. */
export type Spot =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'ditch'; readonly ditch: Ditch }
  | { readonly kind: 'intersection'; readonly intersection: Intersection };

/** Everything that can be chosen on the board now. */
export interface Targets {
  readonly squares: readonly Square[];
  readonly ditches: readonly Ditch[];
  readonly intersections: readonly Intersection[];
}

export const NO_TARGETS: Targets = { squares: [], ditches: [], intersections: [] };

/** The targets among these marks. */
export const markedOf = (
  { squares, ditches, intersections }: Targets,
  marks: readonly string[],
): Targets => ({
  squares: squares.filter((each) => marks.includes(each)),
  ditches: ditches.filter((each) => marks.includes(each)),
  intersections: intersections.filter((each) => marks.includes(each)),
});

export const isTarget = (targets: Targets, spot: Spot): boolean => {
  switch (spot.kind) {
    case 'square':
      return targets.squares.includes(spot.square);
    case 'ditch':
      return targets.ditches.includes(spot.ditch);
    case 'intersection':
      return targets.intersections.includes(spot.intersection);
  }
};

/** The spot in notation. */
export const nameOf = (spot: Spot): string => {
  switch (spot.kind) {
    case 'square':
      return spot.square;
    case 'ditch':
      return spot.ditch;
    case 'intersection':
      return spot.intersection;
  }
};

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a === null || b === null ? a === b : nameOf(a) === nameOf(b);
