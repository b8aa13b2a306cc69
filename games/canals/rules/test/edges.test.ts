// Small differences that a changed rule showed and no other test noticed.

import {
  type Action,
  canals,
  canalsTalk,
  type Ditch,
  dryPlantations,
  parseSquare,
  plantingRank,
  SQUARES,
  type Square,
  waterEnd,
} from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { bidderOf, cropOfKind, scores } from '@santiago/canals/engine';
import { CHANCE, type Deal, type Row } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { ending, opening, position, setupOf, Table } from './table.ts';

const EXTRA = { kind: 'extra', queue: ['p2', 'p3'] } as const;
const fresh = (players: number): Table => new Table(canals.start(setupOf(players)));

describe('set-up', () => {
  test('[C8] the tile that is put aside is no longer in the stacks', () => {
    const { state } = opening({ players: 4 });
    expect(state.unseenCount).toBe(45 - 1 - 4);
    expect(canals.view(state, 'all').unseen.reduce((sum, tiles) => sum + tiles, 0)).toBe(state.unseenCount);
  });

  test('[C14] palms are on three squares, each named once', () => {
    const table = new Table(canals.start(setupOf(4, { palms: 'on' }))).play('* overseer p1, * spring C2');
    expect(table.why('* palms a1 a1 h6')).toContain('each square once');
    expect(table.why('* palms a1 h6 h6')).toContain('each square once');
    expect(table.why('* palms a1 h1 h6')).toBeNull();
  });

  test('before the first row a view tells all there is', () => {
    const view = fresh(3).view('p1');
    expect(canals.view(canals.known(view), 'p1')).toEqual(view);
    expect(view.overseer).toBeNull();
  });
});

describe('auction', () => {
  test('[C19] whose bid it is, for every seat', () => {
    const table = opening({ players: 5 }).play('p2 bid 1, p3 bid 2, p4 bid 3, p5 bid 4');
    expect([1, 2, 3, 4, 5].map((amount) => bidderOf(table.state, amount))).toEqual([1, 2, 3, 4, -1]);
    expect(table.refusal('p1 bid 4')?.details).toEqual({ amount: 4, by: 'p5' });
    const first = opening({ players: 5, overseer: 'p5' }).play('p1 bid 3');
    expect(first.refusal('p2 bid 3')?.details).toEqual({ amount: 3, by: 'p1' });
  });

  test('[C22] somebody who passes plants before those who passed earlier', () => {
    const view = opening({ players: 5 }).play('p2 bid 7, p3 pass, p4 pass').view();
    expect(plantingRank(view, 0)).toEqual({ before: 1, of: 5 });
  });

  test('chance does not bid, and no seat reveals', () => {
    const { state } = opening({ players: 4 });
    expect(canals.refuse(state, CHANCE, { kind: 'bid', amount: 3 })?.code).toBe('wrong-phase');
    expect(canals.refuse(fresh(4).state, 0, { kind: 'overseer', seat: 'p1' })?.code).toBe('wrong-phase');
  });

  test('[C40] chance and sealed bids stand, everything else can be taken back', () => {
    const open = opening({ players: 4 }).state;
    const pass: Action = { kind: 'pass' };
    expect([CHANCE, 0, 1].map((who) => canals.binds(open, who, pass))).toEqual([true, false, false]);
    expect(canals.binds(opening({ players: 2 }).state, 1, pass)).toBe(true);
  });
});

describe('[C28] a leftover tile', () => {
  /** Every other square is desert: a1 alone is next to a plantation. */
  const table = position({
    players: 3,
    plantations: SQUARES.filter((square) => !['a1', 'b1', 'h6'].includes(square))
      .map((square) => `${square} cane1 nobody 0 desert`)
      .concat('b1 bean1 p1 1')
      .join(', '),
    phase: { kind: 'leftover', tile: 'cane1', by: 'p2' },
  });

  test('goes next to a plantation even if there is but one such square', () => {
    expect(table.legal).toEqual(['plant cane1 a1']);
    expect(table.refusal('p2 plant cane1 h6')?.details).toEqual({ square: 'h6', beside: 'plantation' });
  });
});

describe('bribes', () => {
  test('[C33] in the first round too, only those who offered something for a ditch are named', () => {
    const first = position({
      players: 4,
      round: 1,
      overseer: 'p1',
      spring: 'A1',
      phase: { kind: 'bribing', queue: ['p2', 'p3', 'p4'], proposals: [] },
    }).play('p2 propose A1-B1 3');
    expect(first.view().phase).toMatchObject({
      proposals: [{ ditch: 'A1-B1', bribes: [{ seat: 'p2', amount: 3 }] }],
    });
  });

  test('amounts fill their part of a number, and no more', () => {
    const most: Action = { kind: 'bid', amount: 131_071 };
    expect(canals.decode(canals.encode(most))).toEqual(most);
    expect(() => canals.encode({ kind: 'bid', amount: 131_072 })).toThrow(RangeError);
  });
});

