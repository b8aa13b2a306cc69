import { expect, test } from 'vitest';
import { seatIndex } from '@santiago/kernel';
import { canals, type Action, type View } from '@santiago/canals';
import { randomMatch, soaked } from '@santiago/kernel/laws';
import { CASES, subject } from './subject.ts';

interface Payments {
  /** What each purse gains or loses by the rules. */
  readonly purses: number[];
  /** What the bank gains. */
  bank: number;
}

/** Bribes on the table, by seat. */
const bribesOf = ({ phase }: View) => ('proposals' in phase ? phase.proposals : []);

const poolsOf = (view: View): number[] =>
  bribesOf(view).map(({ bribes }) => bribes.reduce((sum, { amount }) => sum + amount, 0));

/** Who pays whom for a row, from the rules alone: [C20][C29][C32][C33][C35][C36][C40][C50]. */
const paymentsFor = (before: View, who: number, action: Action, after: View): Payments => {
  const purses = before.seats.map(() => 0);
  const pay: Payments = { purses, bank: 0 };
  const overseer = before.overseer === null ? -1 : seatIndex(before.overseer);
  const giveBack = (but: string | null): void => {
    for (const { ditch, bribes } of bribesOf(before))
      for (const { seat, amount } of bribes) {
        if (ditch !== but) purses[seatIndex(seat)]! += amount;
        else purses[overseer]! += amount;
      }
  };
  if (before.phase.kind === 'sealed') {
    const sealed = before.phase.sealed.with(who, action.kind === 'bid' ? action.amount : 0);
    if (sealed.every((bid) => typeof bid === 'number'))
      for (const [seat, bid] of sealed.entries()) purses[seat]! -= bid;
  } else if (action.kind === 'bid') purses[who]! -= action.amount;
  else if (action.kind === 'propose' || action.kind === 'support') purses[who]! -= action.amount;
  else if (action.kind === 'accept') giveBack(action.ditch);
  else if (action.kind === 'dig' && before.phase.kind === 'decision') {
    giveBack(null);
    purses[overseer]! -= Math.max(0, ...poolsOf(before)) + 1;
  }
  const lying = (view: View): number => poolsOf(view).reduce((sum, pool) => sum + pool, 0);
  pay.bank = -purses.reduce((sum, change) => sum + change, 0) - (lying(after) - lying(before));
  const isRoundOver = after.phase.kind === 'reveal' && before.phase.kind !== 'reveal' && after.round > 0;
  if (isRoundOver) for (const seat of purses.keys()) purses[seat]! += 3;
  return pay;
};

test('[C55] money changes hands only as the rules say: every row of random matches', () => {
  for (const each of CASES) {
    for (let seed = 1; seed <= soaked(2); seed++) {
      const state = canals.start(each.setup);
      let bank = 0;
      let incomes = 0;
      for (const { who, action } of randomMatch(subject, each, seed)) {
        const before = canals.view(state, 'all');
        canals.play(state, who, action);
        const after = canals.view(state, 'all');
        const named = canals.decode(action);
        const pay = paymentsFor(before, who, named, after);
        const expected = before.seats.map(({ cash }, seat) => cash + pay.purses[seat]!);
        expect(
          after.seats.map(({ cash }) => cash),
          `${each.name}, ${canals.format(named)}`,
        ).toEqual(expected);
        // The bank is paid, never robbed, but for the income of a round.
        expect(pay.bank).toBeGreaterThanOrEqual(0);
        bank += pay.bank;
        if (after.phase.kind === 'reveal' && before.phase.kind !== 'reveal' && after.round > 0) incomes++;
      }
      const { seats, rounds } = canals.view(state, 'all');
      const start = seats.length * (seats.length === 2 ? 5 : 10);
      expect(incomes).toBe(rounds - 1);
      expect(seats.reduce((sum, { cash }) => sum + cash, 0)).toBe(start + 3 * seats.length * incomes - bank);
    }
  }
});

test('[C55] talk is no row, and no row gives money to another', () => {
  for (const text of ['give p2 3', 'pay p1 1', 'say hello', 'offer p3 2', 'lend p1 5'])
    expect(canals.parse(text)).toBeNull();
});
