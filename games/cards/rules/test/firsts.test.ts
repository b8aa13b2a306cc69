// The first slot, the first card and the first suit count like all others.

import { cards, decidingSums, touchedFrom } from '@santiago/cards';
import { adjoining, ADJOINING, spotOf } from '@santiago/cards/engine';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../geometry.ts';
import { all, answers, playOn, positioned, refusalOf } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

describe('the first slots of the table', () => {
  test('[X15] a card there is fought, alone or with the next one', () => {
    const one = playOn(positioned({ table: ['p2 H9 11,0 v', ...BASES] }), 'p1 place SA 5,0 v');
    expect(answers(one, 'p1')).toEqual(['fight 11,0']);
    const two = positioned({ table: ['p2 H9 11,3 v', 'p2 H8 5,7 v', ...BASES] });
    expect(touchedFrom(two, 'p1', { x: 5, y: 0, dir: 'v' })).toEqual([
      { x: 11, y: 3 },
      { x: 5, y: 7 },
    ]);
    playOn(two, 'p1 place SA 5,0 v');
    expect(answers(two, 'p1')).toEqual(['fight 11,3', 'fight 5,7']);
    expect(refusalOf(two, 'p1 fight 11,2')).toBe('no-card');
    playOn(two, 'p1 fight 5,7', '* dice 6 6 1 1');
    expect(answers(two, 'p1')).toEqual(['fight 11,3']);
  });

  test('[X15] a card there that is not touched is not fought', () => {
    const state = playOn(positioned({ table: [...BASES, 'p2 H9 11,0 v'] }), 'p1 place SA 5,0 v');
    expect(refusalOf(state, 'p1 fight 0,0')).toBe('not-touching');
  });

  test('[X12][X28] a card there is in the way, and its base does not move', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    expect(refusalOf(state, 'p1 place S9 1,1 v')).toBe('overlap');
    expect(refusalOf(state, 'p1 move 0,0 0,7 v')).toBe('base-moves');
    expect(refusalOf(state, 'p1 move 60,0 65,0 v')).toBe('not-yours');
    expect(refusalOf(state, 'p1 move 5,0 5,0 v')).toBe('same-place');
    expect(refusalOf(state, 'p1 move 5,0 6,0 v')).toBe('move-far');
    expect(refusalOf(state, 'p1 move 5,0 4,0 v')).toBe('overlap');
    const off = positioned({ table: [...BASES, 'p1 S6 5,0 v'], options: { moves: 'off' } });
    expect(refusalOf(off, 'p1 move 5,0 0,7 v')).toBe('no-moves');
  });

  test('[X20] nothing is built from a card there that is cut off, on any side, and it does not move', () => {
    const lone = { x: -40, y: 0, dir: 'v' } as const;
    const state = positioned({ table: ['p1 S6 -40,0 v', ...BASES, 'p1 S7 5,0 v'] });
    for (let step = 0; step < ADJOINING; step++) {
      const { x, y, dir } = placeOf(adjoining(spotOf(lone), step));
      expect(refusalOf(state, `p1 place S9 ${x},${y} ${dir}`)).toBe('stranded');
    }
    expect(refusalOf(state, 'p1 place S9 -30,0 v')).toBe('not-adjoining');
    expect(refusalOf(state, 'p1 place S9 15,0 v')).toBe('not-adjoining');
    expect(refusalOf(state, 'p1 move -40,0 -35,0 v')).toBe('stranded');
    expect(refusalOf(state, 'p1 move 5,0 15,0 v')).toBe('move-far');
    const last = positioned({ table: [...BASES, 'p1 S7 5,0 v', 'p1 S6 -40,0 v'] });
    expect(refusalOf(last, 'p1 place S9 -35,0 v')).toBe('stranded');
    expect(refusalOf(last, 'p1 move -40,0 -35,0 v')).toBe('stranded');
    expect(refusalOf(last, 'p1 move 5,0 15,0 v')).toBe('move-far');
  });
});

