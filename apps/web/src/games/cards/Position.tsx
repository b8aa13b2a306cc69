import { cards, CROSS_PLACES, type Place, type View } from '@santiago/cards';
import type { PositionProps } from '../../table/face.tsx';
import { CardArt, CardPatterns } from './art.tsx';
import './cards.css';
import { Cross } from './Cross.tsx';
import { type Facts, factsOf } from './facts.ts';
import { around, boxOf, centreOf, heightOf, keyOf, parsePlaceKey, placeKey, widthOf } from './geometry.ts';
import { Marks } from './Marks.tsx';
import './felt.css';
import './position.css';

/** Where an answer lies, if it has a place. */
const placeOfTry = (facts: Facts, text: string): Place | undefined => {
  const action = cards.parse(text);
  if (action?.kind === 'fight') return facts.at.get(keyOf(action.target));
  return action !== null && 'place' in action ? action.place : undefined;
};

/** The answers by place, each with its number in the list. */
const triesAt = (facts: Facts, tries: readonly string[]) => {
  const found = new Map<string, { readonly place: Place; readonly numbers: number[] }>();
  for (const [index, text] of tries.entries()) {
    const place = placeOfTry(facts, text);
    if (place === undefined) continue;
    const entry = found.get(placeKey(place)) ?? { place, numbers: [] };
    entry.numbers.push(index + 1);
    found.set(placeKey(place), entry);
  }
  return [...found.values()];
};

/** The cards on the table, to be looked at. */
export const Position = ({ view, marks = [], tries = [] }: PositionProps<View>) => {
  const facts = factsOf(view);
  const isBase = view.phase.kind === 'base' || view.phase.kind === 'first';
  const tried = triesAt(facts, tries);
  const shown: readonly Place[] = [
    ...view.table,
    ...(isBase ? CROSS_PLACES : []),
    ...tried.map(({ place }) => place),
    ...marks.flatMap((mark) => parsePlaceKey(mark) ?? []),
  ];
  const { left, top, right, bottom } = around(shown.map(boxOf), 20);
  return (
    <div class="cards position-felt">
      <CardPatterns />
      <svg class="felt-picture" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
        {isBase ? <Cross view={view} /> : null}
        {view.table.map((card) => {
          const box = boxOf(card);
          return (
            <g key={keyOf(card)} transform={`translate(${box.left} ${box.top})`}>
              <CardArt look={{ ...card, stranded: facts.stranded.has(keyOf(card)) }} dir={card.dir} />
            </g>
          );
        })}
        <g class="tries">
          {tried.map(({ place, numbers }) => {
            const box = boxOf(place);
            const middle = centreOf(place);
            return (
              <g key={placeKey(place)}>
                <rect
                  x={box.left + 2}
                  y={box.top + 2}
                  width={widthOf(place.dir) - 4}
                  height={heightOf(place.dir) - 4}
                  rx="6"
                />
                <text
                  x={middle.x}
                  y={middle.y + 8}
                  text-anchor="middle"
                  font-size={numbers.length > 2 ? 16 : 24}
                >
                  {numbers.join(' ')}
                </text>
              </g>
            );
          })}
        </g>
        <Marks facts={facts} marks={marks} />
      </svg>
    </div>
  );
};
