// The order of the test files.

import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './tools.ts';

/** What takes longest, longest first. A new clone knows no times, and would begin with the largest files. */
const LONG: readonly string[] = [
  'packages/review/test/bars.test.ts',
  'packages/cards/test/contract.test.ts',
  'apps/server/test/bench/bench.test.ts',
  'scripts/doc-commands.test.ts',
  'apps/cli/test/simulate.test.ts',
  'packages/review/test/facts.test.ts',
  'apps/server/test/http/operation.test.ts',
  'packages/canals/test/contract.test.ts',
  'packages/review/test/cards.test.ts',
  'packages/review/test/instruments.test.ts',
  'apps/server/test/store/postgres.test.ts',
  'apps/server/test/http/examples.test.ts',
  'packages/review/test/review.test.ts',
  'apps/server/test/store/sqlite.test.ts',
  'apps/web/test/lesson.test.ts',
];

/** Files with a process of their own come last: between others they end the processes that those share. */
const rankOf = ({ moduleId, project }: TestSpecification): number => {
  const rank = LONG.indexOf(path.relative(ROOT, moduleId).replaceAll(path.sep, '/'));
  if (project.name === 'alone') return LONG.length + 1;
  return rank < 0 ? LONG.length : rank;
};

/** The longest files first, so that none is left for the end, when the other processors have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
