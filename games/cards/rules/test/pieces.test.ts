// Cards by number, hands and the table: each operation, and that it touches nothing else.

import {
  type Card,
  cardName,
  cards,
  parseCard,
  type State,
  suitCards,
  suitSeat,
  worthOf,
} from '@santiago/cards';
import { BASE_SPOTS, CROSS_MIDDLE, type Quadrant, spotDir, spotX, spotY } from '@santiago/cards/engine';
import { bitsOf } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import {
  cardAt,
  cardNumber,
  JOKER,
  ownCard,
  rankOf,
  ranksOf,
  ranksWorth,
  suitOf,
  UNKNOWN,
  valueOf,
} from '../vocabulary.ts';
import { spotAt } from '../geometry.ts';
import { setupOf } from './subject.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15];

describe('[X1][X2] cards', () => {
  test('have a number, a suit, a rank and a value', () => {
    const numbers = new Set<number>();
    for (const [suit, letter] of ['S', 'H', 'C', 'D'].entries())
      for (const [rank, name] of RANKS.entries()) {
        const card = cardAt(suit, rank);
        numbers.add(card);
        expect([suitOf(card), rankOf(card), valueOf(card)]).toEqual([suit, rank, VALUES[rank]]);
        expect([cardName(card), cardNumber(`${letter}${name}` as Card)]).toEqual([`${letter}${name}`, card]);
        expect(parseCard(`${letter}${name}`)).toBe(`${letter}${name}`);
        expect(suitSeat(cardName(card))).toBe(`p${suit + 1}`);
        expect(ownCard(suit, rank)).toBe(card);
      }
    expect(numbers.size).toBe(52);
    expect([cardName(JOKER), cardNumber('JK'), valueOf(JOKER), worthOf(['JK'])]).toEqual([
      'JK',
      JOKER,
      15,
      15,
    ]);
    expect([valueOf(UNKNOWN), numbers.has(UNKNOWN), numbers.has(JOKER)]).toEqual([0, false, false]);
    for (const text of ['', 'S1', 'JQ', 'S', '10', 'SJK', 's2']) expect(parseCard(text)).toBeNull();
  });

  test('of a suit are worth their sum, whichever they are', () => {
    for (let ranks = 0; ranks < 1 << 13; ranks++) {
      const sum = bitsOf(ranks).reduce((worth, rank) => worth + VALUES[rank]!, 0);
      if (ranksWorth(ranks) !== sum) throw new Error(`${ranks} is worth ${ranksWorth(ranks)}, not ${sum}`);
    }
    expect(suitCards(2, 0b1_0000_0000_0011)).toEqual(['C2', 'C3', 'CA']);
    expect(ranksOf(['C2', 'JK', 'C3', 'CA'])).toBe(0b1_0000_0000_0011);
  });
});

const SEATS = [0, 1, 2, 3] as const;

const handsOf = ({ hands }: State): number[][] =>
  SEATS.map((seat) => [
    hands.ranks(seat),
    hands.jokers(seat),
    hands.size(seat),
    hands.jokerCame(seat, 0),
    hands.jokerCame(seat, 1),
    ...VALUES.map((_, rank) => hands.cameBack(ownCard(seat, rank))),
  ]);

describe('hands', () => {
  const start = (): State => cards.start(setupOf(4));
  /** What an operation on a seat's hand changes, by place in the list above. */
  const changed = (state: State, act: () => void): string[] => {
    const before = handsOf(state);
    act();
    return handsOf(state).flatMap((hand, seat) =>
      hand.flatMap((value, index) =>
        value === before[seat]![index] ? [] : [`${seat}:${index} ${before[seat]![index]}→${value}`],
      ),
    );
  };

  test('lose a card, known or not', () => {
    for (const seat of SEATS) {
      const state = start();
      expect(changed(state, () => state.hands.remove(seat, ownCard(seat, 3)))).toEqual([
        `${seat}:0 8191→8183`,
        `${seat}:2 13→12`,
      ]);
      expect(changed(state, () => state.hands.remove(seat, UNKNOWN))).toEqual([`${seat}:2 12→11`]);
    }
  });

  test('[X22] get a card back, and it is known when', () => {
    for (const seat of SEATS) {
      const state = start();
      state.hands.remove(seat, ownCard(seat, 5));
      expect(changed(state, () => state.hands.addRank(seat, 5, 9))).toEqual([
        `${seat}:0 8159→8191`,
        `${seat}:2 12→13`,
        `${seat}:10 0→9`,
      ]);
    }
  });

  test('[X27][X31] get jokers and show them', () => {
    for (const seat of SEATS) {
      const state = start();
      const { hands } = state;
      expect(changed(state, () => hands.addJoker(seat, 1))).toEqual([
        `${seat}:1 0→1`,
        `${seat}:2 13→14`,
        `${seat}:3 0→1`,
      ]);
      expect(changed(state, () => hands.addJoker(seat, 8))).toEqual([
        `${seat}:1 1→2`,
        `${seat}:2 14→15`,
        `${seat}:4 0→8`,
      ]);
      expect(changed(state, () => hands.remove(seat, JOKER))).toEqual([`${seat}:1 2→1`, `${seat}:2 15→14`]);
      // It was placed before the second came: it is the first.
      const early = cards.copy(state);
      expect(changed(early, () => early.hands.showJoker(seat, 8))).toEqual([
        `${seat}:3 1→8`,
        `${seat}:4 8→0`,
      ]);
      expect(changed(early, () => early.hands.showJoker(seat, 9))).toEqual([`${seat}:3 8→0`]);
      // It may be either: the later one, which leaves the other more room.
      expect(changed(state, () => hands.showJoker(seat, 9))).toEqual([`${seat}:4 8→0`]);
      expect(changed(state, () => hands.showJoker(seat, 2))).toEqual([`${seat}:3 1→0`]);
    }
  });
});

