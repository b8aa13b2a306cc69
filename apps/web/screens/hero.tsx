import { signal } from '@preact/signals';
import { type Ditch, type Plantation, type Square, type View, wateredSquares } from '@santiago/canals';
import { renderToString } from 'preact-render-to-string';
import { Symbols } from '../src/games/canals/Symbols.tsx';
import { Board } from '../src/games/canals/Board.tsx';
import { stillScene } from '../src/games/canals/boardScene.ts';
import { STYLES } from './styles.ts';

/** A game under way, for the front page. */
const field = (
  square: Square,
  tile: Plantation['tile'],
  planter: Plantation['planter'],
  markers = 2,
): Plantation => ({
  square,
  tile,
  planter,
  markers,
  planted: markers,
  palm: square === 'f5',
  desert: false,
});

const CANALS: readonly Ditch[] = ['B3-C3', 'C3-D3', 'D3-D4', 'D2-D3', 'A3-B3', 'D3-E3', 'B2-B3'];

const SCENE: View = {
  game: 'canals',
  eye: 'spectator',
  setup: { players: 5, preset: 'amigo', options: {} },
  round: 5,
  rounds: 9,
  overseer: null,
  spring: 'C3',
  canals: CANALS,
  plantations: [
    field('b5', 'banana2', 'p1'),
    field('a5', 'banana2', 'p3'),
    field('b4', 'bean2', 'p2'),
    field('c4', 'bean1', 'p2', 1),
    field('c5', 'pepper2', 'p4'),
    field('d5', 'pepper2', 'p1'),
    field('d4', 'potato2', 'p5'),
    field('e4', 'potato1', 'p5', 1),
    field('e5', 'cane2', 'p3'),
    field('f5', 'cane1', 'p3', 1),
    field('f4', 'banana2', 'p4', 1),
    field('g4', 'pepper2', 'p2'),
    field('g5', 'bean2', 'p1'),
    field('h5', 'bean2', 'p5'),
    { ...field('h3', 'bean2', 'p5'), desert: true },
    field('b3', 'cane2', 'p4'),
    field('g6', 'potato2', 'p1'),
    field('c6', 'cane2', 'p5'),
  ],
  palms: ['g3', 'a2', 'a6'],
  seats: [],
  aside: null,
  unseen: [],
  phase: { kind: 'reveal' },
};

const PICTURE = stillScene({
  view: signal(SCENE),
  edition: signal('amigo'),
  letters: signal(null),
  water: signal(new Map()),
  damp: signal(new Set(wateredSquares(SCENE))),
});

/** The picture as a drawing of its own, which needs nothing of the page. */
export const heroPicture = (theme: 'light' | 'dark'): string => {
  const board = renderToString(<Board scene={PICTURE} />);
  const [, frame = '', drawing = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(board) ?? [];
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(frame) ?? [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" viewBox="${viewBox}">` +
    `<style>${STYLES} .labels{display:none}</style>${renderToString(<Symbols />)}${drawing}</svg>`
  );
};
