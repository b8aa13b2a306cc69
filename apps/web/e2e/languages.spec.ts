import { expect, test } from '@playwright/test';
import { clipped } from './clipped.ts';
import { Player } from './player.ts';

const LANGUAGES = [
  { locale: 'en-GB', play: 'Play now', first: /^(Choose|Bid|Use|Accept|Place|No proposals|How|Build)/ },
  { locale: 'de-DE', play: 'Sofort spielen', first: /^(Biete|Wähle|Nimm|Lege|Deinen|Wie|Kein|Baue|Schlage)/ },
  {
    locale: 'fr-FR',
    play: 'Jouer tout de suite',
    first: /^(Misez|Choisissez|Acceptez|Placez|Utiliser|Combien|Aucune|Construisez|Proposez)/,
  },
];

for (const { locale, play, first } of LANGUAGES) {
  test(`plays in ${locale}, with nothing clipped at 320 px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const player = new Player(page);
    await player.open();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    expect(await clipped(page)).toEqual([]);
    for (const address of ['./#/new', './#/learn', './#/settings']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await clipped(page), address).toEqual([]);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: new RegExp(play) }).click();
    for (let turn = 0; turn < 8; turn++) {
      expect(await player.myTurn()).toBe('decide');
      await expect(page.locator('.prompt')).toHaveText(first);
      expect(await clipped(page), `turn ${turn}`).toEqual([]);
      await player.answer();
    }
    await context.close();
  });
}
