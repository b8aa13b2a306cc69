import type { Review } from '@santiago/review';
import { useState } from 'preact/hooks';
import { coachWords } from '../../coach/words.ts';
import type { ReviewedMatch } from './match.ts';
import './review.css';

interface ListProps {
  readonly review: Review;
  readonly match: ReviewedMatch;
  readonly onGo: (rows: number) => void;
}

/** Where the match turned. */
export const TurningPoints = ({ review, match, onGo }: ListProps) => {
  const words = coachWords.value.review;
  return (
    <section class="card" aria-labelledby="turning">
      <h2 id="turning">{words.turning}</h2>
      {review.turningPoints.length === 0 ? <p>{words.noTurning}</p> : null}
      <ol class="moments">
        {review.turningPoints.map(({ index, round, seat, before, after, grade }) => (
          <li key={index}>
            <button type="button" class="moment" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>
                {grade === 'none' ? words.when(review.game, round) : words.grades[grade]}
              </span>
              <span>
                {match.sentenceOf(index)}
                <small>{words.swing(match.who(seat).name, before, after)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The choices that cost something, of everybody or of one player. */
export const Mistakes = ({ review, match, onGo }: ListProps) => {
  const words = coachWords.value.review;
  const [of, setOf] = useState('');
  const graded = review.decisions.filter(({ grade, seat }) => grade !== 'none' && (of === '' || seat === of));
  return (
    <section class="card" aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes(graded.length)}</h2>
      <select aria-label={words.ofWhom} value={of} onChange={(event) => setOf(event.currentTarget.value)}>
        <option value="">{words.everybody}</option>
        {match.seats.map((seat) => (
          <option key={seat} value={seat}>
            {match.who(seat).name}
          </option>
        ))}
      </select>
      <ol class="moments">
        {graded.map(({ index, grade, loss }) => (
          <li key={index}>
            <button type="button" class="moment" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>{words.grades[grade]}</span>
              <span>
                {match.sentenceOf(index)}
                <small>{words.costShort(loss, review.scored)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
