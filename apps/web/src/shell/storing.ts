import { route } from '../browser/route.ts';

/** So long nobody taps, types or goes to another page before the whole page is stored. */
const STILL_MS = 10_000;
/** On the front page nobody waits for anything yet. */
const FIRST_MS = 2000;
const SIGNS = ['pointerdown', 'keydown', 'hashchange'] as const;

/**
 * Stores the whole page on the device, some two hundred files, once nobody waits for anything. Earlier, that would take
 * network and processor from what people are waiting for: from an invitation to the first bid it took half of both.
 */
export const storeWhenStill = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(store, delay);
  };
  const wait = (): void => storeIn(STILL_MS);
  const store = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, wait);
    // Private windows refuse to store anything; the page works there all the same.
    void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, wait);
  addEventListener('load', () => storeIn(route.peek().page === 'home' ? FIRST_MS : STILL_MS));
};
