import { cards, type View } from '@santiago/cards';
import { FastRandom, lowestSeat, makeSetup, OWES_CHANCE } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { BEAT_MS, beatsOf, CEREMONY_MS, showsResult } from '@santiago/cards/page/motion/beats.ts';
import { endedBy, standingIn } from '@santiago/cards/page/end/ending.ts';
import type { Happened } from '@santiago/table/page/model/model.ts';

/** The last row of a match of chance in which the players do as they please, and resign only where they may. */
const lastRowOf = (players: number, seed: number, resigns: boolean): Happened<View> => {
  const setup = makeSetup(cards.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const random = new FastRandom(seed);
  const state = cards.start(setup.value);
  for (;;) {
    const owes = cards.owes(state);
    const who = owes === OWES_CHANCE ? -1 : lowestSeat(owes);
    const code = who < 0 ? cards.draw(state, random) : cards.sample(state, who, random);
    const action = cards.decode(code);
    if (action.kind === 'resign' && !resigns) continue;
    const before = cards.view(state, 'p1');
    const told = cards.told(state, who, action, 'p1');
    cards.play(state, who, code);
    if (cards.outcome(state) === null) continue;
    return { row: { number: 1, told, note: null }, before, after: cards.view(state, 'p1') };
  }
};

const ENDS = [2, 3].flatMap((players) =>
  [1, 2, 3, 4, 5, 6].flatMap((seed) => [lastRowOf(players, seed, false), lastRowOf(players, seed, true)]),
);

describe('the end of a match of the card game', () => {
  test('[X24][X29][X30] says who ended it, and how', () => {
    const kinds = new Set<string>();
    for (const happened of ENDS) {
      const { after } = happened;
      if (after.phase.kind !== 'over') throw new Error('not over');
      const ended = endedBy(happened)!;
      expect(ended.kind).toBe(after.phase.ending);
      kinds.add(ended.kind);
      const left = standingIn(after);
      if (ended.kind === 'destroyed') {
        expect(left).not.toContain(ended.loser);
        expect(ended.by).not.toBe(ended.loser);
      } else if (ended.kind === 'resigned') expect(left).not.toContain(ended.by);
      else expect(left.length).toBeGreaterThan(1);
    }
    expect(kinds.size).toBeGreaterThan(1);
  });

  test.each([1.6, 1, 0.5, 0.35])('is a ceremony of eight seconds at most, at speed %f', (speed) => {
    for (const happened of ENDS) {
      const beats = beatsOf(happened, { speed, calm: false, during: 1080 * speed });
      expect(beats.map(({ name }) => name)).toEqual(['last', 'table', 'standing', 'winner']);
      expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(CEREMONY_MS);
      expect(beats[1]!.ms).toBeCloseTo(BEAT_MS.table * speed);
      expect(beats.every(({ untold }) => untold === true)).toBe(true);
      expect(beats.map(showsResult)).toEqual([false, true, true, true]);
    }
  });

  test('is there immediately with less motion', () => {
    for (const happened of ENDS) expect(beatsOf(happened, { speed: 1, calm: true, during: 500 })).toEqual([]);
    expect(showsResult(null)).toBe(true);
  });
});
