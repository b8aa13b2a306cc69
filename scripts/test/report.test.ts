import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { citedRules, countsIn } from './report.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));

const written = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const vitest = (...files: readonly (readonly (readonly [string, string])[])[]): string =>
  written({
    numPassedTests: files.flat().filter(([, status]) => status === 'passed').length,
    testResults: files.map((tests) => ({
      status: tests.every(([, status]) => status !== 'failed') && tests.length > 0 ? 'passed' : 'failed',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    })),
  });

it('a rule counts as cited only by a test that passed', () => {
  const file = vitest([
    ['a group [C901][C902] two at once', 'passed'],
    ['a group [C903] fails', 'failed'],
    ['a group [C904] left out', 'skipped'],
    ['a range [C905–C907] and C908 without brackets', 'passed'],
  ]);
  expect([...citedRules(file)]).toEqual(['C901', 'C902']);
});

it('failures are counted, and a file that fails without a failing test counts as one', () => {
  const tests = [
    ['passes', 'passed'],
    ['fails', 'failed'],
    ['fails too', 'failed'],
  ] as const;
  expect(countsIn(vitest(tests, []))).toEqual({ passed: 1, failed: 3 });
});

it('browser tests are counted, and a check without a report counts nothing', () => {
  expect(countsIn(written({ stats: { expected: 5, unexpected: 2 } }))).toEqual({ passed: 5, failed: 2 });
  expect(countsIn(path.join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0 });
});
