import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import lighthouse from 'lighthouse';
import { Player } from './player.ts';
import { freePort } from './port.ts';
import { seedChance, test } from './seeded.ts';
import { isSoak } from './soak.ts';

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
    // Limits against hanging, on a slow machine too.
    maxWaitForFcp: 600_000,
    maxWaitForLoad: 600_000,
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

/** The address of a match that has come to its first decision. */
const openTable = async (context: BrowserContext, baseURL: string): Promise<string> => {
  const page = await context.newPage();
  const player = new Player(page);
  await player.open(baseURL);
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  const address = page.url();
  await page.close();
  return address;
};

// Headers, console and head are the same at every address, and axe.spec.ts looks at every screen: one address is enough
// to see that Lighthouse is content. A soak asks it about a table and the rules as well.
test('Lighthouse: the page is accessible, sound and easy to find', async ({ launchOptions, baseURL }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'santiago-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    await seedChance(context);
    const more = isSoak ? [await openTable(context, baseURL!), `${baseURL}#/learn`] : [];
    for (const url of [baseURL!, ...more]) {
      for (const [name, { points, lost }] of Object.entries(await judge(url, port)))
        expect(points, `${name} of ${url}: ${lost.join('; ')}`).toBeGreaterThanOrEqual(LEAST);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
