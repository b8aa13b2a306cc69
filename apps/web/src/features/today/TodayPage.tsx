import { dayAt, startOfDay } from '@santiago/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { levelName } from '../../worker/levelName.ts';
import { type Deal, loadDeals, startDeal } from './deal.ts';
import { DealResult } from './DealResult.tsx';
import { todayWords } from './words.ts';
import './today.css';

const HOUR = 3_600_000;

/** The deals of today; null until they are known. */
const useDeals = (): readonly Deal[] | null => {
  const [deals, setDeals] = useState<readonly Deal[] | null>(null);
  useEffect(() => {
    let left = false;
    void loadDeals().then((found) => {
      if (!left) setDeals(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return deals;
};

/** The deal of one game: to be played, or how it was played. */
const DealCard = ({ deal }: { deal: Deal }) => {
  const words = todayWords.value;
  const { game, first } = deal;
  const shelved = onShelf(game);
  const { title } = shelved.words();
  const levels = shelved.daily!.bots.map(levelName).join(', ');
  return (
    <section class="card today-deal" aria-labelledby={`h-${game}`}>
      <h2 id={`h-${game}`}>{title}</h2>
      <p class="note">{words.bots(levels)}</p>
      {first?.progress.over === true ? <DealResult deal={deal} match={first} /> : null}
      {first === null || first.progress.over ? (
        <button
          type="button"
          class={first === null ? 'button primary' : 'button'}
          aria-label={t.value.labelOf(title, first === null ? words.play : words.practise)}
          onClick={() => void startDeal(deal)}
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

/** Today's deals: the same for everybody. */
export const TodayPage = () => {
  const words = todayWords.value;
  const deals = useDeals();
  const [now] = useState(Date.now);
  const hours = Math.ceil((startOfDay(dayAt(now) + 1) - now) / HOUR);
  return (
    <main class="page">
      <PageHead title={words.title} />
      <p>{words.about}</p>
      {deals?.some(({ isOpen }) => isOpen) === true ? <p class="note">{words.open}</p> : null}
      {deals?.some(({ isChanged }) => isChanged) === true ? (
        <p class="why-not" role="alert">
          {words.changed}
        </p>
      ) : null}
      {deals?.map((deal) => (
        <DealCard key={deal.game} deal={deal} />
      ))}
      <p class="note">{words.next(hours)}</p>
    </main>
  );
};
