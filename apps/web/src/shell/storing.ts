/** So long nobody taps, types or goes to another page before the whole page is stored. */
const STILL_MS = 10_000;
const SIGNS = ['pointerdown', 'keydown', 'hashchange'] as const;

/**
 * Stores the whole page on the device, some two hundred files, once nobody waits for anything. Earlier, that would take
 * network and processor from what people are waiting for: from an invitation to the first bid it took half of both, and
 * most people tap something within seconds of opening the front page.
 */
export const storeWhenStill = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(store, STILL_MS);
  };
  const store = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, wait);
    // Private windows refuse to store anything; the page works there all the same.
    void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, wait);
  addEventListener('load', wait);
};
