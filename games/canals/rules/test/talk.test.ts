import type { Deal, Phrase, Seat, Verdict } from '@santiago/kernel';
import { canalsTalk } from '@santiago/canals';
import { describe, expect, test } from 'vitest';
import { opening, position, rowOf, type Table } from './table.ts';

/** Overseer p3; p4, p1 and p2 make their offers in this order. */
const bribing = (): Table =>
  position({
    players: 4,
    round: 3,
    overseer: 'p3',
    spring: 'C2',
    canals: 'C2-D2',
    phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] },
  });

const deal = (name: string, from: Seat, to: Seat, gaps: Phrase['gaps']): Deal => ({
  phrase: { name, gaps: { to, ...gaps } },
  from,
  to,
});

const pay = (from: Seat, to: Seat, ditch = 'B2-C2'): Deal => deal('pay', from, to, { n: 3, ditch });
const support = (from: Seat, to: Seat): Deal => deal('support', from, to, { ditch: 'B2-C2' });

/** What the row shows of the promises of who offered and who agreed. */
const judged = ({ state }: Table, agreed: Deal, line: string): (Verdict | null)[] =>
  (['from', 'to'] as const).map((party) => canalsTalk.check(agreed, party, state, rowOf(line)));

describe('[C55] a promise to pay for a canal', () => {
  test('is decided when the overseer decides, not before', () => {
    const table = bribing();
    expect(judged(table, pay('p1', 'p3'), 'p4 pass')).toEqual([null, null]);
    table.play('p4 pass, p1 propose B2-C2 3, p2 pass');
    expect(judged(table, pay('p1', 'p3'), 'p3 accept B2-C2')).toEqual(['kept', 'kept']);
    expect(judged(table, pay('p1', 'p3'), 'p3 dig C1-C2')).toEqual(['kept', 'broken']);
  });

  test('is broken by an offer that is too small, and the overseer is free', () => {
    const table = bribing().play('p4 pass, p1 propose B2-C2 2, p2 pass');
    expect(judged(table, pay('p1', 'p3'), 'p3 accept B2-C2')).toEqual(['broken', 'lapsed']);
  });

  test('lapses with another overseer, and where no canal may be built', () => {
    const table = bribing().play('p4 pass, p1 propose B2-C2 3, p2 pass');
    expect(judged(table, pay('p1', 'p2'), 'p3 accept B2-C2')).toEqual(['lapsed', 'lapsed']);
    expect(judged(table, pay('p1', 'p3', 'A4-B4'), 'p3 accept B2-C2')).toEqual(['lapsed', 'lapsed']);
  });

  test('can be made while it can be kept', () => {
    const { state } = bribing();
    expect(canalsTalk.isOpen(pay('p1', 'p3'), state)).toBe(true);
    expect(canalsTalk.isOpen(pay('p1', 'p2'), state), 'p2 is not the overseer').toBe(false);
    expect(canalsTalk.isOpen(pay('p3', 'p1'), state), 'the overseer offers nothing').toBe(false);
    expect(canalsTalk.isOpen(pay('p1', 'p3', 'C2-D2'), state), 'there is a canal').toBe(false);
    expect(canalsTalk.isOpen(pay('p1', 'p3', 'A4-B4'), state), 'no water there').toBe(false);
    const late = bribing().play('p4 propose B2-C2 3, p1 pass');
    expect(canalsTalk.isOpen(pay('p1', 'p3'), late.state), 'p1 has passed').toBe(false);
    expect(canalsTalk.isOpen(pay('p4', 'p3'), late.state), 'p4 has paid').toBe(true);
    expect(
      canalsTalk.isOpen(pay('p1', 'p2', 'A4-B4'), opening({ players: 4 }).state),
      'no overseer yet',
    ).toBe(true);
  });
});

describe('[C55] a promise to support a ditch together', () => {
  test('is kept by whoever has offered anything for it', () => {
    const table = bribing().play('p4 propose B2-C2 1, p1 propose C1-C2 1, p2 pass');
    expect(judged(table, support('p4', 'p1'), 'p3 accept C1-C2')).toEqual(['kept', 'broken']);
    expect(judged(table, support('p4', 'p3'), 'p3 accept C1-C2')).toEqual(['lapsed', 'lapsed']);
    expect(canalsTalk.isOpen(support('p4', 'p2'), table.state), 'p2 has passed').toBe(false);
  });

  test('[C30] cannot be made by two, of whom only one makes an offer', () => {
    expect(canalsTalk.isOpen(support('p1', 'p2'), opening({ players: 2 }).state)).toBe(false);
    expect(canalsTalk.isOpen(support('p1', 'p2'), opening({ players: 3 }).state)).toBe(true);
  });
});

describe('[C55] a promise to plant next to somebody', () => {
  const planting = (): Table =>
    position({
      players: 4,
      round: 3,
      overseer: 'p3',
      plantations: 'c4 bean2 p1 1',
      phase: { kind: 'planting', tiles: ['banana2', 'cane2'], queue: ['p2', 'p3'], last: null },
    });
  const plant = (crop: string, from: Seat = 'p1'): Deal => deal('plant', from, 'p2', { crop });
  const said = (asked: Deal, line: string): Verdict | null =>
    canalsTalk.check(asked, 'to', planting().state, rowOf(line));

  test('is decided by the next tile of whoever agreed', () => {
    expect(said(plant('banana'), 'p2 plant banana2 c5')).toBe('kept');
    expect(said(plant('banana'), 'p2 plant banana2 a1')).toBe('broken');
    expect(said(plant('banana'), 'p2 plant cane2 c5')).toBe('broken');
    expect(said(plant('banana'), 'p3 plant banana2 c5')).toBeNull();
  });

  test('lapses where there is no such tile, or nobody to plant next to', () => {
    expect(said(plant('pepper'), 'p2 plant banana2 c5')).toBe('lapsed');
    expect(said(plant('banana', 'p4'), 'p2 plant banana2 c5')).toBe('lapsed');
  });
});
