import { CROSS_PLACES, innerSquare, type View } from '@santiago/cards';
import { seatsOf } from '@santiago/kernel';
import { boxOf, heightOf, placeKey, UNIT, widthOf } from './geometry.ts';
import { pipPath } from '../symbols/Pip.tsx';
import './cross.css';

/** [X6] The cross that guides the placing of bases, and everybody's quarter of the table. */
export const Cross = ({ view }: { view: View }) => (
  <g class="cross">
    <path class="cross-axis" d={`M25 -420V350M-370 -25H420`} />
    {seatsOf(view.setup.players).map((seat) => {
      const { left, low, size } = innerSquare(view.setup.players, seat);
      const middle = { x: (left + size / 2) * UNIT, y: -(low + size / 2) * UNIT };
      return (
        <g key={seat} class={`quadrant of-${seat}`}>
          <rect
            x={left * UNIT + 4}
            y={-(low + size) * UNIT + 4}
            width={size * UNIT - 8}
            height={size * UNIT - 8}
            rx="10"
          />
          <path d={pipPath(seat)} transform={`translate(${middle.x - 30} ${middle.y - 30}) scale(3)`} />
        </g>
      );
    })}
    {CROSS_PLACES.map((place) => {
      const { left, top } = boxOf(place);
      return (
        <rect
          key={placeKey(place)}
          class="cross-card"
          x={left + 2}
          y={top + 2}
          width={widthOf(place.dir) - 4}
          height={heightOf(place.dir) - 4}
          rx="6"
        />
      );
    })}
  </g>
);
