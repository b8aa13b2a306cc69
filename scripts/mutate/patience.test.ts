import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { LOOK_MS, Patience, type Seen, seenOf } from './patience.ts';

const running = (cpuMs: number): Seen => ({ isStopped: false, cpuMs });

it('ends with the processor time, however long that took', () => {
  const patience = new Patience(100, running(500));
  for (let cpuMs = 501; cpuMs < 600; cpuMs++) expect(patience.holds(running(cpuMs))).toBe(true);
  expect(patience.holds(running(600))).toBe(false);
});

it('lasts while the process is stopped', () => {
  const patience = new Patience(LOOK_MS + 1, running(0));
  for (let look = 0; look < 100; look++) expect(patience.holds({ isStopped: true, cpuMs: 0 })).toBe(true);
  expect(patience.holds(running(LOOK_MS))).toBe(true);
  expect(patience.holds(running(LOOK_MS + 1))).toBe(false);
});

it.each([running(7), null])(
  'ends for a process that waits for ever, or of which nothing is known',
  (seen) => {
    const patience = new Patience(2 * LOOK_MS, seen);
    expect(patience.holds(seen)).toBe(true);
    expect(patience.holds(seen)).toBe(false);
  },
);

it.runIf(process.platform === 'linux')('sees whether a process is stopped, and its time', async () => {
  const before = seenOf(process.pid)!;
  expect(before.isStopped).toBe(false);
  expect(before.cpuMs).toBeGreaterThan(0);
  const child = spawn(process.execPath, ['-e', "process.kill(process.pid, 'SIGSTOP')"]);
  const ended = once(child, 'exit');
  try {
    await expect.poll(() => seenOf(child.pid!)?.isStopped, { timeout: 1_800_000 }).toBe(true);
  } finally {
    child.kill('SIGKILL');
  }
  await ended;
  expect(seenOf(child.pid!)).toBeNull();
});
