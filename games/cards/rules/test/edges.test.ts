// Small differences that a changed rule showed and no other test noticed.

import {
  type Action,
  cards,
  cardsSentences,
  cardsTalk,
  CROSS_PLACES,
  decidingSums,
  purchaseFault,
} from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { ADJOINING, adjoining, distance, Ground, spotOf, touches } from '@santiago/cards/engine';
import type { Deal } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { INNER } from '../cross.ts';
import { all, answers, places, playOn, positioned } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p3 C5 0,60 v base'] as const;
const TABLE = [...BASES, 'p2 H9 11,0 v'] as const;
const PASS: Action = { kind: 'pass' };

describe('what is offered', () => {
  test('[X8] spots side by side are one run, and runs come in order', () => {
    const { runs } = cards.offer(positioned({ table: [], phase: { kind: 'base', by: 'p1' } }), 0)!.lay!;
    const spots = runs.reduce((sum, { from, to }) => sum + 1 + to - from, 0);
    expect(spots).toBeGreaterThan(2 * runs.length);
    for (const [index, { dir, y, from }] of runs.slice(1).entries()) {
      const before = runs[index]!;
      const isSameRow = before.dir === dir && before.y === y;
      expect(!isSameRow || before.to + 1 < from).toBe(true);
    }
  });

  test('[X10] only whoever is to act is offered something', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect([0, 1, 2].map((seat) => cards.offer(state, seat) === null)).toEqual([false, true, true]);
  });

  test('[X10] choices in advance are about the action of a turn', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect(cardsAdvance.phase(state)).toBe('act');
    expect(cardsAdvance.phase(playOn(state, 'p1 place S2 5,0 v'))).toBeNull();
  });
});

describe('fights', () => {
  test('[X15] whoever knows the match from a view knows that the action of this turn is done', () => {
    const state = playOn(positioned({ players: 3, table: TABLE }), 'p1 place S2 5,0 v');
    expect(state.phase).toBe('fight');
    expect(cards.known(all(state)).acted).toBe(true);
    playOn(state, 'p1 fight 11,0');
    expect(cards.known(all(state)).acted).toBe(true);
  });

  test('[X25] also while cards are picked', () => {
    const state = positioned({
      players: 3,
      table: ['p1 S5 48,0 v base', 'p2 H5 59,0 v base', 'p3 C5 0,60 v base'],
      pools: { p3: 'S2' },
    });
    const last = playOn(state, 'p1 place SA 53,0 v', 'p1 fight 59,0', '* dice 6 6 1 1');
    expect(last.phase).toBe('pick');
    expect(cards.known(all(last)).acted).toBe(true);
  });

  test('a pass can be taken back, resigning cannot', () => {
    const state = positioned({ players: 3, table: TABLE });
    expect(cards.binds(state, 0, PASS)).toBe(false);
    expect(cards.binds(state, 0, { kind: 'resign' })).toBe(true);
  });

  test('[X4] distance counts along both sides, and nothing where cards lie level', () => {
    const at = (x: number, y: number): number => spotOf({ x, y, dir: 'v' });
    expect(distance(at(0, 0), at(8, 0))).toBe(3);
    expect(distance(at(0, 0), at(0, 10))).toBe(3);
    expect(distance(at(0, 0), at(8, 10))).toBe(6);
    expect(distance(at(8, 10), at(0, 0))).toBe(6);
  });

  test('[X14] cards touch with at most one unit between them, and not where they overlap', () => {
    const at = (x: number, y: number): number => spotOf({ x, y, dir: 'v' });
    const touched = [4, 5, 6, 7].map((x) => touches(at(0, 0), at(x, 0)));
    expect(touched).toEqual([false, true, true, false]);
    expect([6, 7, 8, 9].map((y) => touches(at(0, 0), at(0, y)))).toEqual(touched);
  });
});

describe('[X22] a buy-back', () => {
  test('may cost exactly what it brings', () => {
    expect(purchaseFault({ given: ['H5'], taken: ['S5'] })).toBeNull();
    expect(purchaseFault({ given: ['H5'], taken: ['S6'] })).toEqual({ kind: 'short', by: 1 });
    expect(purchaseFault({ given: ['H5'], taken: [] })).toEqual({ kind: 'take' });
  });
});

