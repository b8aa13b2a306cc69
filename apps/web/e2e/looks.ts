import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Player } from './player.ts';
import { isSoak } from './soak.ts';

/** A window and a language that something is looked at in. */
export interface Look {
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];

/** These few; in a soak every language in each of their windows. */
export const looksOf = (few: readonly Look[]): readonly Look[] =>
  isSoak ? few.flatMap(({ viewport }) => LOCALES.map((locale) => ({ locale, viewport }))) : few;

/** The windows for the n-th look: phone and desktop by turns, in a soak both. */
export const sizesOf = (look: number): readonly Look['viewport'][] =>
  isSoak ? [PHONE, DESKTOP] : [look % 2 === 0 ? PHONE : DESKTOP];

export const nameOf = ({ locale, viewport }: Look): string => `${locale}, ${viewport.width} px`;

/** A page of its own in this window and language, with motion off. */
export const openIn = async (
  browser: Browser,
  look: Look,
  address = './',
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly player: Player }> => {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  const player = new Player(page);
  await player.open(address);
  return { page, context, player };
};
