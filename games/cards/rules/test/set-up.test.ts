import { describe, expect, test } from 'vitest';
import { FastRandom, makeSetup, seatName } from '@santiago/kernel';
import { cardNumber, cards, parseCard, RANKS, valueOf } from '@santiago/cards';
import { BASE_SPOTS, CROSS, QUADRANTS } from '../cross.ts';
import { overlaps, placeOf, spotDir, spotHeight, spotWidth } from '../geometry.ts';
import { all, answers, cardAtCorner, playOn, refusalOf, toAct } from './scene.ts';
import { setupOf } from './subject.ts';

describe('players and cards', () => {
  test('[X1] two to four players, each with the thirteen cards of one suit', () => {
    for (const players of [1, 5]) expect(makeSetup(cards.setup, { players }).ok).toBe(false);
    const { seats } = all(cards.start(setupOf(4)));
    expect(seats.map(({ hand }) => hand![0])).toEqual(['S2', 'H2', 'C2', 'D2']);
    for (const { hand } of seats) expect(hand).toHaveLength(13);
    expect(all(cards.start(setupOf(2))).seats).toHaveLength(2);
  });

  test('[X2] values run from 2 to 15, and thirteen is skipped', () => {
    const values = RANKS.map((rank) => valueOf(cardNumber(parseCard(`D${rank}`)!)));
    expect(values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15]);
  });

  test('[X3] up to two jokers lie aside, two unless said otherwise', () => {
    expect(all(cards.start(setupOf(3))).jokers).toBe(2);
    for (const jokers of ['0', '1', '2'])
      expect(all(cards.start(setupOf(3, { jokers }))).jokers).toBe(Number(jokers));
    expect(makeSetup(cards.setup, { players: 3, options: { jokers: '3' } }).ok).toBe(false);
  });
});

