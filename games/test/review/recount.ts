import { type Ditch, DITCHES, type Plantation, type Square, type View } from '@santiago/canals';

/**
 * The board counted once more, from a view and the printed board alone and with nothing of the engine: what the
 * numbers in the teacher's sentences are held to.
 */

/** Files and ranks from 0; ditches run along every second grid line [C2]. */
const spot = (square: string): readonly [number, number] => [
  'abcdefgh'.indexOf(square[0]!),
  Number(square[1]) - 1,
];
const named = (file: number, rank: number): Square | null =>
  file >= 0 && file < 8 && rank >= 0 && rank < 6 ? (`${'abcdefgh'[file]}${rank + 1}` as Square) : null;
const present = <T>(things: readonly (T | null)[]): T[] => things.filter((thing) => thing !== null);

/** The squares at the sides of a ditch. */
export const along = (ditch: Ditch): Square[] => {
  const x = 2 * 'ABCDE'.indexOf(ditch[0]!);
  const y = 2 * (Number(ditch[1]) - 1);
  return present(
    ditch[1] === ditch[4]
      ? [named(x, y - 1), named(x + 1, y - 1), named(x, y), named(x + 1, y)]
      : [named(x - 1, y), named(x - 1, y + 1), named(x, y), named(x, y + 1)],
  );
};

export const beside = (square: Square): Square[] => {
  const [file, rank] = spot(square);
  return present([
    named(file - 1, rank),
    named(file + 1, rank),
    named(file, rank - 1),
    named(file, rank + 1),
  ]);
};

export const isWet = (square: Square, canals: readonly Ditch[]): boolean =>
  canals.some((canal) => along(canal).includes(square));

export const living = ({ plantations }: View): Plantation[] => plantations.filter(({ desert }) => !desert);

export const isFree = ({ plantations }: View, square: Square): boolean =>
  !plantations.some((plantation) => plantation.square === square);

const cropOf = ({ tile }: Plantation): string => tile.slice(0, -1);

/** The plantations of one crop that hang together with this one. */
export const areaAround = (tiles: readonly Plantation[], from: Plantation): Plantation[] => {
  const found = [from];
  for (const each of found) {
    const near = tiles.filter(
      (tile) =>
        cropOf(tile) === cropOf(from) && beside(each.square).includes(tile.square) && !found.includes(tile),
    );
    found.push(...near);
  }
  return found;
};

export const marksIn = (area: readonly Plantation[], seat: string): number =>
  area
    .filter(({ planter, markers }) => planter === seat && markers > 0)
    .reduce((sum, { markers, palm }) => sum + markers + (palm ? 1 : 0), 0);

/** What a seat's areas earn, tile by tile. */
export const pointsOf = (tiles: readonly Plantation[], seat: string): number =>
  tiles.reduce((sum, tile) => sum + marksIn([tile], seat) * areaAround(tiles, tile).length, 0);

/** The same as if the match ended now, with these canals. */
export const pointsNow = (view: View, seat: string, canals: readonly Ditch[]): number =>
  pointsOf(
    living(view).filter(({ square }) => isWet(square, canals)),
    seat,
  );

/** [C22] Seats in the order in which they plant, from what they bid in the order of bidding. */
export const plantingOrder = (bids: readonly { seat: string; bid: number }[]): string[] =>
  [
    ...bids.filter(({ bid }) => bid > 0).toSorted((a, b) => b.bid - a.bid),
    ...bids.filter(({ bid }) => bid === 0).toReversed(),
  ].map(({ seat }) => seat);

/** [C21] */
export const newOverseer = (bids: readonly { seat: string; bid: number }[]): string =>
  (bids.find(({ bid }) => bid === 0) ?? bids.toSorted((a, b) => a.bid - b.bid)[0]!).seat;

/** [C3] The ditches at a square. */
export const ditchesAt = (square: Square): Ditch[] =>
  DITCHES.filter((ditch) => along(ditch).includes(square));

/** [C31] How many canals it takes to water a square, each built where the water has come by then. */
export const canalsNeeded = ({ spring, canals }: Pick<View, 'spring' | 'canals'>, square: Square): number => {
  const ends = new Set([spring!, ...canals.flatMap((canal) => canal.split('-'))]);
  const wanted = ditchesAt(square);
  for (let built = 1; ; built++) {
    const next = DITCHES.filter((ditch) => ditch.split('-').some((end) => ends.has(end)));
    if (wanted.some((ditch) => next.includes(ditch))) return built;
    for (const ditch of next) for (const end of ditch.split('-')) ends.add(end);
  }
};

/** The most markers on other dry plantations that one canal at this square waters too. */
export const markersBeside = (view: View, square: Square): number =>
  Math.max(
    ...ditchesAt(square).map((ditch) =>
      living(view)
        .filter((tile) => tile.square !== square && along(ditch).includes(tile.square))
        .filter((tile) => !isWet(tile.square, view.canals))
        .reduce((sum, { markers }) => sum + markers, 0),
    ),
  );
