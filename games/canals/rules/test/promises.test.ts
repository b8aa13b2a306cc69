import { canalsSentences, canalsTalk } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import type { Choice, Deal, Phrase, Seat } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { ending, opening, position, type Table } from './table.ts';

const deal = (name: string, from: Seat, to: Seat, gaps: Phrase['gaps']): Deal => ({
  phrase: { name, gaps: { to, ...gaps } },
  from,
  to,
});
const pay = (from: Seat, to: Seat, n = 3, ditch = 'B2-C2'): Deal => deal('pay', from, to, { n, ditch });
const support = (from: Seat, to: Seat, ditch = 'B2-C2'): Deal => deal('support', from, to, { ditch });

/** Overseer p3; p4, p1 and p2 make their offers in this order. */
const AT = { players: 4, round: 3, overseer: 'p3', spring: 'C2', canals: 'C2-D2' } as const;
const bribing = (): Table =>
  position({ ...AT, phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] } });
const planting = (): Table =>
  position({
    ...AT,
    phase: { kind: 'planting', tiles: ['cane1', 'bean2'], queue: ['p1', 'p3'], last: null },
  });
const leftover = (): Table =>
  position({
    ...AT,
    players: 3,
    plantations: 'd4 bean1 p1 1',
    phase: { kind: 'leftover', tile: 'cane1', by: 'p2' },
  });

const isOpen = ({ state }: Table, made: Deal): boolean => canalsTalk.isOpen(made, state);

describe('[C55] sentences', () => {
  test('have these gaps, and bind these parties', () => {
    const to = { kind: 'seat' };
    const ditch = { kind: 'name', names: expect.arrayContaining(['A1-B1', 'E3-E4']) as unknown };
    expect(canalsSentences).toEqual({
      pay: { gaps: { to, n: { kind: 'amount', from: 1, to: 20 }, ditch }, promises: ['from', 'to'] },
      support: { gaps: { to, ditch }, promises: ['from', 'to'] },
      plant: {
        gaps: { to, crop: { kind: 'name', names: ['banana', 'cane', 'potato', 'bean', 'pepper'] } },
        promises: ['to'],
      },
      'no-desert': { gaps: {} },
      water: { gaps: { ditch } },
    });
  });

  test('about planting can be said until the end', () => {
    const plant = deal('plant', 'p1', 'p2', { crop: 'bean' });
    expect(isOpen(opening({ players: 4 }), plant)).toBe(true);
    expect(isOpen(bribing(), plant)).toBe(true);
    expect(isOpen(ending({ players: 4 }), plant)).toBe(false);
  });

  test('before anybody is overseer, about any ditch without a canal', () => {
    const before = opening({ players: 4, spring: 'C2' });
    expect(isOpen(before, pay('p1', 'p2', 3, 'A4-B4'))).toBe(true);
    const built = position({ ...AT, phase: { kind: 'auction', tiles: ['cane1'], queue: ['p4', 'p1'] } });
    expect(isOpen(built, pay('p1', 'p2', 3, 'C2-D2'))).toBe(false);
    expect(isOpen(built, pay('p1', 'p2', 3, 'A1-B1'))).toBe(true);
  });

  test('from planting on to the overseer, about ditches with water', () => {
    for (const table of [planting(), leftover(), bribing()]) {
      expect(isOpen(table, pay('p1', 'p3'))).toBe(true);
      expect(isOpen(table, pay('p1', 'p2'))).toBe(false);
      expect(isOpen(table, pay('p1', 'p3', 3, 'A4-B4'))).toBe(false);
      expect(isOpen(table, support('p1', 'p2'))).toBe(true);
      expect(isOpen(table, support('p1', 'p3'))).toBe(false);
    }
  });

  test('[C30] once offers are made, about what was offered', () => {
    const made = bribing().play('p4 propose B2-C2 3, p1 support B2-C2 1, p2 pass');
    expect(isOpen(made, pay('p4', 'p3', 3))).toBe(true);
    expect(isOpen(made, pay('p4', 'p3', 4))).toBe(false);
    expect(isOpen(made, pay('p2', 'p3', 1))).toBe(false);
    expect(isOpen(made, support('p4', 'p1'))).toBe(true);
    expect(isOpen(made, support('p4', 'p2'))).toBe(false);
    const half = bribing().play('p4 propose B2-C2 3, p1 pass');
    expect(isOpen(half, pay('p4', 'p3', 4))).toBe(false);
    expect(isOpen(half, support('p4', 'p2'))).toBe(true);
    expect(isOpen(half, support('p4', 'p1'))).toBe(false);
  });
});

describe('choices in advance', () => {
  const choice = (name: string, gaps: Choice['gaps'] = {}): Choice => ({ name, gaps });
  const spanOf = ({ state }: Table, seat: Seat, prepared: Choice): string | null =>
    canalsAdvance.span(prepared, seat, state);

  test('[C30] an offer is prepared from planting on', () => {
    const offer = choice('offer', { ditch: 'B2-C2', n: 2 });
    for (const table of [planting(), leftover(), bribing()]) {
      expect(spanOf(table, 'p1', offer)).toBe('round 3');
      expect(spanOf(table, 'p3', offer)).toBeNull();
    }
    expect(spanOf(opening({ players: 4 }), 'p2', offer)).toBeNull();
  });

  test('[C19] up to all money', () => {
    const table = opening({ players: 4, overseer: 'p4' });
    expect(spanOf(table, 'p1', choice('outbid', { n: 10 }))).toBe('round 1');
    expect(spanOf(table, 'p1', choice('outbid', { n: 11 }))).toBeNull();
    const offer = (n: number): Choice => choice('offer', { ditch: 'B2-C2', n });
    expect(spanOf(bribing(), 'p1', offer(1))).toBe('round 3');
    expect(spanOf(bribing(), 'p1', offer(10))).toBe('round 3');
    expect(spanOf(bribing(), 'p1', offer(11))).toBeNull();
  });

  test('[C17] are asked for in three phases', () => {
    const phases = [opening({ players: 4 }), planting(), bribing(), ending({ players: 4 })];
    expect(phases.map(({ state }) => canalsAdvance.phase(state))).toEqual(['auction', null, 'bribing', null]);
  });

  test('[C45] each seat has its own extra canal', () => {
    const keep = choice('keep-while-watered');
    const table = position({ ...AT, extras: ['p2', 'p4'], phase: { kind: 'extra', queue: ['p2', 'p4'] } });
    expect((['p1', 'p2', 'p3', 'p4'] as const).map((seat) => spanOf(table, seat, keep))).toEqual([
      null,
      'match',
      null,
      'match',
    ]);
  });

  test('[C47] one of several dry plantations is enough to ask', () => {
    const { state } = position({
      ...AT,
      plantations: 'a1 bean2 p1 2, a3 bean2 p2 2',
      phase: { kind: 'extra', queue: ['p1', 'p2'] },
    });
    expect(canalsAdvance.answer(choice('keep-while-watered'), 'p1', state)).toBeNull();
    expect(canalsAdvance.answer(choice('keep-while-watered'), 'p4', state)).toEqual({ kind: 'pass' });
  });
});
