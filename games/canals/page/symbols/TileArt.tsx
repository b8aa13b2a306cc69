import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import '../board/drawing.css';
import type { Edition } from './edition.ts';
import { markerHref } from './Marker.tsx';

interface TileArtProps {
  readonly tile: Tile;
  readonly edition: Edition;
  /** The markers on it, and how many it was planted with; without a seat it shows its planters. */
  readonly seat?: Seat | null;
  readonly markers?: number;
  readonly planted?: number;
  readonly palm?: boolean;
  /** `dry` has a dashed rim, `dying` turns to desert at the next drying. */
  readonly state?: 'fresh' | 'watered' | 'dry' | 'dying';
}

const PEG = 27;

/** What is on each planter of the tile: a marker, an empty socket after one dried, or the planter. */
const Pegs = ({ tile, seat = null, markers = 0, planted = 0 }: TileArtProps) => {
  const count = plantersOf(tile);
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const x = SIDE_BOX - 5 - (count - i) * (PEG + 1);
        const y = SIDE_BOX - PEG - 5;
        if (seat !== null && i < markers) {
          return (
            <svg key={i} x={x} y={y} width={PEG} height={PEG} class={`of-${seat}`} overflow="visible">
              <use href={markerHref(seat)} />
            </svg>
          );
        }
        if (seat !== null && i < planted) {
          return <circle key={i} class="socket" cx={x + PEG / 2} cy={y + PEG / 2} r={8} />;
        }
        return <use key={i} href="#planter" x={x + 1.5} y={y + 1.5} width={PEG - 3} height={PEG - 3} />;
      })}
    </>
  );
};

const SIDE_BOX = 84;

/** The shadow of a piece on the soil: two flat shapes, since a blur would be redrawn with every change. */
export const ContactShadow = () => (
  <>
    <rect class="piece-shadow" x={4} y={7} width={80} height={80} rx={12} />
    <rect class="piece-shadow" x={2.5} y={4.5} width={80} height={80} rx={10} />
  </>
);

/** A plantation tile in an 84 × 84 box. */
export const TileArt = (props: TileArtProps) => {
  const { tile, edition, palm = false, state = 'fresh' } = props;
  const crop = cropOf(tile);
  return (
    <g class={`tile tile-${state}`}>
      <rect class="tile-base" x={2.5} y={2.5} width={79} height={79} rx={9} fill={`var(--${crop})`} />
      {crop === 'banana' ? null : (
        <rect x={2.5} y={2.5} width={79} height={79} rx={9} fill={`url(#weave-${crop})`} />
      )}
      <use href={`#crop-${edition}-${crop}`} x={7} y={6} width={52} height={52} />
      <rect class="tile-rim" x={2.5} y={2.5} width={79} height={79} rx={9} />
      <Pegs {...props} />
      {palm ? <use href="#palm" x={47} y={-7} width={42} height={50} /> : null}
      {state === 'dry' || state === 'dying' ? (
        <g transform={palm ? 'translate(5 56)' : 'translate(59 5)'}>
          <circle class="dry-badge" cx={10} cy={10} r={10.5} />
          {state === 'dry' ? (
            <path
              class="dry-drop"
              d="M10 3.500c3.600 4.700 5 6.700 5 9a5 5 0 0 1-10 0c0-2.300 1.400-4.300 5-9z"
            />
          ) : (
            <path class="dry-bang" d="M10 4.500v6.500M10 14.800v.2" />
          )}
        </g>
      ) : null}
    </g>
  );
};

/** A single tile outside the board. */
export const TilePicture = ({ size, ...tile }: TileArtProps & { readonly size: number | string }) => (
  <svg class="tile-picture" width={size} height={size} viewBox="0 0 84 84" aria-hidden="true">
    <TileArt {...tile} />
  </svg>
);
