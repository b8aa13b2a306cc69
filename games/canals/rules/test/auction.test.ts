import { describe, expect, test } from 'vitest';
import { canals } from '@santiago/canals';
import { distribution } from '@santiago/kernel/laws';
import { opening, position, setupOf, Table } from './table.ts';

describe('auction and overseer', () => {
  test('[C17] the top tile of every stack is turned over', () => {
    for (const [players, tiles] of [
      [2, 3],
      [3, 4],
      [4, 4],
      [5, 5],
    ] as const) {
      const { phase } = opening({ players }).view();
      expect(phase).toMatchObject({ tiles: { length: tiles } });
      const rows = `* overseer p1, * spring C2${players === 2 ? ', p1 dig C2-D2' : ''}`;
      const table = new Table(canals.start(setupOf(players, { palms: 'off' }))).play(rows);
      if (players === 3 || players === 4) table.play('* aside bean1');
      const before = table.view().unseen;
      const other = tiles === 3 ? 4 : tiles - 1;
      expect(table.why(`* reveal ${['cane1', 'cane2', 'bean2', 'bean2'].slice(0, other).join(' ')}`)).toBe(
        `${tiles} tiles are turned over, one per stack, not ${other}.`,
      );
      table.play(`* reveal ${['bean2', 'bean2', 'cane1', 'pepper1', 'potato2'].slice(0, tiles).join(' ')}`);
      expect(before.reduce((a, b) => a + b) - table.view().unseen.reduce((a, b) => a + b)).toBe(tiles);
      expect(table.view().unseen[7]).toBe(before[7]! - 2);
    }
  });

  test('[C17] each unseen tile is as likely as any other to lie on top', () => {
    const table = new Table(canals.start(setupOf(2, { palms: 'off' })));
    table.play('* overseer p1, * spring C2, p1 dig C2-D2');
    const view = table.view();
    // Nearly all tiles gone: 1 banana1, 2 cane2, 1 pepper2 left, so that every draw can be counted.
    const few = canals.known({ ...view, unseen: [1, 0, 0, 2, 0, 0, 0, 0, 0, 1] });
    const odds = distribution((random) => canals.format(canals.decode(canals.draw(few, random))))!;
    const tiles = ['banana1', 'cane2', 'cane2', 'pepper2'];
    const counted = new Map<string, number>();
    for (const [i, a] of tiles.entries())
      for (const [j, b] of tiles.entries())
        for (const [k, c] of tiles.entries())
          if (i !== j && i !== k && j !== k) {
            const text = `reveal ${a} ${b} ${c}`;
            counted.set(text, (counted.get(text) ?? 0) + 1 / 24);
          }
    expect(new Set(odds.keys())).toEqual(new Set(counted.keys()));
    for (const [text, chance] of counted) expect(odds.get(text), text).toBeCloseTo(chance, 9);
  });

  test('[C18] bidding goes clockwise from the left of the overseer, who is last; each acts once', () => {
    const orders = {
      3: { p1: 'p2 p3 p1', p2: 'p3 p1 p2', p3: 'p1 p2 p3' },
      5: { p3: 'p4 p5 p1 p2 p3', p5: 'p1 p2 p3 p4 p5' },
    };
    for (const [players, byOverseer] of Object.entries(orders)) {
      for (const [overseer, order] of Object.entries(byOverseer)) {
        const table = opening({ players: Number(players), overseer: overseer as 'p1' });
        const acted: string[] = [];
        while (table.phase === 'auction') {
          acted.push(table.turn);
          table.play(`${table.turn} bid ${acted.length}`);
        }
        expect(acted.join(' ')).toBe(order);
      }
    }
  });

  test('[C19] a bid is whole, at least 1, within the purse, and not yet made; higher or lower', () => {
    const table = opening({ players: 4 }).play('p2 bid 5');
    expect(table.legal).toEqual(
      ['pass', ...[1, 2, 3, 4, 6, 7, 8, 9, 10].map((amount) => `bid ${amount}`)].toSorted(asListed),
    );
    expect(table.refusal('p3 bid 5')?.code).toBe('bid-taken');
    expect(table.refusal('p3 bid 0')?.code).toBe('bid-zero');
    expect(table.refusal('p3 bid 11')?.code).toBe('too-poor');
    expect(table.play('p3 bid 3, p4 bid 10').turn).toBe('p1');
    // A bid of an earlier round binds nobody.
    const next = position({ players: 4, round: 3, phase: { kind: 'reveal' } });
    next.play('* reveal cane1 cane1 cane2 cane2, p2 bid 1');
    expect(next.why('p3 bid 2')).toBeNull();
  });

  test('[C20] a bid leaves the purse at once, cannot be changed, and is paid whatever happens', () => {
    const table = opening({ players: 4 }).play('p2 bid 5');
    expect(table.cash).toEqual([10, 5, 10, 10]);
    expect(table.refusal('p2 bid 6')?.code).toBe('not-your-turn');
    expect(table.refusal('p2 pass')?.code).toBe('not-your-turn');
    table.play('p3 bid 10, p4 bid 9, p1 bid 8');
    // The least bid of all was paid for nothing but the last choice.
    expect(table.cash).toEqual([2, 5, 0, 1]);
  });

  test('[C20] several may pass, even all', () => {
    const table = opening({ players: 5 }).play('p2 pass, p3 pass, p4 pass, p5 pass, p1 pass');
    expect(table.phase).toBe('planting');
    expect(table.cash).toEqual([10, 10, 10, 10, 10]);
  });

  test('[C21] the first to pass becomes overseer, before planting', () => {
    const table = opening({ players: 4 }).play('p2 bid 5, p3 pass, p4 pass');
    expect(table.view().overseer).toBe('p1');
    table.play('p1 bid 1');
    expect(table.view()).toMatchObject({ overseer: 'p3', phase: { kind: 'planting' } });
  });

  test('[C21] if nobody passed, the lowest bidder; the old overseer may be it again', () => {
    const bids = (rows: string) => opening({ players: 4 }).play(rows).view().overseer;
    expect(bids('p2 bid 5, p3 bid 2, p4 bid 4, p1 bid 3')).toBe('p3');
    expect(bids('p2 bid 5, p3 bid 2, p4 bid 4, p1 bid 1')).toBe('p1');
    expect(bids('p2 bid 5, p3 bid 2, p4 bid 4, p1 pass')).toBe('p1');
    expect(bids('p2 pass, p3 pass, p4 pass, p1 pass')).toBe('p2');
    expect(bids('p2 bid 1, p3 bid 2, p4 bid 3, p1 bid 4')).toBe('p2');
  });
});

const asListed = (a: string, b: string): number =>
  Number(a.split(' ')[1] ?? 0) - Number(b.split(' ')[1] ?? 0);
