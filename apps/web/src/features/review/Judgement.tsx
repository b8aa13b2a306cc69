import type { JudgedDecision } from '@santiago/review';
import { openStudy } from '../../sources/study/visit.ts';
import { reasonWords } from '../../coach/reasons.ts';
import { coachWords } from '../../coach/words.ts';
import type { ReviewedMatch } from './match.ts';
import '../../coach/coach.css';
import './review.css';
import '../../ui/dataTable.css';

/** So many of the candidates are listed. */
export const SHOWN = 6;

/** One decision, judged: what it was, what it cost, why, and what else could have been done. */
export const Judgement = ({
  decision,
  match,
  scored,
  isProvisional,
}: {
  decision: JudgedDecision;
  match: ReviewedMatch;
  scored: boolean;
  isProvisional: boolean;
}) => {
  const words = coachWords.value.review;
  const { index, seat, chosen, candidates, loss, grade, reasons } = decision;
  const own = match.seats.indexOf(seat);
  const say = reasonWords(match.viewAfter(index), (each) => match.who(each));
  const best = candidates[0]!;
  return (
    <section class={`judgement grade-${grade}`} aria-labelledby="judgement">
      <h2 id="judgement">
        {words.grades[grade]} · {words.when(match.document.game.name, decision.round)}
      </h2>
      {isProvisional ? <p class="note">{words.provisional}</p> : null}
      <p class="judged">{match.sentenceOf(index)}</p>
      <p>{best.action === chosen ? words.best : words.cost(loss, scored)}</p>
      {reasons.length === 0 ? null : (
        <ul class="reasons">
          {reasons.map((reason, i) => (
            <li key={i}>{say(reason)}</li>
          ))}
        </ul>
      )}
      <div class="wide-table" tabIndex={0}>
        <table class="result-table candidates">
          <caption>{words.alternatives}</caption>
          <thead>
            <tr>
              <th scope="col">{words.action}</th>
              {scored ? <th scope="col">{words.points}</th> : null}
              <th scope="col">{words.chance}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {candidates.slice(0, SHOWN).map((candidate) => {
              const sentence = match.sentenceOf(index, candidate.action);
              return (
                <tr key={candidate.action} class={candidate.action === chosen ? 'chosen' : undefined}>
                  <th scope="row">
                    {sentence}
                    {candidate.action === chosen ? <small> {words.played}</small> : null}
                  </th>
                  {scored ? (
                    <td>
                      {words.estimate(candidate.scores[own]!, candidate.scoreErrors[own]!, candidate.trials)}
                    </td>
                  ) : null}
                  <td>
                    {words.percentEstimate(
                      candidate.chances[own]!,
                      candidate.chanceErrors[own]!,
                      candidate.trials,
                    )}
                  </td>
                  <td>
                    <button
                      type="button"
                      class="button"
                      aria-label={words.tryIt(sentence)}
                      onClick={() => void openStudy(match.studyWith(index, candidate.action, sentence))}
                    >
                      {words.tryShort}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