describe('set-up', () => {
  test('[X5] who begins is drawn evenly among the seats', () => {
    const random = new FastRandom(5);
    const drawn = new Map<string, number>();
    const state = cards.start(setupOf(3));
    for (let i = 0; i < 3000; i++) {
      const text = cards.format(cards.decode(cards.draw(state, random)));
      drawn.set(text, (drawn.get(text) ?? 0) + 1);
    }
    expect([...drawn.keys()].toSorted()).toEqual(['first p1', 'first p2', 'first p3']);
    for (const times of drawn.values()) expect(times).toBeGreaterThan(900);
    expect(refusalOf(state, '* first p4')).toBe('no-seat');
  });

  test('[X5] play goes by rising seat number', () => {
    const state = playOn(
      cards.start(setupOf(3)),
      '* first p2',
      'p1 base S2 -28,-28 v',
      'p3 base C2 28,26 v',
      'p2 base H2 -28,26 v',
    );
    expect(toAct(state)).toBe('p2 act');
    expect(toAct(playOn(state, 'p2 pass'))).toBe('p3 act');
    expect(toAct(playOn(state, 'p3 place C3 28,19 v'))).toBe('p1 act');
    expect(toAct(playOn(state, 'p1 place S3 -28,-21 v'))).toBe('p2 act');
  });

  test('[X6] the cross is eight cards, two to each arm, from -14 to 19 both ways, and leaves the table', () => {
    expect(CROSS).toHaveLength(8);
    const edges = CROSS.map((card) => {
      const { x, y } = placeOf(card);
      return [x, y, x + spotWidth(card), y + spotHeight(card)];
    });
    expect(Math.min(...edges.flat())).toBe(-14);
    expect(Math.max(...edges.flat())).toBe(19);
    for (const [index, card] of CROSS.entries())
      expect(CROSS.some((other, at) => at !== index && overlaps(card, other))).toBe(false);
    const state = playOn(
      cards.start(setupOf(2)),
      '* first p1',
      'p2 base H2 5,19 v',
      'p1 base S2 -1,-21 v',
      'p1 place S3 -1,-14 v',
    );
    expect(cardAtCorner(state, '-1,-14')?.card).toBe('S3');
  });

  test('[X7] bases are laid in reverse order of play, any card, and twelve are left in hand', () => {
    const state = playOn(cards.start(setupOf(4)), '* first p3');
    expect(toAct(state)).toBe('p2 base');
    playOn(state, 'p2 base HA -28,26 v');
    expect(toAct(state)).toBe('p1 base');
    expect(new Set(answers(state, 'p1').map((text) => text.split(' ')[1])).size).toBe(13);
    playOn(state, 'p1 base S7 -28,-28 v');
    expect(toAct(state)).toBe('p4 base');
    playOn(state, 'p4 base D7 28,-28 v');
    expect(toAct(state)).toBe('p3 base');
    playOn(state, 'p3 base C7 28,26 v');
    expect(toAct(state)).toBe('p3 act');
    for (const { handSize, hand } of all(state).seats) expect([handSize, hand!.length]).toEqual([12, 12]);
  });

  test('[X8] 828 places around each quadrant, 414 of each direction', () => {
    for (const quadrant of QUADRANTS) {
      const places = [...BASE_SPOTS[quadrant]];
      expect(places).toHaveLength(828);
      expect(places.filter((code) => spotDir(code) === 0)).toHaveLength(414);
    }
    expect(answers(playOn(cards.start(setupOf(2)), '* first p2'), 'p1')).toHaveLength(13 * 828);
  });

  test('[X8] each seat has its own quadrant; two players sit across', () => {
    const sides = (players: number, seat: number): string => {
      const first = seatName((seat + 1) % players);
      const state = playOn(cards.start(setupOf(players)), `* first ${first}`);
      const runs = cards.offer(state, seat)!.lay!.runs;
      const left = runs.every(({ from }) => from < 1);
      const low = runs.every(({ y }) => y < 1);
      return `${low ? 'lower' : 'upper'} ${left ? 'left' : 'right'}`;
    };
    expect([0, 1, 2, 3].map((seat) => sides(4, seat))).toEqual([
      'lower left',
      'upper left',
      'upper right',
      'lower right',
    ]);
    expect([0, 1].map((seat) => sides(2, seat))).toEqual(['lower left', 'upper right']);
  });

  test('[X8] not in the quadrant, not on the cross, not too far out; the cross may be touched', () => {
    const state = playOn(cards.start(setupOf(2)), '* first p2');
    expect(refusalOf(state, 'p1 base S2 -10,-10 v')).toBe('base-place');
    expect(refusalOf(state, 'p1 base S2 -1,-20 v')).toBe('base-place');
    expect(refusalOf(state, 'p1 base S2 -29,-20 v')).toBe('base-place');
    expect(refusalOf(state, 'p1 base S2 20,20 v')).toBe('base-place');
    expect(refusalOf(state, 'p1 base S2 -1,-21 v')).toBe(null);
    expect(refusalOf(state, 'p1 base S2 -19,-20 v')).toBe(null);
    expect(refusalOf(state, 'p1 base H2 -19,-20 v')).toBe('not-in-hand');
    expect(refusalOf(state, 'p1 base JK -19,-20 v')).toBe('not-in-hand');
  });

  test('[X8] apart: no single card could touch both bases; free: they only may not touch', () => {
    const second = (bases: string): ReturnType<typeof cards.start> =>
      playOn(cards.start(setupOf(4, { bases })), '* first p2', 'p1 base S2 -1,-21 v', 'p4 base D2 28,-28 v');
    // p3 and p2 are far away; p4's places are looked at before it lays.
    const before = (bases: string) =>
      playOn(cards.start(setupOf(4, { bases })), '* first p2', 'p1 base S2 -1,-21 v');
    expect(toAct(second('apart'))).toBe('p3 base');
    for (const [place, apart, free] of [
      ['4,-21 v', 'base-near', 'base-near'],
      ['5,-21 v', 'base-near', 'base-near'],
      ['6,-21 v', 'base-near', null],
      ['12,-21 v', 'base-near', null],
      ['13,-21 v', 'base-near', null],
      ['14,-21 v', null, null],
    ] as const) {
      expect(refusalOf(before('apart'), `p4 base D2 ${place}`)).toBe(apart);
      expect(refusalOf(before('free'), `p4 base D2 ${place}`)).toBe(free);
    }
  });

  test('[X9] a base lies face down until its first fight', () => {
    const state = playOn(cards.start(setupOf(2)), '* first p2', 'p1 base S2 -1,-21 v', 'p2 base H2 5,19 v');
    expect(all(state).table.map(({ up, base }) => [up, base])).toEqual([
      [false, true],
      [false, true],
    ]);
    for (const y of [-14, -7, 0, 7])
      playOn(state, `p2 place H${(y + 14) / 7 + 3} 5,${y + 40} v`, `p1 place S${(y + 14) / 7 + 3} -1,${y} v`);
    playOn(state, 'p2 pass', 'p1 place SA -1,14 v');
    expect(cardAtCorner(state, '5,19')?.up).toBe(false);
    playOn(state, 'p1 fight 5,19');
    expect(cardAtCorner(state, '5,19')?.up).toBe(true);
  });
});
