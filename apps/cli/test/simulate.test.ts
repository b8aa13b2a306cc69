import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatResult } from '@santiago/kernel';
import { findGame } from '../src/games/index.ts';
import { openMatch } from '../src/matchfile.ts';
import { freshFolder, resultIn, santiago, simulated } from './santiago.ts';

describe('santiago simulate', () => {
  it.each([
    ['canals', '--players', '2'],
    ['canals', '--players', '3', '--preset', 'trefl'],
    ['canals', '--players', '4', '--option', 'minBribe=0', '--option', 'spring=any'],
    ['canals', '--players', '5', '--option', 'spring=chosen'],
    ['canals', '--players', '2', '--preset', 'amigo', '--option', 'twoPlayerExtra=both'],
    ['cards', '--players', '2', '--seats', 'eager'],
    ['cards', '--players', '3', '--seats', 'eager,random,eager'],
    ['cards', '--players', '4'],
  ])('writes files that replay to the same result: %s %s %s %s %s', (...args) => {
    const files = simulated(...args, '--games', '8', '--seed', '7');
    expect(files).toHaveLength(8);
    for (const file of files) {
      const { game, file: match } = openMatch(file);
      const outcome = game.game.outcome(match.state);
      expect(outcome).not.toBeNull();
      expect(formatResult(outcome!)).toBe(resultIn(readFileSync(file, 'utf8')));
    }
  });

  it('makes the same matches from the same seed, and others from another', () => {
    const texts = (seed: string): string[] =>
      simulated('canals', '--games', '3', '--seed', seed).map((file) => readFileSync(file, 'utf8'));
    expect(texts('7')).toEqual(texts('7'));
    expect(texts('7')).not.toEqual(texts('8'));
  });

  it('sums up as JSON', () => {
    const { stdout, status } = santiago([
      'simulate',
      'canals',
      '--players',
      '3',
      '--games',
      '20',
      '--seed',
      'x',
      '--json',
    ]);
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as { games: number; seats: { won: number; shared: number }[] };
    expect(report.games).toBe(20);
    expect(report.seats).toHaveLength(3);
    const won = report.seats.reduce((sum, seat) => sum + seat.won, 0);
    expect(won).toBeLessThanOrEqual(20);
    expect(won > 0 || report.seats.some((seat) => seat.shared > 0)).toBe(true);
  });

  it('never writes over a file that holds something else', () => {
    const [file] = simulated('canals', '--games', '1', '--seed', '7');
    const out = path.dirname(file!);
    const again = ['simulate', 'canals', '--games', '1', '--seed', '7', '--out', out];
    expect(santiago(again).status).toBe(0);
    writeFileSync(file!, 'mine');
    const { status, stderr } = santiago(again);
    expect(status).toBe(1);
    expect(stderr).toContain('holds something else; it was left alone.');
    expect(readFileSync(file!, 'utf8')).toBe('mine');
  });

  it('leaves nothing behind when it is refused', () => {
    const out = path.join(freshFolder(), 'new');
    expect(santiago(['simulate', 'canals', '--players', '9', '--out', out]).status).toBe(1);
    expect(existsSync(out)).toBe(false);
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'file'), '');
    const { status, stderr } = santiago(['simulate', 'canals', '--out', path.join(folder, 'file')]);
    expect(status).toBe(1);
    expect(stderr).toContain('there is a file of that name');
    expect(readdirSync(folder)).toEqual(['file']);
  });
});

describe('santiago census', () => {
  it('counts lines, and knows every game', () => {
    const census = (...args: string[]): { levels: { lines: number }[] } =>
      JSON.parse(santiago(['census', ...args, '--json']).stdout) as { levels: { lines: number }[] };
    // [C19] 10 bids and a pass; then every bid but those made.
    expect(census('canals', '--depth', '2').levels.map(({ lines }) => lines)).toEqual([1, 11, 111]);
    expect(census('cards', '--depth', '0').levels.map(({ lines }) => lines)).toEqual([1]);
  });
});

describe('santiago bench engine', () => {
  it.each(['canals', 'cards'])('has the figures of %s as JSON', (game) => {
    const { stdout } = santiago([
      'bench',
      'engine',
      '--game',
      game,
      '--rounds',
      '1',
      '--time',
      '3',
      '--json',
    ]);
    const report = JSON.parse(stdout) as Record<string, number> & { detail: Record<string, unknown> };
    expect(report['lists']).toBeGreaterThan(0);
    expect(report['sampler']).toBeGreaterThan(0);
    expect(report['copyNanoseconds']).toBeGreaterThan(0);
    expect(report['calibration']).toBeGreaterThan(0);
    const { min, max } = findGame(game)!.game.setup.players;
    expect(Object.keys(report.detail)).toHaveLength(max - min + 1);
  });

  it('compares a checkout with itself, row by row', () => {
    const root = path.resolve(import.meta.dirname, '..', '..', '..');
    const effort = ['--only', '2', '--times', '1', '--rounds', '1', '--time', '2'];
    const { stdout } = santiago(['bench', 'engine', '--against', root, ...effort, '--json']);
    const { rows } = JSON.parse(stdout) as { rows: { players: number; row: string; ratio: number }[] };
    expect(rows.map(({ row }) => row)).toEqual(['lists', 'sampler', 'copy']);
    for (const { players, ratio } of rows) {
      expect(players).toBe(2);
      expect(ratio).toBeGreaterThan(0);
    }
    // Six processes, one after the other.
  }, 240_000);

  it.each(['engine', 'web'])('refuses to compare %s with a folder that holds no checkout', (bench) => {
    const { status, stderr } = santiago(['bench', bench, '--against', import.meta.dirname]);
    expect(status).toBe(2);
    expect(stderr).toContain('There is no checkout in');
  });
});
