import {
  type Ditch,
  DITCHES,
  type Intersection,
  INTERSECTIONS,
  type Square,
  SQUARES,
} from '@santiago/canals';
import { type Geometry, SIDE } from './geometry.ts';
import '@santiago/table/page/frame/marks.css';

/** What the coach points at: squares, ditches and intersections, named as in the notation. */
export const Marks = ({ geometry, marks }: { geometry: Geometry; marks: readonly string[] }) => (
  <g class="marks">
    {SQUARES.filter((square: Square) => marks.includes(square)).map((square) => {
      const box = geometry.square(square);
      return <rect key={square} x={box.x - 3} y={box.y - 3} width={SIDE + 6} height={SIDE + 6} rx={13} />;
    })}
    {DITCHES.filter((ditch: Ditch) => marks.includes(ditch)).map((ditch) => {
      const { box } = geometry.ditch(ditch);
      return (
        <rect key={ditch} x={box.x - 3} y={box.y - 3} width={box.width + 6} height={box.height + 6} rx={13} />
      );
    })}
    {INTERSECTIONS.filter((intersection: Intersection) => marks.includes(intersection)).map(
      (intersection) => {
        const at = geometry.node(intersection);
        return <circle key={intersection} cx={at.x} cy={at.y} r={32} />;
      },
    )}
  </g>
);
