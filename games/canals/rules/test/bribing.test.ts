import { describe, expect, test } from 'vitest';
import { canals, DITCHES, type Ditch } from '@santiago/canals';
import { endsOf } from './geometry.ts';
import { idle, idleUntil, opening, position, type Table } from './table.ts';

/** Bribing of a round with overseer p3: p4, p1 and p2 are asked in this order. */
const bribing = (cash = [10, 10, 10, 10], options: Record<string, string> = {}): Table =>
  position({
    players: 4,
    options,
    round: 3,
    overseer: 'p3',
    spring: 'C2',
    canals: 'C2-D2',
    cash,
    phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] },
  });

describe('bribing', () => {
  test('[C30] clockwise from the left of the overseer, each seat except the overseer acts once', () => {
    const table = opening({ players: 5 }).play('p2 bid 4, p3 bid 3, p4 pass, p5 bid 2, p1 bid 1');
    idleUntil(table, 'bribing');
    const acted: string[] = [];
    while (table.phase === 'bribing') {
      acted.push(table.turn);
      table.play(idle(table));
    }
    expect(acted).toEqual(['p5', 'p1', 'p2', 'p3']);
    expect(table.turn).toBe('p4');
    expect(table.phase).toBe('decision');
  });

  test('[C31] a ditch is legal if it is free and touches the spring or a canal; proposals are not canals', () => {
    const table = bribing();
    const built: Ditch[] = ['C2-D2'];
    const isTouching = (ditch: Ditch): boolean =>
      endsOf(ditch).some((end) => end === 'C2' || built.some((canal) => endsOf(canal).includes(end)));
    const places = DITCHES.filter((ditch) => !built.includes(ditch) && isTouching(ditch));
    expect(places.toSorted()).toEqual(['B2-C2', 'C1-C2', 'C2-C3', 'D1-D2', 'D2-D3', 'D2-E2']);
    const proposed = (from: Table): string[] => [
      ...new Set(from.legal.filter((action) => action !== 'pass').map((action) => action.split(' ')[1]!)),
    ];
    expect(proposed(table).toSorted()).toEqual(places.toSorted());
    expect(table.why('p4 propose A2-B2 1')).toBe('Ditch A2-B2 is not connected to the water yet.');
    expect(table.why('p4 propose C2-D2 1')).toBe('There is already a canal on C2-D2.');
    // A proposal of B2-C2 brings no water to B2, neither for proposals nor for own plans.
    table.play('p4 propose B2-C2 1');
    expect(table.refusal('p1 propose A2-B2 1')?.code).toBe('ditch-apart');
    table.play('p1 pass, p2 pass');
    expect(table.refusal('p3 dig A2-B2')?.code).toBe('ditch-apart');
    table.play('p3 accept B2-C2');
    // And the canal does, for extra canals as well.
    expect(table.turn).toBe('p4');
    expect(table.why('p4 extra A2-B2')).toBeNull();
    expect(table.refusal('p4 extra A1-A2')?.code).toBe('ditch-apart');
    expect(table.refusal('p4 extra B2-C2')?.code).toBe('ditch-built');
  });

  test('[C32] a proposal is a new ditch with a bribe from minBribe to all the seat has, paid at once', () => {
    const table = bribing([10, 10, 10, 3]);
    expect(table.legal).toHaveLength(1 + 6 * 3);
    expect(table.refusal('p4 propose B2-C2 0')?.code).toBe('bribe-small');
    expect(table.why('p4 propose B2-C2 4')).toBe('You have 3 escudos.');
    table.play('p4 propose B2-C2 3');
    expect(table.cash).toEqual([10, 10, 10, 0]);
    expect(table.why('p1 propose B2-C2 5')).toBe('B2-C2 is already proposed; you can support it.');
    table.play('p1 propose C1-C2 1');
    expect(table.view().phase).toMatchObject({
      proposals: [
        { ditch: 'C1-C2', bribes: [{ seat: 'p1', amount: 1 }] },
        { ditch: 'B2-C2', bribes: [{ seat: 'p4', amount: 3 }] },
      ].toSorted((a, b) => DITCHES.indexOf(a.ditch as Ditch) - DITCHES.indexOf(b.ditch as Ditch)),
    });
  });

  test('[C32] minBribe=0 allows a bribe of nothing, even with an empty purse; 1 does not', () => {
    expect(bribing([10, 10, 10, 0]).legal).toEqual(['pass']);
    const free = bribing([10, 0, 10, 0], { minBribe: '0' });
    expect(free.legal).toHaveLength(1 + 6);
    free.play('p4 propose B2-C2 0, p1 support B2-C2 0, p2 support B2-C2 0');
    expect(free.cash).toEqual([10, 0, 10, 0]);
  });

  test('[C33] support adds to a ditch already proposed, and the bribes add up', () => {
    const table = bribing().play('p4 propose B2-C2 2');
    expect(table.refusal('p1 support C1-C2 2')?.code).toBe('ditch-unproposed');
    expect(table.refusal('p1 support B2-C2 0')?.code).toBe('bribe-small');
    expect(table.refusal('p1 support B2-C2 11')?.code).toBe('too-poor');
    table.play('p1 support B2-C2 4, p2 support B2-C2 1, p3 accept B2-C2');
    expect(table.cash).toEqual([6, 9, 17, 8]);
  });

  test('[C34] the overseer accepts any proposal, or builds where nobody proposed', () => {
    const table = bribing().play('p4 propose B2-C2 5, p1 propose C1-C2 1, p2 pass');
    expect(table.legal.toSorted()).toEqual(
      ['accept B2-C2', 'accept C1-C2', 'dig C2-C3', 'dig D1-D2', 'dig D2-D3', 'dig D2-E2'].toSorted(),
    );
    expect(table.refusal('p3 pass')?.code).toBe('must-build');
    expect(table.refusal('p3 dig B2-C2')?.code).toBe('dig-proposed');
    expect(table.refusal('p3 accept C2-C3')?.code).toBe('ditch-unproposed');
    expect(table.play('p3 accept C1-C2').view().canals).toEqual(['C2-D2', 'C1-C2']);
  });

  test('[C35] the overseer receives the bribes on the accepted ditch; the others go back', () => {
    const table = bribing().play('p4 propose B2-C2 5, p1 propose C1-C2 1, p2 support B2-C2 3');
    expect(table.cash).toEqual([9, 7, 10, 5]);
    expect(table.copy().play('p3 accept B2-C2').cash).toEqual([10, 7, 18, 5]);
    expect(table.copy().play('p3 accept C1-C2').cash).toEqual([9, 10, 11, 10]);
  });

  test('[C36] building elsewhere costs one more than the largest total, paid to the bank; all bribes go back', () => {
    const table = bribing().play('p4 propose B2-C2 4, p1 propose C1-C2 2, p2 support C1-C2 3');
    expect(canals.offer(table.state, 2)).toMatchObject({ cost: 6 });
    expect(table.copy().play('p3 dig C2-C3').cash).toEqual([10, 10, 4, 10]);
    const even = bribing().play('p4 propose B2-C2 3, p1 propose C1-C2 2, p2 support C1-C2 1');
    expect(even.play('p3 dig C2-C3').cash).toEqual([10, 10, 6, 10]);
    // Never less than 1.
    const free = bribing(undefined, { minBribe: '0' }).play('p4 propose B2-C2 0, p1 pass, p2 pass');
    expect(free.play('p3 dig C2-C3').cash).toEqual([10, 10, 9, 10]);
  });

  test('[C37] an overseer who cannot pay for building elsewhere must accept', () => {
    const bribes = 'p4 propose B2-C2 5, p1 pass, p2 pass';
    const exactly = bribing([10, 10, 6, 10]).play(bribes);
    expect(exactly.why('p3 dig C2-C3')).toBeNull();
    const poor = bribing([10, 10, 5, 10]).play(bribes);
    expect(poor.legal).toEqual(['accept B2-C2']);
    expect(poor.why('p3 dig C2-C3')).toBe('You have 5 escudos; building elsewhere costs 6.');
    // What lies on the table cannot pay for it.
    expect(poor.play('p3 accept B2-C2').cash).toEqual([10, 10, 10, 5]);
  });

  test('[C37] the overseer must accept if every legal ditch has been proposed', () => {
    const table = position({
      players: 4,
      round: 1,
      overseer: 'p3',
      spring: 'A1',
      phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] },
    });
    table.play('p4 propose A1-B1 1, p1 propose A1-A2 1');
    expect(table.legal.every((action) => action === 'pass' || action.startsWith('support'))).toBe(true);
    table.play('p2 pass');
    expect(table.legal).toEqual(['accept A1-B1', 'accept A1-A2']);
  });

  test('[C38] if nobody proposed, the overseer may build anywhere legal for 1 escudo, or nothing', () => {
    const table = bribing().play('p4 pass, p1 pass, p2 pass');
    expect(table.legal).toHaveLength(6 + 1);
    expect(table.copy().play('p3 dig D2-E2').cash).toEqual([10, 10, 9, 10]);
    const nothing = table.play('p3 pass');
    expect(nothing.cash).toEqual([10, 10, 10, 10]);
    expect(nothing.view().canals).toEqual(['C2-D2']);
  });

  test('[C38] without money, nothing; a proposal of 0 is still a proposal', () => {
    const broke = bribing([10, 10, 0, 10]).play('p4 pass, p1 pass, p2 pass');
    expect(broke.legal).toEqual(['pass']);
    expect(canals.forced(broke.state, 2)).toBe(canals.encode({ kind: 'pass' }));
    expect(broke.why('p3 dig D2-E2')).toBe('You have 0 escudos; building costs 1.');
    const zero = bribing([10, 10, 0, 10], { minBribe: '0' }).play('p4 propose B2-C2 0, p1 pass, p2 pass');
    expect(zero.legal).toEqual(['accept B2-C2']);
    expect(zero.refusal('p3 pass')?.code).toBe('must-build');
  });

  test('[C39] a canal not built leaves the game: never more than one a round, and none to catch up', () => {
    const table = opening({ players: 4 });
    const built: number[] = [];
    for (;;) {
      while (table.phase !== 'reveal' && table.phase !== 'over') {
        const isDigging = table.phase === 'decision' && table.view().round % 2 === 0;
        const dig = table.legal.find((action) => action.startsWith('dig'));
        table.play(isDigging && dig !== undefined ? `${table.turn} ${dig}` : idle(table));
      }
      built.push(table.view().canals.length);
      if (table.phase === 'over') break;
      canals.play(table.state, -1, canals.draw(table.state, { below: () => 0 }));
    }
    expect(built).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
});
