import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import type { ReviewedMatch } from './match.ts';
import './review.css';

interface ListProps {
  readonly review: Review;
  readonly match: ReviewedMatch;
  readonly onGo: (rows: number) => void;
}

/** The turning points of the match. */
export const TurningPoints = ({ review, match, onGo }: ListProps) => {
  const words = coachWords.value.review;
  return (
    <section class="card" aria-labelledby="turning">
      <h2 id="turning">{words.turning}</h2>
      {review.turningPoints.length === 0 ? <p>{words.noTurning}</p> : null}
      <ol class="step-list">
        {review.turningPoints.map(({ index, round, seat, before, after, grade }) => (
          <li key={index}>
            <button type="button" class="step-link" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>
                {grade === 'none' ? words.when(gameNamed(review.game).counted, round) : words.grades[grade]}
              </span>
              <span>
                {match.sentenceOf(index)}
                <small>
                  {words.when(gameNamed(review.game).counted, round)} ·{' '}
                  {words.swing(match.who(seat).name, before, after)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface MistakesProps extends ListProps {
  /** The player whose choices are listed; null for everybody's. */
  readonly of: Seat | null;
  readonly onOf: (seat: Seat | null) => void;
}

/** The choices that cost something, of everybody or of one player. */
export const Mistakes = ({ review, match, onGo, of, onOf }: MistakesProps) => {
  const words = coachWords.value.review;
  const graded = review.decisions.filter(
    ({ grade, seat }) => grade !== 'none' && (of === null || seat === of),
  );
  return (
    <section class="card" aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes(graded.length)}</h2>
      <select
        aria-label={words.ofWhom}
        value={of ?? ''}
        onChange={(event) => onOf(match.seats.find((seat) => seat === event.currentTarget.value) ?? null)}
      >
        <option value="">{words.everybody}</option>
        {match.seats.map((seat) => (
          <option key={seat} value={seat}>
            {match.who(seat).name}
          </option>
        ))}
      </select>
      <ol class="step-list">
        {graded.map(({ index, round, grade, loss }) => (
          <li key={index}>
            <button type="button" class="step-link" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>{words.grades[grade]}</span>
              <span>
                {match.sentenceOf(index)}
                <small>
                  {words.when(gameNamed(review.game).counted, round)} · {words.costShort(loss, review.scored)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
