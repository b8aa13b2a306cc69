import { dayAt, startOfDay } from '@santiago/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { type DailyMatch, loadToday, startDaily } from './daily.ts';
import { DailyResult } from './DailyResult.tsx';
import { todayWords } from './words.ts';
import './today.css';

const HOUR = 3_600_000;

/** Today's match of each game; null until they are known. */
const useToday = (): readonly DailyMatch[] | null => {
  const [matches, setMatches] = useState<readonly DailyMatch[] | null>(null);
  useEffect(() => {
    let left = false;
    void loadToday().then((found) => {
      if (!left) setMatches(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return matches;
};

/** The match of one game: to be played, or how it was played. */
const DailyCard = ({ daily }: { daily: DailyMatch }) => {
  const words = todayWords.value;
  const { game, first } = daily;
  const shelved = onShelf(game);
  const { title } = shelved.words();
  const levels = shelved.daily!.bots.map(levelName).join(', ');
  return (
    <section class="card today-match" aria-labelledby={`h-${game}`}>
      <h2 id={`h-${game}`}>{title}</h2>
      <p class="note">{words.bots(levels)}</p>
      {first?.progress.over === true ? <DailyResult daily={daily} match={first} /> : null}
      {first === null || first.progress.over ? (
        <button
          type="button"
          class={first === null ? 'button primary' : 'button'}
          aria-label={t.value.labelOf(title, first === null ? words.play : words.practise)}
          onClick={() => void startDaily(daily)}
        >
          {first === null ? words.play : words.practise}
        </button>
      ) : (
        <a class="button primary" href={hrefOf({ page: 'local', id: first.id })}>
          {words.goOn}
        </a>
      )}
    </section>
  );
};

/** Today's matches: the same for everyone. */
export const TodayPage = () => {
  const words = todayWords.value;
  const matches = useToday();
  const [now] = useState(Date.now);
  const hours = Math.ceil((startOfDay(dayAt(now) + 1) - now) / HOUR);
  return (
    <main class="page">
      <PageHead title={words.title} />
      <p>{words.about}</p>
      {matches?.some(({ isOpen }) => isOpen) === true ? <p class="note">{words.open}</p> : null}
      {matches?.some(({ isChanged }) => isChanged) === true ? (
        <p class="why-not" role="alert">
          {words.changed}
        </p>
      ) : null}
      {matches?.map((daily) => (
        <DailyCard key={daily.game} daily={daily} />
      ))}
      <p class="note">{words.next(hours)}</p>
    </main>
  );
};
