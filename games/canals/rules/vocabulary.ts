/** The names of things, in the order in which chance and every list count them. */

/** The name with this number; a number without a name is a bug. */
const nameAt = <N extends string>(names: readonly N[], index: number): N => {
  const name = names[index];
  if (name === undefined) throw new RangeError(`nothing here has the number ${index}`);
  return name;
};

/** [C7] One set of names in every edition; an edition only changes what people see. */
export const CROPS = ['banana', 'cane', 'potato', 'bean', 'pepper'] as const;
export type Crop = (typeof CROPS)[number];

/** [C6] Crop and planters: `bean1`, `bean2`. */
export type Tile = `${Crop}${1 | 2}`;
export const TILES: readonly Tile[] = CROPS.flatMap((crop) => [`${crop}1`, `${crop}2`] as const);

/** [C1] a1, b1 … h1, a2 … h6. */
const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const RANKS = ['1', '2', '3', '4', '5', '6'] as const;
export type Square = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file) => `${file}${rank}` as const),
);

/** [C2] A1, B1 … E1, A2 … E4. */
const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
const ROWS = ['1', '2', '3', '4'] as const;
export type Intersection = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
export const INTERSECTIONS: readonly Intersection[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}` as const),
);

/** [C3] Lower-left end first; first the 16 horizontal ones, row by row, then the 15 vertical ones. */
export type Ditch = `${Intersection}-${Intersection}`;
export const DITCHES: readonly Ditch[] = [
  ...ROWS.flatMap((row) =>
    COLUMNS.slice(1).map((end, i) => `${nameAt(COLUMNS, i)}${row}-${end}${row}` as const),
  ),
  ...ROWS.slice(1).flatMap((end, i) =>
    COLUMNS.map((column) => `${column}${nameAt(ROWS, i)}-${column}${end}` as const),
  ),
];

export const PRESETS = ['amigo', 'trefl'] as const;
export type Preset = (typeof PRESETS)[number];

const indexTable = <N extends string>(names: readonly N[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [name, index]));

const TILE_INDEX = indexTable(TILES);
const SQUARE_INDEX = indexTable(SQUARES);
const INTERSECTION_INDEX = indexTable(INTERSECTIONS);
const DITCH_INDEX = indexTable(DITCHES);

const at = (table: ReadonlyMap<string, number>, name: string): number => {
  const index = table.get(name);
  if (index === undefined) throw new RangeError(`there is no ${name}`);
  return index;
};

export const tileIndex = (tile: Tile): number => at(TILE_INDEX, tile);
export const squareIndex = (square: Square): number => at(SQUARE_INDEX, square);
export const intersectionIndex = (intersection: Intersection): number => at(INTERSECTION_INDEX, intersection);
export const ditchIndex = (ditch: Ditch): number => at(DITCH_INDEX, ditch);

export const tileName = (index: number): Tile => nameAt(TILES, index);
export const squareName = (index: number): Square => nameAt(SQUARES, index);
export const intersectionName = (index: number): Intersection => nameAt(INTERSECTIONS, index);
export const ditchName = (index: number): Ditch => nameAt(DITCHES, index);
export const cropName = (index: number): Crop => nameAt(CROPS, index);

export const parseTile = (text: string): Tile | null => TILES[TILE_INDEX.get(text) ?? -1] ?? null;
export const parseSquare = (text: string): Square | null => SQUARES[SQUARE_INDEX.get(text) ?? -1] ?? null;
export const parseIntersection = (text: string): Intersection | null =>
  INTERSECTIONS[INTERSECTION_INDEX.get(text) ?? -1] ?? null;
export const parseDitch = (text: string): Ditch | null => DITCHES[DITCH_INDEX.get(text) ?? -1] ?? null;

export const cropOf = (tile: Tile): Crop => tile.slice(0, -1) as Crop;
export const plantersOf = (tile: Tile): 1 | 2 => (tile.endsWith('1') ? 1 : 2);
