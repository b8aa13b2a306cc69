/** Calls when the next frame is painted; a page in the background is never painted. */
const afterPaint = (work: () => void): void => {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
};

const steps: (() => void)[] = [];
let isWaiting = false;

const waitForPaint = (): void => {
  isWaiting = true;
  afterPaint(() => {
    const step = steps.shift()!;
    isWaiting = false;
    if (steps.length > 0) waitForPaint();
    step();
  });
};

/**
 * Runs a step after the next paint, and every step in a frame of its own: together they would hold a weak phone up for
 * as long as a tap may take.
 */
export const inOwnFrame = (step: () => void): void => {
  steps.push(step);
  if (!isWaiting) waitForPaint();
};
