import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import lighthouse from 'lighthouse';
import { Player } from './player.ts';
import { freePort } from './port.ts';
import { seedChance, test } from './seeded.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const LEAST = 95;

/** Points by category, with what cost some. */
const judge = async (
  url: string,
  port: number,
): Promise<Record<string, { points: number; lost: string[] }>> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    // The match that is looked at is kept in the browser.
    disableStorageReset: true,
    logLevel: 'error',
    // How quick the page is, others measure: nothing is slowed down or waited for here, and nothing is pictured.
    throttlingMethod: 'provided',
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
    disableFullPageScreenshot: true,
  });
  const { categories, audits } = result!.lhr;
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score, auditRefs }]) => [
      name,
      {
        points: Math.round((score ?? 0) * 100),
        lost: auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${id}: ${audits[id]!.title}`),
      },
    ]),
  );
};

test('Lighthouse: front page, table and rules are accessible, sound and easy to find', async ({
  launchOptions,
  baseURL,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'santiago-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    await seedChance(context);
    const page = await context.newPage();
    const player = new Player(page);
    await player.open(baseURL);
    await page.getByRole('button', { name: /Play now/ }).click();
    await player.myTurn();
    const table = page.url();
    await page.close();
    for (const url of [baseURL!, table, `${baseURL}#/learn`]) {
      for (const [name, { points, lost }] of Object.entries(await judge(url, port)))
        expect(points, `${name} of ${url}: ${lost.join('; ')}`).toBeGreaterThanOrEqual(LEAST);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
