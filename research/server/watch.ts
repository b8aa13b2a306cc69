import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { threadMs } from './thread-time.ts';

/**
 * Loaded into a server before its own code (`node --import`): watches the event loop and reports over the channel
 * when asked.
 */
export interface LoopReport {
  /** How late the loop was, in milliseconds: median, 99th percentile, worst. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** The most processor time of this thread between two rounds of the loop, in milliseconds. */
  readonly held: number;
  /** The longest pause of the garbage collector. */
  readonly collected: number;
}

const RESOLUTION = 1;
const NANO = 1e6;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
let held = 0;
let collected = 0;
let before = threadMs();

const look = (): void => {
  const now = threadMs();
  held = Math.max(held, now - before);
  before = now;
};

const report = (): LoopReport => {
  // The measured value is the time between two ticks, of which one interval is expected.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / NANO - RESOLUTION);
  return {
    p50: late(delay.percentile(50)),
    p99: late(delay.percentile(99)),
    worst: late(delay.max),
    held,
    collected,
  };
};

if (process.send !== undefined) {
  delay.enable();
  setInterval(look, RESOLUTION).unref();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected = Math.max(collected, duration);
  }).observe({ entryTypes: ['gc'] });
  process.on('message', () => {
    look();
    process.send!(report());
    delay.reset();
    held = 0;
    collected = 0;
  });
  process.channel?.unref();
}
