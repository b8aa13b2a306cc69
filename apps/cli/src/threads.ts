import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** In a thread: answers each task in turn. */
export const serve = <Task, Answer>(answer: (task: Task) => Answer): void => {
  parentPort!.on('message', ({ index, task }: { index: number; task: Task }) => {
    parentPort!.postMessage({ index, answer: answer(task) });
  });
};

/** Threads that all run the same module, which must call `serve`. */
export class Threads<Task, Answer> {
  private readonly workers: Worker[];

  constructor(module: URL, count = availableParallelism()) {
    this.workers = Array.from({ length: count }, () => new Worker(module));
  }

  /** Answers in the order of the tasks; `done` hears of each as it comes. */
  async run(
    tasks: readonly Task[],
    done: (answer: Answer, index: number) => void = () => {},
  ): Promise<Answer[]> {
    const answers = Array.from<Answer>({ length: tasks.length });
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < tasks.length) {
        const index = next++;
        const answer = await ask<Task, Answer>(worker, index, tasks[index]!);
        answers[index] = answer;
        done(answer, index);
      }
    };
    await Promise.all(this.workers.map(work));
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(async (worker) => worker.terminate()));
  }
}

const ask = async <Task, Answer>(worker: Worker, index: number, task: Task): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const heard = ({ answer }: { answer: Answer }): void => {
      worker.off('error', reject);
      resolve(answer);
    };
    worker.once('error', reject);
    worker.once('message', heard);
    worker.postMessage({ index, task });
  });
