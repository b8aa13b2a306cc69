import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { CurveSign, LineChart } from '@santiago/table/page/ui/LineChart.tsx';
import { Bar } from './Bar.tsx';
import type { Standings } from './online.ts';
import { Rating } from './Rating.tsx';
import type { Opponent, Statistics } from './statistics.ts';
import { historyWords } from './words.ts';
import './history.css';

const Ranks = ({ statistics: { ranks, matches, points } }: StatisticsProps) => {
  const words = historyWords.value;
  return (
    <ul>
      {ranks.map((count, index) => (
        <Bar
          key={index}
          label={points === null ? words.endings[index]! : words.rank(index + 1)}
          parts={[count / matches]}
          value={String(count)}
        />
      ))}
    </ul>
  );
};

const Points = ({ statistics: { points, trend } }: StatisticsProps) => {
  const words = historyWords.value;
  if (points === null) return null;
  return (
    <>
      <p>{words.points(points.average, points.best)}</p>
      {trend.own.length < 2 ? null : (
        <>
          <LineChart
            label={words.trend}
            curves={[
              { isOwn: false, values: trend.others },
              { isOwn: true, values: trend.own },
            ]}
          />
          <p class="note history-legend">
            <CurveSign isOwn />
            {words.own}
            <CurveSign isOwn={false} />
            {words.others}
          </p>
        </>
      )}
    </>
  );
};

const Phases = ({ statistics: { phases, reviewed, points } }: StatisticsProps) => {
  const words = historyWords.value;
  const names = coachWords.value.review.phases;
  const most = Math.max(...phases.map(({ average }) => average), points === null ? 0.01 : 0.1);
  if (phases.length === 0) return <p class="note">{words.unreviewed}</p>;
  return (
    <>
      <h3>{words.cost(reviewed, points !== null)}</h3>
      <ul>
        {phases.map(({ phase, average }) => (
          <Bar
            key={phase}
            label={names[phase] ?? phase}
            parts={[Math.max(0, average) / most]}
            value={points === null ? words.percent(average) : words.tenths(average)}
          />
        ))}
      </ul>
    </>
  );
};

const nameOf = ({ name, isBot }: Opponent): string =>
  isBot ? historyWords.value.bots(levelName(name)) : name || historyWords.value.nobody;

const Opponents = ({ statistics: { opponents } }: StatisticsProps) => {
  const words = historyWords.value;
  return (
    <>
      <h3>{words.against}</h3>
      <ul>
        {opponents.map((each) => (
          <Bar
            key={`${each.isBot} ${each.name}`}
            label={nameOf(each)}
            parts={[each.ahead / each.matches, each.behind / each.matches]}
            value={`${each.ahead}–${each.behind}`}
          />
        ))}
      </ul>
    </>
  );
};

interface StatisticsProps {
  readonly statistics: Statistics;
}

interface CardProps extends StatisticsProps {
  readonly standings: Standings;
}

/** What somebody's matches of a game with so many players say together. */
export const StatisticsCard = ({ statistics, standings }: CardProps) => {
  const { game, players, matches } = statistics;
  const words = historyWords.value;
  return (
    <section class="card history-card">
      <h2>{words.of(onShelf(game).words().title, players)}</h2>
      <p class="note">{words.matches(matches)}</p>
      <Rating game={game} players={players} standings={standings} />
      <Ranks statistics={statistics} />
      <Points statistics={statistics} />
      <Phases statistics={statistics} />
      <Opponents statistics={statistics} />
    </section>
  );
};
