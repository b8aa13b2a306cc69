import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * A variable that one function fills and another reads is passed between them, never exported. An exported array or
 * map that is made empty is one that somebody fills; tables are made whole, `from` what they hold.
 */
const FILLED_LATER =
  /^export (let |const \w+(: [^=]+)? = new (\w+Array|Array|Map|Set)(<[^>]*>)?\(\s*[\w.+* ]*\))/m;

describe('no package exports state that changes', () => {
  it.each([
    'export let menu = 1;',
    'export const areaOf = new Int32Array(SQUARE_COUNT);',
    'export const seen: Set<string> = new Set();',
    'export const known = new Map<string, number>();',
  ])('%s would be one', (source) => {
    expect(source).toMatch(FILLED_LATER);
  });

  it.each([
    "export const NAMES = new Map([['a', 1]]);",
    'export const VALUES = Int32Array.from([1, 2]);',
    'const stack = new Int32Array(4);',
  ])('%s would not', (source) => {
    expect(source).not.toMatch(FILLED_LATER);
  });

  it('holds for every module of every package', () => {
    const files = globSync('packages/*/src/**/*.ts', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => FILLED_LATER.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual(
      [],
    );
  });
});
