import { type Card, cards, placesOf, type State, touchedFrom, winChance } from '@santiago/cards';
import { CHANCE, seatName } from '@santiago/kernel';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { CARDS_PHASES, cardsJudge } from '@santiago/cards/review/judge.ts';
import { gradeOf } from '@santiago/review/grade.ts';
import { Line, reviewMatch, reviewOf } from '@santiago/review/index.ts';
import { allFindings, cardsSetup, finish, playCards } from './matches.ts';
import { value } from './recount-cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const eager = ['eager', 'eager', 'eager', 'eager'];

/** The beginnings of matches, and a whole one. */
const MATCHES = [
  { players: 2, rows: 1000 },
  { players: 3, rows: 36 },
  { players: 4, rows: 30 },
];

describe.each(MATCHES)('a review of the card game with $players players', ({ players, rows: most }) => {
  const { setup, rows: all, outcome } = playCards(cardsSetup(players), eager, players);
  const rows = all.slice(0, most);
  const request = { setup, rows, seed: 7, depth: 0 };
  const { review, steps } = finish(reviewMatch(cardsJudge, request));

  it('judges every decision that had more than one answer, the chosen action among the candidates', () => {
    expect(review.decisions.length).toBeGreaterThan(10);
    for (const { chosen, candidates, seat, index, phase, reasons } of review.decisions) {
      expect(rows[index]!.who).toBe(seat);
      expect(CARDS_PHASES).toContain(phase);
      expect(candidates.map(({ action }) => action)).toContain(chosen);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { chances } of candidates) expect(sum(chances)).toBeCloseTo(1, 9);
    }
  });

  it('calls a choice by its loss only beyond the uncertainty, and takes nothing from the best', () => {
    for (const { chosen, candidates, loss, grade, accuracy } of review.decisions) {
      expect(grade).toBe(gradeOf(loss));
      if (grade !== 'none') expect(loss.chance).toBeGreaterThan(1.96 * loss.chanceError);
      expect(loss.chance).toBeGreaterThanOrEqual(0);
      if (candidates[0]!.action === chosen) {
        expect(loss).toEqual({ points: 0, pointsError: 0, chance: 0, chanceError: 0 });
        expect(accuracy).toBe(100);
      }
    }
  });

  it('draws a graph that ends at the result, and splits everybody’s result into whole percent', () => {
    expect(review.scored).toBe(false);
    expect(review.graph).toHaveLength(rows.length + 1);
    for (const { chances } of review.graph) expect(sum(chances)).toBeCloseTo(1, 9);
    expect(review.over).toBe(rows.length === all.length);
    if (review.over) expect(review.graph.at(-1)!.chances).toEqual(outcome.shares);
    for (const [seat, { parts }] of review.seats.entries()) {
      const each = [
        parts.start,
        parts.chance,
        ...Object.values(parts.others),
        ...Object.values(parts.best),
        ...Object.values(parts.lost),
      ];
      expect(each.every(Number.isInteger)).toBe(true);
      expect(parts.score).toBe(Math.round(100 * review.graph.at(-1)!.chances[seat]!));
      expect(sum(each)).toBe(parts.score);
    }
  });

  it('expects the same before and after a fight that is not chosen: such a row changes nothing', () => {
    const state = cards.start(setup);
    let fights = 0;
    for (const [index, { who, action }] of rows.entries()) {
      const seat = who === '*' ? CHANCE : Number(who.slice(1)) - 1;
      if (action.kind === 'fight' && cards.forced(state, seat) >= 0) {
        fights++;
        expect(review.graph[index + 1]).toEqual(review.graph[index]);
      }
      cards.play(state, seat, cards.encode(action));
    }
    expect(fights).toBeGreaterThan(1);
  });

  it('can be stopped after any step, and has a whole picture after the first pass', () => {
    const done = steps.map((step) => step.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(steps.at(-1)!.review()!.decisions).toHaveLength(review.decisions.length);
    const stopped = reviewMatch(cardsJudge, request);
    expect(stopped.next().value).toMatchObject({ stage: 0 });
    expect(stopped.return(review).done).toBe(true);
    expect(stopped.next().done).toBe(true);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });
});