describe('the table', () => {
  const lying = ({ table }: State): string[] =>
    Array.from({ length: table.count }, (_, slot) => {
      const facts = [table.owner(slot), table.card(slot), table.spot(slot), table.placed(slot)].join(' ');
      return `${facts}${table.isUp(slot) ? ' up' : ''}${table.isBase(slot) ? ' base' : ''}`;
    });
  const filled = (): State => {
    const state = cards.start(setupOf(4));
    const spots = [spotAt(0, 0, 0), spotAt(9, 0, 1), spotAt(-9, 30, 0), spotAt(126, -126, 1)];
    for (const [seat, spot] of spots.entries()) {
      const slot = state.table.add(seat, [1, JOKER, UNKNOWN, 52][seat]!, spot, [1, 2, 77, 140][seat]!);
      if (slot !== seat) throw new Error(`slot ${slot}`);
    }
    return state;
  };
  const FILLED = [
    `0 1 ${spotAt(0, 0, 0)} 1`,
    `1 53 ${spotAt(9, 0, 1)} 2`,
    `2 0 ${spotAt(-9, 30, 0)} 77`,
    `3 52 ${spotAt(126, -126, 1)} 140`,
  ];

  test('has cards in slots, face down at first', () => {
    expect(lying(filled())).toEqual(FILLED);
  });

  test('a card is turned up, learnt, moved or made a base by itself', () => {
    for (const slot of SEATS) {
      const others = (state: State): string[] => lying(state).filter((_, each) => each !== slot);
      const rest = FILLED.filter((_, each) => each !== slot);
      const state = filled();
      state.table.turnUp(slot);
      expect(lying(state)[slot]).toBe(`${FILLED[slot]!} up`);
      state.table.makeBase(slot);
      expect(lying(state)[slot]).toBe(`${FILLED[slot]!} up base`);
      state.table.unmakeBase(slot);
      expect(lying(state)[slot]).toBe(`${FILLED[slot]!} up`);
      state.table.move(slot, spotAt(1, 2, 1));
      expect(state.table.spot(slot)).toBe(spotAt(1, 2, 1));
      expect(others(state)).toEqual(rest);
    }
    const state = filled();
    state.table.learn(2, 30);
    expect(state.table.card(2)).toBe(30);
    for (const slot of SEATS) state.table.makeBase(slot);
    state.table.unmakeBase(1);
    expect(SEATS.map((slot) => state.table.isBase(slot))).toEqual([true, false, true, true]);
  });

  test('the last card takes the slot of one that goes', () => {
    for (const slot of SEATS) {
      const state = filled();
      state.table.turnUp(3);
      state.table.remove(slot);
      const left = [...FILLED.slice(0, 3), `${FILLED[3]!} up`];
      const last = left.pop()!;
      if (slot < 3) left[slot] = last;
      expect(lying(state)).toEqual(left);
      // Equal tables are equal states, however they came to be.
      expect([state.table.spot(3), state.table.card(3), state.table.placed(3)]).toEqual([0, 0, 0]);
    }
  });

  test('a card is found by its corner, whatever its direction', () => {
    const { table } = filled();
    expect(SEATS.map((slot) => table.slotAt(table.spot(slot)))).toEqual([0, 1, 2, 3]);
    expect([table.slotAt(spotAt(0, 0, 1)), table.slotAt(spotAt(9, 0, 0))]).toEqual([0, 1]);
    expect([table.slotAt(spotAt(1, 0, 0)), table.slotAt(0)]).toEqual([-1, -1]);
  });
});

describe('[X8] the spots for a base', () => {
  /** The four arms of the cross together, and around them the frame; as left, low, right, high. */
  const ARMS = [
    [0, -14, 5, 19],
    [-14, 0, 19, 5],
  ] as const;
  const MIDDLES = {
    'lower-left': [-1, -1],
    'upper-left': [-1, 1],
    'upper-right': [1, 1],
    'lower-right': [1, -1],
  };

  test('are those of the rule', () => {
    for (const [quadrant, [right = 0, up = 0]] of Object.entries(MIDDLES)) {
      const inner = [right < 0 ? -14 : 5, up < 0 ? -14 : 5, right < 0 ? 0 : 19, up < 0 ? 0 : 19];
      const found: number[] = [];
      for (let x = -28; x <= 33; x++)
        for (let y = -28; y <= 33; y++)
          for (const dir of [0, 1]) {
            const [width, height] = dir === 0 ? [5, 7] : [7, 5];
            const covers = ([left, low, farther, higher]: readonly number[]): boolean =>
              x < farther! && x + width > left! && y < higher! && y + height > low!;
            const isInside = x + width <= 33 && y + height <= 33;
            const isOwn = (x + width / 2 - 2.5) * right > 0 && (y + height / 2 - 2.5) * up > 0;
            if (isInside && isOwn && ![...ARMS, inner].some(covers)) found.push(spotAt(x, y, dir));
          }
      expect(found.length).toBe(828);
      const spots = [...BASE_SPOTS[quadrant as Quadrant]];
      expect(spots.toSorted((a, b) => a - b)).toEqual(found.toSorted((a, b) => a - b));
    }
  });

  test('[X6] an upright card can lie exactly in the middle of the cross', () => {
    expect([spotX(CROSS_MIDDLE) + 2.5, spotY(CROSS_MIDDLE) + 3.5, spotDir(CROSS_MIDDLE)]).toEqual([
      2.5, 2.5, 0,
    ]);
  });
});
