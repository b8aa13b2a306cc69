import { describe, expect, test } from 'vitest';
import { census, CHANCE } from '@santiago/kernel';
import { checkSecrecy, contract, goldens, pearls, roundTrips, secrecy } from '@santiago/kernel/laws';
import { cases, setupOf, subject } from './subject.ts';

contract(subject, cases);
secrecy(subject, cases);
roundTrips(subject, cases.slice(0, 2));
goldens(
  pearls,
  [
    { name: 'two-players', setup: setupOf(2, { rounds: '3' }), seed: 'oyster' },
    { name: 'three-players', setup: setupOf(3, { coins: '2', rounds: '2' }), seed: 'reef' },
  ],
  new URL('goldens/', import.meta.url),
);

test('a secrecy report says how much was compared', () => {
  const report = checkSecrecy(subject, cases[0]!, 40);
  expect(report.pairs).toBe(40);
  expect(report.differing).toBeGreaterThan(10);
  expect(report.rows).toBeGreaterThan(20);
});

describe('a census', () => {
  const first = [14, 12];
  test('counts lines, with chance by a script', () => {
    const state = pearls.start(setupOf(2));
    const script = (_: unknown, rows: number) => [first[rows] ?? 21];
    const levels = census(pearls, state, 6, script);
    expect(levels.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 5, 25, 0]);
    expect(levels.map(({ ends }) => ends)).toEqual([0, 0, 0, 0, 0, 25, 0]);
    expect(pearls.view(state, 'all')).toEqual(pearls.view(pearls.start(setupOf(2)), 'all'));
  });
  test('follows every outcome of chance that the caller gives', () => {
    const possible = (state: Parameters<typeof pearls.owes>[0]) =>
      Array.from({ length: 30 }, (_, action) => action).filter(
        (action) =>
          action > 10 && action !== 20 && pearls.refuse(state, CHANCE, pearls.decode(action)) === null,
      );
    const levels = census(pearls, pearls.start(setupOf(2)), 4, possible);
    expect(levels.map(({ lines }) => lines)).toEqual([1, 9, 72, 504, 2520]);
  });
});
