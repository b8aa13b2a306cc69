/**
 * Calls when the first screen is shown and the browser is idle: what is nice to have must never delay the page. Returns
 * what calls it off.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(work, 600);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
};

/** Lets taps and paints come between two steps. */
const GAP_MS = 100;

/** The same for several steps, one after the other, so that none of them holds the page up for long. */
export const inTurnWhenIdle = (steps: readonly (() => Promise<unknown>)[]): (() => void) => {
  let isOff = false;
  const run = async () => {
    for (const step of steps) {
      if (isOff) return;
      // Without a network it is loaded when it is needed, and says so then.
      await step().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, GAP_MS));
    }
  };
  const cancel = whenIdle(() => void run());
  return () => {
    isOff = true;
    cancel();
  };
};
