import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Crop } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { CROP_ART } from '@santiago/canals/page/symbols/crops.tsx';
import { Symbols } from '@santiago/canals/page/symbols/Symbols.tsx';
import { pipPath } from '@santiago/cards/page/symbols/Pip.tsx';

/** The pictures of the two games on the front page, 480 × 300, each as a file that needs nothing of the page. */

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const INK = 'var(--art-line)';
const line = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 3,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const At = (props: { x: number; y: number; size: number; turn?: number; children: ComponentChildren }) => {
  const { x, y, size, turn = 0 } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 64}) translate(-32 -32)`}>
      {props.children}
    </g>
  );
};

const CropAt = ({ crop, ...place }: { crop: Crop; x: number; y: number; size: number; turn?: number }) => {
  const Art = CROP_ART.amigo[crop];
  return (
    <At {...place}>
      <Art />
    </At>
  );
};

/** A field of the island, drawn as it lies under somebody who looks over it. */
const Parcel = ({ d, fill, rows }: { d: string; fill: string; rows: string }) => (
  <g>
    <path d={d} fill={`var(${fill})`} stroke={INK} stroke-width="2.600" stroke-linejoin="round" />
    <path d={rows} {...line} stroke-width="2" opacity="0.28" />
  </g>
);

const WATER = 'M236 132c-8 22-44 30-58 58-14 30-8 62-46 112h186c2-44-14-74 4-104 18-30 2-46-46-66z';

const Canals = () => (
  <>
    <rect width="480" height="300" fill="var(--sea)" />
    <circle cx="372" cy="60" r="42" fill="var(--art-banana)" opacity="0.25" />
    <circle cx="372" cy="60" r="29" fill="var(--art-banana)" />
    <path d="M0 112c40-8 62-52 104-64 20-6 34 10 56 34 22 22 46 30 76 32H0z" fill="var(--sea-2)" />
    <path d="M0 112h480v30H0z" fill="var(--sea-2)" />
    <path
      d="M24 124h40M92 132h26M402 122h48M330 130h22M140 122h14"
      {...line}
      stroke="var(--canal-glint)"
      opacity="0.7"
    />
    <path
      d="M-6 152c60-18 120-26 242-26s190 6 252 26v160H-6z"
      fill="var(--shore)"
      stroke={INK}
      stroke-width="2.600"
    />
    <path d="M-6 166c70-18 130-24 242-24s180 6 252 24v140H-6z" fill="var(--soil)" />
    <Parcel
      d="M30 178c50-12 90-18 142-20-2 26-10 34-20 48-50 2-96 8-142 20 2-20 8-34 20-48z"
      fill="--cane"
      rows="M60 172l-16 46M96 166l-14 46M132 162l-12 44"
    />
    <Parcel
      d="M-8 246c48-12 96-18 146-20-4 28-16 52-36 80H-8z"
      fill="--banana"
      rows="M40 236l-22 64M90 230l-26 72"
    />
    <Parcel
      d="M296 158c52 0 92 6 142 18 14 14 20 28 24 46-44-10-88-16-136-18 8-16-2-34-30-46z"
      fill="--bean"
      rows="M338 160l14 44M376 166l20 42M412 170l24 48"
    />
    <Parcel
      d="M326 226c52 2 102 8 160 22v60H336c0-30-16-54-10-82z"
      fill="--pepper"
      rows="M376 232l10 70M424 238l22 64"
    />
    <path d={WATER} fill="var(--canal)" stroke="var(--canal-bank)" stroke-width="9" stroke-linejoin="round" />
    <path
      d="M214 178q10-7 20 0t20 0M196 214q12-8 24 0t24 0M238 240q14-9 28 0t28 0M176 264q14-9 28 0t28 0M250 158q7-5 14 0"
      {...line}
      stroke="var(--canal-glint)"
    />
    <g transform="translate(222 104) scale(0.86)">
      <use href="#spring" width="66" height="66" />
    </g>
    <g transform="translate(30 36) scale(2.300)">
      <use href="#palm" width="64" height="64" />
    </g>
    <CropAt crop="cane" x={134} y={180} size={58} />
    <CropAt crop="banana" x={92} y={234} size={92} turn={-8} />
    <CropAt crop="bean" x={372} y={184} size={54} turn={8} />
    <CropAt crop="pepper" x={384} y={240} size={86} turn={-6} />
  </>
);

/** Letters drawn by hand, so that they look alike wherever the picture is shown. */
const RANKS: Readonly<Record<string, string>> = {
  A: 'M2 30L13 2l11 28M6.500 21h13',
  K: 'M3 2v28M23 2L4 18M11 13l13 17',
  J: 'M17 2v20c0 10-14 10-14 1',
};

interface CardProps {
  readonly seat: Seat;
  readonly rank: string;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

const CARD = { width: 104, height: 146 };

const CardAt = ({ seat, rank, turn, x, y }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
    <rect x="5" y="8" {...CARD} rx="12" fill="#000" opacity="0.22" />
    <rect {...CARD} rx="12" fill="var(--card-face)" stroke="var(--card-edge)" stroke-width="3" />
    <path d={RANKS[rank]} transform="translate(12 12)" {...line} stroke="var(--ink)" stroke-width="5" />
    <path d={pipPath(seat)} transform="translate(40 12) scale(1.500)" fill={`var(--${seat})`} />
    <path d={pipPath(seat)} transform="translate(17 58) scale(3.500)" fill={`var(--${seat})`} />
  </g>
);

const BackAt = ({ turn, x, y }: Pick<CardProps, 'turn' | 'x' | 'y'>) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
    <rect x="5" y="8" {...CARD} rx="12" fill="#000" opacity="0.22" />
    <rect {...CARD} rx="12" fill="var(--p5)" stroke="var(--card-edge)" stroke-width="3" />
    <rect x="9" y="9" width="86" height="128" rx="7" {...line} stroke="var(--keyline)" stroke-width="2" />
    <path
      d="M52 28c7 9 7 14 3 24 10-3 16-1 23 7-8 8-14 9-23 6 3 20 3 34-3 54-6-20-6-34-3-54-9 3-15 2-23-6 7-8 13-10 23-7-4-10-4-15 3-24z"
      fill="var(--keyline)"
    />
  </g>
);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [18, 18],
    [34, 34],
    [50, 50],
  ],
  5: [
    [18, 18],
    [50, 18],
    [34, 34],
    [18, 50],
    [50, 50],
  ],
};

const DieAt = ({ x, y, turn, eyes }: { x: number; y: number; turn: number; eyes: 3 | 5 }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) translate(-34 -34)`}>
    <rect x="4" y="9" width="68" height="68" rx="15" fill="#000" opacity="0.26" />
    <rect width="68" height="68" rx="15" fill="var(--art-white)" stroke="#221c14" stroke-width="3" />
    {PIPS[eyes]!.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="6.500" fill="#221c14" />
    ))}
  </g>
);

