import { seatIndex } from '@santiago/kernel';
import { cap } from '@santiago/kernel/language';
import { go } from '@santiago/table/page/browser/route.ts';
import { challengeWords } from '@santiago/table/page/coach/challenge/words.ts';
import { fileOf } from '@santiago/table/page/coach/matchFile.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { coachOf } from '@santiago/table/page/coach/coaches.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { pack } from '@santiago/table/page/sources/study/pack.ts';
import type { Face } from '@santiago/table/page/model/face.tsx';
import type { WhoOf } from '@santiago/table/page/seats/who.ts';
import { Avatar } from '@santiago/table/page/ui/Avatar.tsx';
import { CurveSign, LineChart } from '@santiago/table/page/ui/LineChart.tsx';
import type { LocalSeat } from '@santiago/table/page/worker/match.ts';
import {
  firstChoicesOf,
  pairsOf,
  partedAt,
  resultOf,
  type RoundPair,
  roundsOf,
  type Told,
  viewAfter,
} from './compare.ts';
import './challenge.css';

/** One way through the match, and who took it. */
interface Way {
  readonly told: Told;
  readonly seats: readonly LocalSeat[];
  /** Empty where they gave none. */
  readonly name: string;
}

interface ComparisonProps {
  readonly face: Face;
  readonly theirs: Way;
  readonly mine: Way;
}

const review = async ({ told, seats }: Way): Promise<void> => {
  const { game, setup, rows, seat } = told;
  go({ page: 'review', id: await pack(fileOf(game, { setup, seats, rows })), seat });
};

/** Both results, large. */
const Results = ({ sides }: { sides: readonly Way[] }) => {
  const words = challengeWords.value;
  const results = sides.map(({ told }) => resultOf(told));
  const [theirs, mine] = results.map(({ points }) => points);
  const most = Math.max(1, ...results.map(({ points }) => points ?? 0));
  return (
    <section class="card">
      <dl class="challenge-results">
        {sides.map(({ name, told }, index) => {
          const { rank, share, points } = results[index]!;
          return (
            <div key={index} class={index === 1 ? 'challenge-own' : undefined}>
              <dt>
                <Avatar name={name} size={36} />
                <span>{cap(name)}</span>
              </dt>
              {points === null ? (
                <dd>{words.ended(share)}</dd>
              ) : (
                <>
                  <dd>{words.points(points)}</dd>
                  <dd class="note">{words.rank(rank, told.setup.players)}</dd>
                  <svg
                    class="challenge-bar"
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={(100 * Math.max(0, points)) / most} height="8" />
                  </svg>
                </>
              )}
            </div>
          );
        })}
      </dl>
      {theirs == null || mine == null ? null : <p>{words.verdict(sides[0]!.name, mine - theirs)}</p>}
    </section>
  );
};

interface PartingProps {
  readonly face: Face;
  readonly sides: readonly Way[];
  readonly pairs: readonly RoundPair[];
}

/** The first choice that differs: the position, and what each of the two did there. */
const Parting = ({ face, sides, pairs }: PartingProps) => {
  const words = challengeWords.value;
  const [theirs, mine] = sides.map(({ told }) => told);
  const at = partedAt(theirs!, mine!);
  if (at === null) return <p class="card">{words.same}</p>;
  // Both chose alike and a bot answered differently: it is not the bot that the other person met.
  const isOwn = sides.some(({ told: { rows, seat } }) => rows[at]?.who === seat);
  const first = isOwn ? firstChoicesOf(pairs) : [];
  return (
    <section class="card" aria-labelledby="h-parted">
      <h2 id="h-parted">{isOwn ? words.parted : words.changed}</h2>
      <div class="challenge-board">
        <face.Position view={viewAfter(mine!, at)} />
      </div>
      <ul class="challenge-pair">
        {first.map((choice, index) => (
          <li key={index} class={index === 1 ? 'challenge-own' : undefined}>
            {choice?.text}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What both chose in a round; once where it was the same. */
const Round = ({ pair, game }: { pair: RoundPair; game: string }) => (
  <li class={pair.same ? 'challenge-alike' : 'challenge-other'}>
    <h3>
      {coachWords.value.review.when(gameNamed(game).counted, pair.round)}
      {pair.same ? <small>{challengeWords.value.alike}</small> : null}
    </h3>
    <div class={pair.same ? undefined : 'challenge-pair'}>
      {(pair.same ? pair.sides.slice(1) : pair.sides).map((side, index) => (
        <ul key={index} class={index === 1 ? 'challenge-own' : undefined}>
          {side?.choices.map(({ text }, each) => (
            <li key={each}>{text}</li>
          ))}
        </ul>
      ))}
    </div>
  </li>
);

/** Two ways through one match, side by side. */
export const Comparison = ({ face, theirs, mine }: ComparisonProps) => {
  const words = challengeWords.value;
  const sides = [{ ...theirs, name: theirs.name || words.other }, mine];
  const rounds = sides.map(({ told, seats, name }, index) => {
    const whoOf: WhoOf = (seat) => {
      const own = seat === told.seat;
      return { name: own ? cap(name) : seats[seatIndex(seat)]!.name, you: own && index === 1 };
    };
    return roundsOf(told, face, whoOf);
  });
  const pairs = pairsOf(rounds);
  const game = mine.told.game.name;
  const measure = coachOf(game).standing();
  return (
    <>
      <Results sides={sides} />
      <Parting face={face} sides={sides} pairs={pairs} />
      <section class="card" aria-labelledby="h-choices">
        <h2 id="h-choices">{words.steps}</h2>
        <LineChart
          label={measure}
          curves={rounds.map((each, index) => ({
            isOwn: index === 1,
            values: each.map(({ standing }) => standing),
          }))}
        />
        <p class="note">{measure}</p>
        <ul class="challenge-pair challenge-legend">
          {sides.map(({ name }, index) => (
            <li key={index}>
              <CurveSign isOwn={index === 1} />
              {cap(name)}
            </li>
          ))}
        </ul>
        <ol class="challenge-rounds">
          {pairs.map((pair) => (
            <Round key={pair.round} pair={pair} game={game} />
          ))}
        </ol>
      </section>
      <button type="button" class="button" onClick={() => void review(mine)}>
        {words.review}
      </button>
    </>
  );
};
