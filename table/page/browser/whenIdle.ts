const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** From the first screen on. */
const FIRST_MS = 600;
/** Lets taps and paints come in between. */
const GAP_MS = 100;

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Does something when the first screen is shown: what is nice to have must never delay the page. All of it is done one
 * after the other, since together it would hold the page up. Returns what calls it off.
 */
export const whenIdle = (work: () => unknown): (() => void) => {
  let isOff = false;
  const turn = async () => {
    if (isOff) return;
    await work();
    await pause(GAP_MS);
  };
  const shown = loaded().then(() => pause(FIRST_MS));
  // Without a network it is loaded when it is needed, and says so then.
  lastTurn = Promise.all([lastTurn, shown])
    .then(turn)
    .catch(() => undefined);
  return () => {
    isOff = true;
  };
};
