import { expect, it } from 'vitest';
import { brokenFiles, citedRules, type TestReport } from './report.ts';

const test = (fullName: string, status = 'passed') => ({ fullName, status });

function report(...tests: { fullName: string; status: string }[]): TestReport {
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const file = {
    name: 'a.test.ts',
    status: failed > 0 ? 'failed' : 'passed',
    assertionResults: tests,
  } as const;
  return { numPassedTests: tests.length - failed, numFailedTests: failed, testResults: [file] };
}

it('a rule counts as cited only by a test that passed', () => {
  const cited = citedRules(
    report(
      test('[C901][C902] two at once'),
      test('[C903] fails', 'failed'),
      test('[C904] left out', 'skipped'),
    ),
  );
  expect([...cited]).toEqual(['C901', 'C902']);
});

it('a range cites nothing', () => {
  expect(citedRules(report(test('[C901–C905] the board'), test('C906 without brackets'))).size).toBe(0);
});

it('a file that fails without a failing test is counted', () => {
  const broken: TestReport = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }],
  };
  expect(brokenFiles(broken)).toEqual(['broken.test.ts']);
  expect(brokenFiles(report(test('fails', 'failed')))).toEqual([]);
});
