import { canals } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import type { Choice, Seat } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { opening, position, type Table } from './table.ts';

const choice = (name: string, gaps: Choice['gaps'] = {}): Choice => ({ name, gaps });

/** What the choice does for the seat now, in notation; `asks` if it leaves that to the person. */
const answered = ({ state }: Table, seat: Seat, prepared: Choice): string => {
  const action = canalsAdvance.answer(prepared, seat, state);
  return action === null ? 'asks' : canals.format(action);
};

const spanOf = ({ state }: Table, seat: Seat, prepared: Choice): string | null =>
  canalsAdvance.span(prepared, seat, state);

const auction = (): Table => opening({ players: 4, overseer: 'p4', spring: 'C2' });

const bribing = (cash = 10): Table =>
  position({
    players: 4,
    round: 3,
    overseer: 'p3',
    spring: 'C2',
    canals: 'C2-D2',
    cash: [cash, 10, 10, 10],
    phase: { kind: 'bribing', queue: ['p4', 'p1', 'p2'], proposals: [] },
  });

describe('in the auction', () => {
  test('[C20] a pass if somebody has bid that much; otherwise the person is asked', () => {
    const passAt = choice('pass-at', { n: 5 });
    expect(answered(auction().play('p1 bid 4'), 'p2', passAt)).toBe('asks');
    expect(answered(auction().play('p1 bid 5'), 'p2', passAt)).toBe('pass');
  });

  test('[C19] one more than the highest bid, but not more than the limit and the money', () => {
    const outbid = choice('outbid', { n: 4 });
    expect(answered(auction(), 'p1', outbid)).toBe('bid 1');
    expect(answered(auction().play('p1 bid 3'), 'p2', outbid)).toBe('bid 4');
    expect(answered(auction().play('p1 bid 4'), 'p2', outbid)).toBe('pass');
    expect(answered(auction().play('p1 bid 10'), 'p2', choice('outbid', { n: 9 }))).toBe('pass');
  });

  test('[C18] holds until the seat has bid, in this round', () => {
    const pass = choice('pass');
    expect(spanOf(auction(), 'p3', pass)).toBe('round 1');
    expect(spanOf(auction().play('p1 bid 1'), 'p1', pass)).toBeNull();
    expect(spanOf(bribing(), 'p1', pass)).toBeNull();
  });
});

describe('at bribing', () => {
  const support = choice('support', { ditch: 'B2-C2', n: 2 });

  test('[C33] support if the canal is proposed, otherwise nothing', () => {
    expect(answered(bribing().play('p4 propose B2-C2 1'), 'p1', support)).toBe('support B2-C2 2');
    expect(answered(bribing().play('p4 propose C1-C2 1'), 'p1', support)).toBe('pass');
  });

  test('[C32] an offer, whether somebody was faster or not', () => {
    const offer = choice('offer', { ditch: 'B2-C2', n: 2 });
    expect(answered(bribing().play('p4 pass'), 'p1', offer)).toBe('propose B2-C2 2');
    expect(answered(bribing().play('p4 propose B2-C2 1'), 'p1', offer)).toBe('support B2-C2 2');
  });

  test('[C30] only for those who will be asked, and can pay, where a canal may be built', () => {
    expect(spanOf(bribing(), 'p1', support)).toBe('round 3');
    expect(spanOf(bribing(), 'p3', support), 'the overseer').toBeNull();
    expect(spanOf(bribing().play('p4 pass'), 'p4', support), 'has passed').toBeNull();
    expect(spanOf(bribing(1), 'p1', support), 'too poor').toBeNull();
    expect(spanOf(bribing(), 'p1', choice('support', { ditch: 'A4-B4', n: 2 })), 'no water').toBeNull();
  });
});

describe('about the extra canal', () => {
  const extra = (plantations: string, round = 3): Table =>
    position({
      players: 3,
      round,
      overseer: 'p3',
      spring: 'C2',
      canals: 'C2-D2',
      plantations,
      phase: { kind: 'extra', queue: ['p1', 'p2', 'p3'] },
    });
  const whileWatered = choice('keep-while-watered');

  test('[C47] it is kept while nothing of mine dries; then the person is asked', () => {
    expect(answered(extra('a1 bean2 p2 2'), 'p1', whileWatered)).toBe('pass');
    expect(answered(extra('a1 bean2 p1 2'), 'p1', whileWatered)).toBe('asks');
    expect(answered(extra('a1 bean2 nobody 0'), 'p1', whileWatered)).toBe('pass');
  });

  test('[C45] holds for the match, while the seat has its extra canal', () => {
    const table = extra('a1 bean2 p2 2');
    expect(spanOf(table, 'p1', whileWatered)).toBe('match');
    expect(spanOf(table.play('p1 extra B2-C2'), 'p1', whileWatered)).toBeNull();
  });

  test('[C51] is not kept blindly in the last round', () => {
    expect(spanOf(extra('a1 bean2 p2 2'), 'p1', choice('keep'))).toBe('match');
    expect(spanOf(extra('a1 bean2 p2 2', 11), 'p1', choice('keep'))).toBeNull();
  });
});
