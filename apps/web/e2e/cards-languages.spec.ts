import { expect } from '@playwright/test';
import { CardPlayer } from './cards-player.ts';
import { clipped } from './clipped.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

const LANGUAGES = [
  {
    locale: 'de-DE',
    game: /^Karten und Würfel/,
    prompt: /^(Wähle|Lege|Versetze|Kaufe|Rückkauf|Nimm|Legen)/,
  },
  {
    locale: 'fr-FR',
    game: /^Cartes et dés/,
    prompt: /^(Choisissez|Posez|Déplacez|Rachetez|Rachat|Reprenez|Pose)/,
  },
];

for (const { locale, game, prompt } of LANGUAGES) {
  test(`cards: plays in ${locale}, with nothing clipped at 320 px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const player = new CardPlayer(page);
    await player.open();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await page.getByRole('button', { name: game }).click();
    for (let turn = 0; turn < (isSoak ? 10 : 4); turn++) {
      if ((await player.myTurn()) === 'over') break;
      await expect(page.locator('.prompt')).toHaveText(prompt);
      expect(await clipped(page), `turn ${turn}`).toEqual([]);
      await player.answer();
    }
    await context.close();
  });
}
