import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** In a thread: replies to each task in turn. */
export const serve = <Task, Reply>(reply: (task: Task) => Reply): void => {
  parentPort!.on('message', ({ index, task }: { index: number; task: Task }) => {
    parentPort!.postMessage({ index, reply: reply(task) });
  });
};

/** Threads that all run the same module, which must call `serve`. */
export class Threads<Task, Reply> {
  private readonly workers: Worker[];

  constructor(module: URL, count = availableParallelism()) {
    this.workers = Array.from({ length: count }, () => new Worker(module));
  }

  /** Replies in the order of the tasks; `done` is called for each as it comes. */
  async run(
    tasks: readonly Task[],
    done: (reply: Reply, index: number) => void = () => {},
  ): Promise<Reply[]> {
    const replies = Array.from<Reply>({ length: tasks.length });
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < tasks.length) {
        const index = next++;
        const reply = await ask<Task, Reply>(worker, index, tasks[index]!);
        replies[index] = reply;
        done(reply, index);
      }
    };
    await Promise.all(this.workers.map(work));
    return replies;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(async (worker) => worker.terminate()));
  }
}

const ask = async <Task, Reply>(worker: Worker, index: number, task: Task): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const heard = ({ reply }: { reply: Reply }): void => {
      worker.off('error', reject);
      resolve(reply);
    };
    worker.once('error', reject);
    worker.once('message', heard);
    worker.postMessage({ index, task });
  });
