// A base with opponents' cards around it: no spot, one spot, one card.

import { cards, cardsTalk, type State } from '@santiago/cards';
import type { Deal } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { answers, forcedAnswer, places, playOn, positioned } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
/** They touch nothing, and every spot beside the base overlaps one of them, or all but the one above it. */
const AROUND = ['p2 H6 7,0 h', 'p2 H7 -9,0 h', 'p2 H8 0,-9 v'] as const;
const CLOSED = [...BASES, ...AROUND, 'p2 H9 0,9 v'] as const;
const GAP = [...BASES, ...AROUND, 'p2 H9 6,9 v', 'p2 H10 -6,9 v'] as const;

const layOf = (state: State) => cards.offer(state, 0)!.lay;

describe('[X12] a base that opponents enclose', () => {
  test('has no spot: passing is forced', () => {
    const state = positioned({ table: CLOSED });
    expect(answers(state, 'p1')).toEqual(['pass', 'resign']);
    expect(layOf(state)).toBeNull();
    expect(forcedAnswer(state)).toBe('pass');
    expect(cards.count(state, 0)).toBe(2);
  });

  test('has one spot left', () => {
    const state = positioned({ table: GAP, hands: { p1: 'S2' } });
    expect(places(state, 'p1')).toEqual(['0,7 v']);
    expect(layOf(state)).toEqual({
      kind: 'place',
      cards: ['S2'],
      runs: [{ dir: 'v', y: 7, from: 0, to: 0 }],
    });
    expect(forcedAnswer(state)).toBeNull();
    expect(cards.count(state, 0)).toBe(3);
  });

  test('[X27] a joker alone can be placed there too', () => {
    const state = positioned({ table: GAP, hands: { p1: 'JK' } });
    expect(answers(state, 'p1')).toEqual(['pass', 'place JK 0,7 v', 'resign']);
    expect(forcedAnswer(state)).toBeNull();
  });

  test('[X10] without cards passing is forced', () => {
    const state = positioned({ table: GAP, hands: { p1: '' } });
    expect(layOf(state)).toBeNull();
    expect(forcedAnswer(state)).toBe('pass');
  });

  test('[X28] a card in the only spot cannot be moved, and can once another spot is free', () => {
    const table = [...GAP, 'p1 S6 0,7 v'];
    const stuck = positioned({ table, hands: { p1: '' } });
    expect(answers(stuck, 'p1')).toEqual(['pass', 'resign']);
    expect(forcedAnswer(stuck)).toBe('pass');
    const freed = positioned({ table: table.filter((line) => !line.includes('-9,0')), hands: { p1: '' } });
    expect(answers(freed, 'p1', 'move')).toEqual(['move 0,7 -5,0 v', 'move 0,7 -7,0 h', 'move 0,7 -7,2 h']);
    expect(forcedAnswer(freed)).toBeNull();
    const still = positioned({
      table: table.filter((line) => !line.includes('-9,0')),
      hands: { p1: '' },
      options: { moves: 'off' },
    });
    expect(forcedAnswer(still)).toBe('pass');
  });
});

describe('[X32] promises at the edge', () => {
  const truce: Deal = { phrase: { name: 'truce', gaps: { to: 'p2' } }, from: 'p1', to: 'p2' };
  const against: Deal = { phrase: { name: 'against', gaps: { to: 'p2', seat: 'p3' } }, from: 'p1', to: 'p2' };

  test('end with the match, although nobody is out', () => {
    const over = positioned({ table: BASES, phase: { kind: 'over', ending: 'passes' } });
    expect(cardsTalk.isOpen(truce, over)).toBe(false);
    expect(cardsTalk.isOpen(truce, positioned({ table: BASES }))).toBe(true);
  });

  test('to attack are broken by whoever has one card left to do it with', () => {
    const table = [...BASES, 'p3 C9 11,0 v', 'p3 C5 0,60 v base'];
    const one = positioned({ players: 3, table, hands: { p1: 'S2' } });
    const row = { who: 'p1', action: { kind: 'pass' } } as const;
    expect(cardsTalk.check(against, 'from', one, row)).toBe('broken');
  });
});

describe('what can be taken back', () => {
  const table = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v up', 'p2 H9 21,0 v'];
  const binds = (state: State, who: number, text: string): boolean =>
    cards.binds(state, who, cards.parse(text)!);

  test('[X28][X31] a move, unless it turns up a card', () => {
    const state = positioned({ table });
    expect(binds(state, 0, 'move 5,0 -5,0 v')).toBe(true);
    expect(binds(state, 0, 'move 10,0 0,7 v')).toBe(false);
    expect(binds(state, 0, 'place S8 0,7 v')).toBe(false);
  });

  test('[X16][X31] a fight, if both cards lie face up already; never the dice', () => {
    const state = playOn(positioned({ table }), 'p1 place S8 15,0 v');
    expect(binds(state, 0, 'fight 21,0')).toBe(true);
    playOn(state, 'p1 fight 21,0', '* dice 1 1 1 1');
    const up = [...BASES, 'p1 S6 5,0 v up', 'p2 H9 16,0 v up'];
    const seen = playOn(positioned({ table: up }), 'p1 move 5,0 0,7 v', 'p2 pass', 'p1 move 0,7 5,0 v');
    expect(seen.phase).toBe('act');
    const near = positioned({ table: [...BASES, 'p1 S6 0,7 v up', 'p2 H9 11,0 v up'] });
    playOn(near, 'p1 move 0,7 5,0 v');
    expect(near.phase).toBe('fight');
    expect(binds(near, 0, 'fight 11,0')).toBe(false);
    expect(binds(playOn(near, 'p1 fight 11,0'), -1, 'dice 1 2 3 4')).toBe(true);
  });

  test('[X30] not the pass that ends the match', () => {
    expect(binds(positioned({ table }), 0, 'pass')).toBe(false);
    expect(binds(positioned({ table, calm: { passes: 1 } }), 0, 'pass')).toBe(true);
  });
});

describe('[X31] what is shown at the end', () => {
  test('are the hands that hold something, be it one card', () => {
    const state = positioned({ table: BASES, hands: { p1: 'S2', p2: '' }, calm: { passes: 1 } });
    expect(cards.told(state, 0, { kind: 'pass' }, 'spectator')).toEqual({
      text: 'p1 pass',
      shown: ['0,0 S5', '60,0 H5', 'p1 hand S2'],
    });
  });

  test('cards that lie face up are known already', () => {
    const table = ['p1 S5 0,0 v base up', 'p2 H5 60,0 v base'];
    const state = positioned({ table, hands: { p1: '', p2: 'H2 JK' }, calm: { passes: 1 } });
    const told = cards.told(state, 0, { kind: 'pass' }, 'p1');
    expect(told.shown).toEqual(['60,0 H5', 'p2 hand H2 JK']);
    const heard = cards.known(cards.view(state, 'p1'));
    cards.hear(heard, told, 'p1');
    const { seats, table: lying } = cards.view(heard, 'p1');
    expect(seats[1]!.hand).toEqual(['H2', 'JK']);
    expect(lying.map(({ card }) => card)).toEqual(['S5', 'H5']);
  });
});
