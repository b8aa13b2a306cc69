import { describe, expect, test } from 'vitest';
import {
  actorOf,
  cardAtCorner,
  cards,
  comingBack,
  endsMatch,
  purchaseFault,
  purchaseOf,
  rollOf,
  strandedByMove,
  suitSeat,
  turnNumber,
  worthOf,
} from '@santiago/cards';
import { all, playOn, positioned } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
const LINE = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p2 H10 21,0 v'] as const;

describe('questions about a view', () => {
  test('[X1] a suit belongs to a seat, a joker to none', () => {
    expect((['S2', 'H10', 'CJ', 'DA', 'JK'] as const).map(suitSeat)).toEqual(['p1', 'p2', 'p3', 'p4', null]);
  });

  test('[X2] cards are worth their values together', () => {
    expect(worthOf([])).toBe(0);
    expect(worthOf(['S2', 'HQ', 'CK', 'DA', 'JK'])).toBe(2 + 12 + 14 + 15 + 15);
  });

  test('[X10] the turn of a player is counted from 1, and not while bases are placed', () => {
    const act = all(positioned({ table: LINE, turns: 3 }));
    expect(turnNumber(act)).toBe(4);
    expect(actorOf(act)).toBe('p1');
    const base = all(positioned({ table: [], phase: { kind: 'base', by: 'p2' } }));
    expect(turnNumber(base)).toBe(0);
    expect(actorOf(base)).toBe('p2');
    const over = all(positioned({ table: LINE, phase: { kind: 'over', ending: 'passes' } }));
    expect(turnNumber(over)).toBe(0);
    expect(actorOf(over)).toBeNull();
  });

  test('[X16] a roll adds the dice to the cards; the lower total loses, equal ones roll again', () => {
    const state = playOn(positioned({ table: LINE }), 'p1 place S8 15,0 v', 'p1 fight 21,0');
    const view = all(state);
    const won = rollOf(view, [6, 2, 1, 1])!;
    expect(won.totals).toEqual([16, 12]);
    expect([won.loser?.card, won.winner?.card]).toEqual(['H10', 'S8']);
    const lost = rollOf(view, [1, 1, 1, 1])!;
    expect(lost.totals).toEqual([10, 12]);
    expect([lost.loser?.card, lost.winner?.card]).toEqual(['S8', 'H10']);
    const tie = rollOf(view, [2, 2, 1, 1])!;
    expect([tie.loser, tie.winner]).toEqual([null, null]);
    expect(rollOf(all(positioned({ table: LINE })), [1, 1, 1, 1])).toBeNull();
  });

  test('[X16] the loser of a roll is the card that the engine takes off the table', () => {
    for (const dice of ['6 2 1 1', '1 1 1 1']) {
      const state = playOn(positioned({ table: LINE }), 'p1 place S8 15,0 v', 'p1 fight 21,0');
      const loser = rollOf(all(state), dice.split(' ').map(Number) as never)!.loser!;
      playOn(state, `* dice ${dice}`);
      expect(cardAtCorner(all(state), loser)).toBeNull();
    }
  });

  test('[X22][X25] cards of the own suit come back from every pool', () => {
    const view = all(positioned({ table: LINE, pools: { p1: 'HQ', p2: 'S9 S10' }, recycle: 'SA H2' }));
    expect(comingBack(view, 'p1')).toEqual([
      { card: 'S9', from: 'p2' },
      { card: 'S10', from: 'p2' },
      { card: 'SA', from: null },
    ]);
    expect(comingBack(view, 'p2')).toEqual([
      { card: 'HQ', from: 'p1' },
      { card: 'H2', from: null },
    ]);
  });

  test('[X22] a purchase needs a card to give, a card to take, and enough worth', () => {
    expect(purchaseFault({ given: [], taken: [] })).toEqual({ kind: 'give' });
    expect(purchaseFault({ given: ['HQ'], taken: [] })).toEqual({ kind: 'take' });
    expect(purchaseFault({ given: ['HQ'], taken: ['SA'] })).toEqual({ kind: 'short', by: 3 });
    expect(purchaseFault({ given: ['HQ'], taken: ['S9'] })).toBeNull();
  });

  test('[X22] the purchase under way is told by the phase', () => {
    const state = positioned({ table: LINE, pools: { p1: 'HQ H3', p2: 'S9' } });
    expect(purchaseOf(all(state))).toEqual({ given: [], taken: [] });
    playOn(state, 'p1 give HQ');
    expect(purchaseOf(all(state))).toEqual({ given: ['HQ'], taken: [] });
    playOn(state, 'p1 take S9');
    expect(purchaseOf(all(state))).toEqual({ given: ['HQ'], taken: ['S9'] });
  });

  test('[X28] a move may cut off the own line', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p1 S8 0,7 v'] });
    const before = cards.copy(state);
    expect(strandedByMove(state, 'p1', { x: 5, y: 0 }, { x: 0, y: -7, dir: 'v' })).toEqual([{ x: 10, y: 0 }]);
    expect(strandedByMove(state, 'p1', { x: 10, y: 0 }, { x: 5, y: 7, dir: 'v' })).toEqual([]);
    expect(state).toEqual(before);
  });

  test('[X30] the last pass in a row ends the match', () => {
    const once = positioned({ table: LINE });
    expect(endsMatch(once, 'p1', { kind: 'pass' })).toBe(false);
    const again = positioned({ table: LINE, calm: { passes: 1 } });
    expect(endsMatch(again, 'p1', { kind: 'pass' })).toBe(true);
  });
});
