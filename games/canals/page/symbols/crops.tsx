import type { Crop } from '@santiago/canals';
import type { JSX } from 'preact';
import type { Edition } from './edition.ts';

/** The crops of both editions, each in a box of 64 × 64. */

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

/** A cut stalk: joints, and the pale cut at its top, which tells cane from bamboo. */
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

/** A whole coconut, with the three eyes of its shell, behind an open half. */
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

export const CROP_ART: Readonly<Record<Edition, Readonly<Record<Crop, () => JSX.Element>>>> = {
  amigo: { banana: Bananas, cane: Cane, potato: Potato, bean: Beans, pepper: Chili },
  trefl: { banana: Banana, cane: Melon, potato: Coconut, bean: Grapes, pepper: Paprika },
};
