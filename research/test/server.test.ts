import { expect, it } from 'vitest';
import { benchServer, benchText, STANDARD } from '../server/bench.ts';

it('measures a small load and a small attack, without an error', async () => {
  const report = await benchServer({ ...STANDARD, tables: [3], every: 50, measure: 1, runs: 1, talk: 8 });
  const [best] = report.best;
  expect(best?.firstError).toBeNull();
  expect(best?.errors).toBe(0);
  expect(best?.actionsPerSecond).toBeGreaterThan(0);
  expect(best?.shares).toEqual([1]);
  expect(report.attack?.events).toBeGreaterThan(8);
  const text = benchText(report);
  expect(text).toContain('3 tables, 12 streams');
  expect(text).toMatch(/held the loop: \d+\.\d ms/);
});