const Cards = () => (
  <>
    <rect width="480" height="300" fill="var(--felt)" />
    <path d="M0 0h480v300H0z" fill="none" stroke="var(--felt-line)" stroke-width="28" opacity="0.5" />
    <ellipse cx="240" cy="156" rx="196" ry="116" fill="var(--spot)" opacity="0.12" />
    <BackAt x={106} y={146} turn={-24} />
    <CardAt seat="p3" rank="J" x={178} y={130} turn={-11} />
    <CardAt seat="p2" rank="K" x={258} y={128} turn={4} />
    <CardAt seat="p1" rank="A" x={336} y={146} turn={18} />
    <DieAt x={222} y={236} turn={-12} eyes={5} />
    <DieAt x={312} y={240} turn={14} eyes={3} />
  </>
);

/** The games with a picture on the front page. */
const PICTURES: Readonly<Record<string, () => JSX.Element>> = { canals: Canals, cards: Cards };

export const PICTURED: readonly string[] = Object.keys(PICTURES);

const styles = readFileSync(path.join(import.meta.dirname, '../../../table/page/ui/tokens.css'), 'utf8');

/** The colours of a theme by name. */
const coloursOf = (theme: Theme): Map<string, string> => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{(.*?)\\n\\}`, 's').exec(styles) ?? [];
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
};

/** A browser copies what `use` names; drawn in its place it costs less. */
const withSymbols = (drawing: string): string => {
  const symbols = new Map(
    [...renderToString(<Symbols />).matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/gs)].map(
      ([, id, rest]) => [id!, rest!],
    ),
  );
  return drawing.replaceAll(
    /<use href="#([\w-]+)"([^>]*)><\/use>/g,
    (_, id: string, size: string) => `<svg${size}${symbols.get(id)!}</svg>`,
  );
};

/** All lines are round, so the whole picture says it once: every attribute takes the browser time. */
const ROUND = [' stroke-linecap="round"', ' stroke-linejoin="round"'] as const;

export const drawPicture = (game: string, theme: Theme): string => {
  const Picture = PICTURES[game]!;
  const colours = coloursOf(theme);
  const drawing = ROUND.reduce(
    (text, round) => text.replaceAll(round, ''),
    withSymbols(renderToString(<Picture />)),
  );
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"${ROUND.join('')}>${drawing}</svg>`;
  return whole.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name)!);
};
