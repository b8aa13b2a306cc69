import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { shelf } from '@santiago/table/page/games.ts';
import { listMatches } from '@santiago/table/page/sources/local/store.ts';
import { askDay } from './day.ts';
import { todayWords } from './words.ts';
import './todayCard.css';

/** The games whose match of today was played to the end here. */
const playedToday = async (): Promise<readonly string[]> => {
  const [today, matches] = await Promise.all([askDay(), listMatches()]);
  return matches.filter(({ day, progress }) => day === today && progress.over).map(({ game }) => game);
};

/** On the front page: today's match of each game, played or not. */
export const TodayCard = () => {
  const words = todayWords.value;
  const [played, setPlayed] = useState<readonly string[]>([]);
  useEffect(() => void playedToday().then(setPlayed), []);
  return (
    <a class="today-card" href={hrefOf({ page: 'today' })}>
      <strong>{words.title}</strong>
      <span>{words.about}</span>
      <span class="today-games">
        {shelf().map((game) => (
          <span key={game.name} class="badge">
            {played.includes(game.name) ? '✓ ' : ''}
            {game.words().title}
          </span>
        ))}
      </span>
    </a>
  );
};
