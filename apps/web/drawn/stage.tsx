import { signal } from '@preact/signals';
import { type Ditch, type Plantation, type Square, SQUARES, type View, waterEnd } from '@santiago/canals';
import { renderToString } from 'preact-render-to-string';
import { type BoardScene, stillScene } from '@santiago/canals/page/board/boardScene.ts';
import { factsOf } from '@santiago/canals/page/table/facts.ts';
import { Fields } from '@santiago/canals/page/board/Fields.tsx';
import { geometryOf, TRENCH } from '@santiago/canals/page/board/geometry.ts';
import { Symbols } from '@santiago/canals/page/symbols/Symbols.tsx';
import { Canals, Damp, Spring } from '@santiago/canals/page/board/Waters.tsx';
import type { Stage, StagePiece } from '../src/features/home/stage.ts';
import { stageMatch } from './match.ts';

const GEOMETRY = geometryOf('wide');
/** The round at whose beginning the still picture shows the match and the stage goes on. */
const FIRST_ROUND = 6;
const WATER_LAYER = 2;

const sceneOf = (view: View): BoardScene => {
  const { water, damp } = factsOf(view);
  return stillScene({
    view: signal(view),
    edition: signal('amigo'),
    letters: signal(null),
    water: signal(water),
    damp: signal(damp),
  });
};

/** What the picture of the board depends on. */
const lookOf = (view: View): string => JSON.stringify([view.spring, view.canals, view.plantations]);

/** The moments at which the board looks different from the one before. */
const moments = (): View[] => {
  const views = stageMatch();
  return views.filter((view, i) => i === 0 || lookOf(view) !== lookOf(views[i - 1]!));
};

/** Where the still picture shows the match. */
const firstOf = (views: readonly View[]): number => views.findIndex(({ round }) => round === FIRST_ROUND);

const plantationIn = (view: View, square: Square): Plantation | undefined =>
  view.plantations.find((plantation) => plantation.square === square);

/** The pictures of one square, one after another. */
const fieldAt = (view: View, square: Square): string => {
  const plantation = plantationIn(view, square);
  if (plantation === undefined) return '';
  const scene = sceneOf(view);
  return renderToString(
    <Fields scene={{ ...scene, view: signal({ ...view, plantations: [plantation] }) }} />,
  );
};

const dampAt = (view: View, square: Square): string => {
  const { damp } = factsOf(view);
  if (!damp.has(square)) return '';
  return renderToString(<Damp scene={{ ...sceneOf(view), damp: signal(new Set([square])) }} />);
};

/** The bank of a canal or its water: all banks lie under all water, so that canals run into each other. */
const canalAt = (view: View, ditch: Ditch, part: 'bank' | 'water'): string => {
  if (!view.canals.includes(ditch)) return '';
  const whole = renderToString(
    <Canals scene={{ ...sceneOf(view), view: signal({ ...view, canals: [ditch] }) }} />,
  );
  const [, bank = '', water = ''] =
    /^<g class="canals">(<path[^>]*class="canal-bank"[^>]*>(?:<\/path>)?)(.*)<\/g>$/s.exec(whole) ?? [];
  return `<g class="canals">${part === 'bank' ? bank : water}</g>`;
};

const springAt = (view: View): string => renderToString(<Spring scene={sceneOf(view)} />);

/** Runs of the same picture, each from the moment it comes to the moment it goes. */
const runs = (
  pictures: readonly string[],
  piece: Pick<StagePiece, 'layer' | 'box' | 'enter'>,
): StagePiece[] => {
  const pieces: StagePiece[] = [];
  let from = 0;
  pictures.forEach((picture, i) => {
    if (picture === pictures[i + 1]) return;
    const isFirst = pieces.length === 0;
    if (picture !== '')
      pieces.push({ ...piece, enter: isFirst ? piece.enter : null, from, to: i + 1, picture });
    from = i + 1;
  });
  return pieces;
};

const ENDS = { across: ['left', 'right'], down: ['top', 'bottom'] } as const;

/** The side of a ditch that water comes in from. */
const enterCanal = (view: View, ditch: Ditch): StagePiece['enter'] => {
  const { from, to, across } = GEOMETRY.ditch(ditch);
  const end = GEOMETRY.node(waterEnd(view, ditch));
  const isFar = across ? end.x > Math.min(from.x, to.x) : end.y > Math.min(from.y, to.y);
  return ENDS[across ? 'across' : 'down'][isFar ? 1 : 0];
};

