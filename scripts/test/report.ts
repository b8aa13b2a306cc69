// The part of vitest's JSON report that we read.

import { existsSync, readFileSync } from 'node:fs';

export type TestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const EMPTY: TestReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

export function readReport(file: string): TestReport {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : EMPTY;
}

/** Rules cited, as [C12], by tests that ran and passed, or by a group around them. */
export function citedRules(report: TestReport): Set<string> {
  const titles = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed')
    .map((test) => test.fullName);
  return new Set(titles.flatMap((title) => [...title.matchAll(/\[([A-Z]\d+)\]/g)].map((match) => match[1]!)));
}

/** Files that failed before or outside their tests: nothing else counts them. */
export function brokenFiles(report: TestReport): string[] {
  return report.testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    .map((file) => file.name);
}
