import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSetup } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { playSet } from '../src/arena/set.ts';
import { pairsOf, sparringPairs } from '../src/arena/pairs.ts';
import { reportOn } from '../src/arena/report.ts';
import { gameNamed } from '../src/games.ts';
import { decide, estimateShare, fitRatings, quantile } from '../src/arena/statistics.ts';

describe('the statistics of the arena', () => {
  it('counts sets: seats that always agree are one observation', () => {
    const apart = estimateShare([1, 0, 1, 0, 1, 0, 1, 0], 32);
    expect(apart.mean).toBe(0.5);
    expect(apart.high - apart.low).toBeGreaterThan(0.5);
    const alike = estimateShare([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 32);
    expect(alike.high - alike.low).toBeLessThan(apart.high - apart.low);
  });

  it('is never certain, not even after winning every match', () => {
    const { low, high } = estimateShare(
      Array.from({ length: 100 }, () => 1),
      400,
    );
    expect(high).toBe(1);
    expect(low).toBeGreaterThan(0.98);
    expect(low).toBeLessThan(1);
  });

  it('stops a sequential test when the sets say enough', () => {
    const test = { low: 0.25, high: 0.4 };
    const sets = (share: number, count: number): number[] =>
      Array.from({ length: count }, (_, i) => (i % 2 === 0 ? share + 0.1 : share - 0.1));
    expect(decide(test, sets(0.6, 4))).toBeNull();
    expect(decide(test, sets(0.6, 40))).toBe('high');
    expect(decide(test, sets(0.2, 40))).toBe('low');
  });

  it('fits ratings to a matrix', () => {
    const [strong, weak] = fitRatings(
      [
        [null, 0.5],
        [0.1, null],
      ],
      4,
    );
    expect(strong).toBeGreaterThan(90);
    expect(weak).toBe(-strong!);
  });

  it('takes quantiles', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('a set', () => {
  const made = makeSetup(gameNamed('canals').game.setup, { players: 2 });
  if (!made.ok) throw new Error(made.fault.text);
  const leadsOf = (challenger: string, others: string): readonly number[] =>
    playSet({ game: 'canals', challenger, others, setup: made.value, seed: 1 }).leads;

  it('has the challenger in every seat, and is the same each time', () => {
    const leads = leadsOf('novice', 'random');
    expect(leads).toHaveLength(2);
    expect(leadsOf('novice', 'random')).toEqual(leads);
  });

  it('is another one in every seat if a bot plays among itself: the same would be the same match again', () => {
    const [first, second] = leadsOf('novice', 'novice');
    expect(second).not.toBe(-first!);
  });
});

describe('who sits down among whom', () => {
  it('is each among those below it, or everybody among everybody else', () => {
    const names = ['random', 'novice', 'steward'];
    expect(pairsOf(names, false)).toEqual([
      ['novice', 'random'],
      ['steward', 'random'],
      ['steward', 'novice'],
    ]);
    expect(pairsOf(names, true)).toHaveLength(6);
    expect(pairsOf(names, true)).toContainEqual(['random', 'steward']);
  });

  it('is the champion among its sparring partner besides', () => {
    expect(sparringPairs(gameNamed('canals').bots)).toEqual([['overseer', 'mirror']]);
    expect(sparringPairs(gameNamed('cards').bots)).toEqual([]);
  });
});

describe('the report of the arena', () => {
  it('shows each number of players with its usual set-up, and no other', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'santiago-arena-'));
    const set = (share: number): string =>
      `${JSON.stringify({ deal: 0, shares: [share, share], scores: [1, 1], leads: [0, 0], times: [] })}\n`;
    writeFileSync(path.join(folder, 'overseer-vs-steward-2p-trefl-seed1.jsonl'), set(1));
    writeFileSync(path.join(folder, 'overseer-vs-steward-2p-amigo-seed1.jsonl'), set(0));
    writeFileSync(path.join(folder, 'overseer-vs-steward-3p-trefl-seed1.jsonl'), set(0));
    const report = reportOn('canals', folder);
    expect(report).toContain('2 players');
    expect(report).toContain('| overseer | 100.0 (');
    expect(report).not.toContain('3 players');
    rmSync(folder, { recursive: true });
  });
});
