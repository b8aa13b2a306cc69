import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { canals, type CanalsTypes } from '@santiago/canals';
import { Player } from '../e2e/player.ts';
import { openPosition, ownMatch } from '../e2e/positions.ts';
import { FOLDER, prepare } from './page.ts';

const SIZE = { width: 1000, height: 640 };
/** How long each picture stands, in seconds. */
const SECONDS = 1.4;
const FRAMES_AT_MOST = 16;

const frame = async (page: Page): Promise<string> =>
  (await page.screenshot({ type: 'jpeg', quality: 58 })).toString('base64');

/** Pictures that follow each other for ever; with reduced motion the last one stands still. */
const film = (frames: readonly string[]): string => {
  const all = frames.length * SECONDS;
  const share = 100 / frames.length;
  const images = frames
    .map(
      (data, i) =>
        `<image width="${SIZE.width}" height="${SIZE.height}" style="animation-delay:${(i * SECONDS).toFixed(1)}s" href="data:image/jpeg;base64,${data}"/>`,
    )
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
<title>A round of Canals</title>
<style>
image { opacity: 0; animation: show ${all.toFixed(1)}s infinite; }
@keyframes show { 0%, ${share.toFixed(3)}% { opacity: 1; } ${(share + 0.01).toFixed(3)}%, 100% { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { image { animation: none; } image:last-of-type { opacity: 1; } }
</style>
${images}
</svg>
`;
};

/** Chooses, without committing, so that the preview is in the picture. */
const choose = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    all('.tile-choice input')[0]?.click();
    await drawn();
    const free = all('td[data-legal="yes"]');
    const wet = free.filter((cell) => cell.dataset['wet'] === 'yes');
    (wet[3] ?? wet[0] ?? free[12] ?? free[0])?.click();
    all('.proposal-card input')[0]?.click();
    all('.amount input:not(:disabled)')[2]?.click();
    const ditches = document.querySelector<HTMLSelectElement>('select.ditch-choice');
    if (ditches !== null && all('.proposal-card').length === 0) {
      ditches.value = ditches.options[2]?.value ?? ditches.options[1]!.value;
      ditches.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await drawn();
  });

test('a round of Canals as a moving picture', async ({ browser }) => {
  const page = await prepare(browser);
  await page.setViewportSize(SIZE);
  const player = new Player(page);
  await page.goto('./#/settings');
  // A board with something on it tells more than an empty one.
  await openPosition(
    page,
    ownMatch<CanalsTypes>(
      { game: canals, request: { players: 4 }, bot: 'steward' },
      ({ round }) => round === 4,
    ),
  );
  const roundNow = async (): Promise<number> =>
    Number(/\d+/.exec(await page.locator('.bar-round').innerText())?.[0] ?? 0);
  const frames: string[] = [];
  while ((await player.myTurn()) === 'decide' && (await roundNow()) === 4 && frames.length < FRAMES_AT_MOST) {
    frames.push(await frame(page));
    await choose(page);
    frames.push(await frame(page));
    await player.answer();
    await page.waitForTimeout(250);
    frames.push(await frame(page));
  }
  frames.push(await frame(page));
  expect(frames.length).toBeGreaterThan(6);
  const text = film(frames);
  expect(text.length).toBeLessThan(1_500_000);
  writeFileSync(path.join(FOLDER, 'round.svg'), text);
  await page.context().close();
});
