import path from 'node:path';
import { test } from '@playwright/test';
import { runnerImport } from 'vite';
import type * as art from './art.tsx';
import { pictureFile } from './page.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`all crops and owners, unlabelled, ${theme}`, async ({ page }) => {
    const { module } = await runnerImport<typeof art>(path.join(import.meta.dirname, 'art.tsx'));
    await page.setViewportSize({ width: 1072, height: 340 });
    await page.setContent(module.artSheet(theme));
    await page.screenshot({ path: pictureFile(`art-${theme}`), type: 'jpeg', quality: 90, fullPage: true });
  });
}
