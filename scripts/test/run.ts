// Runs the stages of `npm test`, two at a time, and says what they do.

import { spawn } from 'node:child_process';
import os from 'node:os';
import type { TestEvent } from './events.ts';
import { clock, failureText, slowest, StageProgress } from './progress.ts';
import { type Output, Screen } from './screen.ts';
import { SERVER, SITE, type Stage } from './stages.ts';
import { COMPILED, ROOT } from './tools.ts';

type Outcome = { readonly stage: Stage; readonly ok: boolean; readonly seconds: number };
type Said = { readonly ok: boolean; readonly output: string };

const AT_ONCE = 2;
const SLOWEST = 10;

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

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

/** Runs a command of a stage; returns its output and whether it succeeded. Its progress is passed on immediately. */
function run(
  [command, ...args]: readonly string[],
  { yields }: Stage,
  hear: (event: TestEvent) => void,
): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(command!, args, {
      cwd: ROOT,
      env: environment(true),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (yields === true && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout!.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr!.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => hear(message as TestEvent));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** All checks. */
export class Run {
  private readonly started = performance.now();
  private readonly running = new Map<Stage, StageProgress>();
  private readonly over: StageProgress[] = [];
  private readonly outcomes: Outcome[] = [];
  private readonly output: Output;
  private readonly screen: Screen;

  constructor(output: Output) {
    this.output = output;
    this.screen = new Screen(output, () => this.status());
  }

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

  /** How many more stages may begin. */
  private places(): number {
    return AT_ONCE - [...this.running.keys()].filter(({ waits }) => waits !== true).length;
  }

  private async stage(stage: Stage): Promise<void> {
    const started = performance.now();
    const progress = new StageProgress(stage.name);
    this.running.set(stage, progress);
    const said: Said[] = [];
    for (const command of stage.commands)
      said.push(await run(command, stage, (event) => this.hear(progress, event)));
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
    this.say(
      `\nSlowest files\n${slowest(
        this.over.flatMap(({ times }) => times),
        SLOWEST,
      ).join('\n')}\n`,
    );
    for (const { name } of stages) {
      const { ok, seconds } = this.outcomes.find(({ stage }) => stage.name === name)!;
      this.say(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
    }
    const passed = this.over.reduce((sum, progress) => sum + progress.passed, 0);
    const failed = this.over.reduce((sum, progress) => sum + progress.failed, 0);
    // A failed check counts as one, so that the last line never looks clean after a bad run.
    const checks = this.outcomes.filter(
      ({ stage, ok }) => !ok && !this.over.some(({ name, failed: some }) => name === stage.name && some > 0),
    );
    this.say(`        all      ${secondsSince(this.started).toFixed(1).padStart(6)} s`);
    this.say(`\n${passed} passed, ${failed + checks.length} failed`);
  }

  private say(text: string): void {
    this.output.write(`${text}\n`);
  }
}
