import { canals } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { describe, expect, test } from 'vitest';
import { bribing, leftover, offered, planting } from './refusing.ts';
import { opening, setupOf, Table } from './table.ts';

const fresh = (players: number): Table => new Table(canals.start(setupOf(players)));

describe('a refusal has the facts of its sentence, for other languages', () => {
  test.each([
    ['[C19] too poor to bid', opening({ players: 4 }), 'p2 bid 11', { cash: 10 }],
    ['[C19] bid twice', opening({ players: 4 }).play('p2 bid 4'), 'p3 bid 4', { amount: 4, by: 'p2' }],
    ['[C17] another phase', opening({ players: 4 }), 'p2 dig B2-C2', { phase: 'auction' }],
    ['[C22] a tile that is gone', planting(), 'p2 plant cane2 a1', { tile: 'cane2', left: 'cane1 bean2' }],
    ['[C26] desert', planting(), 'p2 plant cane1 c4', { square: 'c4' }],
    ['[C23] a square that is taken', planting(), 'p2 plant cane1 d4', { square: 'd4' }],
    [
      '[C28] the tile left over, apart from plantations',
      leftover('d4 bean1 p1 1'),
      'p2 plant cane1 a1',
      { square: 'a1', beside: 'plantation' },
    ],
    [
      '[C28] the tile left over, apart from the only desert',
      leftover('d4 bean1 p1 0 desert'),
      'p2 plant cane1 a1',
      { square: 'a1', beside: 'desert' },
    ],
    ['[C31] no water', bribing(), 'p2 propose B2-C2 1', { ditch: 'B2-C2' }],
    ['[C31] built already', bribing(), 'p2 propose C3-D3 1', { ditch: 'C3-D3' }],
    ['[C32] too small a bribe', bribing(), 'p2 propose C2-C3 0', { least: 1 }],
    ['[C33] proposed', bribing().play('p2 propose C2-C3 1'), 'p3 propose C2-C3 2', { ditch: 'C2-C3' }],
    ['[C33] not proposed', bribing(), 'p2 support C2-C3 2', { ditch: 'C2-C3' }],
    ['[C35] accepted and not proposed', offered(), 'p1 accept C3-C4', { ditch: 'C3-C4' }],
    ['[C36] built and proposed', offered(), 'p1 dig C2-C3', { ditch: 'C2-C3' }],
    ['[C36] too poor to refuse', offered(), 'p1 dig C3-C4', { cash: 3, cost: 6 }],
    [
      '[C37] too poor to build',
      bribing([0, 1, 1, 1]).play('p2 pass, p3 pass, p4 pass'),
      'p1 dig C3-C4',
      { cash: 0, cost: 1 },
    ],
    [
      '[C12] the first canal apart from the spring',
      fresh(2).play('* overseer p2, * spring B2'),
      'p2 dig C2-D2',
      { spring: 'B2', places: 4 },
    ],
  ])('%s', (_, table, row, details) => {
    expect(table.refusal(row)?.details).toEqual(details);
  });
});

test('[C17]–[C45] what can be chosen in advance, with its gaps', () => {
  const gaps = Object.entries(canalsAdvance.kinds).map(([name, kind]) => [name, kind.phase, kind.gaps]);
  const n = { kind: 'amount', from: 1, to: 20 };
  const ditch = { kind: 'name', names: expect.arrayContaining(['A1-B1', 'E3-E4']) as unknown };
  expect(gaps).toEqual([
    ['pass', 'auction', {}],
    ['pass-at', 'auction', { n }],
    ['outbid', 'auction', { n }],
    ['offer-nothing', 'bribing', {}],
    ['support', 'bribing', { ditch, n }],
    ['offer', 'bribing', { ditch, n }],
    ['keep-while-watered', 'extra', {}],
    ['keep', 'extra', {}],
  ]);
});

describe('the numbers of actions', () => {
  test('hold every amount that can be written', () => {
    for (const text of ['bid 99999', 'propose E3-E4 99999', 'support E3-E4 99999']) {
      const action = canals.parse(text)!;
      expect(canals.format(canals.decode(canals.encode(action)))).toBe(text);
    }
  });

  test('are those of actions only', () => {
    expect(() => canals.decode(-1)).toThrow(RangeError);
    expect(() => canals.decode(0x7fff_ffff)).toThrow(RangeError);
  });
});
