import type { View } from '@santiago/canals';
import { seatsOf } from '@santiago/kernel';
import { markerShape } from './art.tsx';
import type { WhoOf } from '../../table/who.ts';

/** The final board with the scores as a picture, made in the page. */
const WIDTH = 1200;
const HEAD = 130;

const stylesText = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

const escape = (text: string): string => text.replaceAll(/[<>&"]/g, (c) => `&#${c.codePointAt(0)};`);

interface Scores {
  readonly view: View;
  readonly points: readonly number[];
  readonly whoOf: WhoOf;
}

const compose = (board: SVGSVGElement, { view, points, whoOf }: Scores): { text: string; height: number } => {
  const { width, height } = board.viewBox.baseVal;
  const drawn = Math.round((WIDTH * height) / width);
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('y', String(HEAD));
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(drawn));
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const symbols = document.querySelector('.symbols')!.innerHTML;
  const seats = seatsOf(view.setup.players);
  const column = WIDTH / seats.length;
  const entries = seats
    .map((seat, i) => {
      const x = i * column + 40;
      return `<g transform="translate(${x} 40)"><svg width="52" height="52" class="of-${seat}"><use href="#marker-${markerShape(seat)}"/></svg><text x="66" y="22" class="pn">${escape(whoOf(seat).name)}</text><text x="66" y="58" class="ps">${points[i]}</text></g>`;
    })
    .join('');
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const total = drawn + HEAD;
  const style = `${stylesText()} .pn{font:600 24px sans-serif;fill:var(--ink)} .ps{font:800 34px sans-serif;fill:var(--ink)}`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${WIDTH}" height="${total}" viewBox="0 0 ${WIDTH} ${total}"><style>${escape(style)}</style>${symbols}<rect width="100%" height="100%" fill="var(--page)"/>${entries}${new XMLSerializer().serializeToString(copy)}</svg>`;
  return { text, height: total };
};

/** Makes the picture and gives it as a PNG. */
export const pictureOf = async (board: SVGSVGElement, scores: Scores): Promise<Blob> => {
  const { text, height } = compose(board, scores);
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  URL.revokeObjectURL(address);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
};
