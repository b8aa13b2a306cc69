import { expect } from '@playwright/test';
import { clipped } from './clipped.ts';
import { faults } from './faults.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

/** What axe looks at in which language; in a soak it looks at both games in each. */
const LANGUAGES = [
  {
    locale: 'en-GB',
    search: 'Search the rules',
    sought: 'neutral',
    bribing: 'Bribing',
    keys: 'Keyboard shortcuts',
    axeLooks: 'canals',
  },
  {
    locale: 'de-DE',
    search: 'In den Regeln suchen',
    sought: 'ubrige plattchen',
    bribing: 'Bestechung',
    keys: 'Tastenkürzel',
    axeLooks: 'cards',
  },
  {
    locale: 'fr-FR',
    search: 'Chercher dans les règles',
    // Without accents.
    sought: 'decompte',
    bribing: 'Pots-de-vin',
    keys: 'Raccourcis clavier',
    axeLooks: null,
  },
];

for (const { locale, search, sought, bribing, keys, axeLooks } of LANGUAGES) {
  test(`the rules of both games open, are searched and have contents in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const player = new Player(page);
    for (const game of ['canals', 'cards']) {
      await player.open(`./#/rules/${game}`);
      await expect(page.locator('.rule-contents a')).toHaveCount(game === 'canals' ? 16 : 17);
      await expect(page.locator('.rule-figure svg').first()).toBeVisible();
      expect(await clipped(page), game).toEqual([]);
      if (isSoak || axeLooks === game) expect(await faults(page), game).toEqual([]);
      await expect(page.getByRole('heading', { name: keys })).toBeVisible();
    }
    await page.goto('./#/rules/canals');
    const field = page.getByRole('searchbox', { name: search });
    await field.fill(sought);
    await expect(page.locator('mark').first()).toBeVisible();
    const found = await page.locator('section.rule').count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(15);
    await field.fill('xyzzy');
    await expect(page.locator('section.rule')).toHaveCount(0);
    await field.fill('');
    await page.locator('.rule-contents').getByRole('link', { name: bribing, exact: true }).click();
    await expect(page).toHaveURL(/#\/rules\/canals\/bribing$/);
    await expect(page.getByRole('heading', { name: bribing, exact: true })).toBeInViewport();
    await context.close();
  });
}

test('the address of a section leads there when it is opened anew, however late the last picture comes', async ({
  page,
}) => {
  let sendPicture = () => {};
  const mayCome = new Promise<void>((resolve) => {
    sendPicture = resolve;
  });
  await page.route('**/late.png', async (held) => {
    await mayCome;
    await held.fulfill({ status: 404 });
  });
  await page.goto('./#/rules/canals/bribing');
  const heading = page.getByRole('heading', { name: 'Bribing', exact: true });
  await expect(heading).toBeInViewport();
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // The browser writes down where the reader is with its next picture of the page.
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
  });
  await page.addInitScript(() => {
    new Image().src = '/late.png';
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toBeInViewport();
  sendPicture();
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(heading).toBeInViewport();
});

test('a refusal, a hint and the bar lead to their sections, with the facts of the match', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  const sheet = page.locator('dialog[open]');
  // The hint of the first decision.
  await page.locator('.hint-bubble .rule-link').click();
  await expect(sheet.locator('#rule-auction, #rule-planting, #rule-bribing').first()).toBeVisible();
  await expect(sheet.locator('.rule-match')).toContainText('4 players, Amigo edition, 11 rounds');
  await expect(sheet.locator('.rule-elsewhere').first()).toContainText('not in this match');
  await page.keyboard.press('Escape');
  // A refusal of the command line.
  await page.locator('main').press('/');
  await page.locator('.command input').fill('plant banana2 a1');
  await page.locator('.command button').click();
  await page.locator('.command .rule-link').click();
  await expect(sheet.locator('#rule-round')).toBeFocused();
  await expect(sheet.locator('#rule-round')).toBeInViewport();
});
