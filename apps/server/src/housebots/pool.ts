import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { PlayedDaily, SentMatch } from '../daily/play.ts';
import { type Lots, secretLots } from '../secrets.ts';
import type { Question } from './bots.ts';
import { FairQueue } from './queue.ts';
import type { Job } from './worker.ts';

const LAST_WAIT = 500;
/** No host has this name. */
const DAYS = 'days';

export interface BotPoolOptions {
  readonly threads: number;
  /** Questions that may wait; beyond that, the last question of the host with the most is turned away. */
  readonly queue: number;
  /** Milliseconds; after half of it a bot is told to answer, at the end its thread is stopped. */
  readonly patience: number;
  /** Left out: random numbers that nobody can predict. */
  readonly lots?: Lots;
}

/** Too many questions are waiting: ask again later. */
export class BotsBusy extends Error {}

interface Waiting {
  readonly job: Job;
  readonly done: (action: string) => void;
  readonly failed: (error: Error) => void;
}

/**
 * House bots: they think in separate threads, with a limit on time and on waiting questions. Each host has its own
 * queue, and the queues are served in turn.
 */
export class BotPool {
  private readonly options: BotPoolOptions;
  private readonly pool: Piscina<Job | null, string>;
  private readonly queue: FairQueue<Waiting>;
  private running = 0;
  private isClosed = false;

  constructor(options: BotPoolOptions) {
    this.options = options;
    this.queue = new FairQueue(options.queue);
    this.pool = new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      // One thread stays ready: starting one takes longer than most answers.
      minThreads: 1,
      maxThreads: options.threads,
      idleTimeout: 30_000,
    });
  }

  /** A thread is running and has loaded its programs, which takes a processor for a while. */
  async ready(): Promise<void> {
    await this.pool.run(null);
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** An action, for a table of this host. Rejected if the bot fails or too many questions wait (`BotsBusy`). */
  async choose(question: Omit<Question, 'seed' | 'patience'>, host: string): Promise<string> {
    const { patience, lots = secretLots } = this.options;
    return this.wait({ ...question, seed: lots.below(2 ** 31), patience: patience / 2 }, host);
  }

  /** Plays a daily match. All of them wait in one queue beside those of the hosts, so they delay no table for long. */
  async playDaily(sent: SentMatch): Promise<PlayedDaily | null> {
    return JSON.parse(await this.wait(sent, DAYS)) as PlayedDaily | null;
  }

  /** Questions that are open stay so: a bot that is stopped has not failed, and is asked again after the next start. */
  async close(): Promise<void> {
    this.isClosed = true;
    // A thread that does not stop ends with the process.
    await Promise.race([this.pool.destroy(), setTimeout(LAST_WAIT, null, { ref: false })]);
  }

  private async wait(job: Job, host: string): Promise<string> {
    return new Promise((done, failed) => {
      this.queue.push(host, { job, done, failed })?.failed(new BotsBusy('too many bots think'));
      this.serve();
    });
  }

  private serve(): void {
    while (!this.isClosed && this.running < this.options.threads) {
      const next = this.queue.next();
      if (next === undefined) return;
      this.running++;
      const { job, done, failed } = next;
      // A bot's time starts when it starts to think, not when it starts to wait.
      this.pool
        .run(job, { signal: AbortSignal.timeout(this.options.patience) })
        .then(done, (error: unknown) => {
          if (!this.isClosed) failed(error instanceof Error ? error : new Error(String(error)));
        })
        .finally(() => {
          this.running--;
          this.serve();
        });
    }
  }
}
