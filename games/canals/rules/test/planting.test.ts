import { describe, expect, test } from 'vitest';
import { SQUARES } from '@santiago/canals';
import { idle, opening, position, type Table } from './table.ts';

const plantingOrder = (table: Table): string => {
  const order: string[] = [];
  while (table.phase === 'planting') {
    order.push(table.turn);
    table.play(idle(table));
  }
  return order.join(' ');
};

describe('planting', () => {
  test('[C22] bidders plant from highest to lowest', () => {
    const table = opening({ players: 5 }).play('p2 bid 3, p3 bid 7, p4 bid 1, p5 bid 9, p1 bid 2');
    expect(plantingOrder(table)).toBe('p5 p3 p2 p1 p4');
  });

  test('[C22] passers plant in reverse order, after the bidders', () => {
    const two = opening({ players: 4 }).play('p2 pass, p3 bid 1, p4 pass, p1 bid 6');
    expect(plantingOrder(two)).toBe('p1 p3 p4 p2');
    const all = opening({ players: 5 }).play('p2 pass, p3 pass, p4 pass, p5 pass, p1 pass');
    expect(plantingOrder(all)).toBe('p1 p5 p4 p3 p2');
    const three = opening({ players: 5, overseer: 'p4' });
    three.play('p5 pass, p1 bid 2, p2 pass, p3 bid 4, p4 pass');
    expect(plantingOrder(three)).toBe('p3 p1 p4 p2 p5');
  });

  test('[C23] each takes any tile that is left and places it on any free square', () => {
    const table = opening({ players: 4, reveal: 'banana2 cane2 cane2 bean1' });
    table.play('p2 bid 4, p3 bid 3, p4 bid 2, p1 bid 1');
    const all = (tiles: string[], squares: readonly string[]): string[] =>
      tiles.flatMap((tile) => squares.map((square) => `plant ${tile} ${square}`));
    expect(table.legal).toEqual(all(['banana2', 'cane2', 'bean1'], SQUARES));
    table.play('p2 plant cane2 d4');
    const free = SQUARES.filter((square) => square !== 'd4');
    expect(table.legal).toEqual(all(['banana2', 'cane2', 'bean1'], free));
    table.play('p3 plant cane2 a1');
    expect(table.refusal('p4 plant cane2 h6')?.code).toBe('tile-gone');
    expect(table.refusal('p4 plant bean1 d4')?.code).toBe('square-taken');
    expect(table.refusal('p4 pass')?.code).toBe('wrong-phase');
    table.play('p4 plant bean1 h6, p1 plant banana2 e4');
    expect(table.view().plantations.map((each) => each.square)).toEqual(['a1', 'd4', 'e4', 'h6']);
  });

  test('[C24] as many markers as planters; who passed puts one fewer, possibly none', () => {
    const table = opening({ players: 5, reveal: 'banana2 cane2 potato1 bean2 pepper1' });
    table.play('p2 bid 3, p3 bid 2, p4 pass, p5 pass, p1 pass');
    table.play('p2 plant banana2 a1, p3 plant potato1 b1, p1 plant cane2 c1, p5 plant pepper1 d1');
    table.play('p4 plant bean2 e1');
    expect((['a1', 'b1', 'c1', 'd1', 'e1'] as const).map((square) => table.at(square))).toEqual([
      'banana2 p2 2',
      'potato1 p3 1',
      'cane2 p1 1',
      'pepper1 nobody 0',
      'bean2 p4 1',
    ]);
    expect(table.view().seats.map((seat) => seat.markers)).toEqual([21, 20, 21, 21, 22]);
  });

  test('[C25] a tile without markers belongs to nobody from the start', () => {
    const table = opening({ players: 4, reveal: 'banana1 cane2 potato1 bean2' });
    table.play('p2 pass, p3 bid 3, p4 bid 2, p1 bid 1, p3 plant cane2 a1, p4 plant bean2 b1');
    table.play('p1 plant potato1 c1, p2 plant banana1 d1');
    const { planter, planted, markers } = table.view().plantations.find((each) => each.square === 'd1')!;
    expect({ planter, planted, markers }).toEqual({ planter: null, planted: 0, markers: 0 });
  });

  test('[C26] a desert is not a free square', () => {
    const table = position({
      players: 4,
      plantations: 'c4 bean2 p1 0 desert, d4 bean1 p1 1',
      phase: { kind: 'planting', tiles: ['cane1'], queue: ['p2'], last: null },
    });
    expect(table.refusal('p2 plant cane1 c4')).toMatchObject({
      code: 'square-desert',
      text: 'c4 is desert; nothing grows there any more.',
    });
    expect(table.legal).toHaveLength(46);
    expect(table.legal).not.toContain('plant cane1 c4');
  });

  test('[C27] a palm on the square moves onto the tile', () => {
    const table = opening({ players: 4, palms: 'a1 h1 a6' });
    table.play('p2 bid 4, p3 pass, p4 bid 2, p1 bid 1, p2 plant banana2 h1, p4 plant cane2 b1');
    expect(table.at('h1')).toBe('banana2 p2 2 palm');
    expect(table.at('b1')).toBe('cane2 p4 2');
    expect(table.view().palms).toEqual(['a1', 'a6']);
    // Onto a neutral tile too.
    table.play('p1 plant bean2 c1, p3 plant potato1 a6');
    expect(table.at('a6')).toBe('potato1 nobody 0 palm');
  });

  test('[C28] 3 players: the highest bidder places the tile left over, without markers, beside a plantation', () => {
    const table = opening({ players: 3 }).play('p2 bid 2, p3 bid 6, p1 pass');
    table.play('p3 plant banana2 a1, p2 plant cane2 h6, p1 plant potato1 d3');
    expect(table.turn).toBe('p3');
    expect(table.legal).toEqual(
      ['b1', 'a2', 'd2', 'c3', 'e3', 'd4', 'h5', 'g6'].map((square) => `plant bean2 ${square}`),
    );
    expect(table.refusal('p3 plant bean2 b2')?.code).toBe('leftover-apart');
    expect(table.refusal('p3 pass')?.code).toBe('wrong-phase');
    table.play('p3 plant bean2 g6');
    expect(table.at('g6')).toBe('bean2 nobody 0');
    expect(table.view().seats.map((seat) => seat.markers)).toEqual([22, 20, 20]);
    expect(table.phase).toBe('bribing');
  });

  test('[C28] if all passed, the seat that planted first places it', () => {
    const table = opening({ players: 3 }).play('p2 pass, p3 pass, p1 pass');
    table.play('p1 plant banana2 a1, p3 plant cane2 b1, p2 plant potato1 c1');
    expect(table.turn).toBe('p1');
    expect(table.view().phase).toEqual({ kind: 'leftover', tile: 'bean2', by: 'p1' });
  });

  test('[C28] against a desert only if no free square lies beside a plantation', () => {
    const beside = (plantations: string): string[] =>
      position({ players: 3, plantations, phase: { kind: 'leftover', tile: 'cane1', by: 'p2' } }).legal;
    expect(beside('a1 bean1 p1 1, h6 bean2 p1 0 desert')).toEqual(['plant cane1 b1', 'plant cane1 a2']);
    const walled = 'a1 bean1 p1 1, b1 bean2 p1 0 desert, a2 bean2 p1 0 desert';
    expect(beside(walled)).toEqual(['c1', 'b2', 'a3'].map((square) => `plant cane1 ${square}`));
    // Neutral plantations are plantations.
    expect(beside('a1 bean1 nobody, h6 bean2 p1 0 desert')).toEqual(['plant cane1 b1', 'plant cane1 a2']);
  });

  test('[C28] with 4 and 5 players no tile is left over', () => {
    for (const players of [4, 5]) {
      const table = opening({ players });
      while (table.phase !== 'bribing') {
        expect(table.phase).not.toBe('leftover');
        table.play(idle(table));
      }
      expect(table.view().plantations).toHaveLength(players);
    }
  });

  test('[C29] all bids go to the bank: nobody gains from them', () => {
    const table = opening({ players: 4 }).play('p2 bid 5, p3 bid 7, p4 pass, p1 bid 1');
    while (table.phase !== 'reveal') table.play(idle(table));
    expect(table.cash).toEqual([12, 8, 6, 13]);
  });
});
