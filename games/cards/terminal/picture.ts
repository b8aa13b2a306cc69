import {
  CARD_LONG,
  CARD_SHORT,
  BASE_HIGH,
  BASE_LOW,
  cards,
  connectedCards,
  type Corner,
  CROSS_PLACES,
  type Place,
  type TableCard,
  type View,
} from '@santiago/cards';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import type { Ink, Look } from '@santiago/table/terminal/terminal.ts';
import { cardInk, CROSS_INK, paleInk, RULER, seatInk } from './inks.ts';

/**
 * The table in characters: a column is one unit wide and a row two units high, so that a card looks like a card.
 * Every card shows its name in the middle, `?` if it is not known, and `▲` below it if it is a base; dots are the
 * back of a card that lies face down.
 */
const UNITS_A_ROW = 2;
/** Empty units around the outermost cards, as a margin. */
const MARGIN = 3;
const TICK = 10;
const GUTTER = 5;

const wide = ({ dir }: Place): number => (dir === 'v' ? CARD_SHORT : CARD_LONG);
const high = ({ dir }: Place): number => (dir === 'v' ? CARD_LONG : CARD_SHORT);

/** What is drawn: a card of the table, or one of the cross. */
type Drawn = Omit<TableCard, 'card'> & { readonly card: string };

interface Cell {
  readonly text: string;
  readonly ink: Ink;
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** While bases are placed: the frame in which they lie. */
const BASE_FRAME: Frame = { left: BASE_LOW, right: BASE_HIGH, low: BASE_LOW, high: BASE_HIGH };

const frameOf = (table: readonly TableCard[]): Frame => ({
  left: Math.min(...table.map(({ x }) => x)) - MARGIN,
  right: Math.max(...table.map((card) => card.x + wide(card))) + MARGIN,
  low: Math.min(...table.map(({ y }) => y)) - MARGIN,
  high: Math.max(...table.map((card) => card.y + high(card))) + MARGIN,
});

const rowOf = ({ high: top }: Frame, y: number): number => Math.floor((top - 1 - y) / UNITS_A_ROW);

export const cornerText = ({ x, y }: Corner): string => `${x},${y}`;

/** Corners of the cards that are connected to the base of a player who is in. */
const connectedOf = (view: View): ReadonlySet<string> => {
  const state = cards.known(view);
  const seats = seatsOf(view.setup.players).filter((seat) => view.seats[seatIndex(seat)]!.in);
  return new Set(seats.flatMap((seat) => connectedCards(state, seat)).map(cornerText));
};

/** The rows of a card from the top: the name in the middle one, `base` below it. */
const cardRows = (card: Drawn, rows: number): string[] => {
  const inner = wide(card) - 2;
  const middle = Math.floor((rows - 1) / 2);
  const fill = card.up ? ' ' : '·';
  return Array.from({ length: rows }, (_, row) => {
    if (row === middle) return `[${centre(card.card, inner, fill)}]`;
    return `[${row === middle + 1 && card.base ? centre('▲', inner, fill) : fill.repeat(inner)}]`;
  });
};

const centre = (text: string, width: number, fill: string): string => {
  const left = Math.floor((width - text.length) / 2);
  return fill.repeat(left) + text + fill.repeat(width - text.length - left);
};

const BLANK: Cell = { text: ' ', ink: {} };

const put = (grid: Cell[][], frame: Frame, card: Drawn, ink: Ink): void => {
  const top = rowOf(frame, card.y + high(card) - 1);
  const bottom = rowOf(frame, card.y);
  for (const [index, text] of cardRows(card, bottom - top + 1).entries()) {
    const row = grid[top + index]!;
    const from = card.x - frame.left;
    // A row that two cards share belongs to the upper one, which was drawn first.
    if (row.slice(from, from + wide(card)).some((cell) => cell !== BLANK)) continue;
    for (let column = 0; column < text.length; column++) row[from + column] = { text: text[column]!, ink };
  }
};

const line = (row: readonly Cell[], look: Look): string => {
  const runs: { text: string; ink: Ink }[] = [];
  for (const { text, ink } of row) {
    const last = runs.at(-1);
    if (last !== undefined && last.ink === ink) last.text += text;
    else runs.push({ text, ink });
  }
  return runs.map(({ text, ink }) => (ink === BLANK.ink ? text : look.paint(ink, text))).join('');
};

/** [X6] A card of the cross that guides the bases. */
const CROSS_CARD = { owner: 'p1', card: '+', up: true, base: false, laid: 0 } as const;

const ruler = ({ left, right }: Frame): string => {
  let text = ' '.repeat(GUTTER + 1);
  for (let x = left; x < right; x++) {
    const label = String(x);
    const place = GUTTER + 1 + x - left;
    if (x % TICK === 0 && text.length <= place) text = text.padEnd(place) + label;
  }
  return text;
};

const picture = (view: View, look: Look): string[] => {
  const { table } = view;
  const guided = view.phase.kind === 'first' || view.phase.kind === 'base';
  const frame = guided ? BASE_FRAME : frameOf(table);
  const connected = connectedOf(view);
  const rows = rowOf(frame, frame.low) + 1;
  const columns = frame.right - frame.left;
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => BLANK));
  if (guided) for (const place of CROSS_PLACES) put(grid, frame, { ...CROSS_CARD, ...place }, CROSS_INK);
  for (const card of table.toSorted((a, b) => b.y - a.y))
    put(grid, frame, card, connected.has(cornerText(card)) ? cardInk(card.owner) : paleInk(card.owner));
  return [
    look.paint(RULER, ruler(frame)),
    ...grid.map((row, index) => {
      const y = frame.high - 1 - UNITS_A_ROW * index;
      return `${look.paint(RULER, String(y).padStart(GUTTER))} ${line(row, look).trimEnd()}`;
    }),
  ];
};

const pile = (names: readonly string[]): string => (names.length === 0 ? '-' : names.join(' '));

const cardText = (view: View, connected: ReadonlySet<string>, card: TableCard): string => {
  const marks = [
    ...(card.base ? ['base'] : []),
    ...(card.up ? [] : ['down']),
    ...(view.seats[seatIndex(card.owner)]!.in && !connected.has(cornerText(card)) ? ['cut off'] : []),
  ];
  return `${card.card} ${cornerText(card)} ${card.dir}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

const seatLines = (view: View, look: Look, seat: Seat): string[] => {
  const { hand, handSize, pool, in: stays } = view.seats[seatIndex(seat)]!;
  const connected = connectedOf(view);
  const laid = view.table
    .filter(({ owner }) => owner === seat)
    .map((card) => cardText(view, connected, card));
  const who = `${seat}${view.eye === seat ? ' (you)' : ''}${stays ? '' : ' is out'}`;
  return [
    `${look.paint(seatInk(seat), who)}  hand ${hand === null ? `${handSize} cards` : pile(hand)}  pool ${pile(pool)}`,
    ...(laid.length === 0 ? [] : [`    ${laid.join(' | ')}`]),
  ];
};

/** The table, then the state of each seat. */
export const draw = (view: View, look: Look): string[] => [
  ...picture(view, look),
  ...seatsOf(view.setup.players).flatMap((seat) => seatLines(view, look, seat)),
  `Recycle pool ${pile(view.recycle)}; jokers aside ${view.jokers}.`,
];
