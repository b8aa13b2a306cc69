import { cropOf, plantersOf, type Crop, type Tile } from '@santiago/canals';
import type { Seat, Setup } from '@santiago/kernel';
import type { ComponentChildren, JSX } from 'preact';
import './drawing.css';

/** Pictures of the table, drawn as symbols once a page and used everywhere. Crops and pieces fill a 64 × 64 box. */
const EDITIONS = ['amigo', 'trefl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition whose names and pictures a match is shown with [C7]. */
export const editionOf = ({ setup }: { readonly setup: Setup }): Edition =>
  EDITIONS.find((edition) => edition === setup.preset) ?? 'amigo';

export const MARKER_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type MarkerShape = (typeof MARKER_SHAPES)[number];

const line = {
  fill: 'none',
  stroke: 'var(--art-line)',
  'stroke-width': 2.6,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const shape = (fill: string) => ({ ...line, fill: `var(${fill})` });

const Bananas = () => (
  <>
    <path {...shape('--art-banana')} d="M43 11c13 14 12 37-9 47-5 2-9 1-12-1 14-8 20-24 15-43z" />
    <path {...shape('--art-banana')} d="M37 12c4 20-3 38-22 41-5 1-9-2-10-5 14-1 24-14 24-34z" />
    <path {...shape('--art-leaf')} d="M28 14c0-6 3-9 8-9s9 2 8 7c-5 3-11 4-16 2z" />
    <path {...line} d="M31 20c-1 11-6 20-14 26M42 22c3 10 1 21-8 30" opacity="0.55" />
  </>
);

const Banana = () => (
  <>
    <path {...shape('--art-banana')} d="M45 8c12 19 5 45-22 50-8 1-15-2-17-6-1-2 0-4 2-5 18 0 31-15 30-37z" />
    <path {...shape('--art-coco')} d="M38 10c-1-4 0-7 3-7s5 2 4 5l-2 5z" />
    <path {...shape('--art-coco')} d="M6 52c-2-2-1-5 2-5l4 4-2 4c-2 0-3-1-4-3z" />
    <path {...line} d="M43 20c1 16-9 30-27 33" opacity="0.6" />
  </>
);

/** A cut stalk: joints, and the pale cut at its top, by which cane is told from bamboo. */
const stalk = (x: number, top: number, joints: readonly number[]) => (
  <>
    <path {...shape('--art-cane')} d={`M${x} ${top}v${61 - top}h13v-${61 - top}z`} />
    {joints.map((y) => (
      <path key={y} {...line} d={`M${x} ${y}q6.5 4 13 0`} />
    ))}
    <ellipse {...shape('--art-white')} cx={x + 6.5} cy={top} rx={6.5} ry={4} />
  </>
);

const Cane = () => (
  <>
    <path {...shape('--art-leaf-2')} d="M30 30C28 15 18 8 3 11c11 3 18 10 20 20z" />
    <path {...shape('--art-leaf-2')} d="M34 30c2-15 12-22 27-19-11 3-18 10-20 20z" />
    <path {...shape('--art-leaf-2')} d="M27 28c-3-10-1-19 6-26 5 8 6 17 4 26z" />
    {stalk(6, 31, [47])}
    {stalk(45, 35, [50])}
    {stalk(25.5, 25, [39, 51])}
  </>
);

const Potato = () => (
  <>
    <path
      {...shape('--art-potato')}
      d="M7 43C-1 33 6 20 21 14 34 9 45 3 54 11c9 9 5 20-5 26-8 5-13 4-20 8-8 4-16 5-22-2z"
    />
    <path {...shape('--art-potato')} d="M33 52c-2-7 5-11 12-12 9-2 16 3 16 9 0 7-7 12-15 12-7 0-12-4-13-9z" />
    <path {...line} d="M16 30l5 1M32 18l3 4M45 16l4-1M37 32l5-2M17 40l4-2M43 49l3 3M53 48l3-1" />
  </>
);

const kidney = 'M14 6C3 8 0 24 8 34c5 7 16 8 20 1 3-6-2-9-5-13-3-3-1-6 1-9 2-6-4-9-10-7z';
const Beans = () => (
  <>
    <g transform="translate(4 4) rotate(-8 16 20)">
      <path {...shape('--art-bean')} d={kidney} />
      <path {...line} stroke="var(--art-white)" d="M8 17c-1 5 0 9 3 12" />
    </g>
    <g transform="translate(61 60) rotate(188) scale(1)">
      <path {...shape('--art-bean')} d={kidney} />
      <path {...line} stroke="var(--art-white)" d="M8 17c-1 5 0 9 3 12" />
    </g>
  </>
);

const Chili = () => (
  <>
    <path
      {...shape('--art-chili')}
      d="M25 17c-14 2-17 17-9 26 9 10 26 16 41 15 3 0 3-3 1-4-12-6-16-16-16-25 0-8-8-14-17-12z"
    />
    <path {...line} stroke="var(--art-white)" d="M20 28c0 7 5 13 12 17" />
    <path
      {...shape('--art-leaf')}
      d="M17 23c1-7 7-11 14-11s11 4 12 10c-4-1-6 1-9 3-3-3-6-3-9-1-3-2-6-2-8-1z"
    />
    <path {...line} stroke-width="4.5" d="M30 12c0-4 2-7 7-8" />
  </>
);

const Melon = () => (
  <>
    <path {...shape('--art-leaf')} d="M3 19h58c0 20-13 36-29 36S3 39 3 19z" />
    <path fill="var(--art-white)" d="M9 20h46c0 17-10 29-23 29S9 37 9 20z" />
    <path {...shape('--art-melon')} stroke-width="0" d="M13 20h38c0 14-8 25-19 25S13 34 13 20z" />
    <path {...line} d="M3 19h58" />
    <path {...line} stroke-width="4" d="M23 27l0 2M32 34l0 2M41 27l0 2M32 25l0 1" />
  </>
);

/** A whole one, with the three eyes of its shell, behind an open half. */
const Coconut = () => (
  <>
    <circle {...shape('--art-coco')} cx={41} cy={22} r={19.5} />
    <path {...line} stroke-width="5" d="M36 14l0 0M46 12l0 0M44 20l0 0" />
    <path {...shape('--art-coco')} d="M3 39c0 13 9 22 22 22s22-9 22-22z" />
    <path {...line} stroke="var(--art-potato)" d="M11 50l3 3M21 54l1 3M32 54l3-3M39 47l2-3" />
    <ellipse
      {...shape('--art-white')}
      stroke="var(--art-coco)"
      stroke-width="5"
      cx={25}
      cy={38}
      rx={20}
      ry={11}
    />
    <ellipse {...line} cx={25} cy={38} rx={22.5} ry={13.5} />
    <path {...line} opacity="0.55" d="M15 40q10 6 20 0" />
  </>
);

const GRAPES: readonly (readonly [number, number])[] = [
  [15, 28],
  [28, 25],
  [41, 25],
  [21, 39],
  [34, 37],
  [47, 36],
  [28, 50],
  [41, 49],
  [35, 58],
];
const Grapes = () => (
  <>
    <path {...line} stroke-width="4" d="M33 18c0-6 2-10 6-14" />
    <path {...shape('--art-leaf-2')} d="M36 12c5-8 15-9 24-6-2 4-1 6 0 9-8 5-18 6-24-3z" />
    {GRAPES.map(([x, y]) => (
      <circle key={`${x}-${y}`} {...shape('--art-bean')} cx={x} cy={y - 2} r={7.4} />
    ))}
    {GRAPES.slice(0, 8).map(([x, y]) => (
      <circle key={`${x}-${y}g`} fill="var(--art-white)" cx={x - 2.2} cy={y - 4.4} r={1.7} />
    ))}
  </>
);

const Paprika = () => (
  <>
    <path
      {...shape('--art-chili')}
      d="M32 19C24 10 8 14 7 30c-1 16 8 31 17 30 3 0 5-2 8-2s5 2 8 2c9 1 18-14 17-30-1-16-17-20-25-11z"
    />
    <path {...line} d="M32 20c-7 9-8 26-3 38M32 20c7 9 8 26 3 38" opacity="0.7" />
    <path {...line} stroke="var(--art-white)" d="M14 28c-1 7 1 14 4 19" />
    <path {...shape('--art-leaf')} d="M21 18c2-5 6-7 11-7s9 2 11 7c-4 3-7 3-11 1-4 2-7 2-11-1z" />
    <path {...line} stroke-width="5" d="M32 12c0-4 1-7 4-9" />
  </>
);

const CROP_ART: Readonly<Record<Edition, Readonly<Record<Crop, () => JSX.Element>>>> = {
  amigo: { banana: Bananas, cane: Cane, potato: Potato, bean: Beans, pepper: Chili },
  trefl: { banana: Banana, cane: Melon, potato: Coconut, bean: Grapes, pepper: Paprika },
};

/** Each marker is drawn three times: ink outline, bright keyline, colour, so that it stands on any crop. */
const MARKER_PATHS: Readonly<Record<MarkerShape, string>> = {
  circle: 'M12 3.6a8.4 8.4 0 1 1 0 16.8a8.4 8.4 0 1 1 0-16.8z',
  square: 'M4.6 4.6h14.8v14.8h-14.8z',
  triangle: 'M12 3.2L21.4 19.6H2.6z',
  diamond: 'M12 1.8L22.2 12L12 22.2L1.8 12z',
  cross: 'M8.6 2.8h6.8v5.8h5.8v6.8h-5.8v5.8h-6.8v-5.8h-5.8v-6.8h5.8z',
};

const Sym = ({ id, box = 64, children }: { id: string; box?: number; children: ComponentChildren }) => (
  <symbol id={id} viewBox={`0 0 ${box} ${box}`}>
    {children}
  </symbol>
);

/** Rendered once, at the root of the page. */
export const Symbols = () => (
  <svg class="symbols" aria-hidden="true" width="0" height="0">
    <defs>
      <pattern id="furrows" width="84" height="14" patternUnits="userSpaceOnUse">
        <path
          d="M0 4q10.5-3 21 0t21 0t21 0t21 0"
          fill="none"
          stroke="var(--furrow)"
          stroke-width="1.6"
          opacity="0.7"
        />
      </pattern>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v9" stroke="var(--ink)" stroke-width="1.6" opacity="0.55" />
      </pattern>
      <pattern id="weave-cane" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M2 0v8" stroke="var(--ink)" stroke-width="1" opacity="0.16" />
      </pattern>
      <pattern id="weave-potato" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.2" fill="var(--ink)" opacity="0.22" />
      </pattern>
      <pattern
        id="weave-bean"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v9" stroke="var(--ink)" stroke-width="1" opacity="0.18" />
      </pattern>
      <pattern id="weave-pepper" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 2h8" stroke="var(--ink)" stroke-width="1" opacity="0.18" />
      </pattern>
    </defs>
    {EDITIONS.flatMap((edition) =>
      Object.entries(CROP_ART[edition]).map(([crop, Art]) => (
        <Sym key={`${edition}-${crop}`} id={`crop-${edition}-${crop}`}>
          <Art />
        </Sym>
      )),
    )}
    {MARKER_SHAPES.map((name) => (
      <Sym key={name} id={`marker-${name}`} box={24}>
        <path
          d={MARKER_PATHS[name]}
          fill="none"
          stroke="var(--ink)"
          stroke-width="3.6"
          stroke-linejoin="round"
        />
        <path
          d={MARKER_PATHS[name]}
          fill="currentColor"
          stroke="var(--keyline)"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
      </Sym>
    ))}
    <Sym id="planter" box={24}>
      <path
        d="M5 23c0-5 3-8 7-8s7 3 7 8z"
        fill="var(--art-white)"
        stroke="var(--art-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path
        d="M7.5 10c0-5 2-8 4.500-8s4.500 3 4.500 8z"
        fill="var(--art-white)"
        stroke="var(--art-line)"
        stroke-width="1.6"
      />
      <ellipse
        cx="12"
        cy="10.800"
        rx="10.500"
        ry="3.200"
        fill="var(--art-white)"
        stroke="var(--art-line)"
        stroke-width="1.6"
      />
    </Sym>
    <Sym id="palm">
      <path
        d="M30 60c-1-14 0-24 4-33"
        fill="none"
        stroke="var(--art-line)"
        stroke-width="9"
        stroke-linecap="round"
      />
      <path
        d="M30 60c-1-14 0-24 4-33"
        fill="none"
        stroke="var(--palm-trunk)"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path
        d="M34 26C24 12 11 13 4 22c8-3 14-2 17 1-8 1-13 6-13 14 7-9 16-10 26-11zM34 26c2-16 14-21 26-15-7 0-12 3-13 7 8-2 14 1 16 9-9-5-18-4-29-1zM34 26c-4-9-2-17 6-23 1 8 1 15-6 23zM34 26c6 4 8 10 6 18-5-4-8-10-6-18z"
        fill="var(--palm-leaf)"
        stroke="var(--art-line)"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle
        cx="31"
        cy="30"
        r="3.200"
        fill="var(--palm-trunk)"
        stroke="var(--art-line)"
        stroke-width="1.5"
      />
      <circle
        cx="37"
        cy="31"
        r="3.200"
        fill="var(--palm-trunk)"
        stroke="var(--art-line)"
        stroke-width="1.5"
      />
    </Sym>
    <Sym id="cactus">
      <path
        d="M32 60V14M32 42H20c-4 0-5-3-5-6v-6M32 34h11c4 0 5-3 5-6v-5"
        fill="none"
        stroke="var(--art-line)"
        stroke-width="9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M32 60V14M32 42H20c-4 0-5-3-5-6v-6M32 34h11c4 0 5-3 5-6v-5"
        fill="none"
        stroke="var(--desert)"
        stroke-width="4.500"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sym>
    <Sym id="spring">
      <circle cx="32" cy="32" r="30" fill="var(--stone)" stroke="var(--ink)" stroke-width="2" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          d="M32 2v8"
          stroke="var(--ink)"
          stroke-width="1.800"
          opacity="0.6"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r="21.500" fill="var(--canal)" stroke="var(--ink)" stroke-width="2" />
      <path
        d="M32 17c7 9 9.500 13 9.500 17.500a9.500 9.500 0 0 1-19 0C22.500 30 25 26 32 17z"
        fill="var(--canal-glint)"
      />
      <path
        d="M27 35a5 5 0 0 0 5 5"
        fill="none"
        stroke="var(--canal)"
        stroke-width="2.600"
        stroke-linecap="round"
      />
    </Sym>
    <Sym id="drop" box={24}>
      <path d="M12 3c5 6.500 7 9.500 7 12.500a7 7 0 0 1-14 0C5 12.500 7 9.500 12 3z" />
    </Sym>
    <Sym id="overseer" box={24}>
      <path
        d="M3.500 17.500L5 7l4.500 4L12 4.500 14.500 11 19 7l1.500 10.500z"
        fill="var(--art-banana)"
        stroke="var(--art-line)"
        stroke-width="1.600"
        stroke-linejoin="round"
      />
      <path d="M3.500 20.500h17" stroke="var(--art-line)" stroke-width="2.400" stroke-linecap="round" />
    </Sym>
    <Sym id="coin" box={24}>
      <circle cx="12" cy="12" r="10" fill="#e8b93a" stroke="#5c4204" stroke-width="1.800" />
      <circle cx="12" cy="12" r="6.600" fill="none" stroke="#5c4204" stroke-width="1.200" opacity="0.7" />
      <path d="M9 12h6M12 8.500v7" stroke="#5c4204" stroke-width="1.600" stroke-linecap="round" />
    </Sym>
    <Sym id="canal" box={24}>
      <rect
        x="1.500"
        y="8"
        width="21"
        height="8"
        rx="4"
        fill="var(--canal)"
        stroke="var(--ink)"
        stroke-width="1.200"
      />
      <path
        d="M5 12q2-2 4 0t4 0t4 0"
        fill="none"
        stroke="var(--canal-glint)"
        stroke-width="1.600"
        stroke-linecap="round"
      />
    </Sym>
  </svg>
);

export const markerShape = (seat: Seat): MarkerShape => MARKER_SHAPES[Number(seat[1]) - 1]!;

interface IconProps {
  readonly id: string;
  readonly size?: number | string;
  readonly class?: string;
}

/** A symbol as a picture in running text. */
export const Icon = ({ id, size = '1.15em', class: className = 'icon' }: IconProps) => (
  <svg class={className} width={size} height={size} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

export const Marker = ({ seat, size = 18 }: { seat: Seat; size?: number | string }) => (
  <svg class={`marker of-${seat}`} width={size} height={size} aria-hidden="true">
    <use href={`#marker-${markerShape(seat)}`} />
  </svg>
);

interface TileArtProps {
  readonly tile: Tile;
  readonly edition: Edition;
  /** Markers on it, and how many it was planted with; without a seat it shows its planters. */
  readonly seat?: Seat | null;
  readonly markers?: number;
  readonly planted?: number;
  readonly palm?: boolean;
  /** `dry` has a dashed rim, `dying` turns to desert at the next drying. */
  readonly state?: 'fresh' | 'watered' | 'dry' | 'dying';
}

const PEG = 27;

/** What stands on each planter of the tile: a marker, an empty socket where one dried up, or the planter himself. */
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
              <use href={`#marker-${markerShape(seat)}`} />
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

/** A tile on its own, outside the board. */
export const TilePicture = ({ size, ...tile }: TileArtProps & { readonly size: number | string }) => (
  <svg class="tile-picture" width={size} height={size} viewBox="0 0 84 84" aria-hidden="true">
    <TileArt {...tile} />
  </svg>
);
