// The compact state: its facts do not get in each other's way, and whoever remembers a table notices what has changed.

import { cards, type State } from '@santiago/cards';
import { Ground } from '@santiago/cards/engine';
import { describe, expect, test } from 'vitest';
import { positioned } from './scene.ts';
import { setupOf } from './subject.ts';

describe('yes-or-no facts', () => {
  const OPTIONS = ['apart', 'free'].flatMap((bases) =>
    ['on', 'off'].flatMap((moves) =>
      ['draw', 'strength'].map((stalemate) => ({ bases, moves, stalemate }) as const),
    ),
  );
  const factsOf = ({ acted, stirred, bought, isApart, hasMoves, hasStrength }: State) => ({
    acted,
    stirred,
    bought,
    isApart,
    hasMoves,
    hasStrength,
  });

  test('each stands for itself', () => {
    for (const options of OPTIONS) {
      const wanted = {
        acted: false,
        stirred: false,
        bought: false,
        isApart: options.bases === 'apart',
        hasMoves: options.moves === 'on',
        hasStrength: options.stalemate === 'strength',
      };
      const state = cards.start(setupOf(2, options));
      expect(factsOf(state)).toEqual(wanted);
      for (const fact of ['acted', 'stirred', 'bought'] as const) {
        state[fact] = true;
        expect(factsOf(state)).toEqual({ ...wanted, [fact]: true });
        state[fact] = false;
        expect(factsOf(state)).toEqual(wanted);
      }
    }
  });
});

describe('numbers of the state', () => {
  const NAMES = [
    'phaseNumber',
    'players',
    'actor',
    'first',
    'attacker',
    'target',
    'loser',
    'jokersLeft',
    'placed',
    'passes',
    'quiet',
  ] as const;

  test('each has its own room', () => {
    const state = cards.start(setupOf(4));
    for (const [index, name] of NAMES.entries()) state[name] = 100 + index;
    for (const seat of [0, 1, 2, 3]) {
      state.setTurns(seat, 200 + seat);
      state.hands.set(seat, 300 + seat, 310 + seat);
      state.hands.setSize(seat, 320 + seat);
      for (const which of [0, 1]) state.hands.setJokerCame(seat, which, 330 + 2 * seat + which);
      for (const suit of [0, 1, 2, 3]) state.pools.addRanks(seat, suit, 400 + 4 * seat + suit);
    }
    for (let card = 1; card <= 52; card++) state.hands.setCameBack(card, 500 + card);
    for (const suit of [0, 1, 2, 3]) state.pools.addRanks(4, suit, 600 + suit);
    state.pools.taken = 700;
    const given = [0, 1, 2, 3].map((suit) => state.pools.given(suit));
    for (let slot = 0; slot < 54; slot++) state.table.add(slot % 4, slot % 54, 1000 + slot, slot + 1);
    expect(NAMES.map((name) => state[name])).toEqual(NAMES.map((_, index) => 100 + index));
    for (const seat of [0, 1, 2, 3]) {
      const { hands, pools } = state;
      expect([state.turns(seat), hands.ranks(seat), hands.jokers(seat), hands.size(seat)]).toEqual(
        [200, 300, 310, 320].map((first) => first + seat),
      );
      expect([0, 1].map((which) => hands.jokerCame(seat, which))).toEqual(
        [0, 1].map((which) => 330 + 2 * seat + which),
      );
      expect([0, 1, 2, 3].map((suit) => pools.ranks(seat, suit))).toEqual(
        [0, 1, 2, 3].map((suit) => 400 + 4 * seat + suit),
      );
    }
    const returned = Array.from({ length: 52 }, (_, index) => state.hands.cameBack(index + 1));
    expect(returned).toEqual(returned.map((_, index) => 501 + index));
    expect([0, 1, 2, 3].map((suit) => state.pools.ranks(4, suit))).toEqual([600, 601, 602, 603]);
    expect(given).toEqual([0, 0, 0, 0]);
    expect([state.pools.taken, state.table.count]).toEqual([700, 54]);
    for (let slot = 0; slot < 54; slot++) {
      const { table } = state;
      const lying = [table.owner(slot), table.card(slot), table.spot(slot), table.placed(slot)];
      expect(lying).toEqual([slot % 4, slot % 54, 1000 + slot, slot + 1]);
      expect([table.isUp(slot), table.isBase(slot)]).toEqual([false, false]);
    }
  });

  test('[X22] what is paid is counted by suit, and nothing else is touched', () => {
    const state = positioned({
      players: 4,
      table: ['p1 S5 0,0 v base'],
      pools: { p1: 'H2 C3 D4', p2: 'S2 C9', p3: 'S3' },
      recycle: 'S4 H9',
    });
    const { pools } = state;
    for (const card of ['H2', 'C3', 'D4'] as const)
      cards.play(state, 0, cards.encode({ kind: 'give', card }));
    expect([0, 1, 2, 3].map((suit) => pools.given(suit))).toEqual([0, 1, 2, 4]);
    expect(pools.taken).toBe(0);
    for (const card of ['S2', 'S3', 'S4'] as const)
      cards.play(state, 0, cards.encode({ kind: 'take', card }));
    cards.play(state, 0, cards.encode({ kind: 'close' }));
    expect([0, 1, 2, 3].map((suit) => pools.given(suit))).toEqual([0, 0, 0, 0]);
    const { seats, recycle } = cards.view(state, 'all');
    expect(seats.map(({ pool }) => pool.join(' '))).toEqual(['', 'C9', '', '']);
    expect(recycle.join(' ')).toBe('H2 H9 C3 D4');
  });
});

describe('a ground that remembers another table', () => {
  const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p3 C5 0,60 v base'] as const;
  const stateOf = (table: readonly string[]): State => positioned({ players: 3, table });
  const connectedOn = (tables: readonly (readonly string[])[], seat: number): number => {
    const ground = new Ground();
    for (const table of tables) ground.survey(stateOf(table).table, seat);
    return ground.connected;
  };

  test('[X29] notices that a base is none any more', () => {
    const state = stateOf([...BASES, 'p1 S6 5,0 v']);
    const ground = new Ground();
    ground.survey(state.table, 0);
    expect(ground.connected).toBe(0b11);
    state.table.unmakeBase(0);
    ground.survey(state.table, 0);
    expect([ground.base, ground.connected]).toEqual([-1, 0]);
  });

  test('[X13] notices that a card has another owner', () => {
    const lines = ['p1 S6 5,0 v', 'p2 H6 5,0 v', 'p3 C6 5,0 v'].map((line) => [...BASES, line]);
    expect(connectedOn([lines[1]!, lines[0]!], 0)).toBe(0b11);
    expect(connectedOn([lines[2]!, lines[0]!], 0)).toBe(0b11);
    expect(connectedOn([lines[0]!, lines[1]!], 0)).toBe(0b1);
    expect(connectedOn([lines[0]!, lines[2]!], 0)).toBe(0b1);
  });
});
