import { describe, expect, test } from 'vitest';
import {
  actorsOf,
  canals,
  costElsewhere,
  DITCHES,
  ditchesBeside,
  irrigated,
  nobodyPassed,
  plantingRank,
  proposalOn,
  proposalsIn,
  showsCash,
  SQUARES,
  squaresAlong,
  totalOf,
  waterEnd,
  wateredSquares,
} from '../index.ts';
import { idleUntil, opening, position } from './table.ts';

const bribing = () =>
  position({
    players: 4,
    overseer: 'p1',
    phase: {
      kind: 'bribing',
      queue: ['p4'],
      proposals: [
        {
          ditch: 'C2-D2',
          bribes: [
            { seat: 'p2', amount: 3 },
            { seat: 'p3', amount: 2 },
          ],
        },
      ],
    },
  });

describe('what a screen asks a view', () => {
  test('[C3] a square has two ditches at its sides, and lies along both of them', () => {
    for (const square of SQUARES) {
      expect(ditchesBeside(square)).toHaveLength(2);
      for (const ditch of DITCHES) {
        expect(squaresAlong(ditch).includes(square)).toBe(ditchesBeside(square).includes(ditch));
      }
    }
    expect(squaresAlong('A1-B1')).toEqual(['a1', 'b1']);
    expect(squaresAlong('B2-C2').toSorted()).toEqual(['c2', 'c3', 'd2', 'd3']);
  });

  test('[C47] the squares along a canal are watered, planted or not', () => {
    const table = position({
      players: 4,
      canals: 'C2-D2',
      plantations: 'e2 bean2 p1 2, a6 cane1 p2 1',
      phase: { kind: 'extra', queue: ['p2'] },
    });
    expect(wateredSquares(table.view())).toEqual(['e2', 'f2', 'e3', 'f3']);
    expect(irrigated(table.state)).toEqual(['e2']);
    expect(wateredSquares({ canals: [] })).toEqual([]);
  });

  test('[C31] water comes from the spring, or from the end where a canal lies', () => {
    const { state } = position({ players: 4, canals: 'C2-D2', phase: { kind: 'extra', queue: ['p2'] } });
    const view = canals.view(state, 'p1');
    expect(waterEnd(view, 'B2-C2')).toBe('C2');
    expect(waterEnd(view, 'D2-E2')).toBe('D2');
    expect(waterEnd(view, 'D2-D3')).toBe('D2');
    expect(waterEnd(view, 'D1-D2')).toBe('D2');
  });

  test('the seats that are to act', () => {
    const auction = opening({ players: 4 });
    expect(actorsOf(auction.view('p1'))).toEqual(['p2']);
    expect(actorsOf(auction.play('p2 bid 1').view('p1'))).toEqual(['p3']);
    expect(actorsOf(opening({ players: 2 }).view('p1'))).toEqual(['p1', 'p2']);
    expect(actorsOf(opening({ players: 2 }).play('p2 bid 1').view('p1'))).toEqual(['p1']);
  });

  test('nobody acts while chance does', () => {
    const table = idleUntil(opening({ players: 5 }), 'reveal');
    expect(actorsOf(table.view())).toEqual([]);
  });

  test('[C15] hidden money is shown to its owner, and to everyone at the end', () => {
    const hidden = opening({ players: 4, options: { money: 'hidden' } });
    expect(showsCash(hidden.view('p1'), 'p1')).toBe(true);
    expect(showsCash(hidden.view('p1'), 'p2')).toBe(false);
    expect(showsCash({ ...hidden.view('p1'), phase: { kind: 'over' } }, 'p2')).toBe(true);
    expect(showsCash(opening({ players: 4, options: { money: 'open' } }).view('p1'), 'p2')).toBe(true);
  });

  test('[C21] nobody has passed until somebody passes', () => {
    const table = opening({ players: 4 });
    expect(nobodyPassed(table.play('p2 bid 2').view())).toBe(true);
    expect(nobodyPassed(table.play('p3 pass').view())).toBe(false);
  });

  test('[C22] a higher bid plants earlier', () => {
    const view = opening({ players: 4 }).play('p2 bid 2, p3 bid 5').view('p4');
    expect(plantingRank(view, 6)).toEqual({ before: 0, of: 4 });
    expect(plantingRank(view, 3)).toEqual({ before: 1, of: 4 });
    expect(plantingRank(view, 1)).toEqual({ before: 2, of: 4 });
  });

  test('[C22] the place counts everyone, and later bids can only move it back', () => {
    const { before, of } = plantingRank(opening({ players: 4 }).view('p2'), 3);
    const places = ['pass', 'bid 1', 'bid 4'].flatMap((p3) =>
      ['pass', 'bid 2', 'bid 5'].map((p4) => {
        const { phase } = opening({ players: 4 }).play(`p2 bid 3, p3 ${p3}, p4 ${p4}, p1 pass`).view();
        const queue = phase.kind === 'planting' ? phase.queue : [];
        expect(queue).toHaveLength(of);
        return queue.indexOf('p2');
      }),
    );
    expect(Math.min(...places)).toBe(before);
    expect(Math.max(...places)).toBe(before + 2);
  });

  test('[C33] bribes for the same ditch add up', () => {
    const view = bribing().view('p4');
    expect(proposalsIn(view).map(totalOf)).toEqual([5]);
    expect(totalOf(proposalOn(view, 'C2-D2'))).toBe(5);
    expect(totalOf(proposalOn(view, 'B2-C2'))).toBe(0);
    expect(proposalsIn(opening({ players: 4 }).view())).toEqual([]);
  });

  test('[C36][C38] building elsewhere costs one more than the largest total, and 1 without a proposal', () => {
    expect(costElsewhere([])).toBe(1);
    expect(costElsewhere([5, 3])).toBe(6);
    const decision = bribing().play('p4 pass');
    const offer = canals.offer(decision.state, 0);
    expect(offer?.kind === 'decide' ? offer.cost : null).toBe(
      costElsewhere(proposalsIn(decision.view()).map(totalOf)),
    );
  });
});
