import type { JudgedDecision, Review, TurningPoint } from '@santiago/review';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { ownStoryOf } = await import('@santiago/table/page/coach/ownStory.ts');
const { attemptOf } = await import('../src/features/review/solving.ts');
const { sharedPlayers, shownAccuracy, storyOf } = await import('../src/features/review/story.ts');

const candidate = (action: string, score: number, chance: number) => ({
  action,
  scores: [score, 0],
  scoreErrors: [0, 0],
  chances: [chance, 1 - chance],
  chanceErrors: [0, 0],
  trials: 8,
  exact: false,
});

const decision = (index: number, grade: JudgedDecision['grade'], points: number): JudgedDecision => ({
  index,
  seat: 'p1',
  round: index,
  phase: 'bidding',
  chosen: 'pass',
  candidates: [candidate('bid 3', 50, 0.6), candidate('bid 2', 48, 0.57), candidate('bid 9', 40, 0.4)],
  loss: { points, chance: points / 100, pointsError: 0, chanceError: 0 },
  grade,
  accuracy: 50,
  reasons: [],
});

const turn = (index: number, seat: TurningPoint['seat'], after: number): TurningPoint => ({
  index,
  who: seat,
  round: index,
  action: 'pass',
  seat,
  before: 0.5,
  after,
  grade: 'none',
});

const REVIEW = {
  players: 2,
  over: true,
  scored: true,
  decisions: [
    decision(1, 'inaccuracy', 4),
    decision(2, 'mistake', 7),
    decision(3, 'blunder', 15),
    decision(4, 'none', 1),
  ],
  graph: [{ scores: [41, 60], chances: [0, 1] }],
  turningPoints: [turn(2, 'p1', 0.3), turn(3, 'p2', 0.9)],
} as unknown as Review;

describe('the story of a match', () => {
  it('tells who won, where it turned for the reader, and what the reader did', () => {
    const { winners, turned, own } = storyOf(REVIEW, 'p1');
    expect(winners).toEqual(['p2']);
    expect(turned).toMatchObject({ seat: 'p1', round: 2 });
    expect(own).toMatchObject({ rank: 2, mistakes: 1, blunders: 1, cost: 22 });
    expect(own!.worst.map(({ index }) => index)).toEqual([3, 2]);
  });

  it('is nobody’s own for a spectator, and names no winner while the match runs', () => {
    const { winners, turned, own } = storyOf({ ...REVIEW, over: false }, null);
    expect(winners).toEqual([]);
    expect(turned).toMatchObject({ seat: 'p2' });
    expect(own).toBe(null);
  });

  it('says the same at the end of the match', () => {
    expect(ownStoryOf(REVIEW, 'p1')).toEqual({ mistakes: 2, lost: 22, scored: true, turned: 2 });
  });

  it('shows an accuracy of 100 only where nothing was lost', () => {
    expect([100, 99.96, 61.2].map(shownAccuracy)).toEqual([100, 99, 61]);
  });
});

describe('the share card of a review', () => {
  const seats = [
    { seat: 'p1', all: { accuracy: 99.9 } },
    { seat: 'p2', all: { accuracy: 61.4 } },
    { seat: 'p3', all: { accuracy: null } },
  ];

  it('has everybody in the order of the result, with their accuracy, and a crown for the winner', () => {
    const graph = [{ scores: [41, 60, 52], chances: [0, 1, 0] }];
    const review = { ...REVIEW, players: 3, seats, graph } as unknown as Review;
    expect(sharedPlayers(review)).toEqual([
      { seat: 'p2', score: '61', won: true },
      { seat: 'p3', score: '100', won: false },
      { seat: 'p1', score: '99', won: false },
    ]);
  });

  it('crowns all who share the victory of a game without points', () => {
    const graph = [{ scores: [0, 0, 0], chances: [0, 0.5, 0.5] }];
    const review = { ...REVIEW, scored: false, players: 3, seats, graph } as unknown as Review;
    expect(sharedPlayers(review).map(({ seat, won }) => [seat, won])).toEqual([
      ['p2', true],
      ['p3', true],
      ['p1', false],
    ]);
  });
});

describe('an answer to a mistake', () => {
  it.each([
    ['bid 3', { kind: 'best' }],
    ['bid 2', { kind: 'good' }],
    ['pass', { kind: 'same' }],
    ['bid 1', { kind: 'unknown' }],
    ['bid 9', { kind: 'short', points: 10, chance: expect.closeTo(0.2) as number }],
  ])('%s is judged by the review', (action, attempt) => {
    expect(attemptOf(decision(2, 'mistake', 7), action)).toEqual(attempt);
  });
});
