import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { canalsJudge } from '@santiago/canals/review/index.ts';
import { reviewMatch } from '@santiago/review/index.ts';
import { finish, playMatch, setupOf } from './matches.ts';
import { placesOf, spearman } from './statistics.ts';

// A small sample of what `npm run bars -- placing` measures at length.
describe('judgements are worth something', () => {
  it('players who lose more according to the review come in lower', () => {
    const pairs = inFull([1, 2, 3], [1]).flatMap((seed) => {
      const played = playMatch(setupOf(4), ['random', 'steward', 'novice', 'hydrologist'], seed);
      const { setup, rows } = played;
      const { review } = finish(reviewMatch(canalsJudge, { setup, rows, seed, depth: 0 }));
      const places = placesOf(played.outcome.points);
      return review.seats.map(({ all }, seat) => [all.points, places[seat]!] as const);
    });
    expect(spearman(pairs)).toBeGreaterThan(0.4);
  });

  // The same for `npm run bars -- seeds`, run as it is there: the beginning of a match, judged in full.
  it('another seed calls the same choices mistakes and blunders', () => {
    const bars = path.join(import.meta.dirname, 'bars.ts');
    const small = ['--matches', inFull('2', '1'), '--from', '1', '--players', '2', '--rows', '22'];
    const said = execFileSync(process.execPath, [bars, 'seeds', ...small], { encoding: 'utf8' });
    const { either, changed } = JSON.parse(said.trim().split('\n').at(-1)!) as Record<string, number>;
    expect(either).toBeGreaterThanOrEqual(8);
    expect(changed).toBeLessThan(0.05);
  });
});
