import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

type Moment = 'coach' | 'over' | 'plant' | 'amounts' | 'ditches' | 'offers' | 'pass' | 'wait';

/** What the page asks for now. */
const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const has = (selector: string) => {
      const found = document.querySelector(selector);
      return found !== null && found.checkVisibility();
    };
    document.querySelector<HTMLElement>('.waiting .quiet')?.click();
    if (has('.coach .primary')) return 'coach';
    if (has('.result')) return 'over';
    if (!has('.decision')) return 'wait';
    if (has('.tile-choice') || has('td[data-legal="yes"]')) return 'plant';
    if (has('.offer-card')) return 'offers';
    if (has('.amount')) return 'amounts';
    return has('.ditch-choice') ? 'ditches' : 'pass';
  });

/** Changes with everything that the teacher or anybody else does. */
const signOf = (): string =>
  `${document.querySelectorAll('.log-line').length} ${document.querySelector<HTMLElement>('.coach')?.innerText}`;

const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

const commit = async (page: Page, selector = '.decide .decision .primary'): Promise<void> => {
  expect(await tabTo(page, selector)).toBe(true);
  await page.keyboard.press('Enter');
};

/** One try at what is asked, by keys alone; another one every time. */
const tryByKeys = async (page: Page, moment: Moment, attempt: number): Promise<void> => {
  const text = await page.locator('.coach-text').innerText();
  const pass = '.decide .buttons .button:last-child';
  switch (moment) {
    case 'coach':
      return commit(page, '.coach .primary');
    case 'plant':
      await tabTo(page, '.tile-choice input');
      await page.keyboard.press('Space');
      expect(await tabTo(page, 'td[data-legal="yes"]')).toBe(true);
      await press(page, 'n', attempt + 1);
      await page.keyboard.press('Enter');
      return page.keyboard.press('Enter');
    case 'amounts':
      if (/pass/.test(text) && attempt === 0 && !/offer/i.test(text)) return commit(page, pass);
      await tabTo(page, '.amount input');
      await page.keyboard.press('Space');
      await press(page, 'ArrowRight', attempt + 1);
      return commit(page);
    case 'ditches':
      if (attempt === 0) return commit(page, pass);
      // On the board itself: `n` goes to the next ditch that can be chosen.
      await tabTo(page, '.text-board li button[tabindex="0"]');
      await press(page, 'n', attempt);
      await page.keyboard.press('Enter');
      return commit(page);
    case 'offers':
      await tabTo(page, '.offer-card input');
      await page.keyboard.press('Space');
      return commit(page);
    case 'pass':
      return commit(page, pass);
    default:
      return undefined;
  }
};

test('the guided first game by keyboard alone, mistakes forgiven, left and resumed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const player = new Player(page);
  await player.open();
  expect(await tabTo(page, 'a[href="#/lesson/canals"]')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Welcome');
  let mistakes = 0;
  let attempt = 0;
  let before = '';
  let heard = '';
  let resumed = false;
  for (;;) {
    const moment = await momentOf(page);
    if (moment === 'over') break;
    if (moment === 'wait') continue;
    const said = await page.locator('.coach').innerText();
    heard += said;
    if ((await page.getByRole('button', { name: 'Take back' }).count()) > 0) mistakes++;
    else attempt = said === before && moment !== 'coach' ? attempt + 1 : 0;
    if (moment !== 'coach') before = said;
    const old = await page.evaluate(signOf);
    await tryByKeys(page, moment, attempt);
    // The page has taken the answer before the next question is looked at.
    await expect.poll(() => page.evaluate(signOf), { intervals: [20] }).not.toBe(old);
    if (!resumed && /Round 2/.test(await page.locator('.bar-round').innerText())) {
      // Left in the middle, and taken up again where it was.
      resumed = true;
      while ((await momentOf(page)) === 'wait');
      const steps = await page.locator('.coach progress').getAttribute('value');
      await page.goto('./#/');
      await page.reload();
      await page.goto('./#/lesson/canals');
      await expect(page.locator('.bar-round')).toContainText('Round 2');
      await expect(page.locator('.coach progress')).toHaveAttribute('value', steps!);
    }
  }
  expect(resumed).toBe(true);
  expect(mistakes).toBeGreaterThanOrEqual(3);
  expect(heard).toMatch(/The end: \d+ points, rank \d/);
  await expect(page.locator('.result')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [locale, words] of [
  ['de-DE', 'Willkommen'],
  ['fr-FR', 'Bienvenue'],
] as const) {
  test(`the guided first game speaks ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('./#/lesson/canals');
    await expect(page.locator('.coach')).toContainText(words);
    await context.close();
  });
}