describe('[X30] the sums that decide', () => {
  const over = { kind: 'over', ending: 'passes' } as const;
  const table = [...BASES, 'p1 S8 5,0 v'];

  test('are those of the players who are still in, the highest first', () => {
    const options = { stalemate: 'strength' };
    const view = all(positioned({ players: 3, options, table, phase: over }));
    expect(decidingSums(view)).toEqual([13, 5, 5]);
    const left = table.filter((line) => !line.startsWith('p3'));
    const two = positioned({ players: 3, options, table: left, out: ['p3'], phase: over });
    expect(decidingSums(all(two))).toEqual([13, 5]);
  });

  test('decide nothing where a stalemate is a draw, nor before the end', () => {
    expect(decidingSums(all(positioned({ players: 3, table, phase: over })))).toBeNull();
    expect(
      decidingSums(all(positioned({ players: 3, options: { stalemate: 'strength' }, table }))),
    ).toBeNull();
  });
});

describe('[X32] promises', () => {
  const against: Deal = { phrase: { name: 'against', gaps: { to: 'p2', seat: 'p3' } }, from: 'p1', to: 'p2' };
  const truce: Deal = { phrase: { name: 'truce', gaps: { to: 'p2' } }, from: 'p1', to: 'p2' };
  const seat = { kind: 'seat' };

  test('name the other party, and whom they are about', () => {
    expect(cardsSentences).toEqual({
      truce: { gaps: { to: seat }, promises: ['from', 'to'] },
      against: { gaps: { to: seat, seat }, promises: ['from', 'to'] },
      beware: { gaps: { seat } },
    });
  });

  test('not to attack are broken at any card, the first on the table too', () => {
    const state = positioned({ players: 3, table: ['p2 H9 11,0 v', ...BASES] });
    const action = { kind: 'place', card: 'S2', place: { x: 5, y: 0, dir: 'v' } } as const;
    expect(cardsTalk.check(truce, 'from', state, { who: 'p1', action })).toBe('broken');
  });

  test('[X28] to attack are not broken by a card that cannot be moved into contact', () => {
    const judge = (options: Readonly<Record<string, string>>, near: string) =>
      cardsTalk.check(
        against,
        'from',
        positioned({ players: 3, options, table: ['p1 S6 5,0 v', ...BASES, near], hands: { p1: '' } }),
        { who: 'p1', action: PASS },
      );
    expect(judge({}, 'p3 C9 40,40 v')).toBeNull();
    expect(judge({}, 'p3 C9 -11,0 v')).toBe('broken');
    expect(judge({ moves: 'off' }, 'p3 C9 -11,0 v')).toBeNull();
  });
});

describe('the cross', () => {
  test('[X6] has two cards on each of its four arms', () => {
    expect(CROSS_PLACES.map(({ x, y, dir }) => `${x},${y} ${dir}`)).toEqual([
      '0,5 v',
      '0,12 v',
      '0,-7 v',
      '0,-14 v',
      '5,0 h',
      '12,0 h',
      '-7,0 h',
      '-14,0 h',
    ]);
  });

  test('[X8] has an empty square of 14 between every two arms', () => {
    expect(Object.values(INNER)).toEqual([
      { left: -14, low: -14, size: 14 },
      { left: -14, low: 5, size: 14 },
      { left: 5, low: 5, size: 14 },
      { left: 5, low: -14, size: 14 },
    ]);
  });
});

describe('the ground of a seat', () => {
  const groundOf = (table: readonly string[], seat = 0): Ground => {
    const ground = new Ground();
    ground.survey(positioned({ players: 3, table }).table, seat);
    return ground;
  };

  test('[X28] one card beside the base can be moved, the base alone cannot', () => {
    expect(groundOf(BASES).hasMove).toBe(false);
    expect(groundOf([...BASES, 'p1 S6 5,0 v']).hasMove).toBe(true);
    expect(groundOf(['p1 S6 5,0 v', ...BASES]).hasMove).toBe(true);
  });

  test('[X13] without a base nothing is connected', () => {
    const ground = groundOf([...BASES.slice(1), 'p1 S6 5,0 v']);
    expect([ground.connected, ground.movable, ground.hasSpot]).toEqual([0, 0, false]);
  });

  test('[X11][X28] has the spots of all actions, and says which card each adjoins', () => {
    const table = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v'];
    const state = positioned({ players: 3, table });
    const ground = groundOf(table);
    const out = new Int32Array(16 * ADJOINING);
    const length = ground.writeSpots(out);
    expect(length).toBe(places(state, 'p1').length);
    for (const [index, spot] of out.subarray(0, length).entries()) {
      const step = ground.steps[index]!;
      expect(adjoining(ground.spot(Math.floor(step / ADJOINING)), step % ADJOINING)).toBe(spot);
    }
    const moves = [1, 2].map((card) => ground.writeMoves(card, out));
    expect(moves).toEqual(['5,0', '10,0'].map((from) => answers(state, 'p1', `move ${from} `).length));
  });
});
