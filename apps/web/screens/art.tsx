import { CROPS, PRESETS } from '@santiago/canals';
import { SEATS } from '@santiago/kernel';
import { renderToString } from 'preact-render-to-string';
import { Icon } from '@santiago/canals/page/symbols/Icon.tsx';
import { Marker } from '@santiago/canals/page/symbols/Marker.tsx';
import { Symbols } from '@santiago/canals/page/symbols/Symbols.tsx';
import { STYLES } from '../drawn/styles.ts';

const crops = PRESETS.flatMap((edition) => CROPS.map((crop) => ({ edition, crop })));

/** The same order every time, and none that gives a name away. */
const SHUFFLED = [6, 2, 9, 0, 4, 7, 1, 8, 3, 5].map((place) => crops[place]!);

/** All crops of both editions, unlabelled, at the size of a phone's log and of a desktop's board; owners without colour. */
export const artSheet = (theme: 'light' | 'dark'): string =>
  `<!doctype html><html data-theme="${theme}"><style>${STYLES} body{margin:16px;background:var(--page);width:1040px}
   .row{display:flex;gap:8px;align-items:center;margin-bottom:16px} .on{display:grid;place-items:center;border:1.5px solid var(--ink);border-radius:9px}
   .grey{filter:grayscale(1)}</style>${renderToString(<Symbols />)}${[24, 96]
     .map((size) =>
       renderToString(
         <div class="row">
           {SHUFFLED.map(({ edition, crop }) => (
             <span
               key={`${edition}${crop}`}
               class="on"
               style={{ background: `var(--${crop})`, width: size, height: size }}
             >
               <Icon id={`crop-${edition}-${crop}`} size={size} />
             </span>
           ))}
         </div>,
       ),
     )
     .join('')}${[16, 24, 48]
     .map((size) =>
       renderToString(
         <div class="row grey">
           {SEATS.map((seat) => (
             <Marker key={seat} seat={seat} size={size} />
           ))}
         </div>,
       ),
     )
     .join('')}</html>`;
