import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOwnFrame } from '@santiago/table/page/browser/ownFrame.ts';

/** What the browser calls before it paints the next frame. */
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Paints a frame, once it is asked for, and then does what waits for it. */
const paint = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1);
  for (const work of frames.splice(0)) work();
  await vi.advanceTimersByTimeAsync(0);
};

test('a step waits for a paint, and the next step for another one', async () => {
  const done: string[] = [];
  void inOwnFrame(() => done.push('font'));
  void inOwnFrame(() => done.push('picture'));
  expect(done).toEqual([]);
  await paint();
  expect(done).toEqual(['font']);
  await paint();
  expect(done).toEqual(['font', 'picture']);
});

test('a step may ask for a further one', async () => {
  const done: string[] = [];
  void inOwnFrame(() => {
    done.push('picture');
    void inOwnFrame(() => done.push('foot'));
  });
  await paint();
  expect(done).toEqual(['picture']);
  await paint();
  expect(done).toEqual(['picture', 'foot']);
});

test('in the background, where nothing is painted, the steps are done all the same', async () => {
  const done: string[] = [];
  void inOwnFrame(() => done.push('font'));
  void inOwnFrame(() => done.push('picture'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['font', 'picture']);
});

test('a step that throws does not keep the next one from its turn', async () => {
  const done: string[] = [];
  const thrown = expect(
    inOwnFrame(() => {
      throw new Error('no such font');
    }),
  ).rejects.toThrow('no such font');
  void inOwnFrame(() => done.push('picture'));
  await paint();
  await thrown;
  await paint();
  expect(done).toEqual(['picture']);
});
