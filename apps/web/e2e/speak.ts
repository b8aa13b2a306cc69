import type { Page } from '@playwright/test';

/** Chooses a language in the settings of the table, as a person does it. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(async (code) => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    const segment = () =>
      document.querySelector<HTMLElement>(`.sheet[open] .segment:has([lang="${code}"]) input`);
    if (document.documentElement.lang === code) return;
    document.querySelector<HTMLElement>('.bar > button:last-of-type')!.click();
    await until(() => segment() !== null);
    segment()!.click();
    document.querySelector<HTMLDialogElement>('.sheet[open]')!.close();
    await until(() => document.documentElement.lang === code);
    await new Promise(requestAnimationFrame);
  }, language);
