// The part of vitest's JSON report that we read.

import { existsSync, readFileSync } from 'node:fs';

type Result = {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly fullName: string;
  readonly status: string;
};

/** The name of a test as `-t` reads it; `fullName` of the report has no signs between a group and its tests. */
const nameOf = ({ ancestorTitles, title }: Result): string => [...ancestorTitles, title].join(' > ');

export type TestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly Result[];
  }[];
};

const EMPTY: TestReport = { numPassedTests: 0, testResults: [] };

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

/** The tests that failed. A file that failed before or outside its tests counts as one without a title. */
export function failuresIn(report: TestReport): { readonly file: string; readonly title: string }[] {
  return report.testResults.flatMap(({ name: file, status, assertionResults }) => {
    const titles = assertionResults.filter((test) => test.status === 'failed').map(nameOf);
    const isBroken = status === 'failed' && titles.length === 0;
    return (isBroken ? [''] : titles).map((title) => ({ file, title }));
  });
}