describe('a review for one of the players', () => {
  const { setup, rows } = playCards(cardsSetup(2), eager, 2);
  const { review } = finish(reviewMatch(cardsJudge, { setup, rows, seed: 7, depth: 0, eye: 'p1' }));

  it('draws the graph from what this player knew, and has the open one beside it', () => {
    expect(review.eye).toBe('p1');
    expect(review.openGraph).toHaveLength(review.graph.length);
    expect(review.openGraph).not.toEqual(review.graph);
    expect(review.openGraph!.at(-1)).toEqual(review.graph.at(-1));
  });

  it('is the same when several judges share the work', () => {
    const beginning = { setup, rows: rows.slice(0, 12), seed: 7, depth: 0, eye: 'p1' } as const;
    const line = new Line(cardsJudge, beginning);
    const shares = [0, 1].map((part) => allFindings(new Line(cardsJudge, beginning), { part, of: 2 }));
    expect(reviewOf(line, shares.flat())).toEqual(finish(reviewMatch(cardsJudge, beginning)).review);
  });

  it('falls at every own choice by what the choice lost', () => {
    const own = review.decisions.filter(({ seat, index }) => seat === 'p1' && index + 1 < rows.length);
    expect(own.length).toBeGreaterThan(5);
    for (const { index, candidates, loss } of own)
      expect(candidates[0]!.chances[0]! - review.graph[index + 1]!.chances[0]!).toBeCloseTo(loss.chance, 9);
  });

  it('counts the same losses among luck and skill, up to rounding', () => {
    const { all, parts } = review.seats[0]!;
    const off = Math.abs(sum(Object.values(parts.lost)) + 100 * all.chance);
    expect(off).toBeLessThanOrEqual(CARDS_PHASES.length);
  });
});

describe('a review of the card game', () => {
  it('is the same again with the same seed, and another with another', () => {
    const { setup, rows } = playCards(cardsSetup(3), eager, 5);
    const [first, again, other] = [7, 7, 8].map(
      (seed) =>
        finish(reviewMatch(cardsJudge, { setup, rows: rows.slice(0, inFull(12, 6)), seed, depth: 0 })).review,
    );
    expect(again).toEqual(first);
    expect(other!.graph).not.toEqual(first!.graph);
  });
});

/** The table with the enemy base turned up, where a card of the hand can strike it and is sure to destroy it. */
const sureVictory = (state: State, seat: number): State | null => {
  const name = seatName(seat);
  const { lay } = cards.offer(state, seat)!;
  if (lay?.kind !== 'place') return null;
  const view = cards.view(state, 'all');
  const base = view.table.find((card) => card.base && card.owner !== name)!;
  const best = Math.max(...lay.cards.map(value));
  const strikes = placesOf(lay.runs).some((place) =>
    touchedFrom(state, name, place).some(({ x, y }) => x === base.x && y === base.y),
  );
  if (!strikes || winChance(best, value(base.card as Card)) < 1) return null;
  return cards.known({
    ...view,
    table: view.table.map((card) => (card === base ? { ...card, up: true } : card)),
  });
};

interface Sure {
  readonly state: State;
  readonly seat: number;
}

/** The first in a match of two, if there is any. */
const sureVictoryIn = (seed: number): Sure | null => {
  const { setup, rows } = playCards(cardsSetup(2), eager, seed);
  const state = cards.start(setup);
  for (const { who, action } of rows) {
    const seat = who === '*' ? CHANCE : Number(who.slice(1)) - 1;
    const sure = seat >= 0 && cards.forced(state, seat) < 0 ? sureVictory(state, seat) : null;
    if (sure !== null) return { state: sure, seat };
    cards.play(state, seat, cards.encode(action));
  }
  return null;
};

/** As many as that, at most one of each match. */
const sureVictories = (matches: number, most: number): Sure[] => {
  const found: Sure[] = [];
  for (let seed = 0; seed < matches && found.length < most; seed++) {
    const sure = sureVictoryIn(seed);
    if (sure !== null) found.push(sure);
  }
  return found;
};

describe('a victory that is sure', () => {
  it('is seen: resigning instead is a blunder that costs all of it', () => {
    const found = sureVictories(80, inFull(Number.POSITIVE_INFINITY, 3));
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { state, seat } of found) {
      const weighing = cardsJudge(1, 1).weigh(state, seat, cards.encode({ kind: 'resign' }));
      weighing.refine(0);
      expect(weighing.candidates()[0]!.chances[seat]).toBe(1);
      expect(weighing.loss().chance).toBe(1);
      expect(gradeOf(weighing.loss())).toBe('blunder');
    }
  });
});
