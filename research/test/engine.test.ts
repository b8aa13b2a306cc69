import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runProgram } from '@santiago/cli/src/program.ts';
import { findGame } from '@santiago/games/programs';
import { describe, expect, it, vi } from 'vitest';
import { benchCommand } from '../bench/index.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');

/** A bench starts itself again, so it needs a process of its own. */
const startBench = (args: readonly string[]): { readonly stdout: string } =>
  spawnSync(process.execPath, [MAIN, 'bench', ...args], { encoding: 'utf8' });

describe('npm run bench -- engine', () => {
  it.each(['canals', 'cards'])('has the figures of %s as JSON', (game) => {
    const { stdout } = startBench(['engine', '--game', game, '--rounds', '1', '--time', '3', '--json']);
    const report = JSON.parse(stdout) as Record<string, number> & { detail: Record<string, unknown> };
    expect(report['lists']).toBeGreaterThan(0);
    expect(report['sampler']).toBeGreaterThan(0);
    expect(report['copyNanoseconds']).toBeGreaterThan(0);
    expect(report['calibration']).toBeGreaterThan(0);
    const { min, max } = findGame(game)!.game.setup.players;
    expect(Object.keys(report.detail)).toHaveLength(max - min + 1);
  });

  it('compares a checkout with itself, row by row', () => {
    const root = path.resolve(import.meta.dirname, '..', '..');
    const effort = ['--only', '2', '--times', '1', '--rounds', '1', '--time', '2'];
    const { stdout } = startBench(['engine', '--against', root, ...effort, '--json']);
    const { rows } = JSON.parse(stdout) as { rows: { players: number; row: string; ratio: number }[] };
    expect(rows.map(({ row }) => row)).toEqual(['lists', 'sampler', 'copy']);
    for (const { players, ratio } of rows) {
      expect(players).toBe(2);
      expect(ratio).toBeGreaterThan(0);
    }
  });

  it.each(['engine', 'web'])('refuses to compare %s with a folder that holds no checkout', async (bench) => {
    // As in the fresh process that a bench runs in.
    vi.stubEnv('SANTIAGO_FRESH', '1');
    const run = runProgram(['bench', bench, '--against', import.meta.dirname], [benchCommand]);
    await expect(run).rejects.toMatchObject({ exit: 2 });
    await expect(run).rejects.toThrow('There is no checkout in');
    vi.unstubAllEnvs();
  });
});
