import type { TableCard, View } from '@santiago/cards';
import { seatsOf } from '@santiago/kernel';
import type { Facts } from '../table/facts.ts';
import { keyOf } from './geometry.ts';
import type { Wording } from '../panel/sentences.ts';

const describe = ({ words }: Wording, facts: Facts, card: TableCard): string => {
  const parts = [card.card === '?' ? words.label.unknown : words.card(card.card)];
  if (card.base) parts.push(words.label.base);
  parts.push(card.up ? words.label.up : words.label.down);
  if (facts.stranded.has(keyOf(card))) parts.push(words.label.stranded);
  parts.push(words.label.at(card.x, card.y), words.dir[card.dir]);
  return parts.join(', ');
};

/** The whole table in words, player by player. */
export const TextBoard = ({ view, facts, wording }: { view: View; facts: Facts; wording: Wording }) => (
  <div class="sr-only">
    {seatsOf(view.setup.players).map((seat, index) => {
      const own = view.table.filter(({ owner }) => owner === seat);
      return (
        <section key={seat} aria-labelledby={`cards-${seat}`}>
          <h3 id={`cards-${seat}`}>
            {wording.whoOf(seat).name}
            {view.seats[index]!.in ? '' : `, ${wording.words.seat.out}`}
          </h3>
          {own.length === 0 ? (
            <p>{wording.words.label.none}</p>
          ) : (
            <ul>
              {own.map((card) => (
                <li key={keyOf(card)}>{describe(wording, facts, card)}</li>
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </div>
);
