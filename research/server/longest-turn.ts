import { breathe } from '@santiago/table/server/breathe.ts';
import { threadMs } from './thread-time.ts';

/** The most processor time that this thread spends on one turn of the event loop while this runs, in milliseconds. */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const before = threadMs();
      await breathe();
      longest = Math.max(longest, threadMs() - before);
    }
  };
  const watching = watch();
  await work();
  isOver = true;
  await watching;
  return longest;
};