describe('water', () => {
  test('[C31] of two ends with water the first is named', () => {
    const { state } = position({ players: 4, canals: 'C2-D2, D2-D3', phase: EXTRA });
    const view = canals.view(state, 'p1');
    expect(waterEnd(view, 'C2-D2')).toBe('C2');
    expect(waterEnd(view, 'D3-E3')).toBe('D3');
    expect(waterEnd(view, 'C3-D3')).toBe('D3');
  });

  test('[C31][C47] a dry plantation names its ditches, and those where a canal may come now', () => {
    const { state } = position({
      players: 4,
      round: 3,
      plantations: 'd2 bean1 p1 1, a6 cane1 p2 1',
      phase: EXTRA,
    });
    expect(dryPlantations(state).map(({ square, legal }) => [square, legal])).toEqual([
      ['d2', ['B2-C2', 'C1-C2']],
      ['a6', []],
    ]);
  });

  test('[C45][C48] only a marker that dries up is a reason to be asked about the extra canal', () => {
    const answer = (plantations: string): Action | null => {
      const { state } = position({ players: 4, round: 3, canals: 'C2-D2', plantations, phase: EXTRA });
      return canalsAdvance.answer({ name: 'keep-while-watered', gaps: {} }, 'p2', state);
    };
    expect(answer('a6 cane1 p2 1')).toBeNull();
    expect(answer('a6 cane1 p2 0')).toEqual({ kind: 'pass' });
    expect(answer('a6 cane1 p1 1')).toEqual({ kind: 'pass' });
  });
});

describe('promises', () => {
  const deal = (name: string, gaps: Deal['phrase']['gaps']): Deal => ({
    phrase: { name, gaps: { to: 'p3', ...gaps } },
    from: 'p1',
    to: 'p3',
  });
  const row = (action: Action): Row<Action> => ({ who: 'p3', action });

  test('[C34] whoever was paid for a ditch and accepts another has broken it', () => {
    const { state } = position({
      players: 4,
      round: 3,
      overseer: 'p3',
      canals: 'C2-D2',
      phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] },
    }).play('p4 propose C1-C2 3, p1 propose B2-C2 3, p2 pass');
    const check = (ditch: Ditch) =>
      canalsTalk.check(deal('pay', { n: 3, ditch: 'B2-C2' }), 'to', state, row({ kind: 'accept', ditch }));
    expect(check('C1-C2')).toBe('broken');
    expect(check('B2-C2')).toBe('kept');
  });

  test('[C26][C49] beside a plantation whose markers have dried up is beside nobody', () => {
    const planted = (plantations: string, square: Square) =>
      canalsTalk.check(
        deal('plant', { crop: 'cane' }),
        'to',
        position({
          players: 4,
          round: 3,
          overseer: 'p2',
          plantations,
          phase: { kind: 'planting', tiles: ['cane1', 'bean2'], queue: ['p3', 'p2'], last: null },
        }).state,
        row({ kind: 'plant', tile: 'cane1', square }),
      );
    expect(planted('d4 bean1 p1 0, g5 bean1 p1 1', 'd5')).toBe('broken');
    expect(planted('d4 bean1 p1 0, g5 bean1 p1 1', 'g6')).toBe('kept');
    expect(planted('d4 bean1 p1 0', 'd5')).toBe('lapsed');
  });

  test('[C30] about a ditch can be made after planting, and no more when the match is over', () => {
    const pay = deal('pay', { n: 3, ditch: 'B2-C2' });
    const at = (phase: Parameters<typeof position>[0]['phase']) =>
      position({ players: 4, round: 3, overseer: 'p3', canals: 'C2-D2', phase }).state;
    const planting = { kind: 'planting', tiles: ['cane1'], queue: ['p3'], last: null } as const;
    expect(canalsTalk.isOpen(pay, at(planting))).toBe(true);
    expect(canalsTalk.isOpen(pay, ending({ players: 4 }).state)).toBe(false);
  });
});

describe('what a search asks the engine', () => {
  test('[C7] the crop of a tile', () => {
    expect(Array.from({ length: 10 }, (_, kind) => cropOfKind(kind))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('[C54] points are written over what was there', () => {
    const { state } = ending({ players: 4, plantations: 'a1 bean2 p1 2' });
    const [one, other] = [new Int32Array(5), Int32Array.of(9, 9, 9, 9, 9)];
    scores(state, one);
    scores(state, other);
    expect([...other]).toEqual([...one]);
  });

  test('a canal or a tile more is another hash', () => {
    const { state } = opening({ players: 4 });
    const hash = state.hash();
    state.build(0);
    const built = state.hash();
    state.squares[0] = 2;
    expect(new Set([hash, built, state.hash()]).size).toBe(3);
  });
});

describe('a bug throws', () => {
  test('where a row that is told makes no sense', () => {
    const hear =
      (text: string, shown: readonly string[] = []) =>
      (): void =>
        canals.hear(opening({ players: 2 }).state, { text, shown }, 'p1');
    expect(hear('p1 sing')).toThrow('is not a row of this game');
    expect(hear('p9 pass')).toThrow('names nobody');
    expect(hear('p1 pass', ['p2 dig B2-C2'])).toThrow('does not open a sealed bid');
    expect(hear('p1 pass', ['p2 bid 1'])).not.toThrow();
  });

  test('where nothing has such a name, or chance is asked what a seat may do', () => {
    expect(parseSquare('z9')).toBeNull();
    expect(() => canals.encode({ kind: 'accept', ditch: 'A1-E4' as Ditch })).toThrow('there is no A1-E4');
    expect(() => canals.count(fresh(4).state, 0)).toThrow('chance is to act');
    expect(() => position({ players: 4, phase: { kind: 'auction', tiles: [], queue: [] } })).toThrow(
      'nobody is left to act',
    );
  });
});
