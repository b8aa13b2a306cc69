import { describe, expect, it } from 'vitest';
import { canalsJudge } from '@santiago/canals/review/index.ts';
import { Line, reviewMatch, reviewOf } from '@santiago/review/index.ts';
import { allFindings, finish, playMatch, setupOf } from './matches.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Rows that are enough to see whether two reviews of them differ. */
const BEGINNING = 30;

const named = (parts: Readonly<Record<string, number>>): number[] => Object.values(parts);

const SETUPS = [
  setupOf(2, { spring: 'chosen' }),
  setupOf(3, { palms: 'on' }),
  setupOf(4),
  setupOf(5, { minBribe: '0' }),
];

describe.each(SETUPS)('a review with $players players', (setup) => {
  const played = playMatch(setup, ['novice', 'steward', 'random', 'novice', 'steward'], setup.players);
  const request = { setup, rows: played.rows, seed: 7, depth: 0 };
  const { review, steps } = finish(reviewMatch(canalsJudge, request));

  it('judges every decision that had more than one answer, the chosen action among the candidates', () => {
    expect(review.decisions.length).toBeGreaterThan(10);
    for (const { chosen, candidates, seat, index } of review.decisions) {
      expect(played.rows[index]!.who).toBe(seat);
      expect(candidates.map(({ action }) => action)).toContain(chosen);
      for (const { chances } of candidates) expect(sum(chances)).toBeCloseTo(1, 9);
    }
  });

  it('draws a graph with a point before the first row and after each, that ends at the result', () => {
    expect(review.graph).toHaveLength(played.rows.length + 1);
    for (const { chances } of review.graph) expect(sum(chances)).toBeCloseTo(1, 9);
    expect(review.graph.at(-1)!.scores).toEqual(played.outcome.points);
    expect(review.graph.at(-1)!.chances).toEqual(played.outcome.shares);
  });

  it('splits every score into whole parts that add up to it', () => {
    for (const [seat, { parts }] of review.seats.entries()) {
      const all = [
        parts.start,
        parts.chance,
        ...named(parts.others),
        ...named(parts.best),
        ...named(parts.lost),
      ];
      expect(all.every(Number.isInteger)).toBe(true);
      expect(parts.score).toBe(played.outcome.points[seat]);
      expect(sum(all)).toBe(parts.score);
    }
  });

  it('is the same again with the same seed, and plain data', () => {
    const beginning = { ...request, rows: played.rows.slice(0, BEGINNING) };
    const [one, other] = [1, 2].map(() => finish(reviewMatch(canalsJudge, beginning)).review);
    expect(one!.decisions.length).toBeGreaterThan(5);
    expect(other).toEqual(one);
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('is the same when several judges share the work and put together what they found', () => {
    const beginning = { ...request, rows: played.rows.slice(0, BEGINNING) };
    const alone = finish(reviewMatch(canalsJudge, beginning)).review;
    const line = new Line(canalsJudge, beginning);
    const shares = [0, 1, 2].map((part) => allFindings(new Line(canalsJudge, beginning), { part, of: 3 }));
    // The first looks at all positions, the others at a third each.
    const sizes = shares.map((findings) => findings.length);
    expect(sizes[0]).toBe(BEGINNING + 1);
    for (const size of sizes.slice(1)) expect(Math.abs(size - sizes[0]! / 3)).toBeLessThanOrEqual(2);
    expect(reviewOf(line, shares.flat())).toEqual(alone);
    expect(JSON.parse(JSON.stringify(shares))).toEqual(shares);
  });

  it('says how far it is, and has a whole picture after the first pass', () => {
    expect(steps.length).toBeGreaterThan(played.rows.length);
    expect(steps.at(-1)!.review()!.decisions).toHaveLength(review.decisions.length);
    const done = steps.map((step) => step.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
  });
});

describe('rounds', () => {
  it('[C17] begin when the tiles are turned over, so that these belong to the round', () => {
    const { setup, rows } = playMatch(setupOf(3), ['novice', 'novice', 'novice'], 3);
    const judge = canalsJudge(1);
    const state = judge.game.start(setup);
    let round = 0;
    for (const { who, action } of rows) {
      if (action.kind === 'reveal') round++;
      if (round > 0) expect(judge.roundOf(state)).toBe(round);
      judge.game.play(state, who === '*' ? -1 : Number(who.slice(1)) - 1, judge.game.encode(action));
    }
    expect(round).toBe(state.rounds);
  });
});

describe('what a review is of', () => {
  it('takes a match that is not over: the last expectation stands for the result', () => {
    const played = playMatch(setupOf(3), ['novice', 'novice', 'novice'], 3);
    const rows = played.rows.slice(0, 60);
    const { review } = finish(reviewMatch(canalsJudge, { setup: played.setup, rows, seed: 1, depth: 0 }));
    expect(review.over).toBe(false);
    for (const [seat, { parts }] of review.seats.entries()) {
      const all = [
        parts.start,
        parts.chance,
        ...named(parts.others),
        ...named(parts.best),
        ...named(parts.lost),
      ];
      expect(sum(all)).toBe(parts.score);
      expect(parts.score).toBe(Math.round(review.graph.at(-1)!.scores[seat]!));
    }
  });
});
