// `npm test`: every check, two at a time, with what it does as it goes and a summary.
// `npm test -- ARGS`: only the tests, with ARGS for vitest (a path, -t "part of a title", --update), or for Playwright
// where a path ends with .spec.ts (-g "part of a title").

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestEvent } from './events.ts';
import { clock, failureText, slowest, StageProgress } from './progress.ts';
import { brokenFiles, readReport } from './report.ts';
import { Screen } from './screen.ts';
import { allStages, playwright, SITE, type Stage } from './stages.ts';
import { own, ROOT, tool } from './tools.ts';

type Outcome = { readonly stage: Stage; readonly ok: boolean; readonly seconds: number };
type Said = { readonly ok: boolean; readonly output: string };

const AT_ONCE = 2;
const SLOWEST = 10;
// One each, so that two runs at once do not read each other's.
const reportFile = path.join(ROOT, '.cache', `vitest.${process.pid}.json`);

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  E2E_SITE: SITE,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
});

/** Runs a command; what it said, and whether it went well. What it tells as it goes is heard at once. */
function run([command, ...args]: readonly string[], hear: (event: TestEvent) => void): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(command!, args, {
      cwd: ROOT,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    child.stdout!.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr!.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => hear(message as TestEvent));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** All checks. */
class Run {
  private readonly started = performance.now();
  private readonly running = new Map<Stage, StageProgress>();
  private readonly over: StageProgress[] = [];
  private readonly outcomes: Outcome[] = [];
  private readonly screen = new Screen(process.stdout, () => this.status());

  async stages(stages: readonly Stage[]): Promise<boolean> {
    const waiting = [...stages];
    const jobs = new Set<Promise<void>>();
    const isReady = (stage: Stage): boolean =>
      (stage.waits === true || this.places() > 0) &&
      (stage.after ?? []).every((name) => this.outcomes.some((outcome) => outcome.stage.name === name));
    while (waiting.length + jobs.size > 0) {
      const next = waiting.findIndex(isReady);
      if (next < 0) {
        await Promise.race(jobs);
        continue;
      }
      const [stage] = waiting.splice(next, 1);
      const job: Promise<void> = this.stage(stage!).then(() => void jobs.delete(job));
      jobs.add(job);
    }
    this.screen.end();
    this.summarise(stages);
    return this.outcomes.every(({ ok }) => ok);
  }

  /** How many stages more may begin. */
  private places(): number {
    return AT_ONCE - [...this.running.keys()].filter(({ waits }) => waits !== true).length;
  }

  private async stage(stage: Stage): Promise<void> {
    const started = performance.now();
    const progress = new StageProgress(stage.name);
    this.running.set(stage, progress);
    const said: Said[] = [];
    for (const command of stage.commands)
      said.push(await run(command, (event) => this.hear(progress, event)));
    this.running.delete(stage);
    this.over.push(progress);
    const ok = said.every((each) => each.ok);
    const seconds = secondsSince(started);
    this.outcomes.push({ stage, ok, seconds });
    const output = said
      .map((each) => each.output.trim())
      .join('\n')
      .trim();
    const counted = stage.talks === true ? `, ${progress.passed} passed, ${progress.failed} failed` : '';
    this.screen.say(
      `${clock(secondsSince(this.started))}  ${stage.name} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s${counted}`,
    );
    if (output !== '' && (!ok || stage.shows === true)) this.screen.say(output);
  }

  private hear(progress: StageProgress, event: TestEvent): void {
    progress.hear(event, performance.now());
    if (event.kind === 'failed') this.screen.say(failureText(progress.name, event));
  }

  private status(): string {
    const now = performance.now();
    const parts = [...this.running.values()].map((progress) => progress.line(now));
    return `${clock(secondsSince(this.started))}  ${parts.join(' | ')}`;
  }

  private summarise(stages: readonly Stage[]): void {
    console.log(
      `\nSlowest files\n${slowest(
        this.over.flatMap(({ times }) => times),
        SLOWEST,
      ).join('\n')}\n`,
    );
    for (const { name } of stages) {
      const { ok, seconds } = this.outcomes.find(({ stage }) => stage.name === name)!;
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
    }
    const passed = this.over.reduce((sum, progress) => sum + progress.passed, 0);
    const failed = this.over.reduce((sum, progress) => sum + progress.failed, 0);
    // A check that failed counts as one, so that the last line never looks clean after a bad run.
    const checks = this.outcomes.filter(
      ({ stage, ok }) => !ok && !this.over.some(({ name, failed: some }) => name === stage.name && some > 0),
    );
    console.log(`        all      ${secondsSince(this.started).toFixed(1).padStart(6)} s`);
    console.log(`\n${passed} passed, ${failed + checks.length} failed`);
  }
}

/** Runs a command in full view; whether it went well. */
function runInView([command, ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command!, args, { cwd: ROOT, env: environment(), stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
}

/** The tests that the arguments name. */
async function runSome(args: readonly string[]): Promise<boolean> {
  if (args.some((arg) => arg.endsWith('.spec.ts') || arg.includes('/e2e'))) {
    for (const command of [own('scripts/build-page.ts'), own('scripts/chromium.ts')])
      if (!(await runInView(command))) return false;
    return runInView([
      ...playwright(),
      '--reporter=list',
      ...args.map((arg) => arg.replace('apps/web/', '')),
    ]);
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const ok = await runInView([...tool('vitest'), 'run', ...reporters, ...args]);
  const report = readReport(reportFile);
  console.log(
    `${report.numPassedTests} passed, ${report.numFailedTests + brokenFiles(report).length} failed`,
  );
  return ok;
}

const args = process.argv.slice(2);
mkdirSync(path.dirname(reportFile), { recursive: true });
try {
  const ok = args.length > 0 ? await runSome(args) : await new Run().stages(allStages(reportFile));
  process.exitCode = ok ? 0 : 1;
} finally {
  for (const file of [reportFile, `${reportFile}.faults`]) rmSync(file, { force: true });
}
