import { type Intersection, INTERSECTIONS, type Square, SQUARES } from '@santiago/canals';
import type { ReadonlySignal } from '@preact/signals';
import { centre, type Geometry, type Point, SIDE } from './geometry.ts';
import './drawing.css';

/** Points along a rounded rectangle, each a little off it, always in the same way. */
const shorePoints = (width: number, height: number, inset: number): Point[] => {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const step = 46;
  const waver = 5;
  const points: Point[] = [];
  const wobble = () => {
    const t = points.length;
    return Math.sin(t * 1.7) * waver * 0.6 + Math.sin(t * 0.73 + 1.3) * waver * 0.5;
  };
  for (let x = left + 20; x < right - 20; x += step) points.push({ x, y: top + wobble() });
  for (let y = top + 20; y < bottom - 20; y += step) points.push({ x: right + wobble(), y });
  for (let x = right - 20; x > left + 20; x -= step) points.push({ x, y: bottom + wobble() });
  for (let y = bottom - 20; y > top + 20; y -= step) points.push({ x: left + wobble(), y });
  return points;
};

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A shoreline: a smooth curve through the middles of its points. */
const shoreline = (width: number, height: number, inset: number): string => {
  const points = shorePoints(width, height, inset);
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const start = middle(at(-1), at(0));
  const curves = points.map((point, i) => {
    const end = middle(point, at(i + 1));
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  });
  return `M${start.x} ${start.y}${curves.join('')}Z`;
};

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS = [1, 2, 3, 4, 5, 6];
const COLUMNS = ['A', 'B', 'C', 'D', 'E'];
const ROWS = [1, 2, 3, 4];

interface Label extends Point {
  readonly text: string;
  readonly isNode: boolean;
}

/** The positions of the names of files, ranks, columns and rows along the four edges. */
const labelsOf = (geometry: Geometry): Label[] => {
  const { width, height, margin } = geometry;
  const wide = geometry.turn === 'wide';
  const near = margin / 2;
  /** `along` the a–h side at a distance from it, or along the other side. */
  const alongFiles = (at: Point, edge: number): Point => (wide ? { x: at.x, y: edge } : { x: edge, y: at.y });
  const alongRanks = (at: Point, edge: number): Point => (wide ? { x: edge, y: at.y } : { x: at.x, y: edge });
  const square = (name: string) => centre(geometry.square(name as Square));
  const node = (name: string) => geometry.node(name as Intersection);
  const farFiles = (wide ? height : width) - near;
  const farRanks = (wide ? width : height) - near;
  return [
    ...FILES.map((text) => ({
      text,
      isNode: false,
      ...alongFiles(square(`${text}1`), wide ? farFiles : near),
    })),
    ...RANKS.map((rank) => ({
      text: String(rank),
      isNode: false,
      ...alongRanks(square(`a${rank}`), wide ? near : farRanks),
    })),
    ...COLUMNS.map((text) => ({
      text,
      isNode: true,
      ...alongFiles(node(`${text}1`), wide ? near : farFiles),
    })),
    ...ROWS.map((row) => ({
      text: String(row),
      isNode: true,
      ...alongRanks(node(`A${row}`), wide ? farRanks : near),
    })),
  ];
};

interface LabelsProps {
  readonly geometry: ReadonlySignal<Geometry>;
  /** The width of the board on the screen. */
  readonly pixels: ReadonlySignal<number>;
}

export const Labels = ({ geometry, pixels }: LabelsProps) => {
  const size = Math.round(Math.min(24, Math.max(14, (10 * geometry.value.width) / pixels.value)));
  return (
    <g class="labels" style={{ fontSize: `${size}px` }}>
      {labelsOf(geometry.value).map(({ text, isNode, x, y }) => (
        <text key={`${text}${isNode}`} class={isNode ? 'label-node' : undefined} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
};

/** The lower left squares of the blocks of four between the ditches. */
const BLOCKS = SQUARES.filter((_, i) => i % 2 === 0 && Math.floor(i / 8) % 2 === 0);

const Block = ({ geometry, square }: { geometry: Geometry; square: Square }) => {
  const box = geometry.square(square);
  const y = geometry.turn === 'wide' ? box.y - SIDE : box.y;
  return (
    <g transform={`translate(${box.x} ${y})`}>
      <rect class="field-shade" y={2.5} width={2 * SIDE} height={2 * SIDE} rx={11} />
      <rect class="field" width={2 * SIDE} height={2 * SIDE} rx={11} />
      <rect fill="url(#soil)" width={2 * SIDE} height={2 * SIDE} rx={11} />
      <path class="field-light" d={`M10 1.500H${2 * SIDE - 10}`} />
      <path class="hedge" d={`M${SIDE} 8V${2 * SIDE - 8}M8 ${SIDE}H${2 * SIDE - 8}`} />
    </g>
  );
};

/** The parts that never change: sea, island, ditches, squares. */
export const Land = ({ geometry: { value: geometry } }: { geometry: ReadonlySignal<Geometry> }) => {
  const { width, height, margin } = geometry;
  return (
    <g class="land">
      <path class="shallows" d={shoreline(width, height, 5)} />
      <path class="foam" d={shoreline(width, height, 8.5)} />
      <path class="shore" d={shoreline(width, height, 12)} />
      <rect
        class="trenches"
        x={margin}
        y={margin}
        width={width - 2 * margin}
        height={height - 2 * margin}
        rx={14}
      />
      {INTERSECTIONS.map((name) => {
        const at = geometry.node(name);
        return <circle key={name} class="node" cx={at.x} cy={at.y} r={5} />;
      })}
      {BLOCKS.map((square) => (
        <Block key={square} geometry={geometry} square={square} />
      ))}
    </g>
  );
};
