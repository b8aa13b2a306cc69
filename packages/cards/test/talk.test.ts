import { type Deal, isUndo, parseRow, type Row, type Verdict } from '@santiago/kernel';
import { type Action, cards, cardsTalk, type State } from '@santiago/cards';
import { describe, expect, test } from 'vitest';
import { playOn, positioned } from './scene.ts';

const truce: Deal = { phrase: { name: 'truce', gaps: { to: 'p2' } }, from: 'p1', to: 'p2' };

const TABLE = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p2 H9 11,0 v', 'p3 C5 0,60 v base'] as const;

const rowOf = (line: string): Row<Action> => {
  const row = parseRow(cards, line);
  if (row === null || isUndo(row)) throw new Error(`"${line}" is no row`);
  return row;
};

const judged = (state: State, line: string): (Verdict | null)[] =>
  (['from', 'to'] as const).map((party) => cardsTalk.check(truce, party, state, rowOf(line)));

describe('[X32] a promise not to attack each other', () => {
  test('is decided for each by the action of their next turn', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect(judged(state, 'p1 place S2 5,0 v')).toEqual(['broken', null]);
    expect(judged(state, 'p1 place S2 -5,0 v')).toEqual(['kept', null]);
    expect(judged(state, 'p1 pass')).toEqual(['kept', null]);
    playOn(state, 'p1 pass');
    expect(judged(state, 'p2 pass')).toEqual([null, 'kept']);
  });

  test('says nothing of attacks on others, nor of buying back', () => {
    const table = [...TABLE.slice(0, 2), 'p3 C9 11,0 v', TABLE[3]];
    const state = positioned({ players: 3, table, pools: { p1: 'HA', p2: 'S7' } });
    expect(judged(state, 'p1 place S2 5,0 v')).toEqual(['kept', null]);
    expect(judged(state, 'p1 give HA')).toEqual([null, null]);
  });

  test('lapses with whoever resigns or is out', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect(judged(state, 'p1 resign')).toEqual(['lapsed', null]);
    playOn(state, 'p1 resign');
    expect(cardsTalk.isOpen(truce, state)).toBe(false);
    expect(judged(state, 'p2 pass')).toEqual(['lapsed', 'lapsed']);
  });
});
