import type { JudgedCandidate, JudgedDecision, Reason } from '@santiago/review';
import type { ComponentChildren } from 'preact';
import { openStudy } from '@santiago/table/page/sources/study/visit.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { coachOf } from '@santiago/table/page/coach/coaches.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import type { ReviewedMatch } from './match.ts';
import { rt } from './words.ts';
import '@santiago/table/page/coach/coach.css';
import './review.css';
import '@santiago/table/page/ui/dataTable.css';

/** How many of the candidates are listed. */
const SHOWN = 6;

interface JudgementProps {
  readonly decision: JudgedDecision;
  readonly match: ReviewedMatch;
  readonly scored: boolean;
  readonly isProvisional: boolean;
}

type Candidates = Omit<JudgementProps, 'isProvisional'>;

const Candidate = ({ decision, match, scored, candidate }: Candidates & { candidate: JudgedCandidate }) => {
  const words = coachWords.value.review;
  const { index, chosen, seat } = decision;
  const own = match.seats.indexOf(seat);
  const { action, scores, scoreErrors, chances, chanceErrors, trials } = candidate;
  const sentence = match.sentenceOf(index, action);
  return (
    <tr class={action === chosen ? 'chosen' : undefined}>
      <th scope="row">
        {sentence}
        {action === chosen ? <small> {words.played}</small> : null}
      </th>
      {scored ? <td>{words.estimate(scores[own]!, scoreErrors[own]!, trials)}</td> : null}
      <td>{words.percentEstimate(chances[own]!, chanceErrors[own]!, trials)}</td>
      <td>
        <button
          type="button"
          class="button"
          aria-label={words.tryIt(sentence)}
          onClick={() => void openStudy(match.studyWith(index, action, sentence))}
        >
          {words.tryShort}
        </button>
      </td>
    </tr>
  );
};

/** The alternatives, best first. */
const CandidateTable = (props: Candidates) => {
  const words = coachWords.value.review;
  return (
    <details class="candidate-list" open={props.decision.grade !== 'none'}>
      <summary>{words.alternatives}</summary>
      <div class="wide-table" tabIndex={0}>
        <table class="result-table candidates">
          <thead>
            <tr>
              <th scope="col">{words.action}</th>
              {props.scored ? <th scope="col">{words.points}</th> : null}
              <th scope="col">{words.chance}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {props.decision.candidates.slice(0, SHOWN).map((candidate) => (
              <Candidate key={candidate.action} {...props} candidate={candidate} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

interface SideProps {
  readonly look: 'best' | 'played';
  readonly label: string;
  readonly sentence: string;
  readonly children: ComponentChildren;
}

/** One of the two answers and what is said about it; the colours are those on the board. */
const Side = ({ look, label, sentence, children }: SideProps) => (
  <div class={`side side-${look}`}>
    <p>
      <span class="side-label">{label}</span> <span class="judged">{sentence}</span>
    </p>
    {children}
  </div>
);

/** One decision, judged: what it was, what it cost, why, and what the alternatives were. */
export const Judgement = ({ decision, match, scored, isProvisional }: JudgementProps) => {
  const words = coachWords.value.review;
  const { index, chosen, candidates, loss, grade, reasons, seat } = decision;
  const { name: game } = match.document.game;
  const view = match.viewAfter(index, seat);
  const say = (reason: Reason) => coachOf(game).reason(reason, view, (each) => match.who(each));
  const best = candidates[0]!;
  const reasonsOf = (about: 'chosen' | 'best') => {
    const some = reasons.filter((reason) => reason.about === about);
    return some.length === 0 ? null : (
      <ul class="reasons">
        {some.map((reason, i) => (
          <li key={i}>{say(reason)}</li>
        ))}
      </ul>
    );
  };
  return (
    <section class={`judgement grade-${grade}`} aria-labelledby="judgement">
      <h2 id="judgement">
        {words.grades[grade]} · {words.when(gameNamed(game).counted, decision.round)}
      </h2>
      {isProvisional ? <p class="note">{words.provisional}</p> : null}
      <p>{best.action === chosen ? words.best : words.cost(loss, scored)}</p>
      <Side
        look={best.action === chosen ? 'best' : 'played'}
        label={rt.value.playedHere}
        sentence={match.sentenceOf(index)}
      >
        {reasonsOf('chosen')}
      </Side>
      {best.action === chosen ? null : (
        <Side look="best" label={rt.value.better} sentence={match.sentenceOf(index, best.action)}>
          {reasonsOf('best')}
        </Side>
      )}
      <CandidateTable decision={decision} match={match} scored={scored} />
    </section>
  );
};
