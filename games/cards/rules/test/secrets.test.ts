import { describe, expect, test } from 'vitest';
import { FastRandom, type Random, type Viewer } from '@santiago/kernel';
import { ACTION_KINDS, cards, type Corner, possibleAt, type State, type View } from '@santiago/cards';
import { checkOdds, distribution, evenOdds } from '@santiago/kernel/laws';
import { all, cardAtCorner, playOn, positioned, toAct } from './scene.ts';
import { conserved, setupOf } from './subject.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

const told = (state: State, row: string, viewer: Viewer) => {
  const [who, ...words] = row.split(' ');
  return cards.told(state, who === '*' ? -1 : Number(who![1]) - 1, cards.parse(words.join(' '))!, viewer);
};

describe('[X31] what is hidden', () => {
  test('[X31] hands and face-down cards are known to their owner alone', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    const own = cards.view(state, 'p1');
    expect(own.table.map(({ card }) => card)).toEqual(['S5', '?', 'S6']);
    expect(own.seats.map(({ hand, handSize }) => [hand?.length ?? null, handSize])).toEqual([
      [11, 11],
      [null, 12],
    ]);
    const open = cards.view(state, 'spectator');
    expect(open.table.map(({ card }) => card)).toEqual(['?', '?', '?']);
    expect(open.seats.map(({ hand }) => hand)).toEqual([null, null]);
  });

  test('[X31] pools, face-up cards, sizes of hands, dice, purchases and jokers are public', () => {
    const state = positioned({
      players: 3,
      table: ['p1 S5 0,0 v base', 'p2 H5 11,3 v base up', 'p3 C5 0,60 v base'],
      pools: { p2: 'S7' },
    });
    playOn(state, 'p1 place SA 5,0 v', 'p1 fight 11,3', '* dice 6 6 1 1');
    const open = cards.view(state, 'spectator');
    expect(open).toMatchObject({ jokers: 1, seats: [{ handSize: 11 }, { pool: ['S7'] }, {}] });
    // That p1 received a joker is public; where it is, is not.
    expect(open.seats[0]!.returned).toEqual([{ card: 'JK', laid: 4 }]);
    expect(open.seats[0]!.hand).toBe(null);
  });

  test('[X31] others are told base ? and place ?; the owner is told the card', () => {
    const start = playOn(cards.start(setupOf(2)), '* first p2');
    expect(told(start, 'p1 base S2 -1,-21 v', 'p2').text).toBe('p1 base ? -1,-21 v');
    expect(told(start, 'p1 base S2 -1,-21 v', 'p1').text).toBe('p1 base S2 -1,-21 v');
    const state = positioned({ table: BASES });
    expect(told(state, 'p1 place S6 5,0 v', 'spectator')).toEqual({ text: 'p1 place ? 5,0 v', shown: [] });
  });

  test('[X31] at a fight both cards are told to all before the dice, a moved card at the move', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v', 'p2 H9 16,0 v'] });
    expect(told(state, 'p1 move 5,0 -5,0 v', 'p2')).toEqual({
      text: 'p1 move 5,0 -5,0 v',
      shown: ['-5,0 S6'],
    });
    playOn(state, 'p1 place S7 10,0 v');
    for (const viewer of ['p1', 'p2', 'spectator'] as const)
      expect(told(state, 'p1 fight 16,0', viewer)).toEqual({
        text: 'p1 fight 16,0',
        shown: ['10,0 S7', '16,0 H9'],
      });
    playOn(state, 'p1 fight 16,0');
    expect(told(state, '* dice 1 2 3 4', 'p2')).toEqual({ text: '* dice 1 2 3 4', shown: [] });
  });

  test('[X31] a player who is out sees what a spectator sees, and their own cards; their hand is shown at the end', () => {
    const table = [...BASES, 'p3 C5 0,60 v base'];
    const state = playOn(positioned({ players: 3, table, hands: { p1: 'S2 SK' } }), 'p1 resign');
    expect(cards.view(state, 'p1').seats.map(({ hand }) => hand)).toEqual([['S2', 'SK'], null, null]);
    expect(cards.view(state, 'p2').seats[0]).toMatchObject({ hand: null, handSize: 2 });
    const last = told(state, 'p2 resign', 'p3');
    expect(last.shown).toContain('p1 hand S2 SK');
    expect(last.shown).toContain('0,0 S5');
    playOn(state, 'p2 resign');
    expect(cards.view(state, 'p3').seats[0]).toMatchObject({ hand: ['S2', 'SK'] });
  });

  test('[X31] a face-down card is named by its place: which card lies there changes nothing that is sent', () => {
    const sent = (card: string): string => {
      const state = positioned({ table: [...BASES, `p1 ${card} 5,0 v`] });
      const view = cards.view(state, 'p2');
      return JSON.stringify([view, cards.offer(playOn(state, 'p1 pass'), 1)]);
    };
    expect(sent('S2')).toBe(sent('SA'));
  });

  test('[X32] talk binds nobody: there is no row for a promise, and allies who touch must fight', () => {
    for (const text of ['ally p2', 'promise p2', 'offer p2 peace']) expect(cards.parse(text)).toBe(null);
    expect(ACTION_KINDS).toHaveLength(14);
    const state = positioned({ table: [...BASES, 'p2 H9 11,0 v'] });
    expect(toAct(playOn(state, 'p1 place S6 5,0 v'))).toBe('p1 fight');
  });
});

