// Tells `npm test` what vitest does: see events.ts.

import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { tell } from './events.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

const fileOf = ({ moduleId }: TestModule): string => path.relative(ROOT, moduleId).replaceAll(path.sep, '/');

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
    if (unhandled.length > 0)
      tell({ kind: 'failed', file: '', title: 'outside the tests', text: textsOf(unhandled) });
  }
}

export default ProgressReporter;
