/**
 * Resolves when a frame is painted; a page in the background is never painted. Even asking for a frame takes time that
 * the first words would wait for, so it has a task of its own.
 */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, 100);
  });

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs a step after the next paint, and every step in a frame of its own: together they would hold a weak phone up for
 * as long as a tap may take.
 */
export const inOwnFrame = <T>(step: () => T | Promise<T>): Promise<T> => {
  lastTurn = lastTurn.then(painted);
  return lastTurn.then(step);
};
