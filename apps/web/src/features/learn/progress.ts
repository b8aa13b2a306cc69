import type { Progress } from '@santiago/table/page/sources/guided/guided.ts';

/** A learner's progress, stored on this device. A private window stores nothing: it starts again. */
const KEY = 'santiago.lesson.';

export const keepProgress = (id: string, progress: Progress): void => {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(progress));
  } catch {
    // Nothing is stored; the lesson goes on.
  }
};

const isText = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');

export const loadProgress = (id: string): Progress | null => {
  try {
    const { rows, done } = JSON.parse(localStorage.getItem(KEY + id) ?? '{}') as Partial<Progress>;
    return isText(rows) && isText(done) ? { rows, done } : null;
  } catch {
    return null;
  }
};