const canalPieces = (views: readonly View[], ditch: Ditch): StagePiece[] => {
  const { from, to } = GEOMETRY.ditch(ditch);
  const x = Math.min(from.x, to.x) - TRENCH / 2;
  const y = Math.min(from.y, to.y) - TRENCH / 2;
  const box = [x, y, Math.abs(to.x - from.x) + TRENCH, Math.abs(to.y - from.y) + TRENCH] as const;
  const built = views.findIndex((view) => view.canals.includes(ditch));
  const enter = built > 0 ? enterCanal(views[built - 1]!, ditch) : null;
  const pictures = (part: 'bank' | 'water') => views.map((view) => canalAt(view, ditch, part));
  return [
    ...runs(pictures('bank'), { layer: 1, box, enter: null }),
    ...runs(pictures('water'), { layer: WATER_LAYER, box, enter }),
  ];
};

const squarePieces = (views: readonly View[], square: Square): StagePiece[] => {
  const { x, y, width, height } = GEOMETRY.square(square);
  const box = [x, y, width, height] as const;
  return [
    ...runs(
      views.map((view) => dampAt(view, square)),
      { layer: 0, box, enter: null },
    ),
    ...runs(
      views.map((view) => fieldAt(view, square)),
      { layer: 4, box, enter: 'drop' },
    ),
  ];
};

/** The symbols that the drawing uses, under names that no other drawing on the page has. */
const withOwnNames = (drawing: string): string =>
  drawing
    .replaceAll(/ id="([\w-]+)"/g, ' id="stage-$1"')
    .replaceAll(/(href="#|url\(#)([\w-]+)/g, '$1stage-$2');

const usedSymbols = (drawings: string): string => {
  const all = renderToString(<Symbols />);
  const symbols = [...all.matchAll(/<(symbol|pattern) id="([\w-]+)".*?<\/\1>/gs)];
  return symbols
    .filter(([, , id]) => drawings.includes(`#${id}"`) || drawings.includes(`#${id})`))
    .map(([symbol]) => symbol)
    .join('');
};

/** The spring takes as much room as a square would around its intersection. */
const springBox = ({ spring }: View): StagePiece['box'] => {
  const { x, y } = GEOMETRY.node(spring!);
  return [x - 42, y - 42, 84, 84];
};

const isAbove = (upper: StagePiece, lower: StagePiece): boolean => {
  const [x, y, width, height] = upper.box;
  const [left, top, across, down] = lower.box;
  const overlaps = x < left + across && left < x + width && y < top + down && top < y + height;
  return upper.layer > lower.layer && overlaps;
};

/**
 * Pieces of the still picture under which something appears later: from then on they are drawn above it, and so is what
 * lies above them.
 */
const lifted = (still: readonly StagePiece[], later: readonly StagePiece[]): StagePiece[] => {
  const since = new Map<StagePiece, number>();
  const lift = (lower: StagePiece, moment: number): void => {
    for (const piece of still) {
      if (!isAbove(piece, lower) || piece.to <= moment || since.has(piece)) continue;
      since.set(piece, moment);
      lift(piece, moment);
    }
  };
  for (const piece of later.toSorted((a, b) => a.from - b.from)) lift(piece, piece.from);
  return [...since].map(([piece, from]) => ({ ...piece, from, enter: null }));
};

/** The whole match as pictures that come and go. */
const allPieces = (views: readonly View[]): StagePiece[] => {
  const last = views.at(-1)!;
  return [
    ...SQUARES.flatMap((square) => squarePieces(views, square)),
    ...last.canals.flatMap((ditch) => canalPieces(views, ditch)),
    ...runs(views.map(springAt), { layer: 3, box: springBox(last), enter: null }),
  ];
};

/** The match from the still picture on, as pictures that come and go above it. */
export const drawStage = (): Stage => {
  const views = moments();
  const first = firstOf(views);
  const all = allPieces(views);
  const isStill = ({ from, to }: StagePiece) => from <= first && first < to;
  const later = all.filter(({ from }) => from > first);
  const pieces = [...later, ...lifted(all.filter(isStill), later)];
  return {
    width: GEOMETRY.width,
    height: GEOMETRY.height,
    moments: views.length - first,
    symbols: withOwnNames(usedSymbols(pieces.map(({ picture }) => picture).join(''))),
    water: all.filter((piece) => isStill(piece) && piece.layer === WATER_LAYER).map(({ box }) => box),
    pieces: pieces.map((piece) => ({
      ...piece,
      from: piece.from - first,
      to: piece.to - first,
      picture: withOwnNames(piece.picture),
    })),
  };
};

/** How the match stands where the stage begins. */
export const stageView = (): View => {
  const views = moments();
  return views[firstOf(views)]!;
};
