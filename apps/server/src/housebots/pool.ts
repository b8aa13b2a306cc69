import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Question, RANDOM, think } from './bots.ts';

const LAST_WAIT = 500;

export interface BotPoolOptions {
  readonly threads: number;
  /** Questions waiting beyond this many are answered at random. */
  readonly queue: number;
  /** Milliseconds; at half of it a bot is told to answer, at the end it is stopped, with its thread. */
  readonly patience: number;
  readonly failed: (error: unknown) => void;
}

/** House bots: they think in threads of their own, within a bound of time and of waiting questions. */
export class BotPool {
  private readonly options: BotPoolOptions;
  private readonly pool: Piscina<Question | null, string>;

  constructor(options: BotPoolOptions) {
    this.options = options;
    this.pool = new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      // One is kept warm: to start one takes longer than most thoughts.
      minThreads: 1,
      maxThreads: options.threads,
      maxQueue: options.queue,
      idleTimeout: 30_000,
    });
  }

  /** A thread is there and has read its programs: that takes a processor for a while. */
  async ready(): Promise<void> {
    await this.pool.run(null);
  }

  get waiting(): number {
    return this.pool.queueSize;
  }

  /** An action. A bot that fails is stood in for by chance, so that no table waits for ever. */
  async choose(question: Omit<Question, 'seed' | 'patience'>): Promise<string> {
    const { patience } = this.options;
    const seeded = { ...question, seed: randomInt(2 ** 31), patience: patience / 2 };
    try {
      return await this.pool.run(seeded, { signal: AbortSignal.timeout(patience) });
    } catch (error) {
      this.options.failed(error);
      return think({ ...seeded, bot: RANDOM });
    }
  }

  async close(): Promise<void> {
    // A thread that does not stop ends with the process.
    await Promise.race([this.pool.destroy(), setTimeout(LAST_WAIT, null, { ref: false })]);
  }
}
