import { expect, test } from '@playwright/test';
import { everything, strangerPage } from './heard.ts';
import { Player } from './player.ts';

test('a sealed bid reaches nobody else before both are open', async ({ browser }) => {
  const ana = new Player(await strangerPage(browser));
  const bo = new Player(await strangerPage(browser));
  await ana.open('./#/friends');
  await ana.page.getByRole('textbox', { name: 'Seat 1: Name' }).fill('Ana');
  await ana.page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await ana.page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Send this link' })).toBeVisible();
  await bo.open(ana.page.url());
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.page.getByRole('button', { name: 'Join' }).click();

  let sealed = 0;
  for (let step = 0; step < 400; step++) {
    const states = [await ana.state(), await bo.state()];
    if (states.includes('over')) break;
    const asks = (player: Player) => player.page.getByText('Choose your secret bid').count();
    const sealing = await asks(ana);
    // Ana always seals first, so that there is a secret to keep.
    const anaSealed = await bo.page.locator('[data-seat="p1"] .badge').count();
    if ((await asks(bo)) > 0 && sealing === 0 && anaSealed === 0) continue;
    if (sealing > 0 && states[0] === 'decide') {
      // A length that no other text has, so that a leak is found wherever it is.
      const before = (await everything(bo.page)).split('p1 bid').length;
      const strip = ana.page.locator('.amount input');
      const amount = (await strip.count()) - 1;
      await strip.nth(amount).check({ force: true });
      await ana.page.locator('.decide .primary').click();
      await expect(ana.page.locator('.prompt', { hasText: 'Choose your secret bid' })).toHaveCount(0);
      // The other page may be a moment behind. If it never asks, its purse is empty and both bids are open at once.
      for (let wait = 0; wait < 50 && (await asks(bo)) === 0; wait++) await bo.page.waitForTimeout(60);
      if ((await asks(bo)) === 0) continue;
      const told = await everything(bo.page);
      expect(told.split('p1 bid').length - before, 'only "p1 bid ?" is told').toBeLessThanOrEqual(1);
      expect(told.slice(told.lastIndexOf('p1 bid'))).not.toMatch(/^p1 bid \d/);
      sealed++;
      await bo.myTurn();
      await bo.answer();
      continue;
    }
    const turn = states.indexOf('decide');
    if (turn >= 0) await [ana, bo][turn]!.answer();
    else await ana.page.waitForTimeout(15);
  }
  expect(sealed).toBeGreaterThanOrEqual(5);
  await expect(ana.page.locator('.result')).toBeVisible();
});
