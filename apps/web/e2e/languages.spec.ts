import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

const LANGUAGES = [
  { locale: 'en-GB', play: 'Play now', first: /^(Choose|Bid|Use|Accept|Place|Nobody|How|Dig)/ },
  { locale: 'de-DE', play: 'Sofort spielen', first: /^(Biete|Wähle|Nimm|Lege|Deinen|Wie|Niemand|Grabe)/ },
  {
    locale: 'fr-FR',
    play: 'Jouer tout de suite',
    first: /^(Misez|Choisissez|Acceptez|Placez|Utiliser|Combien|Personne|Creusez)/,
  },
];

/** Elements whose text is cut off, and whether the page is wider than the screen. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : [];
    const cut = [
      ...document.querySelectorAll<HTMLElement>(
        'button, .prompt, .badge, .bar-title, h1, h2, p, label span, a',
      ),
    ]
      .filter(
        (element) =>
          element.closest('.sr-only, .hero-board, .amounts, .offers, .log, dialog:not([open])') === null,
      )
      .filter((element) => element.offsetWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
    return [...wide, ...cut];
  });

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
