import type { InstrumentProps } from '@santiago/table/page/coach/gameCoach.ts';
import type { CanalsReading } from '../worker/advice.ts';
import { canalsCoachWords } from './words.ts';
import '@santiago/table/page/ui/dataTable.css';

/** The most ditches that are listed. */
const SHOWN = 8;

const Ditches = ({ reading: { ditches }, facts }: InstrumentProps<CanalsReading>) => {
  const words = canalsCoachWords.value.instruments;
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
            {ditches.slice(0, SHOWN).map(({ ditch, expected, now, even, evenAhead }) => (
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

const Ranks = ({ reading: { ranks } }: { reading: CanalsReading }) => {
  const words = canalsCoachWords.value.instruments;
  if (ranks.length === 0) return null;
  return (
    <section aria-labelledby="ranks">
      <h3 id="ranks">{words.ranks}</h3>
      <p class="note">{words.ranksHint}</p>
      <ul>
        {ranks.map(({ rank, price }) => (
          <li key={rank}>{words.price(rank, price)}</li>
        ))}
      </ul>
    </section>
  );
};

/** What a rank in the planting order and every ditch are worth, as the player knows it. */
export const Instruments = ({ reading, ...rest }: InstrumentProps<CanalsReading>) => (
  <>
    <Ranks reading={reading} />
    <Ditches reading={reading} {...rest} />
  </>
);
