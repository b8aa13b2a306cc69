import { describe, expect, it } from 'vitest';
import { reviewMatch } from '../src/index.ts';
import { finish, playMatch, setupOf } from './matches.ts';
import { placesOf, spearman } from './statistics.ts';

// A small sample of what `npm run bars -- placing` measures at length.
describe('judgements are worth something', () => {
  it('who loses more by the review comes in lower', () => {
    const pairs = [1, 2, 3].flatMap((seed) => {
      const played = playMatch(setupOf(4), ['random', 'steward', 'novice', 'hydrologist'], seed);
      const { setup, rows } = played;
      const { review } = finish(reviewMatch({ game: 'canals', setup, rows, seed, depth: 0 }));
      const places = placesOf(played.outcome.points);
      return review.seats.map(({ all }, seat) => [all.points, places[seat]!] as const);
    });
    expect(spearman(pairs)).toBeGreaterThan(0.4);
  });
});
