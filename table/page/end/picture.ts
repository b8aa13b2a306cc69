import { loadFonts } from '../ui/fonts.ts';
import type { Box } from '../ui/panzoom.ts';
import { CARD, type CardLayout, type CardText, layoutOf, type ShareFacts, type Type } from './shareCard.ts';
import { CROWN } from '../frame/Crown.tsx';

/** The final table and its result as a picture, made in the page. */

const stylesText = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

const escape = (text: string): string => text.replaceAll(/[<>&"]/g, (c) => `&#${c.codePointAt(0)};`);

/** A table as the page draws it. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  /** The part of it that is shown. */
  readonly box: Box;
  /** Selectors of elements that belong on the screen but not on the picture. */
  readonly without: readonly string[];
  /** Classes that mark the last action. */
  readonly unmarked: readonly string[];
  /** The background. */
  readonly ground: string;
}

const pictureText = (
  { svg, box, without, unmarked, ground }: Drawing,
  { left, top, right, bottom }: Box,
): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const selector of without) for (const element of copy.querySelectorAll(selector)) element.remove();
  copy.querySelector<SVGGElement>('.world')?.removeAttribute('style');
  for (const name of unmarked)
    for (const marked of copy.querySelectorAll(`.${name}`)) marked.classList.remove(name);
  copy.setAttribute('viewBox', `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`);
  copy.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top }))
    copy.setAttribute(name, String(value));
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  return (
    `<clipPath id="share-clip"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="22"/></clipPath>` +
    `<g clip-path="url(#share-clip)"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${ground}"/>` +
    `${new XMLSerializer().serializeToString(copy)}</g>`
  );
};

const sideText = ({ marks, rows, crowns }: CardLayout): string =>
  rows
    .map(
      ({ left, top, right, bottom }) =>
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="16" fill="var(--warning-soft)"/>`,
    )
    .join('') +
  marks
    .map(
      ({ seat, mark, x, y, size }) =>
        `<svg x="${x}" y="${y}" width="${size}" height="${size}" class="marker pip of-${seat}">${mark}</svg>`,
    )
    .join('') +
  crowns
    .map(
      ({ x, y, size }) =>
        `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${CROWN}" fill="var(--highlight)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/></g>`,
    )
    .join('');

const compose = (drawing: Drawing, layout: CardLayout): string => {
  const symbols = [...document.querySelectorAll('.symbols')].map((each) => each.innerHTML).join('');
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const { width, height } = CARD;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${escape(stylesText())}</style>${symbols}<rect width="100%" height="100%" fill="var(--page)"/>` +
    `${pictureText(drawing, layout.picture)}${sideText(layout)}</svg>`
  );
};

/** The page's own fonts and colours: an SVG picture could not load the fonts. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const fontOf = ({ face, weight, size }: Type): string =>
  `${weight} ${size}px ${token(face === 'display' ? '--display' : '--font')}`;

const write = (canvas: CanvasRenderingContext2D, text: CardText): void => {
  canvas.font = fontOf(text);
  canvas.fillStyle = token(text.tone === 'ink' ? '--ink' : '--muted');
  canvas.textAlign = text.align;
  canvas.fillText(text.text, text.x, text.y);
};

const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
};

/** Makes the picture as a PNG. */
export const pictureOf = async (drawing: Drawing, facts: ShareFacts): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const context = canvas.getContext('2d')!;
  await loadFonts();
  const layout = layoutOf(facts, (text, type) => {
    context.font = fontOf(type);
    return context.measureText(text).width;
  });
  context.drawImage(await imageOf(compose(drawing, layout)), 0, 0);
  for (const text of layout.texts) write(context, text);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
};
