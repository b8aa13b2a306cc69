import { describe, expect, test } from 'vitest';
import type { Seat } from '@santiago/kernel';
import { idleUntil, opening, position, type Table } from './table.ts';

const decision = (extras: readonly Seat[]): Table =>
  position({
    players: 4,
    round: 2,
    overseer: 'p3',
    canals: 'C2-D2',
    extras,
    phase: { kind: 'decision', by: 'p3', proposals: [] },
  });

const asked = (table: Table): string => {
  const seats = [];
  for (; table.phase === 'extra'; table.play(`${table.turn} pass`)) seats.push(table.turn);
  return seats.join(' ');
};

describe('extra canal', () => {
  test('[C45] free of cost, on a legal ditch, once in the match', () => {
    const table = decision(['p1', 'p2', 'p3', 'p4']).play('p3 pass');
    expect(table.legal).toEqual(
      ['pass', 'B2-C2', 'D2-E2', 'C1-C2', 'D1-D2', 'C2-C3', 'D2-D3'].map((text) =>
        text === 'pass' ? text : `extra ${text}`,
      ),
    );
    expect(table.refusal('p4 extra C2-D2')?.code).toBe('ditch-built');
    expect(table.refusal('p4 extra A1-B1')?.code).toBe('ditch-apart');
    table.play('p4 extra D2-E2');
    // 3 escudos of income and nothing else.
    expect(table.cash).toEqual([13, 13, 13, 13]);
    expect(table.view().canals).toEqual(['C2-D2', 'D2-E2']);
    expect(table.view().seats.map((seat) => seat.extra)).toEqual([true, true, true, false]);
  });

  test('[C45] a player who has used theirs is not asked again', () => {
    expect(asked(decision(['p1', 'p3']).play('p3 pass'))).toBe('p1 p3');
    expect(asked(decision(['p2']).play('p3 pass'))).toBe('p2');
    const none = decision([]).play('p3 pass');
    expect(none.phase).toBe('reveal');
  });

  test('[C46] clockwise from the left of the overseer, who is last', () => {
    expect(asked(decision(['p1', 'p2', 'p3', 'p4']).play('p3 pass'))).toBe('p4 p1 p2 p3');
    expect(asked(decision(['p3']).play('p3 pass'))).toBe('p3');
  });

  test('[C46] as soon as one builds, the phase ends', () => {
    const table = decision(['p1', 'p2', 'p3', 'p4']).play('p3 dig D2-E2, p4 pass, p1 extra E2-E3');
    expect(table.phase).toBe('reveal');
    expect(table.view().seats.map((seat) => seat.extra)).toEqual([false, true, true, true]);
  });

  test('[C46] in every round, the first and the last included', () => {
    const first = idleUntil(opening({ players: 3 }), 'extra');
    expect(first.legal.length).toBeGreaterThan(1);
    const last = position({
      players: 3,
      canals: 'C2-D2',
      phase: { kind: 'extra', queue: ['p2', 'p3', 'p1'] },
    });
    expect(last.play('p2 extra D2-D3').phase).toBe('over');
    expect(last.view().canals).toContain('D2-D3');
  });
});
