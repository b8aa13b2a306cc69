// [X31] What somebody can work out about the hidden cards of another seat, against all tables written out one by one.

import { type Card, cards, possibleAt, type SeatView, suitCards, type View } from '@santiago/cards';
import { imagineBy } from '@santiago/cards/engine';
import { FastRandom, type Random, seatName } from '@santiago/kernel';
import { distribution } from '@santiago/kernel/laws';
import { describe, expect, test } from 'vitest';
import { setupOf } from './subject.ts';

/** What is hidden of a seat: when its cards were placed, and since when each card may be where it is. */
interface Hiding {
  /** Not in order: the slots of a table are not in the order of placing either. */
  readonly laid: readonly number[];
  readonly suited: Readonly<Record<string, number>>;
  readonly jokers?: readonly number[];
}

const NOBODY: SeatView = { in: true, handSize: 0, hand: [], pool: [], turns: 0, returned: [] };
const LATEST = 9;
/** Its card of this rank lies face up in the first slot. */
const OPEN = 'J';

const returnedOf = (cardsSince: readonly (readonly [Card, number])[]): SeatView['returned'] =>
  cardsSince.filter(([, laid]) => laid > 0).map(([card, laid]) => ({ card, laid }));

/** Ranks only, so that the same case serves for every seat. */
const named = (seat: number, rank: string): Card => `${'SHC'[seat]}${rank}` as Card;

/** Three players. The seat after the hidden one holds a joker that everybody knows of; other cards lie open. */
const viewOf = (seat: number, { laid, suited, jokers = [] }: Hiding): View => {
  const next = (seat + 1) % 3;
  const eye = (seat + 2) % 3;
  const own = Object.entries(suited).map(([rank, since]) => [named(seat, rank), since] as const);
  const hidden = [...own, ...jokers.map((since) => ['JK', since] as const)];
  const taken = [named(seat, OPEN), ...own.map(([card]) => card)];
  const open = suitCards(seat, 0x1fff).filter((card) => !taken.includes(card));
  const others = [next, eye].flatMap((other) => suitCards(other, 0x1fff).slice(1));
  return {
    game: 'cards',
    eye: seatName(eye),
    setup: setupOf(3),
    phase: { kind: 'act', by: seatName(eye) },
    first: 'p1',
    table: [
      {
        x: 0,
        y: 20,
        dir: 'v',
        owner: seatName(seat),
        card: named(seat, OPEN),
        up: true,
        base: false,
        laid: 1,
      },
      ...laid.map((time, index) => ({
        x: 10 * index,
        y: 0,
        dir: 'v' as const,
        owner: seatName(seat),
        card: '?' as const,
        up: false,
        base: index === 0,
        laid: time,
      })),
      ...[next, eye].map((other, index) => ({
        x: 10 * index,
        y: 50,
        dir: 'v' as const,
        owner: seatName(other),
        card: suitCards(other, 1)[0]!,
        up: true,
        base: true,
        laid: LATEST - index,
      })),
    ],
    seats: [0, 1, 2].map((each) => {
      if (each === seat)
        return { ...NOBODY, handSize: hidden.length - laid.length, hand: null, returned: returnedOf(hidden) };
      if (each === eye) return { ...NOBODY, pool: open };
      return { ...NOBODY, handSize: 1, hand: null, returned: [{ card: 'JK', laid: 1 }] };
    }),
    recycle: others,
    jokers: 0,
    laid: LATEST,
    calm: { passes: 0, quiet: 0, stirred: false, bought: false },
  };
};

/** Every table that fits: the cards in the order of placing, and the hand. */
const fitting = (seat: number, { laid, suited, jokers = [] }: Hiding): Set<string> => {
  const times = laid.toSorted((a, b) => a - b);
  const found = new Set<string>();
  const placeNext = (down: readonly string[], left: readonly (readonly [string, number])[]): void => {
    if (down.length === times.length) {
      const hand = left.map(([card]) => card);
      found.add(`${down.join(' ')} | ${hand.join(' ')}`);
      return;
    }
    for (const [index, [card, since]] of left.entries())
      if (since < times[down.length]!)
        placeNext(
          [...down, card],
          left.filter((_, other) => other !== index),
        );
  };
  const own = Object.entries(suited).map(([rank, since]) => [named(seat, rank), since] as const);
  placeNext([], [...own, ...jokers.map((since) => ['JK', since] as const)]);
  return found;
};

const layoutOf = ({ table, seats }: View, seat: number): string => {
  const own = table
    .filter(({ owner, up }) => owner === seatName(seat) && !up)
    .toSorted((a, b) => a.laid - b.laid);
  return `${own.map(({ card }) => card).join(' ')} | ${seats[seat]!.hand!.join(' ')}`;
};

