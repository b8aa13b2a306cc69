import { computed, signal } from '@preact/signals';
import { canals, type Ditch, type View } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import { useMemo } from 'preact/hooks';
import { settings } from '@santiago/table/page/browser/settings.ts';
import type { PositionProps } from '@santiago/table/page/model/face.tsx';
import { cropLetters } from '../symbols/cropLetters.ts';
import { editionOf } from '../symbols/edition.ts';
import { Board } from '../board/Board.tsx';
import { type BoardScene, stillScene } from '../board/boardScene.ts';
import { factsOf } from './facts.ts';
import { SIDE } from '../board/geometry.ts';
import { Marks } from '../board/Marks.tsx';
import { Seats } from './Seats.tsx';
import { useSymbols } from '../symbols/Symbols.tsx';
import { TileArt, TilePicture } from '../symbols/TileArt.tsx';
import { tilesIn } from './Tiles.tsx';
import { canalsWords } from '../words.ts';
import '@santiago/table/page/frame/position.css';
import './position.css';

const sceneOf = (view: View): BoardScene => {
  const { water, damp } = factsOf(view);
  const edition = editionOf(view);
  return stillScene({
    view: signal(view),
    edition: signal(edition),
    letters: computed(() =>
      settings.letters.value === 'yes' ? cropLetters(canalsWords.value.crops[edition]) : null,
    ),
    water: signal(water),
    damp: signal(damp),
  });
};

interface AnswerProps {
  readonly scene: BoardScene;
  readonly text: string | null;
  readonly look: 'best' | 'played';
}

const AnsweredDitch = ({ scene, ditch, look }: { scene: BoardScene; ditch: Ditch; look: string }) => {
  const { box } = scene.geometry.value.ditch(ditch);
  return (
    <rect
      class={`answer-${look}`}
      x={box.x - 3}
      y={box.y - 3}
      width={box.width + 6}
      height={box.height + 6}
      rx={13}
    />
  );
};

/** An answer on the board, if it has a spot there: a tile on its square, or a ditch. */
const Answer = ({ scene, text, look }: AnswerProps) => {
  const action = text === null ? null : canals.parse(text);
  if (action === null) return null;
  if ('ditch' in action) return <AnsweredDitch scene={scene} ditch={action.ditch} look={look} />;
  if (!('square' in action)) return null;
  const box = scene.geometry.value.square(action.square);
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      {'tile' in action ? <TileArt tile={action.tile} edition={scene.edition.value} /> : null}
      <rect class={`answer-${look}`} x={-3} y={-3} width={SIDE + 6} height={SIDE + 6} rx={13} />
    </g>
  );
};

/** What lies beside the board: what each player has, and the tiles of the round. */
const Around = ({ view, seats }: { view: View; seats: NonNullable<PositionProps['seats']> }) => {
  const tiles = tilesIn(view);
  const words = canalsWords.value;
  return (
    <div class="position-around">
      <Seats view={view} table={{ seats, due: NO_CLOCK }} facts={factsOf(view)} words={words} aids />
      {tiles.length === 0 ? null : (
        <ul class="position-tiles" aria-label={words.heading.offer}>
          {tiles.map((tile, i) => (
            <li key={`${tile}${i}`}>
              <TilePicture tile={tile} edition={editionOf(view)} size={40} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
const NO_CLOCK: Readonly<Partial<Record<Seat, number>>> = {};

/** The board without choices. */
export const Position = ({ view, marks = [], seats, played = null, best = null }: PositionProps<View>) => {
  useSymbols();
  const scene = useMemo(() => sceneOf(view), [view]);
  const board = (
    <Board scene={scene}>
      <Answer scene={scene} text={played} look="played" />
      <Answer scene={scene} text={best} look="best" />
      <Marks geometry={scene.geometry.value} marks={marks} />
    </Board>
  );
  return seats === undefined ? (
    board
  ) : (
    <div class="position">
      <Around view={view} seats={seats} />
      {board}
    </div>
  );
};
