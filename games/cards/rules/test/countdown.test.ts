// [X30] How near a match is to its end, and what decided it.

import { cards, countdownOf, decidingSums, type Phase, strengthNow, type View } from '@santiago/cards';
import { strengthOf } from '@santiago/cards/engine';
import { describe, expect, test } from 'vitest';
import { all, positioned } from './scene.ts';

const TABLE = [
  'p1 S5 0,0 v base',
  'p2 H5 60,0 v base',
  'p3 C5 0,60 v base',
  'p1 S6 5,0 v',
  'p2 HQ 65,0 v',
  'p1 S9 30,30 v',
] as const;
const OVER: Phase = { kind: 'over', ending: 'quiet' };

/** The view with other numbers of turns, in the order of the seats. */
const withTurns = (view: View, turns: readonly number[]): View => ({
  ...view,
  seats: view.seats.map((seat, index) => ({ ...seat, turns: turns[index]! })),
});

describe('[X30] the way to the end', () => {
  test('counts whole quiet turns of each, and the turns that are left to whoever has had the fewest', () => {
    const view = all(positioned({ players: 3, table: TABLE, calm: { quiet: 8 } }));
    expect(countdownOf(withTurns(view, [41, 40, 42]))).toEqual({ quietTurns: 2, turnsLeft: 60 });
  });

  test('leaves out who is out', () => {
    const view = all(positioned({ players: 3, table: TABLE, calm: { quiet: 8 }, out: ['p3'] }));
    expect(countdownOf(withTurns(view, [41, 40, 7]))).toEqual({ quietTurns: 4, turnsLeft: 60 });
  });

  test('the sums of those still in decide, the highest first', () => {
    const position = { players: 3, table: TABLE, options: { stalemate: 'strength' }, phase: OVER } as const;
    expect(decidingSums(all(positioned(position)))).toEqual([17, 11, 5]);
    expect(decidingSums(all(positioned({ ...position, out: ['p2'] })))).toEqual([11, 5]);
    expect(decidingSums(all(positioned({ ...position, out: ['p2', 'p3'] }))), 'one is left').toBeNull();
    expect(decidingSums(all(positioned({ ...position, options: {} }))), 'a draw').toBeNull();
    expect(decidingSums(all(positioned({ ...position, phase: { kind: 'act', by: 'p1' } })))).toBeNull();
  });

  test('a table is as strong as the cards that are connected to the base', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect([0, 1, 2].map((seat) => strengthOf(state, seat))).toEqual([11, 17, 5]);
    expect(strengthNow(state, 'p1')).toEqual({ known: 11, hidden: 0, least: 11, most: 11 });
    expect(cards.outcome(state)).toBeNull();
  });
});
