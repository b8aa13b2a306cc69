import { type Action, actorOf, type Card, cards, CROSS_PLACES, type Place, type View } from '@santiago/cards';
import { type Seat, seatsOf } from '@santiago/kernel';
import type { PositionProps } from '@santiago/table/page/model/face.tsx';
import { CardArt, CardPatterns } from '../symbols/art.tsx';
import '../symbols/cards.css';
import { Cross } from '../board/Cross.tsx';
import { type Facts, factsOf } from './facts.ts';
import { around, boxOf, heightOf, keyOf, parsePlaceKey, widthOf } from '../board/geometry.ts';
import { Marks } from '../board/Marks.tsx';
import { Pip } from '../symbols/Pip.tsx';
import { Pool, Seats } from './Seats.tsx';
import { cardWords } from '../words.ts';
import '../board/felt.css';
import '@santiago/table/page/frame/position.css';
import './position.css';

/** An answer with a spot, and the card that would lie there. */
interface Placed {
  readonly look: 'best' | 'played';
  readonly place: Place;
  readonly card: Card | '?' | null;
}

const cardOf = (facts: Facts, action: Action): Card | '?' | null => {
  if (action.kind === 'move') return facts.at.get(keyOf(action.from))?.card ?? null;
  return action.kind === 'place' || action.kind === 'base' ? action.card : null;
};

const placedBy = (facts: Facts, text: string | null, look: Placed['look']): Placed[] => {
  const action = text === null ? null : cards.parse(text);
  if (action === null) return [];
  if (action.kind === 'fight') {
    const place = facts.at.get(keyOf(action.target));
    return place === undefined ? [] : [{ look, place, card: null }];
  }
  return 'place' in action ? [{ look, place: action.place, card: cardOf(facts, action) }] : [];
};

const Answer = ({ look, place, card, owner }: Placed & { readonly owner: Seat }) => {
  const box = boxOf(place);
  return (
    <g transform={`translate(${box.left} ${box.top})`}>
      {card === null ? null : <CardArt look={{ owner, card, up: false }} dir={place.dir} />}
      <rect
        class={`answer-${look}`}
        x={-4}
        y={-4}
        width={widthOf(place.dir) + 8}
        height={heightOf(place.dir) + 8}
        rx="10"
      />
    </g>
  );
};

/** The hands that the view knows. */
const Hands = ({ view }: { view: View }) => {
  const words = cardWords.value;
  return (
    <ul class="position-hands">
      {seatsOf(view.setup.players).map((seat, i) => {
        const { hand } = view.seats[i]!;
        if (hand === null || hand.length === 0) return null;
        return (
          <li key={seat}>
            <Pip seat={seat} size={17} />
            <Pool cards={hand} label={words.seat.hand(hand.length)} words={words} />
          </li>
        );
      })}
    </ul>
  );
};

/** The cards on the table, without choices. */
export const Position = ({ view, marks = [], seats, played = null, best = null }: PositionProps<View>) => {
  const facts = factsOf(view);
  const isBase = view.phase.kind === 'base' || view.phase.kind === 'first';
  const owner = actorOf(view) ?? 'p1';
  const answers = [...placedBy(facts, played, 'played'), ...placedBy(facts, best, 'best')];
  const shown: readonly Place[] = [
    ...view.table,
    ...(isBase ? CROSS_PLACES : []),
    ...answers.map(({ place }) => place),
    ...marks.flatMap((mark) => parsePlaceKey(mark) ?? []),
  ];
  const { left, top, right, bottom } = around(shown.map(boxOf), 20);
  const felt = (
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
        {answers.map((answer) => (
          <Answer key={answer.look} {...answer} owner={owner} />
        ))}
        <Marks facts={facts} marks={marks} />
      </svg>
    </div>
  );
  return seats === undefined ? (
    felt
  ) : (
    <div class="cards position">
      <div class="position-around">
        <Seats view={view} table={{ seats, due: {} }} words={cardWords.value} />
        <Hands view={view} />
      </div>
      {felt}
    </div>
  );
};
