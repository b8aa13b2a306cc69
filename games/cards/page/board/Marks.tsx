import type { Facts } from '../table/facts.ts';
import { boxOf, heightOf, parsePlaceKey, widthOf } from './geometry.ts';
import '@santiago/table/page/frame/marks.css';

/** What the coach points at. */
export const Marks = ({ facts, marks }: { facts: Facts; marks: readonly string[] }) => (
  <g class="marks">
    {marks.map((mark) => {
      const place = parsePlaceKey(mark) ?? facts.at.get(mark);
      if (place === undefined) return null;
      const { left, top } = boxOf(place);
      return (
        <rect
          key={mark}
          x={left - 5}
          y={top - 5}
          width={widthOf(place.dir) + 10}
          height={heightOf(place.dir) + 10}
          rx="11"
        />
      );
    })}
  </g>
);
