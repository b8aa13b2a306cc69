import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '@playwright/test';
import type * as hero from '../drawn/hero.tsx';
import { loadDrawing } from '../drawn/load.ts';

const PUBLIC = path.join(import.meta.dirname, '../public');
const WIDTH = 880;

// A finished picture is decoded beside the page; drawn anew as SVG it would hold up the first screen.
for (const theme of ['light', 'dark'] as const) {
  test(`the picture of the front page, ${theme}`, async ({ page }) => {
    const { heroPicture } = await loadDrawing<typeof hero>('hero.tsx');
    const picture = await page.evaluate(
      async ({ svg, width }) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
        canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.6).split(',')[1]!;
      },
      { svg: heroPicture(theme), width: WIDTH },
    );
    await writeFile(path.join(PUBLIC, `hero-${theme}.webp`), Buffer.from(picture, 'base64'));
  });
}
