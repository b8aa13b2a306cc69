import { describe, expect, test } from 'vitest';
import {
  all,
  answers,
  cardAtCorner,
  forcedAnswer,
  places,
  playOn,
  positioned,
  refusalOf,
  toAct,
} from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

describe('the turn', () => {
  test('[X10] purchases, one action, fights, purchases: where none is possible the turn ends unwritten', () => {
    const idle = positioned({ table: BASES });
    expect(toAct(playOn(idle, 'p1 place S2 5,0 v'))).toBe('p2 act');
    const rich = positioned({ table: BASES, pools: { p1: 'HA H9', p2: 'S7 S8' } });
    playOn(rich, 'p1 give HA', 'p1 take S7', 'p1 close');
    expect(toAct(rich)).toBe('p1 act');
    playOn(rich, 'p1 place S7 5,0 v');
    expect(toAct(rich)).toBe('p1 after');
    expect(answers(rich, 'p1')).toEqual(['end', 'give H9']);
    playOn(rich, 'p1 give H9', 'p1 take S8', 'p1 close');
    expect(toAct(rich)).toBe('p2 act');
  });

  test('[X10] a pass is always allowed and ends the turn at once, as resigning does', () => {
    const table = [...BASES, 'p3 C5 0,60 v base'];
    const state = positioned({ players: 3, table, pools: { p1: 'HA', p2: 'S7' } });
    expect(answers(state, 'p1')).toContain('pass');
    expect(toAct(playOn(state, 'p1 pass'))).toBe('p2 act');
    expect(toAct(playOn(state, 'p2 resign'))).toBe('p3 act');
  });

  test('[X10] no purchase between the action and its fights', () => {
    const state = positioned({ table: [...BASES, 'p2 H9 11,0 v'], pools: { p1: 'HA', p2: 'S7' } });
    playOn(state, 'p1 place S2 5,0 v');
    expect(answers(state, 'p1')).toEqual(['fight 11,0']);
    expect(refusalOf(state, 'p1 give HA')).toBe('wrong-phase');
  });

  test('[X11] a card from the hand, face down, beside a connected own card; lines may branch', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    expect(refusalOf(state, 'p1 place S6 10,0 v')).toBe('not-in-hand');
    expect(refusalOf(state, 'p1 place H6 10,0 v')).toBe('not-in-hand');
    expect(refusalOf(state, 'p1 place S7 40,0 v')).toBe('not-adjoining');
    playOn(state, 'p1 place S7 10,0 v', 'p2 pass', 'p1 place S8 5,7 h', 'p2 pass', 'p1 place S9 0,-7 v');
    expect(all(state).table.filter(({ owner, up }) => owner === 'p1' && !up)).toHaveLength(5);
  });

  test('[X12] twelve places around a lone base, and none where a card lies', () => {
    expect(places(positioned({ table: BASES }), 'p1')).toHaveLength(12);
    const state = positioned({ table: [...BASES, 'p2 H9 8,0 v'] });
    expect(places(state, 'p1')).not.toContain('5,0 v');
    expect(places(state, 'p1')).not.toContain('5,2 h');
    expect(places(state, 'p1')).toContain('-5,0 v');
    expect(refusalOf(state, 'p1 place S6 5,0 v')).toBe('overlap');
    expect(refusalOf(state, 'p1 place S6 -5,1 v')).toBe('not-adjoining');
  });

  test('[X12] places that two cards adjoin count once', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    const texts = answers(state, 'p1', 'place S7');
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('[X13] sharing a stretch of edge links own cards, without a common corner too', () => {
    const linked = positioned({ table: [...BASES, 'p1 S6 5,3 v'] });
    expect(refusalOf(linked, 'p1 place S7 10,3 v')).toBe(null);
    const corner = positioned({ table: [...BASES, 'p1 S6 5,7 v'] });
    expect(refusalOf(corner, 'p1 place S7 10,7 v')).toBe('stranded');
    const apart = positioned({ table: [...BASES, 'p1 S6 6,0 v'] });
    expect(refusalOf(apart, 'p1 place S7 11,0 v')).toBe('stranded');
  });

  test('[X14] an enemy within one unit is touched, own cards only in exact contact', () => {
    for (const [x, after] of [
      [10, 'p1 fight'],
      [11, 'p1 fight'],
      [12, 'p2 act'],
    ] as const) {
      const state = positioned({ table: [...BASES, `p2 H9 ${x},0 v`] });
      expect(toAct(playOn(state, 'p1 place S6 5,0 v'))).toBe(after);
    }
    const corner = positioned({ table: [...BASES, 'p2 H9 10,7 v'] });
    expect(toAct(playOn(corner, 'p1 place S6 5,0 v'))).toBe('p2 act');
  });

  test('[X14] cards of players who are out, and stranded ones, are enemies too', () => {
    const table = [...BASES, 'p3 C9 11,0 v', 'p2 H9 -6,0 v'];
    const state = positioned({ players: 3, out: ['p3'], table });
    expect(toAct(playOn(state, 'p1 place S6 5,0 v'))).toBe('p1 fight');
  });
});

