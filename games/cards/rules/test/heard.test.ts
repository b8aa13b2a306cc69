// [X31] Whoever hears a row knows what everybody knows, and what was known already is not learnt again.

import { cards, type State } from '@santiago/cards';
import type { Viewer } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { all, playOn, positioned } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

/** p1 got two jokers: one before the card at 5,0 was placed, one after it. */
const withJokers = (table: readonly string[], hand: 'JK' | '', came: readonly number[]): State => {
  const { seats, ...rest } = all(positioned({ table, jokers: 0, hands: { p1: `S2 ${hand}` } }));
  const returned = came.map((laid) => ({ card: 'JK' as const, laid }));
  return cards.known({ ...rest, seats: [{ ...seats[0]!, returned }, seats[1]!] });
};

/** The state of a viewer after a row, and the view of the whole match after it. */
const heardBy = (viewer: Viewer, state: State, row: string) => {
  const [who = '', ...words] = row.split(' ');
  const action = cards.parse(words.join(' '))!;
  const heard = cards.known(cards.view(state, viewer));
  cards.hear(heard, cards.told(state, who === '*' ? -1 : Number(who[1]) - 1, action, viewer), viewer);
  return { heard: cards.view(heard, viewer), seen: cards.view(playOn(cards.copy(state), row), viewer) };
};

describe('[X27][X31] a joker is turned up once', () => {
  const table = [...BASES, 'p1 JK 5,0 v', 'p2 H9 16,0 v'];

  test('by a move, for its owner and for all others', () => {
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { heard, seen } = heardBy(viewer, withJokers(table, 'JK', [2, 3]), 'p1 move 5,0 -5,0 v');
      expect(heard).toEqual(seen);
      expect(heard.seats[0]!.returned).toEqual([{ card: 'JK', laid: 3 }]);
    }
  });

  test('by a fight, also where it lies face up already', () => {
    for (const up of ['', ' up']) {
      const lines = [...BASES, `p1 JK 0,7 v${up}`, 'p2 H9 11,0 v'];
      const state = playOn(withJokers(lines, 'JK', up === '' ? [2, 4] : [4]), 'p1 place S2 5,0 v');
      const moved = playOn(cards.copy(state), 'p1 fight 11,0', '* dice 1 1 6 6', 'p2 pass');
      for (const viewer of ['p1', 'p2', 'spectator'] as const) {
        const { heard, seen } = heardBy(viewer, moved, 'p1 move 0,7 5,0 v');
        expect(heard).toEqual(seen);
        const fight = playOn(cards.copy(moved), 'p1 move 0,7 5,0 v');
        const again = heardBy(viewer, fight, 'p1 fight 11,0');
        expect(again.heard).toEqual(again.seen);
        expect(again.heard.seats[0]!.returned).toEqual([{ card: 'JK', laid: 4 }]);
      }
    }
  });

  test('and one that lies face down at the end is shown, not turned up', () => {
    const over = withJokers(table, '', [2]);
    over.passes = 1;
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { heard, seen } = heardBy(viewer, over, 'p1 pass');
      expect(heard).toEqual(seen);
      expect(heard.seats[0]!.returned).toEqual([{ card: 'JK', laid: 2 }]);
    }
  });
});

describe('[X22][X31] what comes back to a hand', () => {
  test('is known to have come back, and the hand of another is not', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H9', p2: 'S2 S3' }, hands: { p1: 'S4' } });
    playOn(state, 'p1 give H9', 'p1 take S2', 'p1 take S3');
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { heard, seen } = heardBy(viewer, state, 'p1 close');
      expect(heard).toEqual(seen);
      expect(heard.seats[0]!.hand).toEqual(viewer === 'p1' ? ['S2', 'S3', 'S4'] : null);
      expect(heard.seats[0]!.returned).toEqual([
        { card: 'S2', laid: 2 },
        { card: 'S3', laid: 2 },
      ]);
    }
  });

  test('an unknown hand has a size and no cards', () => {
    const state = positioned({ table: BASES, hands: { p1: 'S4 JK', p2: 'H2' } });
    const heard = cards.known(cards.view(state, 'p2'));
    cards.hear(heard, cards.told(state, 0, { kind: 'pass' }, 'p2'), 'p2');
    const { hands } = heard;
    expect([0, 1].map((seat) => [hands.size(seat), hands.ranks(seat), hands.jokers(seat)])).toEqual([
      [2, 0, 0],
      [1, 1, 0],
    ]);
  });

  test('nor is a hand known by the cards that came back to it', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H9', p2: 'S2 S3' }, hands: { p1: 'S4' } });
    playOn(state, 'p1 give H9', 'p1 take S2', 'p1 take S3');
    const known = (viewer: Viewer) => {
      const heard = cards.known(cards.view(state, viewer));
      cards.hear(heard, cards.told(state, 0, { kind: 'close' }, viewer), viewer);
      return [heard.hands.size(0), heard.hands.ranks(0)];
    };
    expect(known('p1')).toEqual([3, 0b111]);
    expect(known('p2')).toEqual([3, 0]);
    expect(known('spectator')).toEqual([3, 0]);
  });

  test('[X9] a card placed by another is not known', () => {
    const state = positioned({ table: BASES });
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { heard, seen } = heardBy(viewer, state, 'p1 place S2 5,0 v');
      expect(heard).toEqual(seen);
      expect(heard.table.at(-1)!.card).toBe(viewer === 'p1' ? 'S2' : '?');
      expect(heard.seats[0]!.handSize).toBe(11);
    }
  });
});
