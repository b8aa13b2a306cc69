import { expect, type Page } from '@playwright/test';

/**
 * Answers a decision and waits until the log tells of it. Until then the page still shows the old decision, and who
 * answers that again waits for things that are about to go.
 */
export const untilTaken = async <Answer>(page: Page, answer: () => Promise<Answer>): Promise<Answer> => {
  const told = () => page.getByRole('log').allInnerTexts();
  const before = await told();
  const given = await answer();
  if (given) await expect.poll(told, { intervals: [20] }).not.toEqual(before);
  return given;
};
