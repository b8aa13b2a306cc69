import { type Ditch, DITCHES, INTERSECTIONS, type Square, SQUARES } from '@santiago/canals';
import { useRef } from 'preact/hooks';
import { type Cursor, FIRST_CURSOR, focusAfter, tabStops } from './focus.ts';
import type { Box, Geometry } from './geometry.ts';
import { ditchLabel, type Labelled, squareLabel } from './labels.ts';
import type { TableScene } from '../table/scene.ts';
import { markedOf, nameOf, sameSpot, type Spot } from './spot.ts';
import './textBoard.css';

const percent = (geometry: Geometry, box: Box) => ({
  left: `${(100 * box.x) / geometry.width}%`,
  top: `${(100 * box.y) / geometry.height}%`,
  width: `${(100 * box.width) / geometry.width}%`,
  height: `${(100 * box.height) / geometry.height}%`,
});

const RANKS_DOWN = [6, 5, 4, 3, 2, 1];
const squaresOfRank = (rank: number): readonly Square[] =>
  SQUARES.filter((square) => Number(square[1]) === rank);

const labelledOf = (scene: TableScene): Labelled => ({
  ...scene.wording.value,
  view: scene.view.value,
  facts: scene.facts.value,
  targets: scene.targets.value,
  picked: scene.picked.value,
});

/** A label, and the fact that the coach points there. */
const withMark = ({ words }: Labelled, label: string, isMarked: boolean): string =>
  isMarked ? `${label}, ${words.label.marked}` : label;

/** Where the keyboard focus is, and what keys do there. */
interface Keys {
  cursor(): Cursor;
  at(spot: Spot): void;
  press(event: KeyboardEvent, spot: Spot): void;
}

interface PartProps {
  readonly scene: TableScene;
  readonly keys: Keys;
  /** What the coach points at. */
  readonly marks: readonly string[];
}

const SquareGrid = ({ scene, keys, marks }: PartProps) => {
  const labelled = labelledOf(scene);
  const geometry = scene.geometry.value;
  const { facts, targets, picked } = labelled;
  const [stop = tabStops(keys.cursor(), targets).square] = markedOf(targets, marks).squares;
  const cell = (square: Square) => {
    const spot: Spot = { kind: 'square', square };
    return (
      <td
        key={square}
        data-at={square}
        data-legal={targets.squares.includes(square) ? 'yes' : 'no'}
        data-wet={facts.damp.has(square) ? 'yes' : 'no'}
        tabIndex={square === stop ? 0 : -1}
        aria-label={withMark(labelled, squareLabel(labelled, square), marks.includes(square))}
        aria-selected={sameSpot(picked, spot)}
        style={percent(geometry, geometry.square(square))}
        onKeyDown={(event) => keys.press(event, spot)}
        onClick={() => scene.handle({ kind: 'point', spot })}
        onFocus={() => keys.at(spot)}
      />
    );
  };
  return (
    <table role="grid" aria-label={scene.words.value.heading.board}>
      <tbody>
        {RANKS_DOWN.map((rank) => (
          <tr key={rank}>{squaresOfRank(rank).map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
};

const DitchButtons = ({ scene, keys, marks }: PartProps) => {
  const labelled = labelledOf(scene);
  const geometry = scene.geometry.value;
  const { targets } = labelled;
  const [stop = tabStops(keys.cursor(), targets).ditch] = markedOf(targets, marks).ditches;
  const button = (ditch: Ditch) => {
    const spot: Spot = { kind: 'ditch', ditch };
    return (
      <li key={ditch}>
        <button
          type="button"
          data-at={ditch}
          tabIndex={ditch === stop ? 0 : -1}
          aria-label={withMark(labelled, ditchLabel(labelled, ditch), marks.includes(ditch))}
          aria-pressed={sameSpot(labelled.picked, spot)}
          style={percent(geometry, geometry.ditch(ditch).box)}
          onKeyDown={(event) => keys.press(event, spot)}
          onClick={() => scene.handle({ kind: 'point', spot })}
          onFocus={() => keys.at(spot)}
        />
      </li>
    );
  };
  return <ul aria-label={scene.words.value.heading.canals}>{DITCHES.map(button)}</ul>;
};

/** Only where the spring must be placed. */
const IntersectionButtons = ({ scene }: { scene: TableScene }) => {
  const { intersections } = scene.targets.value;
  if (intersections.length === 0) return null;
  const words = scene.words.value;
  const geometry = scene.geometry.value;
  const picked = scene.picked.value;
  return (
    <ul aria-label={words.prompt.spring}>
      {INTERSECTIONS.filter((name) => intersections.includes(name)).map((intersection) => {
        const { x, y } = geometry.node(intersection);
        const spot: Spot = { kind: 'intersection', intersection };
        return (
          <li key={intersection}>
            <button
              type="button"
              aria-label={`${intersection}, ${words.label.canSpring}`}
              aria-pressed={sameSpot(picked, spot)}
              style={percent(geometry, { x: x - 20, y: y - 20, width: 40, height: 40 })}
              onClick={() => scene.handle({ kind: 'point', spot })}
            />
          </li>
        );
      })}
    </ul>
  );
};

/** Enter on a ditch is the button's own click; on a square the page has to handle it. */
const isForTable = (key: string, spot: Spot): boolean =>
  key === 'Escape' || (spot.kind === 'square' && (key === 'Enter' || key === ' '));

/**
 * The board as text: a grid of squares and a list of ditches that lie, invisible, exactly over the picture, so that
 * the focus ring shows the current position.
 */
export const TextBoard = ({ scene, marks }: Omit<PartProps, 'keys'>) => {
  const root = useRef<HTMLDivElement>(null);
  const cursor = useRef(FIRST_CURSOR);
  const keys = useRef<Keys>({
    cursor: () => cursor.current,
    at: (spot) => {
      if (spot.kind === 'square') cursor.current = { ...cursor.current, square: spot.square };
      if (spot.kind === 'ditch') cursor.current = { ...cursor.current, ditch: spot.ditch };
    },
    press: (event, spot) => {
      const board = { cursor: cursor.current, targets: scene.targets.peek(), turn: scene.turn.peek() };
      const to = focusAfter(board, spot, event.key);
      if (to !== null) root.current?.querySelector<HTMLElement>(`[data-at="${nameOf(to)}"]`)?.focus();
      else if (isForTable(event.key, spot)) scene.handle({ kind: 'key', key: event.key, spot });
      else return;
      event.preventDefault();
    },
  }).current;
  return (
    <div class="text-board" ref={root}>
      <SquareGrid scene={scene} keys={keys} marks={marks} />
      <DitchButtons scene={scene} keys={keys} marks={marks} />
      <IntersectionButtons scene={scene} />
    </div>
  );
};
