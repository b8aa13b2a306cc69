import type { Review } from '@santiago/review';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import type { ReviewedMatch } from './match.ts';
import { shownAccuracy } from './story.ts';
import '@santiago/table/page/ui/dataTable.css';

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

const accuracyText = (accuracy: number | null): string =>
  accuracy === null ? '–' : String(shownAccuracy(accuracy));

/** How well everybody played, phase by phase. */
export const AccuracyTable = ({ review, match }: { review: Review; match: ReviewedMatch }) => {
  const words = coachWords.value.review;
  const phases = review.phases.filter((phase) =>
    review.seats.some((seat) => seat.phases[phase]!.decisions > 0),
  );
  return (
    <section class="card" aria-labelledby="accuracy">
      <h2 id="accuracy">{words.accuracy}</h2>
      <p class="note">{words.accuracyHint}</p>
      <div class="wide-table" tabIndex={0}>
        <table class="result-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.all}</th>
              {phases.map((phase) => (
                <th key={phase} scope="col">
                  {words.phases[phase] ?? phase}
                </th>
              ))}
              <th scope="col">{words.graded}</th>
            </tr>
          </thead>
          <tbody>
            {review.seats.map(({ seat, all, phases: of }) => (
              <tr key={seat}>
                <th scope="row">{match.who(seat).name}</th>
                <td class="total">{accuracyText(all.accuracy)}</td>
                {phases.map((phase) => (
                  <td key={phase}>{accuracyText(of[phase]!.accuracy)}</td>
                ))}
                <td>
                  {all.inaccuracies} / {all.mistakes} / {all.blunders}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Where every point came from: chance, the others, one's own choices. */
export const LuckTable = ({ review, match }: { review: Review; match: ReviewedMatch }) => {
  const words = coachWords.value.review;
  const { hint, parts: heads } = words.luckOf(review.scored);
  const plain = (n: number): string => (review.scored ? String(n) : words.percent(n / 100));
  const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${plain(Math.abs(n))}`;
  return (
    <section class="card" aria-labelledby="luck">
      <h2 id="luck">{words.luck}</h2>
      <p class="note">{hint}</p>
      <div class="wide-table" tabIndex={0}>
        <table class="result-table">
          <thead>
            <tr>
              <td />
              {heads.map((part) => (
                <th key={part} scope="col">
                  {part}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.seats.map(({ seat, parts }) => (
              <tr key={seat}>
                <th scope="row">{match.who(seat).name}</th>
                <td>{plain(parts.start)}</td>
                <td>{signed(parts.chance)}</td>
                <td>{signed(sumOf(parts.others))}</td>
                <td>{signed(sumOf(parts.best))}</td>
                <td>{signed(sumOf(parts.lost))}</td>
                <td class="total">{plain(parts.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{words.luckPhases}</summary>
        <div class="wide-table" tabIndex={0}>
          <table class="result-table">
            <thead>
              <tr>
                <td />
                {review.phases.flatMap((phase) => [
                  <th key={`${phase} others`} scope="col">
                    {words.byOthers(words.phases[phase] ?? phase)}
                  </th>,
                  <th key={`${phase} own`} scope="col">
                    {words.byOwn(words.phases[phase] ?? phase)}
                  </th>,
                ])}
              </tr>
            </thead>
            <tbody>
              {review.seats.map(({ seat, parts }) => (
                <tr key={seat}>
                  <th scope="row">{match.who(seat).name}</th>
                  {review.phases.flatMap((phase) => [
                    <td key={`${phase} others`}>{signed(parts.others[phase] ?? 0)}</td>,
                    <td key={`${phase} own`}>
                      {signed((parts.best[phase] ?? 0) + (parts.lost[phase] ?? 0))}
                    </td>,
                  ])}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
};
