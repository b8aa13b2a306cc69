import { CARD_LONG, CARD_SHORT, CROSS_PLACES, type Place, type View } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { Box, Canvas, Colour, Point } from '@santiago/table/server/preview/canvas.ts';
import type { DrawMark, GamePreview } from '@santiago/table/server/preview/game.ts';
import { INK, PAPER, STAGE } from '@santiago/table/server/preview/look.ts';

const FELT: Colour = '#4f7a5f';
const FELT_LINE: Colour = '#3d6450';
const BACK: Colour = '#8a5a3c';
const BLACK: Colour = '#221c14';
const RED: Colour = '#b3261e';
const NOBODY: Colour = '#d9c49c';

type DrawSuit = (canvas: Canvas, at: Point & { readonly half: number }, colour: Colour) => void;

const lobes: DrawSuit = (canvas, { x, y, half }, colour) => {
  for (const side of [-1, 1]) canvas.circle({ x: x + side * 0.46 * half, y }, 0.5 * half, colour);
};

const stem: DrawSuit = (canvas, { x, y, half }, colour) =>
  canvas.polygon(
    [
      { x, y: y + 0.1 * half },
      { x: x + 0.36 * half, y: y + half },
      { x: x - 0.36 * half, y: y + half },
    ],
    colour,
  );

/** [X1] By seat: spades, hearts, clubs, diamonds. */
const SUITS: Readonly<Partial<Record<Seat, DrawSuit>>> = {
  p1: (canvas, at, colour) => {
    const { x, y, half } = at;
    lobes(canvas, { x, y: y + 0.22 * half, half }, colour);
    canvas.polygon(
      [
        { x, y: y - half },
        { x: x + 0.82 * half, y: y - 0.12 * half },
        { x: x + 0.4 * half, y: y + 0.4 * half },
        { x: x - 0.4 * half, y: y + 0.4 * half },
        { x: x - 0.82 * half, y: y - 0.12 * half },
      ],
      colour,
    );
    stem(canvas, at, colour);
  },
  p2: (canvas, { x, y, half }, colour) => {
    lobes(canvas, { x, y: y - 0.4 * half, half }, colour);
    canvas.polygon(
      [
        { x: x - 0.85 * half, y: y - 0.09 * half },
        { x: x - 0.4 * half, y: y - 0.55 * half },
        { x: x + 0.4 * half, y: y - 0.55 * half },
        { x: x + 0.85 * half, y: y - 0.09 * half },
        { x, y: y + half },
      ],
      colour,
    );
  },
  p3: (canvas, at, colour) => {
    const { x, y, half } = at;
    lobes(canvas, { x, y: y + 0.18 * half, half }, colour);
    canvas.circle({ x, y: y - 0.48 * half }, 0.48 * half, colour);
    stem(canvas, at, colour);
  },
  p4: (canvas, { x, y, half }, colour) =>
    canvas.polygon(
      [
        { x, y: y - 1.05 * half },
        { x: x + 0.8 * half, y },
        { x, y: y + 1.05 * half },
        { x: x - 0.8 * half, y },
      ],
      colour,
    ),
};

const colourOf = (seat: Seat): Colour => (seat === 'p2' || seat === 'p4' ? RED : BLACK);

const mark: DrawMark = (canvas, seat, { x, y, half, taken = true }) =>
  SUITS[seat]?.(canvas, { x, y, half }, taken ? colourOf(seat) : NOBODY);

interface DrawnCard extends Place {
  readonly owner: Seat;
  readonly up: boolean;
}

/** Where the cards and the cross lie, in units of the table. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

const widthOf = ({ dir }: Place): number => (dir === 'v' ? CARD_SHORT : CARD_LONG);
const heightOf = ({ dir }: Place): number => (dir === 'v' ? CARD_LONG : CARD_SHORT);

const extentOf = (places: readonly Place[]): Extent => ({
  left: Math.min(...places.map(({ x }) => x)) - 2,
  right: Math.max(...places.map((place) => place.x + widthOf(place))) + 2,
  low: Math.min(...places.map(({ y }) => y)) - 2,
  high: Math.max(...places.map((place) => place.y + heightOf(place))) + 2,
});

const card = (x: number, y: number, owner: Seat, up = true): DrawnCard => ({ x, y, dir: 'v', owner, up });

/** A match after a few turns, as an example for a table whose match has not begun. */
const EXAMPLE: readonly DrawnCard[] = [
  card(-22, -24, 'p1', false),
  card(-17, -20, 'p1'),
  card(-12, -15, 'p1'),
  card(22, 20, 'p2', false),
  card(17, 16, 'p2'),
  card(12, 12, 'p2'),
  card(7, 7, 'p2'),
];

const drawTable = (canvas: Canvas, cards: readonly DrawnCard[]): void => {
  canvas.rectangle(STAGE, 28, FELT);
  const { left, right, low, high } = extentOf([...cards, ...CROSS_PLACES]);
  const scale = Math.min(STAGE.width / (right - left), STAGE.height / (high - low));
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  const boxOf = (place: Place): Box => ({
    x: STAGE.x + STAGE.width / 2 + (place.x - middle.x) * scale,
    y: STAGE.y + STAGE.height / 2 - (place.y + heightOf(place) - middle.y) * scale,
    width: widthOf(place) * scale,
    height: heightOf(place) * scale,
  });
  const inset = ({ x, y, width, height }: Box, by: number): Box => ({
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  });
  for (const place of CROSS_PLACES) {
    canvas.rectangle(inset(boxOf(place), 1), 4, FELT_LINE);
    canvas.rectangle(inset(boxOf(place), 3), 3, FELT);
  }
  for (const each of cards) {
    const box = boxOf(each);
    canvas.rectangle(inset(box, 0.5), 5, INK);
    canvas.rectangle(inset(box, 2), 4, each.up ? PAPER : BACK);
    if (each.up)
      mark(canvas, each.owner, {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        half: Math.min(box.width, box.height) / 4,
      });
  }
};

const MINUTES_A_PLAYER = 8;

export const cardsPreview: GamePreview = {
  names: { en: 'Cards', de: 'Karten und Würfel', fr: 'Cartes et dés' },
  minutes: (players) => players * MINUTES_A_PLAYER,
  mark,
  draw: (canvas, view) => drawTable(canvas, (view as View | null)?.table ?? EXAMPLE),
};
