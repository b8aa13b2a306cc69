// Runs the checks of `npm test`, two at a time, and shows what they print as they print it.

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { type Check, REPORTS, reportOf, SERVER, SITE } from './checks.ts';
import { countsIn } from './report.ts';
import { COMPILED, ROOT } from './tools.ts';

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

const AT_ONCE = 2;
const NAME_WIDTH = 8;

/**
 * The environment of the commands: page and server if they have just been built, and no colours if nobody sees them.
 * Type checker and linter, which are written in Go, look for unused memory less often: that is a sixth of their time.
 */
export const environment = (isBuilt: boolean): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: COMPILED,
  GOGC: '300',
  ...process.env,
  ...(isBuilt ? { E2E_SITE: SITE, BUILT_SERVER: SERVER } : {}),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
});

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Runs one command; returns whether it succeeded. Each line that it prints gets the name of its check. */
const run = (
  [command, ...args]: readonly string[],
  { name, yields }: Check,
  isBuilt: boolean,
): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...environment(isBuilt), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
    const child = spawn(command!, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (yields === true && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        if (line.trim() !== '') console.log(`${name.padEnd(NAME_WIDTH)} ${line}`);
      });
    child.on('error', (error) => {
      console.log(`${name.padEnd(NAME_WIDTH)} ${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });

const runCheck = async (check: Check, isBuilt: boolean): Promise<Outcome> => {
  const start = performance.now();
  let ok = true;
  for (const command of check.commands) ok = (await run(command, check, isBuilt)) && ok;
  const outcome = { name: check.name, ok, seconds: secondsSince(start) };
  console.log(line(outcome));
  return outcome;
};

const line = ({ name, ok, seconds }: Outcome): string =>
  `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(NAME_WIDTH)} ${seconds.toFixed(1).padStart(6)} s`;

/** Starts each check as soon as there is a place and what it needs has ended. */
const runInOrder = async (checks: readonly Check[]): Promise<readonly Outcome[]> => {
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  const outcomes: Outcome[] = [];
  // Tests that run without this check build what they need.
  const isBuilt = checks.some(({ name }) => name === 'build');
  const hasPlace = ({ waits }: Check): boolean =>
    waits === true || [...running.keys()].filter((each) => each.waits !== true).length < AT_ONCE;
  const needs = ({ after = [] }: Check): readonly string[] =>
    after.filter((name) => checks.some((each) => each.name === name));
  const isReady = (check: Check): boolean =>
    hasPlace(check) && needs(check).every((name) => outcomes.some((outcome) => outcome.name === name));
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [check] = waiting.splice(next, 1);
    const job = runCheck(check!, isBuilt).then((outcome) => {
      outcomes.push(outcome);
      running.delete(check!);
    });
    running.set(check!, job);
  }
  return outcomes;
};

/** Runs these checks and prints a summary; returns whether all succeeded. */
export const runChecks = async (checks: readonly Check[]): Promise<boolean> => {
  const start = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  try {
    const outcomes = await runInOrder(checks);
    const counts = outcomes.map(({ name, ok }) => {
      const { passed, failed } = countsIn(reportOf(name));
      // A failed check counts as one, so that the last line never looks clean after a bad run.
      return { passed, failed: !ok && failed === 0 ? 1 : failed };
    });
    const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, each) => total + each[key], 0);
    const ok = outcomes.every((outcome) => outcome.ok);
    console.log(`\n${outcomes.map(line).join('\n')}`);
    console.log(line({ name: 'all', ok, seconds: secondsSince(start) }));
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    return ok;
  } finally {
    rmSync(REPORTS, { recursive: true, force: true });
  }
};
