import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the front page, the set-up, the settings and the table (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const player = new Player(page);
    for (const address of ['./', './#/new', './#/friends', './#/open', './#/learn', './#/settings']) {
      await player.open(address);
      expect(await faults(page), address).toEqual([]);
    }
    await player.open('./#/');
    await page.getByRole('button', { name: /Play now/ }).click();
    for (let turn = 0; turn < 4; turn++) {
      await player.myTurn();
      expect(await faults(page), `turn ${turn}`).toEqual([]);
      await player.answer();
    }
  });
}

for (const locale of ['de-DE', 'fr-FR']) {
  test(`axe in ${locale}: front page, rules, and the table with its sheets open`, async ({ browser }) => {
    const context = await browser.newContext({
      locale,
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    const player = new Player(page);
    for (const address of ['./', './#/learn']) {
      await player.open(address);
      expect(await faults(page), address).toEqual([]);
    }
    await page.goto('./#/');
    await page.locator('.home-actions .primary').click();
    await player.myTurn();
    expect(await faults(page), 'table').toEqual([]);
    for (const button of await page.locator('.bar button.icon-button:visible').all()) {
      await button.click();
      expect(await faults(page), 'sheet').toEqual([]);
      await page.keyboard.press('Escape');
    }
    await player.playToTheEnd();
    expect(await faults(page), 'result').toEqual([]);
    await context.close();
  });
}
