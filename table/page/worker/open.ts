import { Link } from './rpc.ts';
import { startWorker } from './start.ts';
import type { Calls } from './services.ts';

export type WorkerLink = Link<Calls>;
export type OpenWorker = () => WorkerLink;

interface Named {
  readonly lock: string;
}

const isNamed = (data: unknown): data is Named => typeof data === 'object' && data !== null && 'lock' in data;

/**
 * A worker that dies sends no event. But it holds a lock as long as it lives, so a page that waits for that lock
 * learns of its death immediately. Without https a browser has no locks; then a call without a reply fails after a
 * minute.
 */
const watch = (name: string, died: () => void): (() => void) => {
  const waiting = new AbortController();
  navigator.locks.request(name, { signal: waiting.signal }, died).catch(() => undefined);
  return () => waiting.abort();
};

/** Starts a worker. This is the only place that does. */
export const openWorker: OpenWorker = () => {
  const worker = startWorker();
  let stopWatching = (): void => undefined;
  const link: WorkerLink = new Link<Calls>(worker, () => {
    stopWatching();
    worker.terminate();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNamed(data)) stopWatching = watch(data.lock, () => link.die('gone'));
  });
  // It did not load, or an error was thrown outside a call.
  worker.addEventListener('error', ({ message }) => link.die(message));
  worker.addEventListener('messageerror', () => link.die('unreadable message'));
  return link;
};
