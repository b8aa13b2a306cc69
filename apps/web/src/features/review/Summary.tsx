import { seatIndex } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import { mistakesOf } from '@santiago/table/page/coach/ownStory.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import type { ReviewedMatch } from './match.ts';
import { Share } from './Share.tsx';
import { shownAccuracy, type Story, storyOf } from './story.ts';
import { rt } from './words.ts';
import './review.css';

interface SummaryProps {
  readonly review: Review;
  readonly match: ReviewedMatch;
  readonly onGo: (rows: number) => void;
  readonly onSolve: (rows: number) => void;
}

const AROUND = 2 * Math.PI * 26;

/** Everybody's accuracy as a ring that is closed at 100. */
const Rings = ({ review, match }: Pick<SummaryProps, 'review' | 'match'>) => (
  <ul class="rings-row">
    {review.seats.map(({ seat, all }) => {
      const value = shownAccuracy(all.accuracy ?? 100);
      const { name } = match.who(seat);
      return (
        <li key={seat} class={`of-${seat}`}>
          <svg viewBox="0 0 64 64" role="img" aria-label={rt.value.accuracyOf(name, value)}>
            <circle class="ring-ground" cx="32" cy="32" r="26" />
            <circle
              class="ring-part"
              cx="32"
              cy="32"
              r="26"
              stroke-dasharray={`${(AROUND * value) / 100} ${AROUND}`}
              transform="rotate(-90 32 32)"
            />
            <text x="32" y="39" text-anchor="middle" aria-hidden="true">
              {value}
            </text>
          </svg>
          <span aria-hidden="true">{name}</span>
        </li>
      );
    })}
  </ul>
);

/** The match in a few sentences: who won, how it went for the reader, where it turned. */
const sentencesOf = ({ winners, turned, own }: Story, review: Review, match: ReviewedMatch): string[] => {
  const words = rt.value;
  const { scores } = review.graph.at(-1)!;
  const points = (seat: (typeof winners)[number]): number | null =>
    review.scored ? Math.round(scores[seatIndex(seat)]!) : null;
  const mine = match.eye === null ? null : points(match.eye);
  const lines: string[] = [];
  if (winners[0] !== undefined)
    lines.push(
      words.won(
        winners.map((seat) => match.who(seat)),
        points(winners[0]),
      ),
    );
  if (own !== null && mine !== null && !winners.includes(match.eye!))
    lines.push(words.rank(own.rank, review.players, mine));
  if (own !== null) lines.push(words.made(own.mistakes, own.blunders));
  // Losses of chance at different steps cannot be added up.
  if (own !== null && review.scored && own.mistakes + own.blunders > 0)
    lines.push(words.cost(Math.round(own.cost)));
  if (turned !== null) {
    const { when, swing } = coachWords.value.review;
    const moved = swing(match.who(turned.seat).name, turned.before, turned.after);
    lines.push(words.turned(when(gameNamed(review.game).counted, turned.round), moved));
  }
  return lines;
};

/** The first page of a review. */
export const Summary = ({ review, match, onGo, onSolve }: SummaryProps) => {
  const words = rt.value;
  const story = storyOf(review, match.eye);
  const sentences = sentencesOf(story, review, match);
  const mistakes = match.eye === null ? [] : mistakesOf(review, match.eye);
  return (
    <section class="card review-summary" aria-labelledby="story">
      <h2 id="story">{words.story}</h2>
      <Rings review={review} match={match} />
      <p class="review-story">{sentences.join(' ')}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => onGo(0)}>
          {words.look}
        </button>
        {mistakes.length === 0 ? null : (
          <button type="button" class="button primary" onClick={() => onSolve(mistakes[0]!.index)}>
            {words.goThrough(mistakes.length)}
          </button>
        )}
        {review.over ? <Share review={review} match={match} headline={sentences[0] ?? ''} /> : null}
      </div>
    </section>
  );
};
