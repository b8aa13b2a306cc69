import { expect, it } from 'vitest';
import { benchServer, benchText } from '../../src/bench/bench.ts';

it('measures a small load, without an error', async () => {
  const report = await benchServer({ tables: 3, every: 50, measure: 1, runs: 1, processes: 1, apart: false });
  expect(report.best.firstError).toBeNull();
  expect(report.best.errors).toBe(0);
  expect(report.best.actionsPerSecond).toBeGreaterThan(1);
  expect(benchText(report)).toContain('3 tables, 12 streams');
}, 60_000);
