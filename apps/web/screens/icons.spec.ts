import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const PUBLIC = path.join(import.meta.dirname, '../public');
const SIDE = 64;
/** Whatever shape a system cuts an icon to, this part of it stays. */
const SAFE = 0.72;

/** The icon as a system may cut it to any shape: its ground reaches every edge, what matters is near the middle. */
const maskable = (icon: string): string => {
  const inner = icon.replace(/<svg[^>]*>|<\/svg>|<rect[^>]*rx[^>]*>/g, '');
  const longer = inner.replaceAll('M-2 44h68M22-2v68', 'M-40 44h144M22-40v144');
  const shift = ((1 - SAFE) * SIDE) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#d9c49c"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${SAFE})">${longer}</g></svg>`
  );
};

test('the icons as pictures', async ({ page }) => {
  const icon = await readFile(path.join(PUBLIC, 'icon.svg'), 'utf8');
  for (const [name, svg, side] of [
    ['icon-192', icon, 192],
    ['icon-512', icon, 512],
    ['icon-maskable-512', maskable(icon), 512],
  ] as const) {
    const { picture, corner } = await page.evaluate(
      async ({ text, width }) => {
        const image = new Image(width, width);
        image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = width;
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, width, width);
        const [, , , alpha] = context.getImageData(0, 0, 1, 1).data;
        return { picture: canvas.toDataURL('image/png').split(',')[1]!, corner: alpha };
      },
      { text: svg, width: side },
    );
    if (name.includes('maskable')) expect(corner).toBe(255);
    await writeFile(path.join(PUBLIC, `${name}.png`), Buffer.from(picture, 'base64'));
  }
});
