import { test } from '@playwright/test';
import { loadDrawing } from '../drawn/load.ts';
import { fontsLoaded } from '../e2e/fonts.ts';
import type * as design from './design.tsx';
import { pictureFile } from './page.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the scales of the design, ${colorScheme}`, async ({ browser }) => {
    const { designSheet } = await loadDrawing<typeof design>('../screens/design.tsx');
    // The sheet is styled in place, which the page itself never is.
    const context = await browser.newContext({
      colorScheme,
      bypassCSP: true,
      viewport: { width: 1240, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('./#/settings');
    await page.locator('h1').waitFor();
    await fontsLoaded(page);
    await page.evaluate((sheet) => {
      document.body.innerHTML = sheet;
    }, designSheet());
    await page.screenshot({
      path: pictureFile(`design-${colorScheme}`),
      type: 'jpeg',
      quality: 82,
      fullPage: true,
    });
    await context.close();
  });
}
