import { openWorker, type OpenWorker, type WorkerLink } from './open.ts';
import type { Result } from './rpc.ts';
import type { Thought } from './think.ts';

/** Bots that answer questions. */
export interface Thinker {
  /** The answer in notation. */
  choose(thought: Thought): Promise<Result<string>>;
  /** Drops the question in progress; its reply is the failure `closed`. */
  stop(): void;
  close(): void;
}

/** Bots in a worker, which is started with the first question and again after it died. */
export const workerThinker = (open: OpenWorker = openWorker): Thinker => {
  let link: WorkerLink | null = null;
  const stop = (): void => {
    link?.close();
    link = null;
  };
  const begin = (): WorkerLink => {
    const begun = open();
    void begun.ended.then(() => {
      if (link === begun) link = null;
    });
    return begun;
  };
  return {
    choose: async (thought) => {
      link ??= begin();
      const used = link;
      const result = await used.call('think', thought);
      if (!result.ok && link === used) stop();
      return result;
    },
    stop,
    close: stop,
  };
};