describe('[X28] moves', () => {
  // A line of three to the right of the base, and a branch upwards.
  const line = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p1 S8 15,0 v', 'p1 S9 0,7 v'];

  test('[X28] a connected card moves beside one it was linked to, or beside the next', () => {
    const state = positioned({ table: line });
    const moves = answers(state, 'p1', 'move 15,0');
    // Beside 10,0, to which it was linked, and 5,0, which is linked to that; the base is too far.
    expect(moves).toContain('move 15,0 10,7 v');
    expect(moves).toContain('move 15,0 5,-7 v');
    expect(moves).toContain('move 15,0 5,7 h');
    expect(refusalOf(state, 'p1 move 15,0 -5,0 v')).toBe('move-far');
    expect(refusalOf(state, 'p1 move 15,0 15,0 v')).toBe('same-place');
    expect(refusalOf(state, 'p1 move 15,0 15,0 h')).toBe(null);
  });

  test('[X28] neither the base nor an enemy card moves, nor onto another card', () => {
    const state = positioned({ table: line });
    expect(refusalOf(state, 'p1 move 0,0 -5,0 v')).toBe('base-moves');
    expect(refusalOf(state, 'p1 move 60,0 65,0 v')).toBe('not-yours');
    expect(refusalOf(state, 'p1 move 3,3 5,7 v')).toBe('no-card');
    expect(refusalOf(state, 'p1 move 10,0 5,0 v')).toBe('overlap');
  });

  test('[X28] the moved card is turned face up, and what it linked may be stranded', () => {
    const state = positioned({ table: line });
    playOn(state, 'p1 move 5,0 0,-7 v', 'p2 pass');
    expect(cardAtCorner(state, '0,-7')).toMatchObject({ card: 'S6', up: true });
    expect(refusalOf(state, 'p1 place S2 20,0 v')).toBe('stranded');
    expect(refusalOf(state, 'p1 move 15,0 10,7 v')).toBe('stranded');
  });

  test('[X28] the new place must adjoin a card that is connected with the moved one lifted', () => {
    const state = positioned({ table: line });
    // 10,0 hangs on 5,0: once that is lifted, nothing may be laid beside it.
    expect(refusalOf(state, 'p1 move 5,0 10,7 v')).toBe('move-far');
    expect(answers(state, 'p1', 'move 5,0 -5,0 v')).toHaveLength(1);
  });

  test('[X28] a stranded card cannot move, and contact after a move is a fight', () => {
    const table = [...line, 'p1 S10 30,0 v', 'p2 H9 25,0 h'];
    const state = positioned({ table: table.filter((text) => !text.includes('S8')) });
    expect(refusalOf(state, 'p1 move 30,0 30,7 v')).toBe('stranded');
    const near = positioned({ table: [...line, 'p2 H9 16,8 v'] });
    playOn(near, 'p1 move 15,0 10,7 v');
    expect(toAct(near)).toBe('p1 fight');
  });

  test('[X28] with moves off there are none', () => {
    const state = positioned({ table: line, options: { moves: 'off' } });
    expect(answers(state, 'p1', 'move')).toEqual([]);
    expect(refusalOf(state, 'p1 move 15,0 10,7 v')).toBe('no-moves');
  });

  test('[X29] where pass is the only action but resigning, the table writes it', () => {
    const bare = positioned({ table: BASES, hands: { p1: '' } });
    expect(answers(bare, 'p1')).toEqual(['pass', 'resign']);
    expect(forcedAnswer(bare)).toBe('pass');
    const movable = positioned({ table: line, hands: { p1: '' } });
    expect(forcedAnswer(movable)).toBe(null);
    expect(forcedAnswer(positioned({ table: line, hands: { p1: '' }, options: { moves: 'off' } }))).toBe(
      'pass',
    );
  });
});
