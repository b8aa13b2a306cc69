import type { Seat, Told } from '@santiago/kernel';
import type { FromWorker, ToWorker } from './protocol.ts';

/** What a bot is asked outside a match. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** What the seat may know. */
  readonly view: unknown;
  /** What it was told so far. */
  readonly told: readonly Told[];
  readonly seed: number;
  readonly stream: number;
}

/** Bots that answer for whoever asks. */
export interface Thinker {
  /** The answer in notation. */
  choose(thought: Thought): Promise<string>;
  /** Forgets what it thinks about; that question is never answered. */
  stop(): void;
  close(): void;
}

/** The bots of the worker that local matches are played by. */
export const workerThinker = (): Thinker => {
  let worker: Worker | null = null;
  let asked = 0;
  const answers = new Map<number, (action: string) => void>();
  const open = (): Worker => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind !== 'thought') return;
      answers.get(data.id)?.(data.action);
      answers.delete(data.id);
    });
    return made;
  };
  const stop = () => {
    worker?.terminate();
    worker = null;
    answers.clear();
  };
  return {
    choose: (thought) =>
      new Promise((resolve) => {
        worker ??= open();
        const id = ++asked;
        answers.set(id, resolve);
        worker.postMessage({ kind: 'think', id, thought } satisfies ToWorker);
      }),
    stop,
    close: stop,
  };
};
