import { useEffect, useState } from 'preact/hooks';
import type { ShownStep } from '../table/face.tsx';
import { cardWords } from '../games/cards/words.ts';
import { openWorker } from '../worker/open.ts';
import type { Result } from '../worker/rpc.ts';
import type { PossibleFight, Reading } from '../worker/instruments.ts';
import type { TableFacts } from '../sources/contract.ts';
import { t } from '../i18n/index.ts';
import { coachWords } from './words.ts';
import '../ui/dataTable.css';

/** Asks a worker, which is closed after the answer; null until then. */
const useReading = (game: string, view: unknown, attempt: number): Result<Reading> | null => {
  const [reading, setReading] = useState<Result<Reading> | null>(null);
  useEffect(() => {
    const link = openWorker();
    let left = false;
    setReading(null);
    void link.call('read', { game, view }).then((result) => {
      link.close();
      if (!left) setReading(result);
    });
    return () => {
      left = true;
      link.close();
    };
  }, [game, view, attempt]);
  return reading;
};

const SHOWN = 8;

const Ditches = ({
  reading,
  facts,
}: {
  reading: Extract<Reading, { game: 'canals' }>;
  facts: TableFacts;
}) => {
  const words = coachWords.value.instruments;
  return (
    <section aria-labelledby="ditches">
      <h3 id="ditches">{words.ditches}</h3>
      <p class="note">{words.ditchesHint}</p>
      <div class="wide-table" tabIndex={0}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{words.ditch}</th>
              {facts.seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.even}</th>
            </tr>
          </thead>
          <tbody>
            {reading.ditches.slice(0, SHOWN).map(({ ditch, expected, now, even, evenAhead }) => (
              <tr key={ditch}>
                <th scope="row">{ditch.replace('-', '–')}</th>
                {expected.map((worth, i) => (
                  <td key={i}>{words.worth(worth, now[i]!)}</td>
                ))}
                <td>{words.evens(even, evenAhead)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Ranks = ({ reading }: { reading: Extract<Reading, { game: 'canals' }> }) => {
  const words = coachWords.value.instruments;
  if (reading.ranks.length === 0) return null;
  return (
    <section aria-labelledby="ranks">
      <h3 id="ranks">{words.ranks}</h3>
      <p class="note">{words.ranksHint}</p>
      <ul>
        {reading.ranks.map(({ rank, price }) => (
          <li key={rank}>{words.price(rank, price)}</li>
        ))}
      </ul>
    </section>
  );
};

const targetName = ({ owner, card, base }: PossibleFight['target'], facts: TableFacts): string => {
  const words = coachWords.value.instruments;
  const name = facts.seats.find(({ seat }) => seat === owner)?.name ?? owner;
  return words.target(
    name,
    base ? 'base' : card === '?' ? 'down' : 'up',
    card === '?' ? '' : cardWords.value.card(card),
  );
};

interface FightsProps {
  readonly reading: Extract<Reading, { game: 'cards' }>;
  readonly facts: TableFacts;
  /** The card in hand: the chances are those of this card at first. */
  readonly held: string | null;
}

const Fights = ({ reading, facts, held }: FightsProps) => {
  const words = coachWords.value.instruments;
  const hand = [...new Set(reading.fights.map(({ card }) => card))];
  const [chosen, setChosen] = useState(hand.find((card) => card === held) ?? hand[0]);
  const fights = reading.fights
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

/** What ditches, ranks or fights are worth in this position, as its player knows it. */
export const Instruments = ({ facts, step }: { facts: TableFacts; step: ShownStep }) => {
  const [attempt, setAttempt] = useState(1);
  const result = useReading(facts.game, step.view, attempt);
  if (result === null) return <p role="status">{coachWords.value.instruments.working}</p>;
  if (!result.ok) {
    return (
      <>
        <p role="alert">{coachWords.value.instruments.failed}</p>
        <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
          {t.value.trouble.again}
        </button>
      </>
    );
  }
  const reading = result.value;
  if (reading.game === 'cards') return <Fights reading={reading} facts={facts} held={step.chosen} />;
  return (
    <>
      <Ranks reading={reading} />
      <Ditches reading={reading} facts={facts} />
    </>
  );
};
