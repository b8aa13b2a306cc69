import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import type { Expectation, Review } from '@santiago/review';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import type { ReviewedMatch } from './match.ts';
import './review.css';

const WIDTH = 1000;
const HEIGHT = 260;

/** By row: what the best choice there would have led to, where the graph knows as much as the player who chose. */
const bestOf = (review: Review, seat: Seat, isOpen: boolean): ReadonlyMap<number, number> => {
  const knows = review.scored || (review.eye === seat && !isOpen);
  const own = knows ? review.decisions.filter((each) => each.seat === seat) : [];
  return new Map(own.map(({ index, candidates }) => [index, candidates[0]!.chances[seatIndex(seat)]!]));
};

/**
 * The curve of a seat. At the seat's own choices it first shows the best one, so that the curve falls by what the
 * choice cost.
 */
const pathOf = (graph: readonly Expectation[], index: number, best: ReadonlyMap<number, number>): string => {
  const last = Math.max(1, graph.length - 1);
  const at = (row: number, chance: number): string =>
    `${((WIDTH * row) / last).toFixed(1)} ${(HEIGHT * (1 - chance)).toFixed(1)}`;
  const points = graph.flatMap(({ chances }, row) => {
    const before = best.get(row);
    const here = at(row, chances[index]!);
    return before === undefined ? [here] : [here, at(row + 0.5, before)];
  });
  return `M${points.join('L')}`;
};

/** Patterns as well as colours tell the players apart. */
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 3'];

interface GraphProps {
  readonly review: Review;
  readonly match: ReviewedMatch;
  readonly at: number;
  /** All cards are shown. */
  readonly isOpen: boolean;
  readonly onGo: (rows: number) => void;
}

/** Everybody's chances over the match. The slider below the picture says the same in words and is moved by keys. */
export const Graph = ({ review, match, at, isOpen, onGo }: GraphProps) => {
  const words = coachWords.value.review;
  const graph = (isOpen ? review.openGraph : null) ?? review.graph;
  const last = graph.length - 1;
  const seats = seatsOf(review.players);
  const here = graph[at]!;
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
            d={pathOf(graph, i, bestOf(review, seat, isOpen))}
            stroke-dasharray={DASHES[i]}
            vector-effect="non-scaling-stroke"
          />
        ))}
        {review.turningPoints.map(({ index }) => (
          <path
            key={index}
            class="graph-turn"
            d={`M${(WIDTH * (index + 1)) / last} ${HEIGHT}v-30`}
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
              <svg width="24" height="12" aria-hidden="true">
                <path class={`graph-line of-${seat}`} d="M0 6H24" stroke-dasharray={DASHES[i]} />
              </svg>
              {match.who(seat).name} {words.percent(here.chances[i]!)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
