// [X32] Promises where more than one card is near.

import { type Deal, isUndo, parseRow, type Verdict } from '@santiago/kernel';
import { cards, cardsTalk, type State } from '@santiago/cards';
import { describe, expect, test } from 'vitest';
import { positioned } from './scene.ts';

const truce: Deal = { phrase: { name: 'truce', gaps: { to: 'p2' } }, from: 'p1', to: 'p2' };
const against: Deal = { phrase: { name: 'against', gaps: { to: 'p2', seat: 'p3' } }, from: 'p1', to: 'p2' };

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p3 C5 0,60 v base'] as const;

/** What the row means for the promise of p1. */
const verdict = (deal: Deal, state: State, line: string): Verdict | null => {
  const row = parseRow(cards, line);
  if (row === null || isUndo(row)) throw new Error(`"${line}" is no row`);
  return cardsTalk.check(deal, 'from', state, row);
};

describe('[X32] a promise with several cards near', () => {
  test('every card that is touched counts, whichever was placed first', () => {
    for (const near of [
      ['p3 C9 11,0 v', 'p2 H9 5,-8 v'],
      ['p2 H9 11,0 v', 'p3 C9 5,-8 v'],
    ]) {
      const state = positioned({ players: 3, table: [...BASES, ...near] });
      expect(verdict(truce, state, 'p1 place S2 5,0 v')).toBe('broken');
      expect(verdict(against, state, 'p1 place S2 5,0 v')).toBe('kept');
    }
  });

  test('an attack from any spot could have been made', () => {
    for (const enemy of ['p3 C9 11,0 v', 'p3 C9 -11,0 v', 'p3 C9 0,15 v', 'p3 C9 0,-15 v', 'p3 C9 -13,2 v']) {
      const state = positioned({ players: 3, table: [...BASES, enemy] });
      expect(verdict(against, state, 'p1 pass'), enemy).toBe('broken');
    }
  });

  test('so could one by any card that may move, and there may be none', () => {
    const own = ['p1 S6 0,7 v', 'p1 S7 0,14 v', 'p1 S8 0,21 v'];
    const position = { players: 3, hands: { p1: '' } };
    expect(verdict(against, positioned({ ...position, table: [...BASES, ...own] }), 'p1 pass')).toBeNull();
    const near = positioned({ ...position, table: [...BASES, ...own, 'p3 C9 11,7 v'] });
    expect(verdict(against, near, 'p1 pass')).toBe('broken');
  });
});
