import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fairDraws } from '@santiago/kernel';
import { expect, it } from 'vitest';
import { commitment, tableKey } from '../index.ts';

const API = readFileSync(fileURLToPath(new URL('../../docs/api.md', import.meta.url)), 'utf8');

const hexFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => (first + index).toString(16).padStart(2, '0')).join('');

it('the test vector of docs/api.md holds', () => {
  const seed = hexFrom(0, 32);
  const key = tableKey(seed, [hexFrom(0, 16), null, hexFrom(16, 16)]);
  const draws = fairDraws(key);
  const numbers = (index: number, below: number): string => {
    const draw = draws(index);
    return Array.from({ length: 10 }, () => draw.below(below)).join(' ');
  };
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
  expect(API).toContain(`| commitment | \`${commitment(bytes)}\` |`);
  expect(API).toContain(
    `| K | \`${Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('')}\` |`,
  );
  expect(API).toContain(`| draw 0: ten numbers below 45 | ${numbers(0, 45)} |`);
  expect(API).toContain(`| draw 1: ten numbers below 6 | ${numbers(1, 6)} |`);
});
