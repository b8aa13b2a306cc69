import { expect, type Page } from '@playwright/test';
import { fontsLoaded } from './fonts.ts';
import { caughtUp, Guest, seated, toBribing } from './guests.ts';
import { resting } from './resting.ts';
import { test } from './seeded.ts';

const inLanguage = async ({ page }: Guest, code: string): Promise<void> => {
  await page.context().addInitScript((chosen) => localStorage.setItem('santiago.language', chosen), code);
};

const said = (page: Page) => page.locator('.chat-list p');
const marks = (page: Page) => page.locator('.board .marks rect');

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/**
 * On the phone there is no room for the chat beside the board: it is in a sheet, which leaves the board in sight as it is when
 * the sheet opens.
 */
const openTalk = async (page: Page): Promise<void> => {
  await fontsLoaded(page);
  await resting(page.locator('.stage'));
  await page.locator('.bar .only-narrow').tap();
  await expect(page.locator('.sheet[open] .chat')).toBeVisible();
};

/** The smaller side of the smallest thing in the chat that can be tapped. */
const smallestTarget = async (page: Page): Promise<number> =>
  page
    .locator('.chat')
    .locator('button, select, summary')
    .evaluateAll((all) =>
      Math.min(
        ...all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return Math.min(width, height);
        }),
      ),
    );

/** How far the mark on the board ends above the sheet. */
const clearance = async (page: Page): Promise<number> => {
  const [mark, sheet] = [await marks(page).boundingBox(), await page.locator('.sheet[open]').boundingBox()];
  return sheet!.y - (mark!.y + mark!.height);
};

test('[C55] two people who share no language strike a deal about a canal and keep it, one on a phone', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo', PHONE)] as const;
  await inLanguage(guests[0], 'de');
  await inLanguage(guests[1], 'fr');
  const table = await seated(guests, { options: { overseer: 'p1' } });
  const [payer, overseer] = await toBribing(guests, table);
  const texts = {
    Ana: { title: 'Fertige Sätze', offer: /^Ich biete/, agree: 'Einverstanden.', send: 'Senden' },
    Bo: { title: 'Phrases toutes prêtes', offer: /^J’offre/, agree: 'D’accord.', send: 'Envoyer' },
  } as Readonly<Record<string, { title: string; offer: RegExp; agree: string; send: string }>>;
  const [hers, theirs] = [texts[payer.name]!, texts[overseer.name]!];

  const { page } = payer;
  await caughtUp(guests, table);
  await openTalk(guests[1].page);
  await page.getByText(hers.title).click();
  await page.getByRole('button', { name: hers.offer }).click();
  const form = page.locator('.phrase-form');
  const ditches = form.getByRole('combobox').nth(2);
  // The first ditch where a canal may be built.
  const { offer } = await payer.look(table, (await payer.look(table)).you.seats[0]);
  const ditch = (offer as { readonly free: readonly string[] }).free[0]!;
  await ditches.selectOption(ditch);
  await expect(marks(page)).toHaveCount(1);
  await form.getByRole('combobox').nth(1).selectOption('1');
  await form.getByRole('button', { name: hers.send }).click();
  await expect(marks(page)).toHaveCount(0);
  await expect(said(page).last()).toContainText(hers.offer.source.slice(1));

  const shown = said(overseer.page).last();
  await expect(shown).toContainText(theirs.offer.source.slice(1));
  await guests[1].page.getByText(texts['Bo']!.title).click();
  await expect.poll(() => smallestTarget(guests[1].page)).toBeGreaterThanOrEqual(44);
  await shown.locator('.phrase-spots').click();
  await expect(marks(overseer.page)).toHaveCount(1);
  // On the phone the board stays in sight above the sheet.
  if (overseer === guests[1]) await expect.poll(() => clearance(overseer.page)).toBeGreaterThan(0);
  await shown.getByRole('button', { name: theirs.agree }).click();
  await expect(said(page).last()).toContainText(hers.agree);

  await payer.act(table, `propose ${ditch} 1`);
  await overseer.act(table, `accept ${ditch}`);
  for (const guest of guests) {
    await expect(guest.page.locator('.deal-kept')).toHaveCount(2);
    const told = guest.name === 'Ana' ? /Versprechen an .+ gehalten/ : /tenu .+ promesse envers/;
    await expect(guest.page.locator('.log-aside').filter({ hasText: told })).toHaveCount(2);
    await guest.close();
  }
});
