import type { Page } from '@playwright/test';

/** What is looked for, in the page: it sees nothing of the module that it is written in. */
type Look<T, A> = (arg: A) => T | null | Promise<T | null>;

/**
 * Runs in the page. Changes come in crowds, so they are looked at a little later; the longest wait is for what styles alone
 * change.
 */
const lookAgain = async <T, A>(look: Look<T, A>, arg: A): Promise<T> => {
  for (;;) {
    const found = await look(arg);
    if (found !== null) return found;
    await new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        setTimeout(goOn, 20);
      });
      const patience = setTimeout(goOn, 200);
      function goOn(): void {
        observer.disconnect();
        clearTimeout(patience);
        resolve(null);
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
};

/**
 * Looks in the page until something is found: now, and again whenever the page has changed. Questions from outside, and a
 * page that looks every few milliseconds, take the time of what is waited for.
 */
export const watch = <T, A>(page: Page, look: Look<T, A>, arg: A): Promise<T> =>
  page.evaluate<T>(`(${lookAgain.toString()})(${look.toString()}, ${JSON.stringify(arg)})`);
