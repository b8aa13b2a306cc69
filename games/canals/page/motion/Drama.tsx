import { type Plantation, plantersOf, type Square, type View } from '@santiago/canals';
import { isCalm } from '@santiago/table/page/browser/settings.ts';
import type { Happened } from '@santiago/table/page/model/model.ts';
import { countedAreas, driedBetween } from './beats.ts';
import { centre, type Geometry, SIDE } from '../board/geometry.ts';
import { markerHref } from '../symbols/Marker.tsx';
import type { TableScene } from '../table/scene.ts';
import { TileArt } from '../symbols/TileArt.tsx';
import './drama.css';

interface SceneProps {
  readonly scene: TableScene;
}

/** A marker on a tile: its size, and the distance of the first one from the tile's lower right corner. */
const PEG = 27;
const EDGE = 5;

const CRACKS = 'M14 10l14 20l-6 14l18 12l-4 20M70 8l-16 18l8 16l-14 10M26 46l-16 12M52 60l20 14';

const moveTo = (geometry: Geometry, square: Square): string => {
  const { x, y } = geometry.square(square);
  return `translate(${x} ${y})`;
};

/** A plantation that turns to desert: it cracks and fades. With less motion only the cracks are shown. */
const Cracked = ({ scene, plot }: SceneProps & { readonly plot: Plantation }) => (
  <g transform={moveTo(scene.geometry.value, plot.square)}>
    {isCalm() ? null : (
      <g data-cracking={plot.square}>
        <TileArt
          tile={plot.tile}
          edition={scene.edition.value}
          seat={plot.planter}
          markers={plot.markers}
          planted={plot.planted}
          palm={plot.palm}
          state="dying"
        />
        <path class="cracks" d={CRACKS} />
      </g>
    )}
    <rect class="drying-ring" width={SIDE} height={SIDE} rx={11} />
  </g>
);

/** The marker that a plantation lost, with the loss beside it. */
const Lost = ({ geometry, plot }: { readonly geometry: Geometry; readonly plot: Plantation }) => {
  if (plot.planter === null) return null;
  const x = SIDE - EDGE - (plantersOf(plot.tile) - plot.markers + 1) * (PEG + 1);
  const y = SIDE - PEG - EDGE;
  return (
    <g transform={moveTo(geometry, plot.square)}>
      <g data-lifting={plot.square}>
        <svg x={x} y={y} width={PEG} height={PEG} class={`of-${plot.planter}`} overflow="visible">
          <use href={markerHref(plot.planter)} />
        </svg>
        <text class="loss" x={x - 4} y={y + PEG / 2}>
          −1
        </text>
      </g>
    </g>
  );
};

const Drying = ({ scene, happened }: SceneProps & { readonly happened: Happened<View> }) => {
  const { deserts, lost } = driedBetween(happened.before, happened.after);
  return (
    <g class="drying">
      {deserts.map((plot) => (
        <Cracked key={plot.square} scene={scene} plot={plot} />
      ))}
      {lost.map((plot) => (
        <Lost key={plot.square} geometry={scene.geometry.value} plot={plot} />
      ))}
    </g>
  );
};

/** The areas that are being counted are lit; everything else is darker. */
const CountedAreas = ({ scene, step }: SceneProps & { readonly step: number }) => {
  const geometry = scene.geometry.value;
  const counted = countedAreas(scene.view.value)[step] ?? [];
  const squares = counted.flatMap((area) => area.squares);
  const holes = squares.map((square) => {
    const { x, y } = geometry.square(square);
    return `M${x - 2} ${y - 2}h${SIDE + 4}v${SIDE + 4}h${-SIDE - 4}z`;
  });
  return (
    <g class="counted">
      <path
        class="shade"
        fill-rule="evenodd"
        d={`M0 0H${geometry.width}V${geometry.height}H0z${holes.join('')}`}
      />
      {squares.map((square) => {
        const { x, y } = geometry.square(square);
        return <rect key={square} class="counted-ring" x={x} y={y} width={SIDE} height={SIDE} rx={11} />;
      })}
      {counted.length !== 1 ? null : <AreaSize geometry={geometry} squares={squares} />}
    </g>
  );
};

/** The number of tiles of an area, over its middle. */
const AreaSize = ({
  geometry,
  squares,
}: {
  readonly geometry: Geometry;
  readonly squares: readonly Square[];
}) => {
  const { x, y } = centre(geometry.square(squares[Math.floor(squares.length / 2)]!));
  return (
    <g class="area-size">
      <circle cx={x} cy={y} r={24} />
      <text x={x} y={y}>
        {squares.length}
      </text>
    </g>
  );
};

/** What the current beat adds to the board: plantations dry, areas are counted. */
export const Drama = ({ scene }: SceneProps) => {
  const { model } = scene;
  const beat = model.beat.value;
  if (beat === null) return null;
  switch (beat.name) {
    case 'drying':
    case 'fields':
      return <Drying scene={scene} happened={model.happenedAt(model.shown.value - 1)} />;
    case 'area':
      return <CountedAreas scene={scene} step={beat.part} />;
    default:
      return null;
  }
};
