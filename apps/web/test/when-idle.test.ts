import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the browser calls when the first screen is loaded. */
let onLoad: Set<() => void>;
let whenIdle: (work: () => unknown) => () => void;

beforeEach(async () => {
  vi.resetModules();
  ({ whenIdle } = await import('@santiago/table/page/browser/whenIdle.ts'));
  vi.useFakeTimers();
  onLoad = new Set();
  vi.stubGlobal('document', { readyState: 'loading' });
  vi.stubGlobal('addEventListener', (_: string, work: () => void) => onLoad.add(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = (): void => {
  for (const work of onLoad) work();
};

/** Steps that say when they begin, and end when they are told to. */
const stepsOf = (count: number) => {
  const begun: number[] = [];
  const ends: { resolve(): void; reject(reason: Error): void }[] = [];
  const steps = Array.from({ length: count }, (_, i) => () => {
    begun.push(i);
    return new Promise<void>((resolve, reject) => {
      ends[i] = { resolve, reject };
    });
  });
  return { begun, ends, steps };
};

test('nothing is called before the first screen is loaded, and not in the same breath', async () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.runAllTimersAsync();
  expect(work).not.toHaveBeenCalled();
  load();
  expect(work).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(work).toHaveBeenCalledTimes(1);
});

test('on a page that is loaded already it is called too', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.runAllTimersAsync();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what was called off is not called, before or after the load', async () => {
  const work = vi.fn<() => void>();
  whenIdle(work)();
  load();
  const cancel = whenIdle(work);
  load();
  cancel();
  await vi.runAllTimersAsync();
  expect(work).not.toHaveBeenCalled();
});

test('a step waits for the end of the step before it and for a pause, in which taps are answered', async () => {
  const { begun, ends, steps } = stepsOf(2);
  steps.forEach((step) => whenIdle(step));
  load();
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0]);
  ends[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0]);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0, 1]);
});

test('a step that fails, as without a network, does not keep the next one from its turn', async () => {
  const { begun, ends, steps } = stepsOf(2);
  steps.forEach((step) => whenIdle(step));
  load();
  await vi.runAllTimersAsync();
  ends[0]!.reject(new Error('no network'));
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0, 1]);
});

test('after it is called off no further step begins', async () => {
  const { begun, ends, steps } = stepsOf(3);
  const callsOff = steps.map((step) => whenIdle(step));
  load();
  await vi.runAllTimersAsync();
  callsOff.forEach((callOff) => callOff());
  ends[0]!.resolve();
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0]);
});