const HIDINGS: readonly (readonly [string, Hiding])[] = [
  ['cards from the start', { laid: [4, 2, 3], suited: { 2: 0, 3: 0, 4: 0, 5: 0 } }],
  ['cards that came back', { laid: [6, 2, 4, 5], suited: { 2: 0, 3: 0, 4: 4, 5: 5, 6: 5, A: 0 } }],
  ['one that lies early for certain', { laid: [5, 3], suited: { 2: 0, 3: 4, 4: 4 }, jokers: [4] }],
  ['one joker', { laid: [2, 3, 5], suited: { 2: 0, 3: 0, 4: 0, 5: 3 }, jokers: [3] }],
  ['one joker in any spot', { laid: [5, 4], suited: { 2: 0, K: 4 }, jokers: [2] }],
  ['two jokers', { laid: [6, 3, 4, 5], suited: { 2: 0, 3: 0, 4: 4 }, jokers: [3, 4] }],
  ['two jokers in any spot', { laid: [4, 5, 6], suited: { 2: 0, 3: 0 }, jokers: [2, 3] }],
  [
    'a second joker that came when its owner had just placed a card',
    { laid: [6, 3, 4], suited: { 2: 0, 3: 0 }, jokers: [2, 4] },
  ],
  ['two jokers of one turn', { laid: [3, 4], suited: { 2: 0, Q: 0 }, jokers: [2, 2] }],
  ['jokers alone', { laid: [3, 4], suited: {}, jokers: [1, 2] }],
  ['everything on the table', { laid: [2, 4], suited: { 7: 0, 8: 3 } }],
];

const SEATS = [0, 1, 2] as const;

class DealtAgain extends Error {}

/** Chance for one deal of so many cards. */
const oneDeal = (random: Random, dealt: number): Random => {
  let left = dealt;
  return {
    below: (n) => {
      if (left-- === 0) throw new DealtAgain();
      return random.below(n);
    },
  };
};

describe('[X31] the hidden cards of another seat', () => {
  test.each(HIDINGS)('%s: what each may be', (_, hiding) => {
    for (const seat of SEATS) {
      const state = cards.known(viewOf(seat, hiding));
      const tables = [...fitting(seat, hiding)].map((text) => text.split(' '));
      for (const [index, laid] of hiding.laid.entries()) {
        const order = hiding.laid.filter((time) => time < laid).length;
        const possible = possibleAt(state, { x: 10 * index, y: 0 });
        const wanted = new Set(tables.map((down) => down[order]!));
        expect(possible.map(({ card }) => card).toSorted()).toEqual([...wanted].toSorted());
        for (const { card, chance } of possible)
          expect(chance).toBeCloseTo(
            tables.filter((down) => down[order] === card).length / tables.length,
            12,
          );
      }
    }
  });

  test.each(HIDINGS)('%s: every table that fits is as likely as every other', (_, hiding) => {
    const view = viewOf(0, hiding);
    const odds = distribution((random) => {
      try {
        const world = cards.imagine(view, oneDeal(random, hiding.laid.length));
        return layoutOf(cards.view(world, 'all'), 0);
      } catch (error) {
        if (error instanceof DealtAgain) return 'again';
        throw error;
      }
    })!;
    // A deal that looks the same as another is dealt again: the others must be even among themselves.
    const rest = 1 - (odds.get('again') ?? 0);
    const tables = [...odds].filter(([table]) => table !== 'again');
    const wanted = fitting(0, hiding);
    expect(tables.map(([table]) => table).toSorted()).toEqual([...wanted].toSorted());
    for (const [, chance] of tables) expect(chance).toBeCloseTo(rest / wanted.size, 12);
  });
});

describe('[X31] imagining by what owners were likely to place', () => {
  const hiding: Hiding = { laid: [2], suited: { 2: 0, 3: 0, 4: 0 } };
  const view = viewOf(1, hiding);
  const weightOf = (card: number): number => card - 13;

  test('each card is as likely as it is said to be, and the target forgets what it was', () => {
    const imagining = imagineBy(view, (_, __, card) => weightOf(card));
    const target = cards.start(setupOf(3));
    const odds = distribution((random) => {
      imagining(target, random);
      return layoutOf(cards.view(target, 'all'), 1);
    });
    expect(Object.fromEntries(odds!)).toEqual({
      'H2 | H3 H4': expect.closeTo(1 / 6, 12),
      'H3 | H2 H4': expect.closeTo(2 / 6, 12),
      'H4 | H2 H3': expect.closeTo(3 / 6, 12),
    });
  });

  test('a view whose hidden cards do not add up is an error', () => {
    const seats = view.seats.map((each, seat) => (seat === 1 ? { ...each, handSize: 3 } : each));
    expect(() => cards.imagine({ ...view, seats }, new FastRandom(1))).toThrow('do not add up');
  });
});
