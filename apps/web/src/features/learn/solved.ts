import { signal } from '@preact/signals';

/** The exercises that were solved on this device. */
const KEY = 'santiago.exercises';

const read = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
};

export const solved = signal<ReadonlySet<string>>(new Set(read()));

export const markSolved = (id: string): void => {
  if (solved.peek().has(id)) return;
  solved.value = new Set([...solved.peek(), id]);
  try {
    localStorage.setItem(KEY, [...solved.value].join(' '));
  } catch {
    // A private window stores nothing; the exercise counts as solved until the page is closed.
  }
};
