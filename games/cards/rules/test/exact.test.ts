// What is exactly so, where something near it would often do as well.

import { type Action, cards, JOKERS_AT_MOST, SEATS_AT_MOST, SUITS, touchedFrom } from '@santiago/cards';
import { BASE_SPOTS, QUADRANTS } from '@santiago/cards/engine';
import { CHANCE, FastRandom } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { overlaps, SIDEWAYS, spotAt, spotDir, UPRIGHT } from '../geometry.ts';
import { nearnessOf } from '../relations.ts';
import { all, answers, forcedAnswer, playOn, positioned, refusalOf, toAct } from './scene.ts';
import { setupOf } from './subject.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

describe('where cards lie', () => {
  test('[X4] cards that have a single row or column of units in common overlap', () => {
    const card = spotAt(0, 0, UPRIGHT);
    for (const dir of [UPRIGHT, SIDEWAYS]) {
      const [width, height] = dir === UPRIGHT ? [5, 7] : [7, 5];
      for (const [x, y] of [
        [0, 6],
        [0, 1 - height],
        [4, 0],
        [1 - width, 0],
        [4, 6],
        [1 - width, 1 - height],
      ] as const) {
        expect(overlaps(card, spotAt(x, y, dir)), `${x},${y} ${dir}`).toBe(true);
        expect(overlaps(spotAt(x, y, dir), card), `${x},${y} ${dir}`).toBe(true);
      }
      for (const [x, y] of [
        [0, 7],
        [0, -height],
        [5, 0],
        [-width, 0],
      ] as const)
        expect(overlaps(card, spotAt(x, y, dir)), `${x},${y} ${dir}`).toBe(false);
    }
  });

  test('[X8] bases whose corners are seventeen apart either way are never near each other', () => {
    for (const a of [spotAt(0, 0, UPRIGHT), spotAt(0, 0, SIDEWAYS)])
      for (const dir of [UPRIGHT, SIDEWAYS])
        for (let along = -17; along <= 17; along++)
          for (const across of [-17, 17]) {
            expect(nearnessOf(a, spotAt(along, across, dir))).toBe(0);
            expect(nearnessOf(a, spotAt(across, along, dir))).toBe(0);
          }
  });

  test('[X8] every quadrant has 828 spots for a base, half of them upright', () => {
    for (const quadrant of QUADRANTS) {
      const spots = [...BASE_SPOTS[quadrant]];
      expect(spots).toHaveLength(828);
      expect(spots.filter((spot) => spotDir(spot) === UPRIGHT)).toHaveLength(414);
    }
  });

  test('[X14] far from every card nothing is touched', () => {
    for (const table of [[...BASES], [...BASES, 'p1 S6 5,0 v'], [...BASES, 'p1 S6 5,0 v', 'p2 H6 65,0 v']]) {
      const state = positioned({ table });
      for (const seat of ['p1', 'p2'] as const)
        for (const dir of ['v', 'h'] as const)
          for (let x = -126; x <= -114; x++)
            for (let y = -126; y <= -114; y++) expect(touchedFrom(state, seat, { x, y, dir })).toEqual([]);
    }
  });
});

describe('why an action is refused', () => {
  test('[X12] far from every card there is room, but nothing to adjoin', () => {
    const state = positioned({ table: BASES });
    for (const place of ['-126,-126 v', '-126,-126 h', '-123,-126 h', '-121,-126 v', '126,126 v'])
      expect(refusalOf(state, `p1 place S2 ${place}`), place).toBe('not-adjoining');
  });

  test('[X20] only the twelve spots around a card that is cut off adjoin it', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 20,0 v'] });
    expect(refusalOf(state, 'p1 place S2 25,0 h')).toBe('stranded');
    expect(refusalOf(state, 'p1 place S2 27,0 h')).toBe('not-adjoining');
  });

  test('[X22] a card of any rank is given once, out of the own pool', () => {
    const state = positioned({ table: BASES, pools: { p1: 'HQ H2', p2: 'S9' } });
    playOn(state, 'p1 give HQ');
    expect(refusalOf(state, 'p1 give HQ')).toBe('given-already');
    expect(refusalOf(state, 'p1 give HK')).toBe('not-in-pool');
    expect(refusalOf(positioned({ table: BASES, pools: { p1: 'HQ' } }), 'p1 give HQ')).toBe('nothing-to-buy');
    const poor = positioned({ table: BASES, pools: { p1: 'H3', p2: 'S9' } });
    expect(refusalOf(poor, 'p1 give H3')).toBe('pool-too-small');
  });

  test('chance does only what the phase asks of it', () => {
    const codeOf = (state: ReturnType<typeof positioned>, action: Action): string | null =>
      cards.refuse(state, CHANCE, action)?.code ?? null;
    const act = positioned({ table: [...BASES, 'p2 H9 11,0 v'] });
    expect(codeOf(act, { kind: 'dice', dice: [1, 1, 1, 1] })).toBe('wrong-phase');
    expect(codeOf(act, { kind: 'pass' })).toBe('wrong-phase');
    const dice = playOn(act, 'p1 place S8 5,0 v', 'p1 fight 11,0');
    expect(codeOf(dice, { kind: 'first', seat: 'p1' })).toBe('wrong-phase');
    expect(codeOf(dice, { kind: 'pass' })).toBe('wrong-phase');
    expect(codeOf(dice, { kind: 'dice', dice: [1, 1, 1, 1] })).toBeNull();
  });
});

