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
    for (const address of ['./', './#/new', './#/settings']) {
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
