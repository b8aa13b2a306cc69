import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { LINE } from '@santiago/table/page/ui/line.ts';
import { CROP_ART } from './crops.tsx';
import { EDITIONS } from './edition.ts';
import { MarkerSymbols } from './Marker.tsx';

/**
 * The pictures of Canals, drawn as symbols once per page and used by reference. Crops and pieces fill a 64 × 64 box.
 */

const Sym = ({ id, box = 64, children }: { id: string; box?: number; children: ComponentChildren }) => (
  <symbol id={id} viewBox={`0 0 ${box} ${box}`}>
    {children}
  </symbol>
);

/** Furrows and grains of the soil, hatching for deserts, and a weave for each crop except bananas. */
const Patterns = () => (
  <defs>
    <pattern id="soil" width="84" height="56" patternUnits="userSpaceOnUse">
      <path
        d="M0 4q10.5-3 21 0t21 0t21 0t21 0M0 18q10.5-3 21 0t21 0t21 0t21 0M0 32q10.5-3 21 0t21 0t21 0t21 0M0 46q10.5-3 21 0t21 0t21 0t21 0"
        fill="none"
        stroke="var(--furrow)"
        stroke-width="1.6"
        opacity="0.7"
      />
      <path
        d="M7 9h.1M22 31h.1M38 12h.1M51 40h.1M14 46h.1M33 51h.1M57 22h.1M28 21h.1M45 27h.1M4 30h.1M70 10h.1M78 37h.1M66 50h.1M71 27h.1M58 8h.1"
        fill="none"
        stroke="var(--ditch-edge)"
        stroke-width="2.2"
        stroke-linecap="round"
        opacity="0.4"
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
    <pattern id="weave-bean" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v9" stroke="var(--ink)" stroke-width="1" opacity="0.18" />
    </pattern>
    <pattern id="weave-pepper" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 2h8" stroke="var(--ink)" stroke-width="1" opacity="0.18" />
    </pattern>
  </defs>
);

const Crops = () => (
  <>
    {EDITIONS.flatMap((edition) =>
      Object.entries(CROP_ART[edition]).map(([crop, Art]) => (
        <Sym key={`${edition}-${crop}`} id={`crop-${edition}-${crop}`}>
          <Art />
        </Sym>
      )),
    )}
  </>
);

/** Filled, with the outline of every icon. */
const outlined = (fill: string) => ({ ...LINE, fill: `var(${fill})`, stroke: 'var(--art-line)' });

/** A worker with a hat: a tile gets as many markers as it shows workers [C24]. */
const Planter = () => (
  <Sym id="planter" box={24}>
    <path {...outlined('--art-white')} d="M5 23c0-5 3-8 7-8s7 3 7 8z" />
    <path {...outlined('--art-white')} d="M7.5 10c0-5 2-8 4.500-8s4.500 3 4.500 8z" />
    <ellipse {...outlined('--art-white')} cx="12" cy="10.800" rx="10.500" ry="3.200" />
  </Sym>
);

/** A stem of one colour with a rim. */
const Stem = ({ d, width, colour }: { d: string; width: number; colour: string }) => (
  <>
    <path {...LINE} d={d} stroke="var(--art-line)" stroke-width={width + 4} />
    <path {...LINE} d={d} stroke={`var(${colour})`} stroke-width={width} />
  </>
);

const Palm = () => (
  <Sym id="palm">
    <Stem d="M30 60c-1-14 0-24 4-33" width={5} colour="--palm-trunk" />
    <path
      {...outlined('--palm-leaf')}
      d="M34 26C24 12 11 13 4 22c8-3 14-2 17 1-8 1-13 6-13 14 7-9 16-10 26-11zM34 26c2-16 14-21 26-15-7 0-12 3-13 7 8-2 14 1 16 9-9-5-18-4-29-1zM34 26c-4-9-2-17 6-23 1 8 1 15-6 23zM34 26c6 4 8 10 6 18-5-4-8-10-6-18z"
    />
    <circle {...outlined('--palm-trunk')} cx="31" cy="30" r="3.200" />
    <circle {...outlined('--palm-trunk')} cx="37" cy="31" r="3.200" />
  </Sym>
);

const Cactus = () => (
  <Sym id="cactus">
    <Stem d="M32 60V14M32 42H20c-4 0-5-3-5-6v-6M32 34h11c4 0 5-3 5-6v-5" width={4.5} colour="--desert" />
  </Sym>
);

const Spring = () => (
  <Sym id="spring">
    <circle {...outlined('--stone')} cx="32" cy="32" r="30" />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
      <path
        {...outlined('--stone')}
        key={angle}
        d="M32 2v8"
        opacity="0.6"
        transform={`rotate(${angle} 32 32)`}
      />
    ))}
    <circle {...outlined('--canal')} cx="32" cy="32" r="21.500" />
    <path
      d="M32 17c7 9 9.500 13 9.500 17.500a9.500 9.500 0 0 1-19 0C22.500 30 25 26 32 17z"
      fill="var(--canal-glint)"
    />
    <path {...LINE} d="M27 35a5 5 0 0 0 5 5" stroke="var(--canal)" />
  </Sym>
);

const Drop = () => (
  <Sym id="drop" box={24}>
    <path d="M12 3c5 6.500 7 9.500 7 12.500a7 7 0 0 1-14 0C5 12.500 7 9.500 12 3z" />
  </Sym>
);

/** A shovel: the overseer builds the canal. A crown is for winners alone. */
const Overseer = () => (
  <Sym id="overseer" box={24}>
    <path
      {...outlined('--art-banana')}
      d="M8 1.500h8v3.500h-2.300v6.500h4.300v4.500c0 3.500-3 5.500-6 6.800-3-1.300-6-3.300-6-6.800v-4.500h4.300V5H8z"
    />
  </Sym>
);

/** Gold in every theme. */
const Coin = () => (
  <Sym id="coin" box={24}>
    <circle {...LINE} cx="12" cy="12" r="10" fill="#e8b93a" stroke="#5c4204" />
    <path {...LINE} d="M9 12h6M12 8.500v7M12 5.400a6.600 6.600 0 1 0 .1 0" stroke="#5c4204" />
  </Sym>
);

const Canal = () => (
  <Sym id="canal" box={24}>
    <rect {...outlined('--canal')} x="1.500" y="8" width="21" height="8" rx="4" />
    <path {...LINE} d="M5 12q2-2 4 0t4 0t4 0" stroke="var(--canal-glint)" />
  </Sym>
);

export const Symbols = () => (
  <svg class="symbols" aria-hidden="true" width="0" height="0">
    <Patterns />
    <Crops />
    <MarkerSymbols />
    <Planter />
    <Palm />
    <Cactus />
    <Spring />
    <Drop />
    <Overseer />
    <Coin />
    <Canal />
  </svg>
);

let drawn = false;

/** Draws the symbols of Canals on the page, once while it is open. */
const drawSymbols = (): void => {
  if (drawn) return;
  drawn = true;
  const host = document.createElement('div');
  document.body.append(host);
  render(<Symbols />, host);
};

/** For every part that refers to the symbols and may be alone on a page. */
export const useSymbols = (): void => useLayoutEffect(drawSymbols, []);
