import { expect, type Page } from '@playwright/test';

/** A match as the page stores it on the device. */
interface Stored {
  readonly progress: { readonly over: boolean };
  readonly log: readonly string[];
  readonly variations?: readonly unknown[];
}

const storedMatches = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('santiago', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const matches = await new Promise<Stored[]>((resolve) => {
      const request = database.transaction('matches').objectStore('matches').getAll();
      request.onsuccess = () => resolve(request.result as Stored[]);
    });
    database.close();
    return matches;
  });

/** The log of the finished match of this device; nothing before it is over and stored. */
const storedEnd = async (page: Page): Promise<readonly string[]> =>
  (await storedMatches(page)).find(({ progress }) => progress.over)?.log ?? [];

/** Waits until the end of a match is stored: it is on the screen a little earlier. Gives the log. */
export const endStored = async (page: Page): Promise<readonly string[]> => {
  await expect.poll(async () => (await storedEnd(page)).length).toBeGreaterThan(0);
  return storedEnd(page);
};

/** Waits until variations are stored with their match. */
export const variationsStored = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await storedMatches(page)).some(({ variations = [] }) => variations.length > 0))
    .toBe(true);
