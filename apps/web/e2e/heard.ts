import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Everything that this page was ever told, shows or keeps. */
export const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const { name } of await indexedDB.databases()) kept.push(name ?? '');
    return [
      ...window.heard,
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      ...kept,
    ].join('\n');
  });

/** From its first load on this page keeps all that it is ever told. */
export const keepHeard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.heard = [];
    window.TextDecoder = class extends TextDecoder {
      override decode(...args: Parameters<TextDecoder['decode']>): string {
        const text = super.decode(...args);
        window.heard.push(text);
        return text;
      }
    };
    const ask = window.fetch.bind(window);
    window.fetch = async (...args) => {
      const response = await ask(...args);
      const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
      if (!isStream) window.heard.push(await response.clone().text());
      return response;
    };
  });
