import { useEffect, useState } from 'preact/hooks';
import { Refused } from '@santiago/protocol/client';
import { go } from '@santiago/table/page/browser/route.ts';
import { challengeWords } from '@santiago/table/page/coach/challenge/words.ts';
import { resultOfMatch } from '@santiago/table/page/coach/history/result.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { isAlone } from '@santiago/table/page/sources/local/alone.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { pack } from '@santiago/table/page/sources/study/pack.ts';
import type { DailyMatch } from './daily.ts';
import { loadResults, type Results, sendMatch } from './sending.ts';
import { barsOf } from './spread.ts';
import { todayWords } from './words.ts';
import './today.css';

interface DailyResultProps {
  readonly daily: DailyMatch;
  readonly match: SavedMatch;
}

/** A score in words: points, or how it ended in a game without points. */
const scoreText = (score: number, hasPoints: boolean): string =>
  hasPoints ? challengeWords.value.points(score) : challengeWords.value.ended(score);

/** Opens both ways through the match side by side. */
const compare = async ({ game, seed }: DailyMatch, { setup, seats }: SavedMatch, rows: readonly string[]) => {
  const theirs = seats.map((seat) =>
    seat.kind === 'human' ? { ...seat, name: todayWords.value.best } : seat,
  );
  go({ page: 'challenge', id: await pack(JSON.stringify({ game, setup, seats: theirs, seed, rows })) });
};

interface BarRow {
  readonly label: string;
  /** The length of the bar. */
  readonly value: number;
  readonly text: string;
  readonly isOwn: boolean;
}

const Bars = ({ caption, rows }: { caption: string; rows: readonly BarRow[] }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table class="today-spread">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, text, isOwn }, index) => (
          <tr key={index} class={isOwn ? 'today-own' : undefined}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * Math.max(0, value)) / most} height="10" />
              </svg>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const shortScore = (score: number, hasPoints: boolean): string =>
  hasPoints ? String(score) : scoreText(score, false);

/** How many have which result. */
const Spread = ({ results, hasPoints }: { results: Results; hasPoints: boolean }) => {
  const rows = barsOf(results).map(({ from, to, count, isOwn }) => ({
    label: from === to ? shortScore(from, hasPoints) : `${from}–${to}`,
    value: count,
    text: String(count),
    isOwn,
  }));
  return <Bars caption={todayWords.value.results} rows={rows} />;
};

/** The results of those the person plays with, with their names. */
const Friends = ({ results, hasPoints }: { results: Results; hasPoints: boolean }) => {
  const { friends, score: own } = results;
  if (friends.length === 0) return null;
  const rows = [...friends, { name: t.value.you, score: own, isOwn: true }]
    .toSorted((one, other) => other.score - one.score)
    .map(({ name, score, ...rest }) => ({
      label: name,
      value: score,
      text: shortScore(score, hasPoints),
      isOwn: 'isOwn' in rest,
    }));
  return <Bars caption={todayWords.value.friends} rows={rows} />;
};

/** What the server says of a daily match: all results, or that this person has sent none; and why it refuses. */
interface Told {
  readonly results: Results | null;
  readonly fault: string;
}

const toldBy = async (ask: () => Promise<Results | null>): Promise<Told> => {
  try {
    return { results: await ask(), fault: '' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { results: null, fault: refusalText(error.refusal) };
  }
};

const useResults = (daily: DailyMatch, match: SavedMatch): [Told | null, () => Promise<void>] => {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (!daily.isOpen) void toldBy(() => loadResults(daily)).then(setTold);
  }, [daily]);
  const send = async () => {
    await sendMatch(daily, match);
    return loadResults(daily);
  };
  return [told, async () => setTold(await toldBy(send))];
};

/** How the match that counts ended, and how everybody else did once it was sent. */
export const DailyResult = ({ daily, match }: DailyResultProps) => {
  const words = todayWords.value;
  const [told, send] = useResults(daily, match);
  const { results = null, fault = '' } = told ?? {};
  const own = resultOfMatch(gameNamed(daily.game).game, match);
  if (own === null) return null;
  const score = own.points[own.own]!;
  const hasPoints = own.points.some((points) => points > 1);
  const best = results?.best ?? null;
  return (
    <>
      <p class="today-score">{scoreText(score, hasPoints)}</p>
      {told !== null && results === null && isAlone(match) ? (
        <>
          <button type="button" class="button primary" onClick={() => void send()}>
            {words.send}
          </button>
          <p class="note">{words.sendHint}</p>
        </>
      ) : null}
      {results === null ? null : (
        <>
          <p>
            {words.rank(
              results.rank,
              results.spread.reduce((sum, { count }) => sum + count, 0),
            )}
          </p>
          {results.score === score ? null : <p class="note">{words.other}</p>}
          <Spread results={results} hasPoints={hasPoints} />
          <Friends results={results} hasPoints={hasPoints} />
        </>
      )}
      {best === null ? null : (
        <button type="button" class="button" onClick={() => void compare(daily, match, best.rows)}>
          {words.compare}
        </button>
      )}
      {fault === '' ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </>
  );
};
