import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Player } from '../e2e/player.ts';
import { choose, pictureFile, prepare, shootAllSizes } from './page.ts';

/** The picture that is offered for sharing, as it is, from the sheet that shows it first. */
const shootShareCard = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Share' }).click();
  const picture = page.locator('img.share-picture');
  await expect(picture).toBeVisible();
  const data = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.85).split(',')[1]!;
  });
  await writeFile(pictureFile(name), Buffer.from(data, 'base64'));
};

/** The phases whose decisions have the most to show. */
const ALL_SIZES = ['planting', 'decision'];

/** The first decision of somebody who has never played, with its hint. */
const shootFirstBid = async (
  page: Page,
  size: 'phone' | 'desktop',
  theme: 'light' | 'dark',
): Promise<void> => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  await expect(page.locator('.hint-bubble')).toBeVisible();
  await shootAllSizes(page, 'first-bid', size, theme);
  await page.context().close();
};

const ROUNDS_BEFORE: Readonly<Record<string, number>> = {
  auction: 2,
  planting: 3,
  bribing: 4,
  decision: 4,
  extra: 5,
};

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${size}, ${theme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      await shootFirstBid(await prepare(browser, size, theme), size, theme);
      const page = await prepare(browser, size, theme);
      const shoot = (name: string) =>
        page.screenshot({
          path: pictureFile(`${name}-${size}-${theme}`),
          type: 'jpeg',
          quality: 76,
        });
      const player = new Player(page);
      // Hints are for a first match; the pictures show a later one.
      await page.addInitScript(() =>
        localStorage.setItem('santiago.canals.hints', 'bid seal plant bribe decide extra'),
      );
      for (const [name, address] of [
        ['home', './'],
        ['new', './#/new'],
        ['learn', './#/learn'],
        ['settings', './#/settings'],
        ['friends', './#/friends'],
      ] as const) {
        await player.open(address);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForTimeout(300);
        if (name === 'home') {
          await page.locator('.hero-stage .board').waitFor();
          await shootAllSizes(page, name, size, theme);
        } else if (theme === 'light') await shoot(name);
      }
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page.locator('svg.qr')).toBeVisible();
      if (theme === 'light') await shoot('lobby');
      const guest = await prepare(browser, size, theme);
      await guest.goto(page.url());
      await expect(guest.getByRole('button', { name: 'Join' })).toBeVisible();
      await guest.screenshot({ path: pictureFile(`invitation-${size}-${theme}`), type: 'jpeg', quality: 76 });
      await guest.context().close();
      await page.goto('./#/');
      await page.getByRole('button', { name: /Play now/ }).click();
      const shot = new Set<string>();
      while ((await player.myTurn()) === 'decide') {
        const phase = (await page.locator('main').getAttribute('data-phase'))!;
        const round = Number(/\d+/.exec(await page.locator('.bar-round').innerText())?.[0] ?? 0);
        if (!shot.has(phase) && round > (ROUNDS_BEFORE[phase] ?? 0)) {
          await choose(page);
          if (ALL_SIZES.includes(phase)) await shootAllSizes(page, phase, size, theme);
          else await shoot(phase);
          shot.add(phase);
        }
        await player.answer();
      }
      await page.waitForTimeout(300);
      await shootAllSizes(page, 'result', size, theme);
      await shootShareCard(page, `share-${size}-${theme}`);
      await page.context().close();
    });
  }
}
