// Processes that try mutants, each one at a time.

import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Answer, Request } from './messages.ts';
import { LOOK_MS, Patience, seenOf } from './patience.ts';

/** What was loaded stays in memory: after so many worlds a process gives way to a new one. */
const WORLDS = 150;
/** Processor time, far more than a mutant's tests take, and all tests of a file; loops without end are counted. */
const PATIENCE_MS: Readonly<Record<Request['kind'], number>> = { try: 600_000, measure: 3_600_000 };

export class Worker {
  private child: ChildProcess | null = null;
  private worlds = 0;
  private readonly sources: string;
  private readonly sample: number;

  /** The file with the sources, and how much of the random cases the tests try. */
  constructor(sources: string, sample: number) {
    this.sources = sources;
    this.sample = sample;
  }

  /** Null: the process ended, or had to be ended. */
  async ask(request: Request): Promise<Answer | null> {
    if (this.worlds++ >= WORLDS) this.end();
    this.child ??= await this.start();
    const { child } = this;
    return new Promise((resolve) => {
      const done = (answer: Answer | null): void => {
        clearInterval(timer);
        child.off('message', done);
        child.off('exit', died);
        resolve(answer);
      };
      const died = (): void => {
        this.child = null;
        done(null);
      };
      const patience = new Patience(PATIENCE_MS[request.kind], seenOf(child.pid!));
      const timer = setInterval(() => {
        if (!patience.holds(seenOf(child.pid!))) child.kill('SIGKILL');
      }, LOOK_MS);
      child.on('message', done);
      child.on('exit', died);
      child.send(request);
    });
  }

  end(): void {
    this.child?.disconnect();
    this.child = null;
    this.worlds = 0;
  }

  private start(): Promise<ChildProcess> {
    const child = fork(path.join(import.meta.dirname, 'worker.ts'), [this.sources], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=1500'],
      env: { ...process.env, SANTIAGO_SOAK: String(this.sample) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve) => {
      child.once('message', () => resolve(child));
    });
  }
}