/** Every full table that agrees with the view, found by trying all ways to lay out p2's cards. */
const permutations = (values: readonly string[], length: number): string[][] =>
  length === 0
    ? [[]]
    : values.flatMap((value, index) =>
        permutations([...values.slice(0, index), ...values.slice(index + 1)], length - 1).map((rest) => [
          value,
          ...rest,
        ]),
      );

const at = ({ x, y }: Corner): string => `${x},${y}`;

/** The tables that `imagine` gives, with their exact chances. */
const imagined = (view: View) =>
  distribution((random) => {
    const world = cards.imagine(view, random);
    conserved(world);
    return JSON.stringify(cards.view(world, 'all'));
  });

/** What p2's hidden cards are in an imagined world: those on the table in order, then the hand. */
const layout = (world: string): string => {
  const view = JSON.parse(world) as View;
  const down = view.table.filter(({ owner, up }) => owner === 'p2' && !up).map(({ card }) => card);
  return `${down.join(' ')} | ${view.seats[1]!.hand!.join(' ')}`;
};

/** p2 has all but a few of his cards in pools, so that everything can be written out. */
const SMALL = {
  table: ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p2 H6 60,7 v'],
  pools: { p1: 'H8 H9 H10 HJ HQ HK HA' },
  hands: { p2: 'H2 H3 H4' },
  recycle: 'H7',
} as const;

