/** The final table with its result as a picture, made in the page. */
const WIDTH = 1200;
const HEAD = 130;

const stylesText = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

const escape = (text: string): string => text.replaceAll(/[<>&"]/g, (c) => `&#${c.codePointAt(0)};`);

/** A player at the head of the picture. */
export interface Head {
  /** The player's sign on a square of 20, as SVG. */
  readonly mark: string;
  readonly seat: string;
  readonly name: string;
  readonly score: string;
}

const headText = ({ mark, seat, name, score }: Head, x: number): string =>
  `<g transform="translate(${x} 40)"><svg width="52" height="52" class="marker pip of-${seat}">${mark}</svg>` +
  `<text x="66" y="22" class="pn">${escape(name)}</text><text x="66" y="58" class="ps">${escape(score)}</text></g>`;

interface Drawing {
  readonly svg: SVGSVGElement;
  readonly width: number;
  readonly height: number;
}

const compose = (
  { svg, width, height }: Drawing,
  heads: readonly Head[],
): { text: string; height: number } => {
  const drawn = Math.round((WIDTH * height) / width);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('y', String(HEAD));
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(drawn));
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const symbols = [...document.querySelectorAll('.symbols')].map((each) => each.innerHTML).join('');
  const entries = heads.map((head, i) => headText(head, (i * WIDTH) / heads.length + 40)).join('');
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const total = drawn + HEAD;
  const style = `${stylesText()} .pn{font:600 24px sans-serif;fill:var(--ink)} .ps{font:800 34px sans-serif;fill:var(--ink)}`;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${WIDTH}" height="${total}" viewBox="0 0 ${WIDTH} ${total}">` +
    `<style>${escape(style)}</style>${symbols}<rect width="100%" height="100%" fill="var(--page)"/>${entries}${new XMLSerializer().serializeToString(copy)}</svg>`;
  return { text, height: total };
};

/** Makes the picture and gives it as a PNG. */
export const pictureOf = async (drawing: Drawing, heads: readonly Head[]): Promise<Blob> => {
  const { text, height } = compose(drawing, heads);
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
