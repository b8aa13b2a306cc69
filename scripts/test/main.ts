// `npm test`: every check, two at a time, with live progress and a summary. `npm test -- ARGS`: only the tests, with
// ARGS for vitest (a path, -t "part of a title", --update), or for Playwright if a path ends with .spec.ts (-g "part
// of a title").

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandFor } from './progress.ts';
import { failuresIn, readReport } from './report.ts';
import { environment, Run } from './run.ts';
import { allStages, playwright } from './stages.ts';
import { own, ROOT, tool } from './tools.ts';

// One folder each, so that two runs at the same time do not read each other's files.
const reportFile = path.join(ROOT, '.cache', `vitest.${process.pid}.json`);

/** When more tests than this fail, they fail for one reason, and nobody repeats each. */
const MOST_COMMANDS = 10;

/** Runs a command and shows its output; returns whether it succeeded. */
function runInView([command, ...args]: readonly string[], isBuilt: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command!, args, { cwd: ROOT, env: environment(isBuilt), stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
}

/** The tests that the arguments name. */
async function runSome(args: readonly string[]): Promise<boolean> {
  if (args.some((arg) => arg.endsWith('.spec.ts') || arg.includes('/e2e'))) {
    for (const command of [own('scripts/build-page.ts'), own('scripts/chromium.ts')])
      if (!(await runInView(command, false))) return false;
    const words = [...playwright(), '--reporter=list', ...args.map((arg) => arg.replace('apps/web/', ''))];
    return runInView(words, true);
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const ok = await runInView([...tool('vitest'), 'run', ...reporters, ...args], false);
  const report = readReport(reportFile);
  const failures = failuresIn(report);
  for (const { file, title } of failures.slice(0, MOST_COMMANDS))
    console.log(`Again: ${commandFor({ file: path.relative(ROOT, file).replaceAll(path.sep, '/'), title })}`);
  const hasRun = report.numPassedTests + failures.length > 0;
  if (!hasRun) console.log('No test was run: no file, or no title in it, has these words.');
  console.log(`${report.numPassedTests} passed, ${failures.length} failed`);
  return ok && hasRun;
}

const args = process.argv.slice(2);
mkdirSync(path.dirname(reportFile), { recursive: true });
try {
  const ok =
    args.length > 0 ? await runSome(args) : await new Run(process.stdout).stages(allStages(reportFile));
  process.exitCode = ok ? 0 : 1;
} finally {
  for (const file of [reportFile, `${reportFile}.faults`]) rmSync(file, { force: true });
}
