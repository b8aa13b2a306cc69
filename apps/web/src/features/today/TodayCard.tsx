import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { onShelf } from '../../games/shelf.ts';
import { type Deal, dealsOf, loadDay } from './deal.ts';
import { todayWords } from './words.ts';
import './todayCard.css';

/** The deals of today; null until they are known. */
export const useDeals = (): readonly Deal[] | null => {
  const [deals, setDeals] = useState<readonly Deal[] | null>(null);
  useEffect(() => {
    let left = false;
    void loadDay()
      .then(dealsOf)
      .then((found) => {
        if (!left) setDeals(found);
      });
    return () => {
      left = true;
    };
  }, []);
  return deals;
};

/** On the front page: today's deal of each game, played or not. */
export const TodayCard = () => {
  const words = todayWords.value;
  const deals = useDeals();
  return (
    <a class="today-card" href={hrefOf({ page: 'today' })}>
      <strong>{words.title}</strong>
      <span>{words.about}</span>
      {deals?.map(({ game, first }) => (
        <span key={game} class="badge">
          {onShelf(game).words().title}
          {first?.progress.over === true ? ' ✓' : ''}
        </span>
      ))}
    </a>
  );
};
