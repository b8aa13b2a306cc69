// Tells `npm test` what the browser tests do: see events.ts.

import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { tell } from './events.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

const fileOf = ({ location }: TestCase): string =>
  path.relative(ROOT, location.file).replaceAll(path.sep, '/');

/** Without colours, which a log cannot show. */
// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const plain = (text: string): string => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

const textOf = ({ message, stack, snippet }: TestError): string =>
  plain([stack ?? message ?? 'failed', ...(snippet === undefined ? [] : [snippet])].join('\n'));

class ProgressReporter implements Reporter {
  private readonly left = new Map<string, number>();
  private readonly seconds = new Map<string, number>();

  onBegin(_: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    for (const test of tests) this.left.set(fileOf(test), (this.left.get(fileOf(test)) ?? 0) + 1);
    tell({ kind: 'total', files: this.left.size, tests: tests.length });
  }

  onTestBegin(test: TestCase): void {
    tell({ kind: 'started', file: fileOf(test) });
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const file = fileOf(test);
    const seconds = (this.seconds.get(file) ?? 0) + duration / 1000;
    this.seconds.set(file, seconds);
    // The first parts are the project and the file.
    const title = test.titlePath().slice(3).join(' ');
    if (status === 'passed') tell({ kind: 'passed', file });
    else if (status !== 'skipped')
      tell({ kind: 'failed', file, title, text: errors.map(textOf).join('\n') || status });
    const left = this.left.get(file)! - 1;
    this.left.set(file, left);
    if (left === 0) tell({ kind: 'ended', file, seconds });
  }

  onError(error: TestError): void {
    tell({ kind: 'failed', file: '', title: '', text: `Outside the tests: ${textOf(error)}` });
  }
}

export default ProgressReporter;
