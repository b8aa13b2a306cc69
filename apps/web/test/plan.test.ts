import { eagerly } from '@santiago/cards/bots';
import { cards, type CardsTypes, type Offer, type Phase } from '@santiago/cards';
import { FastRandom, lowestSeat, makeSetup } from '@santiago/kernel';

import { describe, expect, test } from 'vitest';
import { nextStep, type Plan } from '@santiago/cards/page/panel/plan.ts';

const trade: Plan = { kind: 'trade', begun: false, gives: ['HQ', 'H3'], takes: ['S8', 'S7'] };
const offer: Offer = { lay: null, moves: [], fight: [], give: [], take: [], pick: [], words: [] };

describe('a purchase that is planned as a whole', () => {
  test('[X22] gives first, then takes, then closes', () => {
    const act: Phase = { kind: 'act', by: 'p1' };
    const give: Phase = { kind: 'give', by: 'p1', acted: false, given: ['HQ'] };
    const take: Phase = { kind: 'take', by: 'p1', acted: false, given: ['HQ', 'H3'], taken: ['S8'] };
    expect(nextStep({ ...offer, give: ['H3', 'HQ'] }, act, trade)).toEqual({ kind: 'give', card: 'HQ' });
    expect(nextStep({ ...offer, give: ['H3'], take: ['S8'] }, give, trade)).toEqual({
      kind: 'give',
      card: 'H3',
    });
    expect(nextStep({ ...offer, take: ['S8', 'S7'] }, give, trade)).toEqual({ kind: 'take', card: 'S8' });
    expect(nextStep({ ...offer, take: ['S7'] }, take, trade)).toEqual({ kind: 'take', card: 'S7' });
    expect(nextStep({ ...offer, words: ['close'] }, take, trade)).toEqual({ kind: 'close' });
  });

  test('ends with the purchase, even where the table took the last steps by itself', () => {
    const act: Phase = { kind: 'act', by: 'p1' };
    expect(nextStep({ ...offer, give: ['H3'] }, act, { ...trade, begun: true })).toBeNull();
  });

  test('[X25] picks what is wanted and is then done', () => {
    const pick: Phase = { kind: 'pick', by: 'p1', attacker: { x: 0, y: 0 }, loser: 'p2' };
    const plan: Plan = { kind: 'picks', begun: false, picks: ['S8'] };
    expect(nextStep({ ...offer, pick: ['S7', 'S8'], words: ['done'] }, pick, plan)).toEqual({
      kind: 'pick',
      card: 'S8',
    });
    expect(nextStep({ ...offer, pick: ['S7'], words: ['done'] }, pick, plan)).toEqual({ kind: 'done' });
  });

  test('every purchase an eager match asks for can be carried out as planned', () => {
    const setup = makeSetup(cards.setup, { players: 3 });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(7);
    const state = cards.start(setup.value);
    let bought = 0;
    for (let row = 0; row < 4000 && cards.outcome(state) === null; row++) {
      const owes = cards.owes(state);
      if (owes > 255) {
        cards.play(state, -1, cards.draw(state, random));
        continue;
      }
      const seat = lowestSeat(owes);
      const open = cards.offer(state, seat)!;
      const { phase } = cards.view(state, `p${seat + 1}` as 'p1');
      if (phase.kind === 'act' && open.give.length > 0) {
        buyAll(state, seat);
        bought++;
        continue;
      }
      cards.play(state, seat, eagerly(state, seat, random));
    }
    expect(bought).toBeGreaterThan(0);
  });
});

/** Gives the whole pool for the cheapest card that comes back. */
const buyAll = (state: CardsTypes['State'], seat: number): void => {
  const eye = `p${seat + 1}` as 'p1';
  const { seats } = cards.view(state, eye);
  const gives = seats[seat]!.pool;
  let plan: Plan = { kind: 'trade', begun: false, gives, takes: [] };
  for (let step = 0; step < 60; step++) {
    const open = cards.offer(state, seat);
    const { phase } = cards.view(state, eye);
    if (open === null) return;
    if (phase.kind === 'give' && plan.kind === 'trade' && plan.takes.length === 0)
      plan = { ...plan, takes: open.give.length === 0 ? open.take.slice(0, 1) : [] };
    const next = nextStep(open, phase, plan);
    if (next === null) {
      expect(phase.kind).not.toBe('give');
      return;
    }
    expect(cards.refuse(state, seat, next)).toBeNull();
    cards.play(state, seat, cards.encode(next));
    plan = { ...plan, begun: true };
  }
  throw new Error('the purchase has no end');
};
