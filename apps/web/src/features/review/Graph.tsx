import { seatsOf } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import { coachWords } from '../../coach/words.ts';
import type { ReviewedMatch } from './match.ts';
import './review.css';

const WIDTH = 1000;
const HEIGHT = 260;

const pathOf = (review: Review, seat: number): string => {
  const last = review.graph.length - 1;
  return review.graph
    .map(({ chances }, i) => {
      const x = ((WIDTH * i) / last).toFixed(1);
      return `${i === 0 ? 'M' : 'L'}${x} ${(HEIGHT * (1 - chances[seat]!)).toFixed(1)}`;
    })
    .join('');
};

/** Patterns as well as colours tell the players apart. */
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 3'];

/**
 * The chances of everybody over the match. The picture is for the eye; the slider under it says the same in words and
 * is moved by keys.
 */
export const Graph = ({
  review,
  match,
  at,
  onGo,
}: {
  review: Review;
  match: ReviewedMatch;
  at: number;
  onGo: (rows: number) => void;
}) => {
  const words = coachWords.value.review;
  const last = review.graph.length - 1;
  const seats = seatsOf(review.players);
  const here = review.graph[at]!;
  const spoken = seats.map((seat, i) => words.chanceOf(match.who(seat).name, here.chances[i]!)).join(', ');
  const where = at === 0 ? words.begin : words.afterRow(at, match.sentenceOf(at - 1));
  return (
    <figure class="graph">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.graphLabel}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          onGo(Math.round((last * (event.clientX - box.left)) / box.width));
        }}
      >
        {[0.25, 0.5, 0.75].map((line) => (
          <path key={line} class="graph-grid" d={`M0 ${HEIGHT * line}H${WIDTH}`} />
        ))}
        {seats.map((seat, i) => (
          <path
            key={seat}
            class={`graph-line of-${seat}`}
            d={pathOf(review, i)}
            stroke-dasharray={DASHES[i]}
            vector-effect="non-scaling-stroke"
          />
        ))}
        {review.turningPoints.map(({ index }) => (
          <path
            key={index}
            class="graph-turn"
            d={`M${(WIDTH * (index + 1)) / last} ${HEIGHT}v-14`}
            vector-effect="non-scaling-stroke"
          />
        ))}
        <path
          class="graph-here"
          d={`M${(WIDTH * at) / last} 0V${HEIGHT}`}
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.slider}
        aria-valuetext={`${where} ${spoken}`}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      <figcaption>
        <ul class="graph-legend">
          {seats.map((seat, i) => (
            <li key={seat}>
              <svg width="34" height="12" aria-hidden="true">
                <path class={`graph-line of-${seat}`} d="M0 6H34" stroke-dasharray={DASHES[i]} />
              </svg>
              {match.who(seat).name} {words.percent(here.chances[i]!)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
