// What we read of the JSON reports of vitest and Playwright.

import { existsSync, readFileSync } from 'node:fs';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const failedIn = (report: VitestReport): number =>
  report.testResults
    .map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      // A file that failed before or outside its tests counts as one.
      return status === 'failed' ? Math.max(failed, 1) : 0;
    })
    .reduce((sum, failed) => sum + failed, 0);

/** How many tests passed and failed; none where there is no report. */
export const countsIn = (file: string): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return { passed: report.stats.expected, failed: report.stats.unexpected };
  return { passed: report.numPassedTests, failed: failedIn(report) };
};

/** Rules cited, as [C12], by tests that ran and passed, or by a group around them. */
export const citedRules = (file: string): ReadonlySet<string> => {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const titles = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
  return new Set(titles.flatMap((title) => [...title.matchAll(/\[([A-Z]\d+)\]/g)].map((match) => match[1]!)));
};
