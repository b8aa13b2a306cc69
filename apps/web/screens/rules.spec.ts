import { expect, test } from '@playwright/test';
import { pictureFile } from './page.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const locale of ['en', 'de', 'fr']) {
    test(`rules in ${locale}, ${size}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport, deviceScaleFactor: 1 });
      const page = await context.newPage();
      for (const game of ['canals', 'cards']) {
        await page.goto(`./#/rules/${game}`);
        await page.reload();
        await expect(page.locator('.rule-figure svg').first()).toBeVisible();
        await page.waitForTimeout(300);
        await page.screenshot({
          path: pictureFile(`rules-${game}-${locale}-${size}`),
          type: 'jpeg',
          quality: 45,
          fullPage: size === 'phone',
        });
      }
      await context.close();
    });
  }
}
