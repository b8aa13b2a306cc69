import { breathe } from '../breathe.ts';

/** The most processor time that this thread spends on one turn of the event loop while this runs, in milliseconds. */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await breathe();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
  };
  const watching = watch();
  await work();
  isOver = true;
  await watching;
  return longest;
};
