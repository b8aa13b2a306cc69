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

const against: Deal = { phrase: { name: 'against', gaps: { to: 'p2', seat: 'p3' } }, from: 'p1', to: 'p2' };

const judged = (state: State, line: string, deal = truce): (Verdict | null)[] =>
  (['from', 'to'] as const).map((party) => cardsTalk.check(deal, party, state, rowOf(line)));

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

describe('[X32] a promise to attack the same player', () => {
  /** p1 can touch a card of p3; p2 cannot. */
  const NEAR = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p3 C9 11,0 v', 'p3 C5 0,60 v base'] as const;

  test('is kept by an attack, and broken in the first turn that had one to make', () => {
    const state = positioned({ players: 3, table: NEAR });
    expect(judged(state, 'p1 place S2 5,0 v', against)).toEqual(['kept', null]);
    expect(judged(state, 'p1 place S2 -5,0 v', against)).toEqual(['broken', null]);
    expect(judged(state, 'p1 pass', against)).toEqual(['broken', null]);
  });

  test('stays open while there is nobody to attack in reach', () => {
    const state = positioned({ players: 3, table: NEAR });
    playOn(state, 'p1 pass');
    expect(judged(state, 'p2 pass', against)).toEqual([null, null]);
    const emptyHanded = positioned({ players: 3, table: NEAR, hands: { p1: '' } });
    expect(judged(emptyHanded, 'p1 pass', against), 'no card to place').toEqual([null, null]);
  });

  test('counts a card that could have been moved', () => {
    const table = [...NEAR, 'p1 S6 -5,0 v'];
    const state = positioned({ players: 3, table, hands: { p1: '' } });
    expect(judged(state, 'p1 move -5,0 5,0 v', against)).toEqual(['kept', null]);
    expect(judged(state, 'p1 pass', against)).toEqual(['broken', null]);
  });

  test('lapses when one of the three is out', () => {
    const state = positioned({ players: 3, table: NEAR, phase: { kind: 'act', by: 'p3' } });
    expect(cardsTalk.isOpen(against, state)).toBe(true);
    playOn(state, 'p3 resign');
    expect(cardsTalk.isOpen(against, state)).toBe(false);
    expect(judged(state, 'p1 pass', against)).toEqual(['lapsed', 'lapsed']);
  });
});
