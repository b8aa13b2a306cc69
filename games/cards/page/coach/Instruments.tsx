import { useState } from 'preact/hooks';
import type { InstrumentProps } from '@santiago/table/page/coach/gameCoach.ts';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import type { CardsReading, PossibleFight } from '../worker/advice.ts';
import { cardWords } from '../words.ts';
import { cardCoachWords } from './words.ts';
import '@santiago/table/page/ui/dataTable.css';

/** The most fights that are listed. */
const SHOWN = 8;

const targetName = ({ owner, card, base }: PossibleFight['target'], facts: TableFacts): string => {
  const words = cardCoachWords.value.instruments;
  const name = facts.seats.find(({ seat }) => seat === owner)?.name ?? owner;
  return words.target(
    name,
    base ? 'base' : card === '?' ? 'down' : 'up',
    card === '?' ? '' : cardWords.value.card(card),
  );
};

/** What the fights are worth that a card from the hand can win or lose, as the player knows it. */
export const Instruments = ({ reading, facts, held }: InstrumentProps<CardsReading>) => {
  const words = cardCoachWords.value.instruments;
  const hand = [...new Set(reading.map(({ card }) => card))];
  const [chosen, setChosen] = useState(hand.find((card) => card === held) ?? hand[0]);
  const fights = reading
    .filter(({ card }) => card === chosen)
    .toSorted((a, b) => b.worth.balance - a.worth.balance);
  return (
    <section aria-labelledby="fights">
      <h3 id="fights">{words.fights}</h3>
      <p class="note">{words.fightsHint}</p>
      {hand.length === 0 ? <p>{words.noFights}</p> : null}
      <select
        aria-label={words.card}
        value={chosen}
        onChange={(event) => setChosen(hand.find((card) => card === event.currentTarget.value))}
      >
        {hand.map((card) => (
          <option key={card} value={card}>
            {cardWords.value.card(card)}
          </option>
        ))}
      </select>
      <div class="wide-table" tabIndex={0}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{words.against}</th>
              <th scope="col">{words.odds}</th>
              <th scope="col">{words.balance}</th>
              <th scope="col">{words.cuts}</th>
            </tr>
          </thead>
          <tbody>
            {fights.slice(0, SHOWN).map(({ target, worth }) => (
              <tr key={`${target.x} ${target.y}`}>
                <th scope="row">{targetName(target, facts)}</th>
                <td>{words.percent(worth.chance)}</td>
                <td>{words.signed(worth.balance)}</td>
                <td>{worth.cuts.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
