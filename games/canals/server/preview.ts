import {
  type Ditch,
  INTERSECTIONS,
  type Plantation,
  roundsFor,
  type Square,
  SQUARES,
  type Tile,
  type View,
} from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { Box, Canvas, Colour, Point } from '@santiago/table/server/preview/canvas.ts';
import type { GamePreview } from '@santiago/table/server/preview/game.ts';
import { drawMarker, SHORE, STAGE } from '@santiago/table/server/preview/look.ts';

/** The board as it is printed: squares in pairs, ditches between the pairs [C1–C5]. */
const SQUARE = 68;
const TRENCH = 24;
const FILES = 8;
const COLUMNS = 5;
const WIDTH = FILES * SQUARE + COLUMNS * TRENCH;
const HEIGHT = 6 * SQUARE + 4 * TRENCH;
const LEFT = STAGE.x + (STAGE.width - WIDTH) / 2;
const BOTTOM = STAGE.y + (STAGE.height + HEIGHT) / 2;

const SOIL: Colour = '#d9c49c';
const DITCH: Colour = '#b79d6e';
const CANAL: Colour = '#0a4c93';
const WATER: Colour = '#3f8fd8';
const DESERT: Colour = '#efe6d0';
const CROPS: Readonly<Record<string, Colour>> = {
  banana: '#f1e355',
  cane: '#a4e4a0',
  potato: '#be9267',
  bean: '#cdabee',
  pepper: '#f09b9a',
};

const along = (index: number): number => index * SQUARE + (Math.floor(index / 2) + 1) * TRENCH;
const nodeAt = (index: number): number => index * (2 * SQUARE + TRENCH) + TRENCH / 2;

const boxOf = (square: number): Box => ({
  x: LEFT + along(square % FILES),
  y: BOTTOM - along(Math.floor(square / FILES)) - SQUARE,
  width: SQUARE,
  height: SQUARE,
});

const pointOf = (intersection: number): Point => ({
  x: LEFT + nodeAt(intersection % COLUMNS),
  y: BOTTOM - nodeAt(Math.floor(intersection / COLUMNS)),
});

/** The ends of a ditch, which is named after its two intersections. */
const endsOf = (ditch: Ditch): readonly [Point, Point] => {
  const [from, to] = ditch
    .split('-')
    .map((name) => pointOf(INTERSECTIONS.findIndex((each) => each === name)));
  return [from!, to!];
};

const drawTile = (canvas: Canvas, tile: Plantation): void => {
  const box = boxOf(SQUARES.indexOf(tile.square));
  const inner = { x: box.x + 4, y: box.y + 4, width: SQUARE - 8, height: SQUARE - 8 };
  canvas.rectangle(inner, 8, tile.desert ? DESERT : (CROPS[tile.tile.replace(/\d+$/, '')] ?? SOIL));
  const { planter } = tile;
  if (planter === null || tile.desert) return;
  for (let index = 0; index < tile.markers; index++) {
    const x = box.x + SQUARE / 2 + (index - (tile.markers - 1) / 2) * 26;
    drawMarker(canvas, planter, { x, y: box.y + SQUARE / 2, half: 9 });
  }
};

type Drawn = Pick<View, 'spring' | 'canals' | 'plantations'>;

const tile = (square: Square, name: Tile, planter: Seat): Plantation => {
  const markers = Number(name.at(-1));
  return { square, tile: name, planter, markers, planted: markers, palm: false, desert: false };
};

/** A match after a few rounds, as an example for a table whose match has not begun. */
const EXAMPLE: Drawn = {
  spring: 'C3',
  canals: ['B3-C3', 'C3-D3', 'C2-C3', 'C2-D2'],
  plantations: [
    tile('c4', 'banana2', 'p1'),
    tile('c5', 'banana1', 'p1'),
    tile('d4', 'banana2', 'p2'),
    tile('e4', 'pepper2', 'p3'),
    tile('f5', 'pepper1', 'p3'),
    tile('e3', 'bean2', 'p2'),
    tile('f3', 'bean1', 'p4'),
    tile('d3', 'cane2', 'p4'),
    tile('f2', 'potato2', 'p1'),
  ],
};

const drawBoard = (canvas: Canvas, { spring, canals, plantations }: Drawn): void => {
  const island = { x: LEFT - 16, y: BOTTOM - HEIGHT - 16, width: WIDTH + 32, height: HEIGHT + 32 };
  canvas.rectangle(island, 30, SHORE);
  canvas.rectangle({ x: LEFT, y: BOTTOM - HEIGHT, width: WIDTH, height: HEIGHT }, 12, DITCH);
  SQUARES.forEach((_, square) => canvas.rectangle(boxOf(square), 6, SOIL));
  for (const [colour, width] of [
    [CANAL, TRENCH - 2],
    [WATER, TRENCH - 12],
  ] as const)
    for (const ditch of canals) canvas.line(...endsOf(ditch), width, colour);
  for (const plantation of plantations) drawTile(canvas, plantation);
  if (spring === null) return;
  const middle = pointOf(INTERSECTIONS.indexOf(spring));
  canvas.circle(middle, 19, CANAL);
  canvas.circle(middle, 12, '#bfe0fb');
};

/** The approximate time a player needs for a round. */
const MINUTES_A_TURN = 0.9;

export const canalsPreview: GamePreview = {
  names: { en: 'Canals', de: 'Kanäle', fr: 'Canaux' },
  minutes: (players) => Math.round((players * roundsFor(players) * MINUTES_A_TURN) / 5) * 5,
  mark: drawMarker,
  draw: (canvas, view) => drawBoard(canvas, (view as View | null) ?? EXAMPLE),
};
