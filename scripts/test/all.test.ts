import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BARS } from '../../apps/cli/test/bot-bars.ts';
import { type Part, PARTS } from './parts.ts';
import { digestOf, type Entry, followed, linesOf, pageOf, type Result, stateOf } from './summary.ts';
import { own, ROOT } from './tools.ts';

const entries: readonly Entry[] = [
  { path: 'package-lock.json', hash: '1' },
  { path: 'packages', hash: '2' },
  { path: 'packages/bots/src', hash: '3' },
  { path: 'scripts', hash: '4' },
  { path: 'docs', hash: '5' },
  { path: 'docs/tests.md', hash: '6' },
  { path: 'docs/measurements', hash: '7' },
];
const changed = (...paths: string[]): Entry[] =>
  entries.map(({ path: file, hash }) => ({
    path: file,
    hash: paths.includes(file) ? `${hash} changed` : hash,
  }));

const part = (more: Partial<Part> = {}): Part => ({
  name: 'ladder',
  about: 'what bots must do',
  follows: ['packages/bots/src'],
  command: (kept) => ['node', 'program', '--matches', '400', '--out', kept],
  ...more,
});

const result = (more: Partial<Result> = {}): Result => ({
  ok: true,
  digest: digestOf(part(), entries),
  commit: 'abc',
  machine: 'two processors',
  ended: '2026-01-01 00:00 UTC',
  seconds: 60,
  lines: ['all: holds'],
  ...more,
});

describe('a result counts', () => {
  test('as long as what it follows from is the same', () => {
    const digest = digestOf(part(), entries);
    expect(digestOf(part(), changed('scripts', 'packages', 'docs/tests.md'))).toBe(digest);
    expect(digestOf(part(), changed('packages/bots/src'))).not.toBe(digest);
    expect(digestOf(part(), changed('package-lock.json'))).not.toBe(digest);
    expect(digestOf(part({ command: () => ['node', 'program', '--matches', '4'] }), entries)).not.toBe(
      digest,
    );
    expect(digestOf(part({ env: () => ({ SANTIAGO_SOAK: '2' }) }), entries)).not.toBe(digest);
  });

  test('wherever the project lies and its results are kept', () => {
    const elsewhere = part({
      command: (kept) => ['/other/node', '/other/program', '--matches', '400', '--out', kept],
    });
    expect(digestOf(elsewhere, entries)).toBe(digestOf(part(), entries));
  });

  test('whatever the measurements say, which it changes itself', () => {
    const paths = (follows: Part['follows']) =>
      followed(part({ follows }), entries).map((entry) => entry.path);
    expect(paths('all')).toEqual([
      'package-lock.json',
      'packages',
      'packages/bots/src',
      'scripts',
      'docs/tests.md',
    ]);
    expect(paths('code')).toEqual(['package-lock.json', 'packages', 'packages/bots/src', 'scripts']);
    expect(paths(['scripts'])).toEqual(['package-lock.json', 'scripts']);
  });

  test('and is old after that; a failure stays one until it is run again', () => {
    const now = digestOf(part(), entries);
    expect(stateOf(undefined, now)).toBe('not yet');
    expect(stateOf(result(), now)).toBe('ok');
    expect(stateOf(result(), 'another')).toBe('old');
    expect(stateOf(result({ ok: false }), 'another')).toBe('FAILED');
  });
});

test('what a part said is its verdicts, or its last line', () => {
  expect(linesOf('1 of 2\none: holds\n{"a":1}\n  two: FAILS\nend\n')).toEqual(['one: holds', 'two: FAILS']);
  expect(linesOf('building\n12 passed\n')).toEqual(['12 passed']);
  expect(linesOf(' Test Files  1 passed (1)\n      Tests  3 passed (3)\n   Duration  1s\n')).toEqual([
    'Tests  3 passed (3)',
  ]);
});

test('the page says of every part how it stands, where and when', () => {
  const parts = [part(), part({ name: 'soak' }), part({ name: 'looks' })];
  const digest = digestOf(part(), entries);
  const page = pageOf(
    parts,
    { ladder: result(), soak: result({ digest: 'another', lines: ['kills: holds'] }) },
    { ladder: digest, soak: digest, looks: digest },
  ).join('\n');
  expect(page).toContain('1 of 3 parts hold, 0 fail, 1 are old, 1 were not run.');
  expect(page).toContain('| ladder | what bots must do | ok | 60 s | abc | 2026-01-01 00:00 UTC |');
  expect(page).toContain('| looks | what bots must do | not yet |  |  |  |');
  expect(page).toContain('**soak** (two processors)\n```text\nkills: holds\n```');
});

describe('npm run test:all', () => {
  const call = (...args: string[]) => {
    const [node, ...words] = [...own('scripts/test/all.ts'), ...args];
    return spawnSync(node!, words, { encoding: 'utf8' });
  };

  test('--list says every part and how it stands', () => {
    const { status, stdout } = call('--list');
    const lines = stdout.trimEnd().split('\n');
    expect([status, lines.map((line) => line.split(' ')[0])]).toEqual([0, PARTS.map(({ name }) => name)]);
  });

  test('refuses what it does not know, and runs nothing', () => {
    const { status, stdout, stderr } = call('soap', '--lst');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no soap, --lst; there are test, looks, /);
  });

  test('plays every bar of the bots', () => {
    const parts = PARTS.flatMap(({ name }) => /^ladder-(.*)$/.exec(name)?.[1] ?? []);
    expect(new Set(parts)).toEqual(new Set(BARS.map(({ game, players }) => `${game}-${players}`)));
  });

  test('knows where everything is that its parts follow from', () => {
    for (const { name, follows } of PARTS) {
      const missing =
        typeof follows === 'string' ? [] : follows.filter((file) => !existsSync(path.join(ROOT, file)));
      expect([name, missing]).toEqual([name, []]);
    }
  });
});
