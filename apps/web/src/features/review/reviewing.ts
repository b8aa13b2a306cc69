import { signal } from '@preact/signals';
import type { Setup } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import type { FromWorker, ToWorker } from '../../worker/protocol.ts';

/** A review in the making: it can be looked at long before it is done, and stopped at any time. */
export class Reviewing {
  /** Null until the first picture is there. */
  readonly review = signal<Review | null>(null);
  /** From 0 to 1. */
  readonly done = signal(0);
  readonly stopped = signal(false);
  private readonly worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), {
    type: 'module',
  });

  constructor(match: { readonly game: string; readonly setup: Setup; readonly rows: readonly string[] }) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind !== 'reviewed') return;
      this.done.value = data.done;
      if (data.review !== null) this.review.value = data.review;
      if (data.done === 1) this.worker.terminate();
    });
    this.worker.postMessage({ kind: 'review', ...match } satisfies ToWorker);
  }

  /** What has been found so far stays. */
  stop(): void {
    this.stopped.value = true;
    this.worker.terminate();
  }
}
