import { expect, it } from 'vitest';
import type { TableFold } from '../../src/table/fold.ts';
import { newTable } from '../secrecy/pairs.ts';

type Fields = Record<string, unknown>;

/** What a fork takes from the first entry and the set-up, which no entry changes. */
const FIXED = ['id', 'game', 'seed', 'first', 'host', 'seats', 'info'];

const fieldsOf = (fold: TableFold): Fields => fold as unknown as Fields;

it('a fork has every field of its table, and a state of its own', () => {
  const fold = newTable('canals', 3, 1);
  fold.begin();
  const fields = fieldsOf(fold);
  const changing = Object.keys(fields).filter((name) => !FIXED.includes(name) && name !== 'state');
  expect(changing.length).toBeGreaterThan(8);
  // Nothing that a new table could have by itself.
  for (const name of changing) fields[name] = { name };
  const fork = fieldsOf(fold.fork());
  expect(Object.keys(fork)).toEqual(Object.keys(fields));
  for (const name of [...FIXED, ...changing]) expect(fork[name], name).toBe(fields[name]);
  expect(fork['state']).toEqual(fields['state']);
  expect(fork['state']).not.toBe(fields['state']);
});
