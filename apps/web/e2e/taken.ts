import type { Page } from '@playwright/test';
import { watch } from './watch.ts';

/** Waits until somebody can do something: before that there is nothing to ask the accessibility tree for, which takes time. */
export const untilAsked = (page: Page): Promise<true> =>
  watch(
    page,
    () => (document.querySelector('.result, .decision, .waiting .quiet') === null ? null : true),
    null,
  );

/**
 * Whether a decision is open. It stays until it is answered: whoever looks for something to answer before it is there may find
 * one half of it.
 */
export const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.decision') !== null);

/** Runs in the page: what the log tells, once it is not as before. */
const toldAfter = (before: string): string | null => {
  const logs = [...document.querySelectorAll<HTMLElement>('[role=log]')];
  const told = JSON.stringify(logs.map((log) => log.innerText));
  return told === before ? null : told;
};

/**
 * Answers a decision and waits until the log tells of it. Until then the page still shows the old decision, and who
 * answers that again waits for things that are about to go.
 */
export const untilTaken = async <Answer>(page: Page, answer: () => Promise<Answer>): Promise<Answer> => {
  const before = await watch(page, toldAfter, '');
  const given = await answer();
  if (given) await watch(page, toldAfter, before);
  return given;
};
