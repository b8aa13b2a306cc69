/**
 * Measures whether judgements are worth something: `npm run bars -- placing|seeds|endgames [--matches N] [--from N]`.
 * One line a match as it comes, and what all of them say at the end; docs/review.md has the figures.
 */
import { parseArgs } from 'node:util';
import { canals } from '@santiago/canals';
import { FastRandom } from '@santiago/kernel';
import { canalsJudge } from '../src/canals/judge.ts';
import { type Review, reviewMatch } from '../src/index.ts';
import { endgames } from './endgames.ts';
import { finish, type Played, playMatch, setupOf } from './matches.ts';
import { interval, placesOf, spearman } from './statistics.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    depth: { type: 'string', default: '2' },
  },
});
const matches = Number(values.matches);
const from = Number(values.from);
const depth = Number(values.depth);
const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

const review = ({ setup, rows }: Played, seed: number): Review =>
  finish(reviewMatch({ game: 'canals', setup, rows, seed, depth })).review;

const LADDER = ['random', 'novice', 'apprentice', 'steward', 'journeyman', 'hydrologist'];

/** Matches of mixed strength: does who loses more by the review come in lower? */
const placing = (): void => {
  const points: [number, number][][] = [];
  const chances: [number, number][][] = [];
  for (let match = from; match < from + matches; match++) {
    const random = new FastRandom(match, 9);
    const names = Array.from({ length: 4 }, () => LADDER[random.below(LADDER.length)]!);
    const played = playMatch(setupOf(4), names, match);
    const { seats } = review(played, match);
    const places = placesOf(played.outcome.points);
    points.push(seats.map(({ all }, seat) => [all.points, places[seat]!]));
    chances.push(seats.map(({ all }, seat) => [all.chance, places[seat]!]));
    print({ match, names, places, points: points.at(-1)!.map(([lost]) => Number(lost.toFixed(1))) });
  }
  const report = (by: string, clusters: readonly (readonly [number, number])[][]): void => {
    const correlate = (sample: readonly (readonly [number, number])[][]): number => spearman(sample.flat());
    print({
      loss: by,
      matches: clusters.length,
      spearman: correlate(clusters),
      ...interval(clusters, correlate),
    });
  };
  report('points', points);
  report('chance', chances);
};

/** Novices' matches, each reviewed with two seeds: how many of the calls differ? */
const seeds = (): void => {
  let either = 0;
  let changed = 0;
  let gone = 0;
  let called = 0;
  for (let match = from; match < from + matches; match++) {
    const played = playMatch(setupOf(4), ['novice', 'novice', 'novice', 'novice'], match);
    const [first, second] = [review(played, 2 * match + 1), review(played, 2 * match + 2)];
    const grave = (grade: string): boolean => grade === 'mistake' || grade === 'blunder';
    for (const [i, { grade }] of first.decisions.entries()) {
      const other = second.decisions[i]!.grade;
      if (grave(grade)) called++;
      if (!grave(grade) && !grave(other)) continue;
      either++;
      if (grade !== other) changed++;
      if (grave(grade) !== grave(other)) gone++;
    }
    print({ match, either, changed, gone });
  }
  print({
    matches,
    aPlayer: called / (4 * matches),
    changed: changed / either,
    noLongerCalled: gone / either,
  });
};

/** Ends of matches whose best answer is known by looking at everything that can follow. */
const ends = (): void => {
  const each = Math.ceil(matches / 4);
  const right: Record<string, number> = {};
  for (const { state, seat, phase, best } of endgames(each, 1 + from, POSITIONS)) {
    const weighing = canalsJudge(1).weigh(state, seat, canals.encode(best));
    for (const stage of [0, 1, 2]) weighing.refine(stage);
    const found = weighing.candidates()[0]!.action === canals.format(best);
    right[phase] = (right[phase] ?? 0) + (found ? 1 : 0);
  }
  print({ ofEach: each, right });
};
const POSITIONS = 60_000;

const BARS: Readonly<Record<string, () => void>> = { placing, seeds, endgames: ends };
const bar = BARS[positionals[0] ?? ''];
if (bar === undefined) throw new Error(`bars are ${Object.keys(BARS).join(', ')}`);
bar();
