import type { Page } from '@playwright/test';
import { watch } from './watch.ts';

/**
 * Stops the judge of a review as soon as this is on the page, in the same moment: nothing is judged again any more, so that
 * nothing changes under the eyes of a test. Says whether the judge was still at it.
 */
export const stopJudging = (page: Page, wanted: string): Promise<'stopped' | 'done'> =>
  watch(
    page,
    (selector) => {
      if (document.querySelector(selector) === null) return null;
      const stop = document.querySelector<HTMLElement>('.review-progress:has(progress) button');
      stop?.click();
      return stop === null ? 'done' : 'stopped';
    },
    wanted,
  );
