import { type Page, test } from '@playwright/test';
import { CardPlayer } from '../e2e/cards-player.ts';
import { pictureFile, prepare, shootAllSizes } from './page.ts';

const ALL_SIZES = ['cards-laying', 'cards-result'];

/** Chooses, without committing, so that the preview is in the picture. */
const choose = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
    const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
    if (document.querySelector('.target-choice') !== null) return 'cards-targets';
    const cards = all<HTMLInputElement>('.hand:not(.hand-closed) input');
    const isBase = document.querySelector('.cross') !== null;
    cards.at(isBase ? 3 : -1)?.click();
    await drawn();
    const places = document.querySelector<HTMLSelectElement>('select.spot-choice');
    if (places === null) return '';
    const touching = [...places.options].find((option) => option.text.includes('touches'));
    if (isBase) return 'cards-base';
    if (touching === undefined) return 'cards-laying';
    places.value = touching.value;
    places.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
    return 'cards-odds';
  });

const openTrade = async (page: Page): Promise<boolean> => {
  const buy = page.getByRole('button', { name: 'Buy back…' });
  if ((await buy.count()) === 0) return false;
  await buy.click();
  await page.locator('.trade-card input').first().check({ force: true });
  await page.locator('.trade-side + .trade-side input').first().check({ force: true });
  return true;
};

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`cards, ${size}, ${theme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await prepare(browser, size, theme);
      const shot = new Set<string>();
      const shoot = async (name: string) => {
        if (name === '' || shot.has(name)) return;
        shot.add(name);
        await page.waitForTimeout(150);
        if (ALL_SIZES.includes(name)) await shootAllSizes(page, name, size, theme);
        else
          await page.screenshot({ path: pictureFile(`${name}-${size}-${theme}`), type: 'jpeg', quality: 84 });
      };
      const player = new CardPlayer(page);
      await player.open();
      await page.evaluate(() => localStorage.setItem('santiago.cards.hints', 'act fight trade pick'));
      await page.reload();
      await page.getByRole('button', { name: /^Cards/ }).click();
      while ((await player.myTurn()) === 'decide') {
        if ((await page.locator('.fight').count()) > 0) await shoot('cards-fight');
        if (!shot.has('cards-trade') && (await openTrade(page))) {
          await shoot('cards-trade');
          await page.getByRole('button', { name: 'Not now' }).click();
        } else await shoot(await choose(page));
        await page.locator('.felt').press('Escape');
        await player.answer();
      }
      await page.waitForTimeout(300);
      await shoot('cards-result');
      await page.context().close();
    });
  }
}
