import { Threads } from '../../threads.ts';
import type { Fuzz, Fuzzed } from './fuzz-worker.ts';

const A_TASK = 250;

/** Asks a bot in this many odd positions, of any set-up, and reports what went wrong. */
export const fuzz = async (
  bot: string,
  positions: number,
  seed: number,
  count: number | undefined,
): Promise<Fuzzed & { readonly bot: string }> => {
  const threads = new Threads<Fuzz, Fuzzed>(new URL('fuzz-worker.ts', import.meta.url), count);
  try {
    const tasks = Array.from({ length: Math.ceil(positions / A_TASK) }, (_, i) => ({
      bot,
      seed: seed * 1_000_003 + i,
      positions: Math.min(A_TASK, positions - i * A_TASK),
    }));
    const all = await threads.run(tasks);
    return {
      bot,
      positions: all.reduce((sum, each) => sum + each.positions, 0),
      faults: all.flatMap(({ faults }) => faults),
      slowestMs: Math.max(...all.map(({ slowestMs }) => slowestMs)),
    };
  } finally {
    await threads.close();
  }
};