describe('[X22] the first suit, and the lowest card', () => {
  const PHASE = { kind: 'act', by: 'p2' } as const;

  test('spades pay like any others', () => {
    const state = positioned({ table: BASES, phase: PHASE, pools: { p1: 'H2 H9', p2: 'S2 S9' } });
    expect(answers(state, 'p2', 'give')).toEqual(['give S2', 'give S9']);
    playOn(state, 'p2 give S9', 'p2 give S2', 'p2 take H9', 'p2 take H2', 'p2 close');
    expect(all(state)).toMatchObject({ recycle: ['S2', 'S9'], seats: [{ pool: [] }, { pool: [] }] });
    expect(all(state).seats[1]!.returned.map(({ card }) => card)).toEqual(['H2', 'H9']);
  });

  test('two buys two, and no less', () => {
    const table = [...BASES];
    const exact = positioned({ table, phase: PHASE, pools: { p1: 'H2', p2: 'S2' } });
    playOn(exact, 'p2 give S2', 'p2 take H2', 'p2 close');
    expect(all(exact).seats[1]!.hand).toContain('H2');
    const poor = positioned({ table, phase: PHASE, pools: { p1: 'H3', p2: 'S2' } });
    expect(refusalOf(poor, 'p2 give S2')).toBe('pool-too-small');
    expect(refusalOf(positioned({ table, phase: PHASE, pools: { p2: 'S2' } }), 'p2 give S2')).toBe(
      'nothing-to-buy',
    );
  });

  test('[X27] a joker is in no pool', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H9', p2: 'S2 S3' } });
    expect(refusalOf(state, 'p1 give JK')).toBe('not-in-pool');
    playOn(state, 'p1 give H9');
    expect(refusalOf(state, 'p1 take JK')).toBe('not-your-suit');
    expect(refusalOf(state, 'p1 take S4')).toBe('not-in-pools');
    playOn(state, 'p1 take S2');
    expect(refusalOf(state, 'p1 take S2')).toBe('taken-already');
    expect(refusalOf(state, 'p1 take S4')).toBe('not-in-pools');
  });

  test('[X7][X27] only what is in the hand is placed', () => {
    const state = positioned({ table: BASES, hands: { p1: 'S2 JK' } });
    expect(refusalOf(state, 'p1 place S2 5,0 v')).toBeNull();
    expect(refusalOf(state, 'p1 place JK 5,0 v')).toBeNull();
    expect(refusalOf(state, 'p1 place S3 5,0 v')).toBe('not-in-hand');
    expect(refusalOf(state, 'p1 place H2 5,0 v')).toBe('not-in-hand');
    expect(refusalOf(state, 'p1 place JK 30,30 v')).toBe('not-adjoining');
    expect(refusalOf(positioned({ table: BASES }), 'p1 place JK 5,0 v')).toBe('not-in-hand');
  });
});

describe('[X30] the counts towards a draw', () => {
  const table = [...BASES, 'p3 C5 0,60 v base', 'p1 S6 5,0 v up'];

  test('start again with a card placed or moved, and with a player who goes', () => {
    const calm = { passes: 1, quiet: 7 };
    const after = (row: string) => all(playOn(positioned({ players: 3, table, calm }), row)).calm;
    expect(after('p1 pass')).toMatchObject({ passes: 2, quiet: 8 });
    expect(after('p1 move 5,0 -5,0 v')).toMatchObject({ passes: 0, quiet: 8 });
    expect(after('p1 place S9 -5,0 v')).toMatchObject({ passes: 0, quiet: 0 });
    expect(after('p1 resign')).toMatchObject({ passes: 0, quiet: 0 });
  });

  test('start again with a fight, also of a card that was moved', () => {
    const near = [...BASES, 'p1 S6 0,7 v up', 'p2 H9 11,0 v'];
    const state = positioned({ table: near, calm: { passes: 1, quiet: 7 } });
    playOn(state, 'p1 move 0,7 5,0 v', 'p1 fight 11,0', '* dice 1 1 6 6');
    expect(all(state).calm).toEqual({ passes: 0, quiet: 0, stirred: false, bought: false });
  });

  test('a buy-back before a pass makes it the first', () => {
    const calm = { passes: 1, quiet: 7, bought: true, stirred: true };
    const state = playOn(positioned({ table: BASES, calm }), 'p1 pass');
    expect(all(state).calm).toEqual({ passes: 1, quiet: 0, stirred: false, bought: false });
  });

  test('the sums that decide come with the highest first, whoever has it', () => {
    const options = { stalemate: 'strength' };
    const phase = { kind: 'over', ending: 'passes' } as const;
    const strong = [...BASES, 'p2 H9 65,0 v', 'p2 H10 60,7 v'];
    expect(decidingSums(all(positioned({ table: strong, options, phase })))).toEqual([24, 5]);
  });

  test('a hundred turns are asked of those who are still in, the first seat too', () => {
    const view = all(positioned({ players: 3, table, out: ['p3'] }));
    const withTurns = (turns: readonly number[], by: 'p1' | 'p2') =>
      cards.known({
        ...view,
        phase: { kind: 'act', by },
        seats: view.seats.map((seat, index) => ({ ...seat, turns: turns[index]! })),
      });
    expect(playOn(withTurns([99, 99, 5], 'p2'), 'p2 pass').phase).toBe('act');
    expect(playOn(withTurns([99, 99, 5], 'p1'), 'p1 pass').phase).toBe('act');
    const last = playOn(withTurns([99, 100, 5], 'p1'), 'p1 pass');
    expect(all(last).phase).toEqual({ kind: 'over', ending: 'hundred' });
    expect(all(playOn(withTurns([100, 99, 5], 'p2'), 'p2 pass')).phase).toMatchObject({ ending: 'hundred' });
  });
});
