import { test } from '@playwright/test';
import { loadDrawing } from '../drawn/load.ts';
import type * as art from './art.tsx';
import { pictureFile } from './page.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`all crops and owners, unlabelled, ${theme}`, async ({ page }) => {
    const { artSheet } = await loadDrawing<typeof art>('../screens/art.tsx');
    await page.setViewportSize({ width: 1072, height: 340 });
    await page.setContent(artSheet(theme));
    await page.screenshot({ path: pictureFile(`art-${theme}`), type: 'jpeg', quality: 90, fullPage: true });
  });
}