describe('[X31] imagining', () => {
  test('every table that fits is as likely as every other', () => {
    const view = cards.view(positioned(SMALL), 'p1');
    const worlds = imagined(view)!;
    const expected = permutations(['H2', 'H3', 'H4', 'H5', 'H6'], 2).map((down) => {
      const hand = ['H2', 'H3', 'H4', 'H5', 'H6'].filter((card) => !down.includes(card));
      return `${down.join(' ')} | ${hand.join(' ')}`;
    });
    expect([...worlds.keys()].map(layout).toSorted()).toEqual(expected.toSorted());
    for (const chance of worlds.values()) expect(chance).toBeCloseTo(1 / expected.length, 12);
  });

  test('a card bought back lies only where one was laid later', () => {
    const state = positioned({
      ...SMALL,
      phase: { kind: 'act', by: 'p2' },
      pools: { p1: SMALL.pools.p1, p2: 'S9' },
    });
    playOn(state, 'p2 give S9', 'p2 take H7', 'p2 close', 'p2 place H7 60,14 v', 'p1 pass');
    const view = cards.view(state, 'p1');
    const worlds = [...imagined(view)!];
    const layouts = worlds.map(([world]) => layout(world));
    // Six cards for three places; H7 only for the last one.
    const expected = permutations(['H2', 'H3', 'H4', 'H5', 'H6', 'H7'], 3).filter(
      ([first, second]) => first !== 'H7' && second !== 'H7',
    );
    expect(new Set(layouts).size).toBe(expected.length);
    for (const [, chance] of worlds) expect(chance).toBeCloseTo(1 / expected.length, 12);
    const last = possibleAt(cards.known(view), { x: 60, y: 14 });
    const share = (card: string): number => last.find((each) => each.card === card)!.chance;
    const counted = (card: string): number =>
      expected.filter((down) => down[2] === card).length / expected.length;
    for (const card of ['H2', 'H7']) expect(share(card)).toBeCloseTo(counted(card), 12);
  });

  test('two jokers are alike: no table counts twice', () => {
    const base = positioned({ ...SMALL, hands: { p2: 'JK JK' }, recycle: 'H2 H3 H4 H7', jokers: 0 });
    const { seats, ...rest } = all(base);
    // One joker came before the second card was laid, one after it, and a third card was laid since.
    const table = [...rest.table, { ...rest.table[2]!, y: 14, card: 'JK' as const, laid: 4 }];
    const p2 = {
      ...seats[1]!,
      hand: ['JK' as const],
      handSize: 1,
      returned: [
        { card: 'JK' as const, laid: 2 },
        { card: 'JK' as const, laid: 3 },
      ],
    };
    const state = cards.known({ ...rest, laid: 4, table, seats: [seats[0]!, p2] });
    const view = cards.view(state, 'p1');
    const expected = permutations(['H5', 'H6', 'JK', 'JK'], 3).filter((down) => {
      if (down[0] === 'JK') return false;
      const laid = [3, 4].filter((_, index) => down[index + 1] === 'JK');
      return laid.length < 2 || laid[1]! > 3;
    });
    const texts = new Set(
      expected.map((down) => {
        const hand = ['H5', 'H6', 'JK', 'JK'];
        for (const card of down) hand.splice(hand.indexOf(card), 1);
        return `${down.join(' ')} | ${hand.join(' ')}`;
      }),
    );
    const draw = (random: Random): string =>
      layout(JSON.stringify(cards.view(cards.imagine(view, random), 'all')));
    checkOdds(8, 'what p1 imagines', evenOdds([...texts]), draw, new FastRandom(9));
    for (const { x, y } of view.table.slice(1)) {
      for (const { card, chance } of possibleAt(cards.known(view), { x, y })) {
        const index = view.table.slice(1).findIndex((each) => at(each) === at({ x, y }));
        const share = [...texts].filter((text) => text.split(' ')[index] === card).length / texts.size;
        expect(chance).toBeCloseTo(share, 12);
      }
    }
  });

  test('a joker seen counts as the latest that could lie there', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 11,3 v base', 'p3 C5 0,60 v base', 'p3 C9 5,7 v'];
    const state = playOn(
      positioned({ players: 3, table }),
      'p1 place SA 5,0 v',
      'p1 fight 11,3',
      '* dice 6 6 1 1',
      'p1 done',
      'p1 fight 5,7',
      '* dice 6 6 1 1',
      'p3 pass',
      'p1 place JK 0,-7 v',
      'p3 pass',
      'p1 move 0,-7 5,-7 v',
    );
    expect(cardAtCorner(state, '5,-7')).toMatchObject({ card: 'JK', up: true });
    expect(all(state).seats[0]!.returned).toEqual([]);
  });

  test('a joker seen where only the first could lie leaves the second', () => {
    const { seats, ...rest } = all(
      positioned({ table: [...BASES, 'p1 JK 5,0 v', 'p1 S6 0,7 v'], jokers: 0 }),
    );
    const came = [2, 3].map((laid) => ({ card: 'JK' as const, laid }));
    const p1 = { ...seats[0]!, hand: ['JK' as const], handSize: 1, returned: came };
    const early = cards.known({ ...rest, seats: [p1, seats[1]!] });
    expect(all(playOn(early, 'p1 move 5,0 -5,0 v')).seats[0]!.returned).toEqual([{ card: 'JK', laid: 3 }]);
    const table = rest.table.map((card) => (card.card === 'JK' ? { ...card, laid: 4 } : card));
    const late = cards.known({ ...rest, table, seats: [p1, seats[1]!] });
    expect(all(playOn(late, 'p1 move 5,0 -5,0 v')).seats[0]!.returned).toEqual([{ card: 'JK', laid: 2 }]);
  });
});
