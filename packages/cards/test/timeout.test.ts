import { describe, expect, test } from 'vitest';
import { FastRandom } from '@santiago/kernel';
import { cards, type State, whenTimeRunsOut } from '@santiago/cards';
import { answers, playOn, positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

const answer = (state: State): string =>
  cards.format(cards.decode(whenTimeRunsOut(state, 0, new FastRandom(1))));

describe('when time runs out and no bot plays', () => {
  test('a random legal base', () => {
    const state = playOn(cards.start(setupOf(2)), '* first p2');
    expect(answers(state, 'p1')).toContain(answer(state));
  });

  test('a pass, even where a purchase or a placement is possible', () => {
    expect(answer(positioned({ table: BASES, pools: { p1: 'HA', p2: 'S2' } }))).toBe('pass');
  });

  test('in a purchase the first take or else the first give, then close', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H2 H3 HA', p2: 'S9 S2' }, recycle: 'S10' });
    playOn(state, 'p1 give H3');
    expect(answer(state)).toBe('take S2');
    playOn(state, 'p1 take S2');
    expect(answer(state)).toBe('close');
    const short = positioned({ table: BASES, pools: { p1: 'H2 HA', p2: 'S9' } });
    expect(answer(playOn(short, 'p1 give H2'))).toBe('give HA');
  });

  test('the fight with the lowest x, then y', () => {
    const laid = (...enemies: readonly string[]): State =>
      playOn(positioned({ table: [...BASES, ...enemies] }), 'p1 place SA 5,0 v');
    expect(answer(laid('p2 H9 11,-3 v', 'p2 H8 5,7 v'))).toBe('fight 5,7');
    expect(answer(laid('p2 H8 5,7 v', 'p2 H7 5,-7 v'))).toBe('fight 5,-7');
  });

  test('all picks, then done; and end', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 11,3 v base', 'p3 C5 0,60 v base'];
    const state = positioned({ players: 3, table, recycle: 'S3', pools: { p1: 'C9', p3: 'S8' } });
    playOn(state, 'p1 place SA 5,0 v', 'p1 fight 11,3', '* dice 6 6 1 1');
    expect(answer(state)).toBe('pick S3');
    playOn(state, 'p1 pick S3');
    expect(answer(state)).toBe('pick S8');
    const after = positioned({ table: BASES, pools: { p1: 'HA', p2: 'S2' } });
    expect(answer(playOn(after, 'p1 place SA 5,0 v'))).toBe('end');
  });
});
