import type { Ditch, Square, View } from '@santiago/canals';
import { cropOf } from '@santiago/canals';
import { settings } from '../../browser/settings.ts';
import type { PositionProps } from '../../table/face.tsx';
import { ct } from './words.ts';
import { editionOf } from './art.tsx';
import { Board } from './Board.tsx';
import { factsOf } from './facts.ts';
import { geometryOf } from './geometry.ts';
import { Marks } from './Marks.tsx';
import { NO_TARGETS } from './spot.ts';

const NO_SQUARES: ReadonlySet<Square> = new Set();
const NO_DITCHES: ReadonlySet<Ditch> = new Set();
const NOTHING = { squares: NO_SQUARES, ditches: NO_DITCHES };
const ignore = () => undefined;

/** The board as it stands, to be looked at. */
export const Position = ({ view, marks = [] }: PositionProps<View>) => {
  const { water, damp } = factsOf(view);
  const edition = editionOf(view);
  return (
    <Board
      view={view}
      edition={edition}
      turn="wide"
      letters={settings.letters.value === 'yes'}
      water={water}
      damp={damp}
      targets={NO_TARGETS}
      ghost={null}
      picked={null}
      ringed={NO_SQUARES}
      wetted={NO_SQUARES}
      hinted={NO_DITCHES}
      changed={NOTHING}
      cropLetter={(tile) => ct.value.crops[edition][cropOf(tile)].charAt(0).toUpperCase()}
      onPick={ignore}
      onHover={ignore}
    >
      <Marks geometry={geometryOf('wide')} places={marks} />
    </Board>
  );
};
