import { cropOf, type Plantation, type Square, SQUARES } from '@santiago/canals';
import { ContactShadow, TileArt } from '../symbols/TileArt.tsx';
import type { Edition } from '../symbols/edition.ts';
import type { BoardScene } from './boardScene.ts';
import type { Water } from '../table/facts.ts';
import { centre, type Geometry, SIDE } from './geometry.ts';
import './drawing.css';
import '@santiago/table/page/ui/motion.css';

interface LayerProps {
  readonly scene: BoardScene;
}

/** Desert, in the box of a tile. */
export const DesertArt = () => (
  <g class="desert">
    <rect class="desert-sand" x={2.5} y={2.5} width={79} height={79} rx={9} />
    <rect fill="url(#hatch)" x={2.5} y={2.5} width={79} height={79} rx={9} />
    <circle class="desert-disc" cx={42} cy={42} r={25} />
    <use href="#cactus" x={23} y={22} width={38} height={38} />
  </g>
);

interface FieldProps {
  readonly geometry: Geometry;
  readonly plantation: Plantation;
  readonly edition: Edition;
  readonly water: Water | undefined;
  readonly letter: string | null;
}

const Field = ({ geometry, plantation, edition, water, letter }: FieldProps) => {
  const box = geometry.square(plantation.square);
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-square={plantation.square}>
      {plantation.desert ? null : <ContactShadow />}
      {plantation.desert ? (
        <DesertArt />
      ) : (
        <TileArt
          tile={plantation.tile}
          edition={edition}
          seat={plantation.planter}
          markers={plantation.markers}
          planted={plantation.planted}
          palm={plantation.palm}
          state={water ?? 'fresh'}
        />
      )}
      {letter === null || plantation.desert ? null : (
        <text class="crop-letter" x={10} y={76}>
          {letter}
        </text>
      )}
    </g>
  );
};

const Palm = ({ geometry, square }: { geometry: Geometry; square: Square }) => {
  const box = geometry.square(square);
  return <use href="#palm" x={box.x + 12} y={box.y + 8} width={60} height={66} data-palm={square} />;
};

/** The palms and plantations. Choosing does not change them, so they are not redrawn. */
export const Fields = ({ scene }: LayerProps) => {
  const view = scene.view.value;
  const geometry = scene.geometry.value;
  const letters = scene.letters.value;
  const water = scene.water.value;
  return (
    <g class="fields">
      {view.palms.map((square) => (
        <Palm key={square} geometry={geometry} square={square} />
      ))}
      {view.plantations.map((plantation) => (
        <Field
          key={plantation.square}
          geometry={geometry}
          plantation={plantation}
          edition={scene.edition.value}
          water={water.get(plantation.square)}
          letter={letters === null ? null : letters[cropOf(plantation.tile)]}
        />
      ))}
    </g>
  );
};

const Ring = (props: { geometry: Geometry; square: Square; class: string }) => {
  const box = props.geometry.square(props.square);
  return <rect class={props.class} x={box.x} y={box.y} width={SIDE} height={SIDE} rx={11} />;
};

const among = (squares: ReadonlySet<Square>): Square[] => SQUARES.filter((square) => squares.has(square));

/** Rings around the last change and around the area that a tile would join; drops where water would come. */
export const Rings = ({ scene }: LayerProps) => {
  const geometry = scene.geometry.value;
  return (
    <g class="rings">
      {among(scene.changed.value.squares).map((square) => (
        <Ring key={square} geometry={geometry} square={square} class="ring-changed" />
      ))}
      {among(scene.ringed.value).map((square) => (
        <Ring key={square} geometry={geometry} square={square} class="ring-area" />
      ))}
      {among(scene.wetted.value).map((square) => {
        const box = geometry.square(square);
        return (
          <use
            key={square}
            class="drop-wet"
            href="#drop"
            x={box.x + 4}
            y={box.y + 4}
            width={24}
            height={24}
          />
        );
      })}
    </g>
  );
};

const squareMark = (geometry: Geometry, square: Square, isDamp: boolean) => {
  const at = centre(geometry.square(square));
  return isDamp ? (
    <use key={square} class="target-drop" href="#drop" x={at.x - 15} y={at.y - 15} width={30} height={30} />
  ) : (
    <circle key={square} class="target-dot" cx={at.x} cy={at.y} r={8} />
  );
};

/** Marks on the squares and intersections that can be chosen, except under the chosen one. */
export const TargetMarks = ({ scene }: LayerProps) => {
  const geometry = scene.geometry.value;
  const damp = scene.damp.value;
  const covered = scene.ghost.value?.square;
  const picked = scene.picked.value;
  const { squares, intersections } = scene.targets.value;
  return (
    <g
      key={[...squares, ...intersections].join(' ')}
      class={scene.isCalm.value ? 'targets' : 'targets pulse'}
    >
      {squares
        .filter((square) => square !== covered)
        .map((square) => squareMark(geometry, square, damp.has(square)))}
      {intersections
        .filter((name) => picked?.kind !== 'intersection' || picked.intersection !== name)
        .map((name) => {
          const at = geometry.node(name);
          return <circle key={name} class="target-node" cx={at.x} cy={at.y} r={17} />;
        })}
    </g>
  );
};

/** The tile that is not placed yet. */
export const GhostTile = ({ scene }: LayerProps) => {
  const ghost = scene.ghost.value;
  if (ghost === null) return null;
  const box = scene.geometry.value.square(ghost.square);
  return (
    <g class="board-ghost" transform={`translate(${box.x} ${box.y})`}>
      <ContactShadow />
      <TileArt
        tile={ghost.tile}
        edition={scene.edition.value}
        seat={ghost.seat}
        markers={ghost.markers}
        planted={ghost.markers}
        palm={scene.view.value.palms.includes(ghost.square)}
      />
      <rect class="ring-ghost" width={SIDE} height={SIDE} rx={11} />
    </g>
  );
};
