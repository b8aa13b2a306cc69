// What there is not: −1, 0 or nothing, as the comments of the engine promise.

import { cards } from '@santiago/cards';
import { ADJOINING, Ground, nextTouched, spotOf } from '@santiago/cards/engine';
import { describe, expect, test } from 'vitest';
import { nearnessOf, relation, sharedSteps, stepsTouching } from '../relations.ts';
import { playOn, positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
const AT = spotOf({ x: 0, y: 7, dir: 'v' });

describe('nothing', () => {
  test('a ground that has surveyed nothing has no cards', () => {
    const ground = new Ground();
    const out = new Int32Array(ADJOINING);
    expect([ground.count, ground.base, ground.connected, ground.movable]).toEqual([0, -1, 0, 0]);
    expect([ground.hasSpot, ground.hasMove, ground.writeSpots(out)]).toEqual([false, false, 0]);
    ground.survey(cards.start(setupOf(2)).table, 0);
    expect([ground.count, ground.base, ground.connected, ground.movable]).toEqual([0, -1, 0, 0]);
  });

  test("an opponent's card is none of the seat's, and without a base nothing stays connected", () => {
    const { table } = positioned({ table: BASES });
    const ground = new Ground();
    ground.survey(table, 0);
    expect([ground.cardIn(0), ground.cardIn(1)]).toEqual([0, -1]);
    expect(ground.connectedWithout(0)).toBe(0);
    table.unmakeBase(0);
    ground.survey(table, 0);
    expect([ground.cardIn(0), ground.base, ground.connectedWithout(0), ground.movable]).toEqual([
      0, -1, 0, 0,
    ]);
  });

  test('[X14] no card is touched', () => {
    const { table } = positioned({ table: BASES });
    expect(nextTouched(table, 0, AT, 0)).toBe(-1);
    expect(nextTouched(table, 1, AT, 0)).toBe(0);
    expect(nextTouched(table, 1, AT, 1)).toBe(-1);
  });

  test('cards far from each other have nothing in common', () => {
    for (const [x, y] of [
      [16, 0],
      [-16, 0],
      [0, 16],
      [0, -16],
      [90, 90],
    ] as const) {
      const far = spotOf({ x, y: 7 + y, dir: 'v' });
      expect([relation(AT, far), sharedSteps(AT, far), stepsTouching(AT, far)]).toEqual([0, 0, 0]);
    }
    expect(nearnessOf(AT, spotOf({ x: 90, y: 90, dir: 'h' }))).toBe(0);
  });

  test('a seat that cannot place is offered no cards, one that can is told what for', () => {
    const base = positioned({ table: [], phase: { kind: 'base', by: 'p1' } });
    expect(cards.offer(base, 0)!.lay!.kind).toBe('base');
    expect(cards.offer(positioned({ table: BASES }), 0)!.lay!.kind).toBe('place');
    expect(cards.offer(positioned({ table: BASES, hands: { p1: '' } }), 0)!.lay).toBeNull();
  });

  test('nobody acts, goes first, attacks or loses', () => {
    const nobody = [-1, -1, -1, -1, -1];
    const start = cards.start(setupOf(2));
    expect([start.actor, start.first, start.attacker, start.target, start.loser]).toEqual(nobody);
    const state = playOn(positioned({ table: BASES, calm: { passes: 1 } }), 'p1 pass');
    expect([state.actor, state.attacker, state.target, state.loser]).toEqual(nobody.slice(1));
    expect(cards.owes(state)).toBe(0);
    expect([0, 1].map((seat) => cards.forced(state, seat))).toEqual([-1, -1]);
  });

  test('[X18] after a fight nobody attacks any more', () => {
    const near = positioned({ table: [...BASES, 'p2 H9 11,0 v'] });
    for (const dice of ['6 6 1 1', '1 1 6 6']) {
      const state = playOn(cards.copy(near), 'p1 place SA 5,0 v', 'p1 fight 11,0', `* dice ${dice}`);
      expect([state.phase, state.attacker, state.target]).toEqual(['act', -1, -1]);
    }
    const calm = playOn(near, 'p1 place SA -5,0 v');
    expect([calm.phase, calm.attacker, calm.target]).toEqual(['act', -1, -1]);
  });
});
