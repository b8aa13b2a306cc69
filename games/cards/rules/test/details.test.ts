import { cards, type State } from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { isUndo, parseRow, refuseRow } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { playOn, positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
/** A card placed at 5,0 touches two. */
const TWO = [...BASES, 'p2 H10 11,3 v', 'p2 H9 5,7 v'] as const;
const LINE = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p1 S8 15,0 v'] as const;

const lined = (): State => positioned({ table: LINE });
const fighting = (): State => playOn(positioned({ table: TWO }), 'p1 place SA 5,0 v');
const fresh = (): State => cards.start(setupOf(2));
const basing = (): State => playOn(fresh(), '* first p2');
const poor = (): State => positioned({ table: BASES, pools: { p1: 'H2 H3', p2: 'S7 S6' } });
const giving = (): State =>
  playOn(positioned({ table: BASES, pools: { p1: 'H2 H4 H10', p2: 'S6 S8' }, recycle: 'S9' }), 'p1 give H2');
const taking = (): State => playOn(giving(), 'p1 give H10', 'p1 give H4', 'p1 take S9');
const picking = (): State =>
  playOn(
    positioned({
      players: 3,
      table: ['p1 S5 0,0 v base', 'p2 H5 11,3 v base', 'p3 C5 0,60 v base'],
      recycle: 'S9',
    }),
    'p1 place SA 5,0 v',
    'p1 fight 11,3',
    '* dice 6 6 1 1',
  );

const factsOf = (state: State, text: string): unknown => {
  const row = parseRow(cards, text);
  if (row === null || isUndo(row)) throw new Error(`"${text}" is no row`);
  const refused = refuseRow(cards, state, row);
  return refused === null ? null : { code: refused.code, ...refused.details };
};

describe('a refusal has the facts of its sentence, for other languages', () => {
  test.each([
    ['[X5] a seat that does not play', fresh(), '* first p3', { code: 'no-seat', seat: 'p3' }],
    ['[X8] a base inside', basing(), 'p1 base S2 -10,-10 v', { code: 'base-place', place: '-10,-10 v' }],
    ['[X7] a base of another suit', basing(), 'p1 base H2 -19,-20 v', { code: 'not-in-hand', card: 'H2' }],
    ['[X12] on another card', lined(), 'p1 place S9 5,0 v', { code: 'overlap', place: '5,0 v' }],
    ['[X11] far away', lined(), 'p1 place S9 40,0 v', { code: 'not-adjoining', place: '40,0 v' }],
    [
      '[X20] beside a stranded card',
      positioned({ table: [...BASES, 'p1 S6 12,0 v'] }),
      'p1 place S9 17,0 v',
      { code: 'stranded', place: '17,0 v' },
    ],
    ['[X28] too far', lined(), 'p1 move 15,0 -5,0 v', { code: 'move-far', place: '-5,0 v' }],
    ['[X28] no card there', lined(), 'p1 move 3,3 5,7 v', { code: 'no-card', at: '3,3' }],
    ['[X15] no contact', fighting(), 'p1 fight 60,0', { code: 'not-touching', at: '60,0' }],
    ['[X15] no card to fight', fighting(), 'p1 fight 61,0', { code: 'no-card', at: '61,0' }],
    ['[X15] something else than a fight', fighting(), 'p1 pass', { code: 'wrong-phase', phase: 5 }],
    ['[X22] not in the pool', poor(), 'p1 give H9', { code: 'not-in-pool', card: 'H9' }],
    ['[X22] too small a pool', poor(), 'p1 give H2', { code: 'pool-too-small', worth: 5 }],
    ['[X22] given twice', giving(), 'p1 give H2', { code: 'given-already', card: 'H2' }],
    ['[X22] too dear', taking(), 'p1 take S8', { code: 'too-dear', card: 'S8', left: 7 }],
    ['[X22] taken twice', taking(), 'p1 take S9', { code: 'taken-already', card: 'S9' }],
    ['[X22] in no pool', taking(), 'p1 take S10', { code: 'not-in-pools', card: 'S10' }],
    ['[X22] another suit', taking(), 'p1 take HA', { code: 'not-your-suit', card: 'HA' }],
    ['[X25] another suit', picking(), 'p1 pick C3', { code: 'not-in-pools', card: 'C3' }],
  ])('%s', (_, state, row, facts) => {
    expect(factsOf(state, row)).toEqual(facts);
  });

  test('[X10] a seat that asks out of turn is named', () => {
    expect(cards.refuse(lined(), 1, { kind: 'pass' })).toMatchObject({
      code: 'not-your-turn',
      details: { seat: 'p2' },
    });
  });
});

test('[X10][X30] what can be chosen in advance has no gaps', () => {
  expect(cardsAdvance.kinds).toEqual({
    'pass-if-calm': { phase: 'act', gaps: {} },
    'pass-if-all': { phase: 'act', gaps: {} },
  });
});
