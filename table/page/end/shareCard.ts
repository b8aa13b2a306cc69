import type { Box, Size } from '../ui/panzoom.ts';

/** The picture that people share: where each part is drawn. No element, no canvas. */
export const CARD: Size = { width: 1200, height: 630 };

const MARGIN = 30;
/** The column of the players. */
const SIDE = 372;
const GAP = 28;
const LEFT = CARD.width - MARGIN - SIDE;
const RIGHT = CARD.width - MARGIN;
const TOP = 178;
const BOTTOM = 512;
const ROW = 78;
export const MARK = 40;

export interface ShareEntry {
  readonly seat: string;
  /** The player's sign on a square of 24, as SVG. */
  readonly mark: string;
  readonly name: string;
  readonly score: string;
  readonly won: boolean;
}

export interface ShareFacts {
  readonly title: string;
  readonly date: string;
  /** What kind of game it is, in a sentence. */
  readonly pitch: string;
  /** The address where the game is played. */
  readonly address: string;
  /** In the order of the result. */
  readonly entries: readonly ShareEntry[];
}

type Face = 'display' | 'text';

/** How a text is drawn. */
export interface Type {
  readonly face: Face;
  readonly weight: number;
  readonly size: number;
}

export interface CardText extends Type {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly align: 'left' | 'right';
  readonly tone: 'ink' | 'muted';
}

interface CardMark {
  readonly seat: string;
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface CardLayout {
  /** Where the final table is drawn. */
  readonly picture: Box;
  readonly texts: readonly CardText[];
  readonly marks: readonly CardMark[];
  /** The shapes behind the winners. */
  readonly rows: readonly Box[];
  /** The upper left corners of crowns, on a square of 24. */
  readonly crowns: readonly { readonly x: number; readonly y: number; readonly size: number }[];
}

/** The width of a text. */
export type Measure = (text: string, type: Type) => number;

/** Made when a card is drawn, not before: a browser takes 20 ms for its tables, and every table loads this file. */
let segments: Intl.Segmenter | null = null;

/** The characters of a text as a person counts them. */
export const signsOf = (text: string): string[] => {
  segments ??= new Intl.Segmenter();
  return Array.from(segments.segment(text), ({ segment }) => segment);
};

/** As much of a text as fits, with an ellipsis where something was left out. */
export const ellipsized = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const letters = signsOf(text);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** The text in lines that fit; a single word that does not fit has a line of its own. */
export const wrapped = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

/** In as few lines as fit, and these about equally long. */
const balanced = (text: string, type: Type, measure: Measure): string[] => {
  const within = (width: number) => wrapped(text, (line) => measure(line, type) <= width);
  let width = SIDE;
  while (width > SIDE / 2 && within(width - 10).length === within(SIDE).length) width -= 10;
  return within(width);
};

const TITLE: Type = { face: 'display', weight: 700, size: 52 };
const SMALL: Type = { face: 'text', weight: 500, size: 22 };
const LINE = 29;
const NAME: Type = { face: 'text', weight: 600, size: 30 };
const SCORE: Type = { face: 'display', weight: 700, size: 40 };
const WORD: Type = { face: 'text', weight: 600, size: 22 };

/** Points are printed large; a word in their place is not. */
const scoreType = (score: string): Type => (/^\d/.test(score) ? SCORE : WORD);

/** The largest size, up to the text's own, at which it fits. */
const shrunk = (text: string, type: Type, { width, measure }: { width: number; measure: Measure }): Type => {
  const wide = measure(text, type);
  return wide <= width ? type : { ...type, size: Math.floor((type.size * width) / wide) };
};

const entryTexts = (entry: ShareEntry, middle: number, measure: Measure): CardText[] => {
  const type = scoreType(entry.score);
  const room = SIDE - MARK - 30 - measure(entry.score, type) - 28;
  const name = ellipsized(entry.name, (text) => measure(text, NAME) <= room);
  const at = { tone: 'ink', y: middle + 11 } as const;
  return [
    { ...NAME, ...at, text: name, x: LEFT + MARK + 30, align: 'left' },
    { ...type, ...at, y: middle + type.size * 0.34, text: entry.score, x: RIGHT - 14, align: 'right' },
  ];
};

/** Lays out the card: the table on the left, the players in order on the right. */
export const layoutOf = (facts: ShareFacts, measure: Measure): CardLayout => {
  const { entries } = facts;
  const row = Math.min(ROW, (BOTTOM - TOP) / Math.max(1, entries.length));
  const middles = entries.map((_, i) => TOP + row * (i + 0.5));
  const won = middles.filter((_, i) => entries[i]!.won);
  const line = (text: string, y: number, type: Type, tone: CardText['tone']): CardText => ({
    ...shrunk(text, type, { width: SIDE, measure }),
    text,
    x: LEFT,
    y,
    align: 'left',
    tone,
  });
  const foot = CARD.height - MARGIN - 8;
  const pitch = balanced(facts.pitch, SMALL, measure);
  return {
    picture: { left: MARGIN, top: MARGIN, right: LEFT - GAP, bottom: CARD.height - MARGIN },
    texts: [
      line(facts.title, 88, TITLE, 'ink'),
      line(facts.date, 128, SMALL, 'muted'),
      ...entries.flatMap((entry, i) => entryTexts(entry, middles[i]!, measure)),
      ...pitch.map((text, i) => line(text, foot - 2 - LINE * (pitch.length - i), SMALL, 'ink')),
      line(facts.address, foot, SMALL, 'muted'),
    ],
    marks: entries.map(({ seat, mark }, i) => ({
      seat,
      mark,
      x: LEFT + 14,
      y: middles[i]! - MARK / 2,
      size: MARK,
    })),
    rows: won.map((middle) => ({
      left: LEFT,
      top: middle - row / 2 + 3,
      right: RIGHT,
      bottom: middle + row / 2 - 3,
    })),
    crowns: won.map((middle) => ({ x: LEFT + 14 + MARK / 2 - 15, y: middle - MARK / 2 - 22, size: 30 })),
  };
};
