import { describe, expect, test } from 'vitest';
import { canals } from '@santiago/canals';
import { ending, idleUntil, opening, position, type Table } from './table.ts';

/** What the seats p1, p2 … earn from areas. */
const earned = (plantations: string): readonly number[] =>
  ending({ players: 4, cash: [0, 0, 0, 0], plantations }).points!;

// Anika p1 is overseer; Bernd p2, Chris p3 and Dagmar p4 sit to her left in this order.
describe('worked examples of the Amigo booklet', () => {
  const auction = (): Table =>
    opening({ players: 4, aside: 'pepper1', reveal: 'banana2 bean2 cane2 pepper2' });
  const planted = (): Table =>
    auction()
      .play('p2 bid 5, p3 pass, p4 bid 4, p1 bid 1')
      .play('p2 plant banana2 c2, p4 plant bean2 d3, p1 plant cane2 e3')
      .play('p3 plant pepper2 f3');

  test('[C18][C20][C21][C22] 5 / pass / 4 / 1: Chris is overseer, planting Bernd, Dagmar, Anika, Chris', () => {
    const table = auction().play('p2 bid 5, p3 pass, p4 bid 4, p1 bid 1');
    expect(table.view()).toMatchObject({ overseer: 'p3', phase: { queue: ['p2', 'p4', 'p1', 'p3'] } });
    expect(table.cash).toEqual([9, 5, 10, 6]);
  });

  test('[C24] with 2, 2, 1 and 1 markers', () => {
    const table = opening({ players: 4, reveal: 'banana2 bean2 cane1 pepper2' });
    table.play('p2 bid 5, p3 pass, p4 bid 4, p1 bid 1, p2 plant banana2 c2, p4 plant bean2 d3');
    table.play('p1 plant cane1 e3, p3 plant pepper2 f3');
    expect((['c2', 'd3', 'e3', 'f3'] as const).map((square) => table.at(square))).toEqual([
      'banana2 p2 2',
      'bean2 p4 2',
      'cane1 p1 1',
      'pepper2 p3 1',
    ]);
  });

  test('[C32][C33][C35][C36] bribes 1 and 3 + 2: accepting the 1 pays 1 and returns 3 and 2; an own plan costs 6', () => {
    const table = planted().play('p4 propose C2-D2 1, p1 propose B2-C2 3, p2 support B2-C2 2');
    expect(table.turn).toBe('p3');
    expect(table.cash).toEqual([6, 3, 10, 5]);
    expect(canals.offer(table.state, 2)).toMatchObject({ cost: 6 });
    expect(table.copy().play('p3 accept C2-D2').cash).toEqual([9, 5, 11, 5]);
    expect(table.copy().play('p3 accept B2-C2').cash).toEqual([6, 3, 15, 6]);
    expect(table.copy().play('p3 dig C1-C2').cash).toEqual([9, 5, 4, 6]);
  });

  test('[C31] two illegal canals: one unconnected, one not from intersection to intersection', () => {
    const table = planted();
    expect(table.refusal('p4 propose D3-E3 1')?.code).toBe('ditch-apart');
    expect(canals.parse('propose c2-c3 1')).toBeNull();
    expect(canals.parse('propose B2-D2 1')).toBeNull();
  });

  test('[C48][C49][C52] a dry bean field that loses its last marker is neutral and counts, desert the next round', () => {
    const dry = position({
      players: 4,
      round: 4,
      canals: 'C2-C3, B3-C3',
      plantations: 'c5 bean2 p2 2, d5 bean1 p1 1, e5 bean2 p1 1',
      extras: ['p2'],
      phase: { kind: 'extra', queue: ['p2'] },
    }).play('p2 pass');
    expect([dry.at('c5'), dry.at('d5'), dry.at('e5')]).toEqual(['bean2 p2 2', 'bean1 p1 1', 'bean2 p1 0']);
    // It still counts for the size of the area: three tiles.
    expect(
      ending({
        players: 4,
        cash: [0, 0, 0, 0],
        plantations: 'c5 bean2 p2 2, d5 bean1 p1 1, e5 bean2 p1 0',
      }).points,
    ).toEqual([3, 6, 0, 0]);
    dry.play('* reveal cane2 cane2 pepper2 pepper2');
    idleUntil(dry, 'reveal');
    expect(dry.at('e5')).toBe('bean2 p1 0 desert');
  });

  test('[C53] an area of five with 2, 4 and 1 markers: 10, 20, 5', () => {
    const area = 'b2 bean2 p1 2, c2 bean2 p2 2, d2 bean2 p2 2, e2 bean1 p3 1, e3 bean1 nobody';
    expect(earned(area)).toEqual([10, 20, 5, 0]);
  });

  test('[C53] a single tile earns 1 or 2', () => {
    expect(earned('a1 bean1 p1 1, c3 bean2 p2 2')).toEqual([1, 2, 0, 0]);
  });

  test('[C53] a palm with 1 marker counts 2, with 2 counts 3', () => {
    expect(earned('a1 bean1 p1 1 palm, c3 bean2 p2 2 palm')).toEqual([2, 3, 0, 0]);
  });

  test('[C53][C54] final scoring 9 + 12 + 20 + 2 + 12 + 15 cash = 70', () => {
    const table = ending({
      players: 4,
      cash: [15, 0, 0, 0],
      plantations: [
        // 3 tiles × 3 markers
        'a1 banana2 p1 2, b1 banana1 p1 1, c1 banana2 p2 2',
        // 4 × 3
        'a3 cane2 p1 2, b3 cane2 p1 1, c3 cane1 p3 1, d3 cane1 nobody',
        // 5 × 4
        'a5 bean2 p1 2, b5 bean2 p1 2, c5 bean2 p2 2, d5 bean1 p4 1, e5 bean2 nobody',
        // 1 × 2
        'h1 pepper2 p1 2',
        // 4 × 3
        'f3 potato2 p1 2, g3 potato1 p1 1, h3 potato2 p2 2, h4 potato2 p3 2',
      ].join(),
    });
    expect(table.points![0]).toBe(9 + 12 + 20 + 2 + 12 + 15);
    expect(table.points![0]).toBe(70);
  });
});

