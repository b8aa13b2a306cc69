import { expect, test } from 'vitest';
import { FastRandom } from '@santiago/kernel';
import { canals } from '@santiago/canals';
import { nextMove, randomMatch, soaked } from '@santiago/kernel/laws';
import { LAYOUT } from '../state/state.ts';
import { CASES, conserved, subject } from './subject.ts';

test('[law 5] a state assigned over one of any other set-up plays on like the one it was taken from', () => {
  const states = CASES.map((each, index) => {
    const state = canals.start(each.setup);
    const moves = randomMatch(subject, each, index + 1);
    const half = moves.slice(0, Math.floor((moves.length * (index + 1)) / (CASES.length + 1)));
    for (const { who, action } of half) canals.play(state, who, action);
    return state;
  });
  for (let seed = 1; seed <= soaked(1); seed++) {
    for (const [at, source] of states.entries()) {
      const target = canals.copy(states[(at + 7 * seed) % states.length]!);
      canals.assign(target, source);
      const twin = canals.copy(source);
      const [one, other] = [new FastRandom(seed, at), new FastRandom(seed, at)];
      for (let row = 0; row < 40; row++) {
        expect(canals.view(target, 'all')).toEqual(canals.view(twin, 'all'));
        const move = nextMove(canals, target, one);
        expect(move).toEqual(nextMove(canals, twin, other));
        if (move === null) break;
        canals.play(target, move.who, move.action);
        canals.play(twin, move.who, move.action);
        conserved(target);
      }
    }
  }
});

test('a state is the same as its copy, and another as soon as anything at all is different', () => {
  const [each] = CASES;
  const state = canals.start(each!.setup);
  for (const { who, action } of randomMatch(subject, each!, 3)) {
    const before = canals.copy(state);
    expect(before.equals(state)).toBe(true);
    expect(before.hash()).toBe(state.hash());
    canals.play(state, who, action);
    expect(before.equals(state)).toBe(false);
  }
  const names = ['players', 'phaseNumber', 'actor', ...Object.keys(LAYOUT.parts)];
  const single = names.filter((name) => typeof state[name as keyof typeof state] !== 'object');
  expect(single.length).toBeGreaterThan(20);
  for (const name of single) {
    const other = canals.copy(state);
    const values = other as unknown as Record<string, number | boolean>;
    values[name] = typeof values[name] === 'boolean' ? !values[name] : Number(values[name]) + 1;
    expect(other.equals(state), name).toBe(false);
  }
  for (const list of [
    state.squares,
    state.cash,
    state.bids,
    state.bribeDitches,
    state.bribes,
    state.free,
    state.freeAt,
  ]) {
    const other = canals.copy(state);
    list[0]!++;
    expect(other.equals(state)).toBe(false);
    list[0]!--;
  }
});
