import { expect } from '@playwright/test';
import { walkCoach } from './coach-walk.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { englishOn } from './texts.ts';

for (const locale of ['de-DE', 'fr-FR']) {
  test(`no English in a review or a study in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const wrong: string[] = [];
    await new Player(page).open();
    const look = async (where: string): Promise<void> => {
      for (const text of await englishOn(page)) wrong.push(`${where}: ${text}`);
    };
    await walkCoach({ page, look, steps: 'all' });
    expect(wrong).toEqual([]);
    await context.close();
  });
}
