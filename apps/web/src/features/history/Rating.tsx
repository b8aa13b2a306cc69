import { levelName } from '@santiago/table/page/worker/levelName.ts';
import type { Standings } from './online.ts';
import { historyWords } from './words.ts';
import './history.css';

interface RatingProps {
  readonly game: string;
  readonly players: number;
  readonly standings: Standings;
}

/** How strong somebody plays, how sure that is, and where the bots are on the same scale. */
export const Rating = ({ game, players, standings }: RatingProps) => {
  const words = historyWords.value;
  const isHere = (each: { readonly game: string; readonly players: number }) =>
    each.game === game && each.players === players;
  const own = standings.ratings.find(isHere);
  if (own === undefined) return null;
  // A bot that moves at random is so far below that the others would stand in one place.
  const bots = standings.house.filter((each) => isHere(each) && each.about > 0);
  const from = Math.min(own.about - own.give, ...bots.map(({ about }) => about)) - 50;
  const to = Math.max(own.about + own.give, ...bots.map(({ about }) => about)) + 50;
  const at = (points: number): number => (100 * (points - from)) / (to - from);
  return (
    <div class="history-rating">
      <h3>{words.rating(own.about, own.give, own.matches)}</h3>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect
          class="history-part-0"
          x={at(own.about - own.give)}
          width={at(own.about + own.give) - at(own.about - own.give)}
          height="10"
        />
        {bots.map(({ bot, about }) => (
          <rect key={bot} class="history-tick" x={at(about)} width="0.6" height="10" />
        ))}
      </svg>
      <p class="note">{words.bots(bots.map(({ bot, about }) => `${levelName(bot)} ${about}`).join(' · '))}</p>
      <p class="note">{words.ratingHint}</p>
    </div>
  );
};
