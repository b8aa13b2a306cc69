// Tells `npm test` what vitest does: see events.ts.

import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { tell } from './events.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

const relative = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/');
const fileOf = ({ moduleId }: TestModule): string => relative(moduleId);

type Fault = {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly diff?: string | undefined;
};

/** What was wrong, what was expected, and where. */
function textOf({ message, stack, diff }: Fault): string {
  const where = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.includes(ROOT) && !line.includes('node_modules'));
  return [message, ...(diff === undefined ? [] : [diff]), ...where.slice(0, 4)].join('\n');
}

const textsOf = (faults: readonly Fault[]): string => faults.map(textOf).join('\n');

class ProgressReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    tell({ kind: 'total', files: specifications.length, tests: null });
  }

  onTestModuleStart(module: TestModule): void {
    tell({ kind: 'started', file: fileOf(module) });
  }

  onTestCaseResult(test: TestCase): void {
    const file = fileOf(test.module);
    const { state, errors } = test.result();
    if (state === 'passed') tell({ kind: 'passed', file });
    if (state === 'failed') tell({ kind: 'failed', file, title: test.fullName, text: textsOf(errors) });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    const faults = module.errors();
    // A file that cannot be loaded, or a hook that fails.
    if (faults.length > 0) tell({ kind: 'failed', file, title: '', text: textsOf(faults) });
    const { collectDuration, duration } = module.diagnostic();
    tell({ kind: 'ended', file, seconds: (collectDuration + duration) / 1000 });
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      // The file that ran when nobody caught it, if there was one.
      const running: unknown = error['VITEST_TEST_PATH'];
      const file = typeof running === 'string' ? relative(running) : '';
      tell({ kind: 'failed', file, title: '', text: `Outside the tests: ${textOf(error)}` });
    }
  }
}

export default ProgressReporter;
