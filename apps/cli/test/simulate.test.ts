import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatResult } from '@santiago/kernel';
import { soaked } from '@santiago/kernel/laws';
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
  ])('writes files that replay to the same result: %s %s %s %s %s', async (...args) => {
    const games = soaked(2);
    const files = await simulated(...args, '--games', String(games), '--seed', '7');
    expect(files).toHaveLength(games);
    for (const file of files) {
      const { game, file: match } = openMatch(file);
      const outcome = game.game.outcome(match.state);
      expect(outcome).not.toBeNull();
      expect(formatResult(outcome!)).toBe(resultIn(readFileSync(file, 'utf8')));
    }
  });

  it('makes the same matches from the same seed, and others from another', async () => {
    const texts = async (seed: string): Promise<string[]> =>
      (await simulated('canals', '--games', '3', '--seed', seed)).map((file) => readFileSync(file, 'utf8'));
    const first = await texts('7');
    expect(await texts('7')).toEqual(first);
    expect(await texts('8')).not.toEqual(first);
  });

  it('sums up as JSON', async () => {
    const { stdout, status } = await santiago([
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

  it('never writes over a file that holds something else', async () => {
    const [file] = await simulated('canals', '--games', '1', '--seed', '7');
    const out = path.dirname(file!);
    const again = ['simulate', 'canals', '--games', '1', '--seed', '7', '--out', out];
    expect((await santiago(again)).status).toBe(0);
    writeFileSync(file!, 'mine');
    const { status, stderr } = await santiago(again);
    expect(status).toBe(1);
    expect(stderr).toContain('with other content; it was left alone.');
    expect(readFileSync(file!, 'utf8')).toBe('mine');
  });

  it('leaves nothing behind when it is refused', async () => {
    const out = path.join(freshFolder(), 'new');
    expect((await santiago(['simulate', 'canals', '--players', '9', '--out', out])).status).toBe(1);
    expect(existsSync(out)).toBe(false);
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'file'), '');
    const { status, stderr } = await santiago(['simulate', 'canals', '--out', path.join(folder, 'file')]);
    expect(status).toBe(1);
    expect(stderr).toContain('a file has that name');
    expect(readdirSync(folder)).toEqual(['file']);
  });
});

describe('santiago census', () => {
  it('counts lines, and knows every game', async () => {
    const linesOf = async (...args: string[]): Promise<number[]> => {
      const { stdout } = await santiago(['census', ...args, '--json']);
      return (JSON.parse(stdout) as { levels: { lines: number }[] }).levels.map(({ lines }) => lines);
    };
    // [C19] 10 bids and a pass; then every bid but those made.
    expect(await linesOf('canals', '--depth', '2')).toEqual([1, 11, 111]);
    expect(await linesOf('cards', '--depth', '0')).toEqual([1]);
  });
});
