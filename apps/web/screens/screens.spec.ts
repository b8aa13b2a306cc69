import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { canals, type CanalsTypes, proposalsIn } from '@santiago/canals';
import { Player } from '../e2e/player.ts';
import { openPosition, ownMatch, type Position } from '../e2e/positions.ts';
import { choose, DEVICES, type Device, pictureFile, prepare, shoot } from './page.ts';

type View = CanalsTypes['View'];

const matchOf = (players: number, isThere?: (view: View) => boolean): Position =>
  ownMatch<CanalsTypes>({ game: canals, request: { players }, bot: 'steward' }, isThere);

interface Scene {
  readonly name: string;
  readonly players: number;
  readonly sizes: 'all' | 'one';
  readonly isThere: (view: View) => boolean;
}

/** A decision of every phase, at a moment that has something to show. */
const SCENES: readonly Scene[] = [
  {
    name: 'auction',
    players: 4,
    sizes: 'one',
    isThere: ({ phase, round }) => phase.kind === 'auction' && round > 2,
  },
  {
    name: 'planting',
    players: 5,
    sizes: 'all',
    isThere: ({ phase, round }) => phase.kind === 'planting' && round > 3,
  },
  {
    name: 'bribing',
    players: 4,
    sizes: 'one',
    isThere: (view) => view.phase.kind === 'bribing' && view.round > 4 && proposalsIn(view).length > 0,
  },
  {
    name: 'decision',
    players: 5,
    sizes: 'all',
    isThere: (view) => view.phase.kind === 'decision' && view.round > 2 && proposalsIn(view).length > 1,
  },
  {
    name: 'extra',
    players: 4,
    sizes: 'one',
    isThere: ({ phase, round }) => phase.kind === 'extra' && round > 3,
  },
];

/** The picture that is offered for sharing, as it is, from the sheet that shows it first. */
const shootShareCard = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
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
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
};

const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('h1')).toBeVisible();
};

const PAGES = ['new', 'learn', 'settings', 'friends'] as const;

const describe = (device: Device): void => {
  test(`home, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openPage(page, './');
    await page.locator('.hero-stage .board').waitFor();
    await shoot(page, 'home', device, { sizes: 'all' });
    await page.context().close();
  });

  test(`${PAGES.join(', ')}, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    for (const name of PAGES) {
      await openPage(page, `./#/${name}`);
      await shoot(page, name, device, { themes: ['light'] });
    }
    await page.context().close();
  });

  test(`lobby, invitation, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openPage(page, './#/friends');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('svg.qr')).toBeVisible();
    await shoot(page, 'lobby', device, { themes: ['light'] });
    const guest = await prepare(browser, device);
    await guest.goto(page.url());
    await expect(guest.getByRole('button', { name: 'Join' })).toBeVisible();
    await shoot(guest, 'invitation', device);
    for (const each of [guest, page]) await each.context().close();
  });

  test(`first-bid, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device, { hints: 'open' });
    await openPage(page, './#/settings');
    await openPosition(
      page,
      matchOf(4, () => true),
    );
    await expect(page.locator('.hint-bubble')).toBeVisible();
    await shoot(page, 'first-bid', device, { sizes: 'all' });
    await page.context().close();
  });

  for (const { name, players, sizes, isThere } of SCENES) {
    test(`${name}, ${device}`, async ({ browser }) => {
      const page = await prepare(browser, device);
      await openPage(page, './#/settings');
      await openPosition(page, matchOf(players, isThere));
      await new Player(page).myTurn();
      await expect(page.locator('.table')).toHaveAttribute('data-phase', name);
      await choose(page);
      await shoot(page, name, device, { sizes });
      await page.context().close();
    });
  }

  test(`result, share, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openPage(page, './#/settings');
    await openPosition(page, matchOf(4));
    await expect(page.locator('.result')).toBeVisible();
    await shoot(page, 'result', device, { sizes: 'all' });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await shootShareCard(page, `share-${device}-${theme}`);
    }
    await page.context().close();
  });
};

for (const device of DEVICES) describe(device);
