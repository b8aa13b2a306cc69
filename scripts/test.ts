// `npm test`: every check, two at a time, then a summary.
// `npm test -- ARGS`: only the tests, with ARGS for vitest (a path, -t "part of a title", --update).

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brokenFiles, readReport } from './test-report.ts';

type Stage = { readonly name: string; readonly commands: readonly string[][]; readonly after?: string };
type Outcome = { readonly name: string; readonly ok: boolean; readonly seconds: number };

const AT_ONCE = 2;
const root = path.dirname(import.meta.dirname);
// One each, so that two runs at once do not read each other's.
const reportFile = path.join(root, '.cache', `vitest.${process.pid}.json`);
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];

// The longest first, so that the short ones fill the gaps.
const STAGES: readonly Stage[] = [
  { name: 'tests', commands: [vitest] },
  {
    name: 'browser',
    commands: [
      ['node', 'scripts/chromium.ts'],
      ['playwright', 'test', '-c', 'apps/web'],
    ],
    // Both take all the processor there is.
    after: 'tests',
  },
  { name: 'types', commands: typeChecks() },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'exports', commands: [['node', 'scripts/exports-fixed.ts']] },
  { name: 'format', commands: [['biome', 'format']] },
  { name: 'unused', commands: [['knip', '--no-progress', '--no-config-hints']] },
  { name: 'rules', commands: [['node', 'scripts/rules-covered.ts', reportFile]], after: 'tests' },
];

function typeChecks(): string[][] {
  const projects = ['tsconfig.json', 'tsconfig.pure.json', 'apps/web/tsconfig.json'];
  return projects.filter((file) => existsSync(path.join(root, file))).map((file) => ['tsc', '-p', file]);
}

/** Runs a command; what it said, and whether it went well. */
function run([command, ...args]: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
    const child = spawn(command!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

async function runStage(stage: Stage): Promise<Outcome> {
  const started = performance.now();
  let ok = true;
  let output = '';
  for (const command of stage.commands) {
    const result = await run(command);
    ok &&= result.ok;
    output += result.output;
  }
  const seconds = (performance.now() - started) / 1000;
  // The tests and the rules say how many they were; the others are quiet when all is well.
  if (!ok || stage.name === 'tests' || stage.name === 'browser' || stage.name === 'rules')
    console.log(`\n── ${stage.name}\n${output.trim()}`);
  return { name: stage.name, ok, seconds };
}

async function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const waiting = [...stages];
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  const isReady = (stage: Stage): boolean =>
    stage.after === undefined || outcomes.some((outcome) => outcome.name === stage.after);
  while (waiting.length + running.size > 0) {
    const next = running.size < AT_ONCE ? waiting.findIndex(isReady) : -1;
    if (next < 0) {
      await Promise.race(running);
      continue;
    }
    const [stage] = waiting.splice(next, 1);
    const job: Promise<void> = runStage(stage!).then((outcome) => {
      outcomes.push(outcome);
      running.delete(job);
    });
    running.add(job);
  }
  return stages.map((stage) => outcomes.find((outcome) => outcome.name === stage.name)!);
}

function summarise(outcomes: readonly Outcome[]): void {
  console.log('');
  for (const { name, ok, seconds } of outcomes)
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  const report = readReport(reportFile);
  // A check that failed counts as one, so that the last line never looks clean after a bad run.
  const failedTests = report.numFailedTests + brokenFiles(report).length;
  const failedStages = outcomes.filter(
    (outcome) => !outcome.ok && !(outcome.name === 'tests' && failedTests > 0),
  );
  console.log(`\n${report.numPassedTests} passed, ${failedTests + failedStages.length} failed`);
}

const args = process.argv.slice(2);
const stages = args.length > 0 ? [{ name: 'tests', commands: [[...vitest, ...args]] }] : STAGES;
mkdirSync(path.dirname(reportFile), { recursive: true });
const outcomes = await runStages(stages);
summarise(outcomes);
rmSync(reportFile, { force: true });
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
