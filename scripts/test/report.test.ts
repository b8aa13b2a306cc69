import { expect, it } from 'vitest';
import { citedRules, failuresIn, type TestReport } from './report.ts';

const test = (title: string, status = 'passed') => ({
  ancestorTitles: ['a group'],
  title,
  fullName: `a group ${title}`,
  status,
});

function report(...tests: ReturnType<typeof test>[]): TestReport {
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const file = {
    name: 'a.test.ts',
    status: failed > 0 ? 'failed' : 'passed',
    assertionResults: tests,
  } as const;
  return { numPassedTests: tests.length - failed, testResults: [file] };
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
    testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }],
  };
  expect(failuresIn(broken)).toEqual([{ file: 'broken.test.ts', title: '' }]);
});

it('failures are named by file and title', () => {
  const mixed = report(test('passes'), test('fails', 'failed'), test('left out', 'skipped'));
  expect(failuresIn(mixed)).toEqual([{ file: 'a.test.ts', title: 'a group > fails' }]);
  expect(failuresIn(report(test('passes')))).toEqual([]);
});
