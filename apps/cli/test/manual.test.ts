import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { manualFrom } from '../src/manual.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/cli.md'), 'utf8');

it('docs/cli.md has every command and option as the program explains them (else: npm run manual)', () => {
  expect(page).toBe(manualFrom(page));
});

it('a page without the part for the commands is refused', () => {
  expect(() => manualFrom('nothing')).toThrow('The page has no part');
});