describe('worked examples of the French booklet', () => {
  test('[C35][C36] bribes 2 + 1 and 2: accept for 3 or 2, own plan 4', () => {
    const table = opening({ players: 4 }).play('p2 bid 1, p3 bid 2, p4 bid 3, p1 pass');
    idleUntil(table, 'bribing').play('p2 propose C2-D2 2, p3 propose B2-C2 2, p4 support C2-D2 1');
    const before = table.cash[0]!;
    expect(canals.offer(table.state, 0)).toMatchObject({ cost: 4 });
    const gain = (row: string): number => table.copy().play(row).cash[0]! - before;
    expect(gain('p1 accept C2-D2')).toBe(3);
    expect(gain('p1 accept B2-C2')).toBe(2);
    expect(gain('p1 dig C2-C3')).toBe(-4);
  });

  test('[C53] six tiles, four markers: 24', () => {
    const area = 'a1 cane2 p1 2, b1 cane2 p1 2, c1 cane2 p2 2, a2 cane1 p3 1, b2 cane1 nobody, c2 cane2 p2 0';
    expect(earned(area)).toEqual([24, 12, 6, 0]);
  });
});

describe('worked examples of the Trefl booklet', () => {
  test('[C53] melons: 6 and 3; a palm on a neutral tile is nothing, with a marker 9', () => {
    // "cane" is the name of Trefl's watermelons [C7].
    expect(earned('b2 cane2 p1 2, c2 cane1 p2 1, d2 cane2 nobody 0 palm')).toEqual([6, 3, 0, 0]);
    expect(earned('b2 cane2 p1 2 palm, c2 cane1 p2 1, d2 cane2 nobody')).toEqual([9, 3, 0, 0]);
  });

  test('[C53] bananas of 4 tiles: 2 markers and a palm 12, 3 markers 12, 2 markers 8; singles 1', () => {
    const bananas = 'b2 banana2 p1 2 palm, c2 banana2 p2 2, d2 banana1 p2 1, e2 banana2 p3 2';
    expect(earned(bananas)).toEqual([12, 12, 8, 0]);
    expect(earned('a1 banana1 p4 1, h6 pepper1 p1 1')).toEqual([1, 0, 0, 1]);
  });

  test('[C52] peppers of 2 and 1 parted by a desert; one area of 4 if that tile were a pepper', () => {
    const parted = 'b2 pepper2 p1 2, c2 pepper1 p1 1, d2 cane2 p2 0 desert, e2 pepper1 p2 1';
    expect(earned(parted)).toEqual([6, 1, 0, 0]);
    expect(earned(parted.replace('cane2 p2 0 desert', 'pepper2 nobody'))).toEqual([12, 4, 0, 0]);
  });

  test('[C54] 8 cash + 9 = 17', () => {
    const table = ending({
      players: 4,
      cash: [8, 0, 0, 0],
      plantations: 'b2 cane2 p1 2 palm, c2 cane1 p2 1, d2 cane2 nobody',
    });
    expect(table.points![0]).toBe(17);
  });
});