describe('the course of a turn', () => {
  test('[X10][X22] nothing is forced where a card could be bought back', () => {
    const position = { table: BASES, hands: { p1: '' }, options: { moves: 'off' } } as const;
    expect(forcedAnswer(positioned(position))).toBe('pass');
    expect(forcedAnswer(positioned({ ...position, pools: { p1: 'HQ', p2: 'S9' } }))).toBeNull();
  });

  test('[X15][X28] a moved card goes on to its next fight, wherever it came in the order of placing', () => {
    const table = [...BASES, 'p1 S6 -5,0 v', 'p2 H9 11,0 v', 'p2 H8 5,-8 v'];
    const state = positioned({ table });
    playOn(state, 'p1 move -5,0 5,0 v', 'p1 fight 11,0', '* dice 6 6 1 1');
    expect(toAct(state)).toBe('p1 fight');
    expect(answers(state, 'p1')).toEqual(['fight 5,-8']);
    playOn(state, 'p1 fight 5,-8');
    expect(all(state).phase).toMatchObject({ attacker: { x: 5, y: 0 }, target: { x: 5, y: -8 } });
  });

  test('[X16] chance rolls four dice of six sides, each roll as likely as every other', () => {
    const state = positioned({ table: [...BASES, 'p2 H9 11,0 v'] });
    playOn(state, 'p1 place S8 5,0 v', 'p1 fight 11,0');
    const drawn = (choose: (below: number) => number) => cards.decode(cards.draw(state, { below: choose }));
    expect(drawn(() => 0)).toEqual({ kind: 'dice', dice: [1, 1, 1, 1] });
    expect(drawn((below) => below - 1)).toEqual({ kind: 'dice', dice: [6, 6, 6, 6] });
  });

  test('[X27] a beaten joker leaves the match: no pool holds another card than before', () => {
    const state = positioned({ table: [...BASES, 'p2 JK 11,0 v'] });
    playOn(state, 'p1 place SA 5,0 v', 'p1 fight 11,0', '* dice 6 6 1 1');
    const { table, seats, recycle } = all(state);
    expect(table.map(({ card }) => card)).toEqual(['S5', 'H5', 'SA']);
    expect([...seats.map(({ pool }) => pool), recycle]).toEqual([[], [], []]);
  });

  test('[X24][X26] the pool of the last one to lose his base goes to the recycle pool too', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 11,0 v base'];
    const state = positioned({ table, pools: { p2: 'S9 SK' } });
    playOn(state, 'p1 place SA 5,0 v', 'p1 fight 11,0', '* dice 6 6 1 1');
    const { phase, seats, recycle } = all(state);
    expect(phase).toEqual({ kind: 'over', ending: 'destroyed' });
    expect(seats.map(({ pool }) => pool)).toEqual([['H5'], []]);
    expect(recycle).toEqual(['S9', 'SK']);
  });
});

describe('states and views', () => {
  test('[X5][X7] a view says who goes first, and a state made from it knows', () => {
    const state = cards.start(setupOf(3));
    expect(all(cards.known(all(state)))).toEqual(all(state));
    playOn(state, '* first p2');
    const twin = cards.known(cards.view(state, 'p1'));
    expect(cards.view(twin, 'p1')).toEqual(cards.view(state, 'p1'));
    const told = cards.known(all(state));
    playOn(told, 'p1 base S2 -20,-20 v', 'p3 base C2 24,24 v', 'p2 base H2 -20,24 v');
    expect(toAct(told)).toBe('p2 act');
  });

  test('[X31] whoever knows his own joker face down imagines it where it lies', () => {
    const table = [...BASES, 'p1 JK 5,0 v', 'p1 S6 10,0 v', 'p2 H6 65,0 v'];
    const seen = cards.view(positioned({ table, jokers: 1 }), 'p1');
    const seats = seen.seats.map((seat, index) =>
      index === 0 ? { ...seat, returned: [{ card: 'JK', laid: 1 } as const] } : seat,
    );
    const view = { ...seen, seats };
    const world = cards.imagine(view, new FastRandom(1));
    expect(cards.view(world, 'p1')).toEqual(view);
  });

  test('a state becomes an equal of one with another set-up', () => {
    const source = cards.start(setupOf(3, { moves: 'off' }));
    const target = cards.start(setupOf(2));
    cards.assign(target, source);
    expect(all(target)).toEqual(all(source));
    expect(target).toEqual(source);
  });

  test('a state whose ending is taken back runs on', () => {
    const state = positioned({ table: BASES });
    const before = cards.copy(state);
    state.ending = 'quiet';
    expect(state.ending).toBe('quiet');
    state.ending = null;
    expect(state.ending).toBeNull();
    expect(state).toEqual(before);
  });

  test('[X1][X3] there are as many seats as suits, and as many jokers as the option says at most', () => {
    expect(SEATS_AT_MOST).toBe(SUITS.length);
    expect(SEATS_AT_MOST).toBe(cards.setup.players.max);
    const jokers = cards.setup.options.find(({ name }) => name === 'jokers')!.values(2);
    expect(JOKERS_AT_MOST).toBe(Math.max(...jokers.map(Number)));
  });
});
