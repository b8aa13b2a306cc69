import type { View } from '@santiago/cards';
import { CardArt, CardPatterns } from './art.tsx';
import './cards.css';
import { factsOf } from './facts.ts';
import { around, boxOf, keyOf } from './geometry.ts';

/** The cards on the table, to be looked at. */
export const Position = ({ view }: { view: View }) => {
  const { stranded } = factsOf(view);
  const { left, top, right, bottom } = around(view.table.map(boxOf), 20);
  return (
    <div class="cards position-felt">
      <CardPatterns />
      <svg class="felt-picture" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
        {view.table.map((card) => {
          const box = boxOf(card);
          return (
            <g key={keyOf(card)} transform={`translate(${box.left} ${box.top})`}>
              <CardArt look={{ ...card, stranded: stranded.has(keyOf(card)) }} dir={card.dir} />
            </g>
          );
        })}
      </svg>
    </div>
  );
};
