import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { lastRound, openPosition } from './positions.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';
import { isAsked, untilAsked, untilTaken } from './taken.ts';

/**
 * Only what a screen reader has: roles, names and the live region. Without a mouse: where one lies over a page that changes, the
 * browser may drop a space between its going down and up.
 */
const answer = async (page: Page): Promise<boolean> => {
  const decision = page.getByRole('region', { name: 'Your decision' });
  const tiles = page.getByRole('radiogroup', { name: 'Tiles this round' }).getByRole('radio');
  if ((await tiles.count()) > 0) await tiles.first().press('Space');
  const square = page.getByRole('gridcell', { name: /you can plant here/ }).first();
  if ((await square.count()) > 0) {
    await square.press('Enter');
    await decision.getByRole('button', { name: /^(Plant|Place) .+ on [a-h][1-6]$/ }).press('Enter');
    return true;
  }
  // All of it at one moment: between two questions the page may go on to the next decision.
  const seen = await decision.ariaSnapshot();
  for (const name of ['Pass', 'Offer nothing', 'Not now', 'Build no canal']) {
    if (!seen.includes(`button "${name}`)) continue;
    await decision.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
    return true;
  }
  if (!seen.includes('radio "')) return false;
  const offers = decision.getByRole('radio');
  await offers.first().press('Space');
  await decision.getByRole('button', { name: /^Accept/ }).press('Enter');
  return true;
};

test('a match from the accessibility tree alone: its first rounds, and the last to the end', async ({
  page,
}) => {
  await new Player(page).open();
  await page.getByRole('button', { name: /Play now/ }).press('Enter');
  // Every change of the live region, as a screen reader gets it: a sentence may be gone before this test looks again.
  const heard = await page.evaluateHandle(() => {
    const lines = new Set<string>();
    new MutationObserver(() => {
      const region = document.querySelector('.table > p[role=status]');
      if (region !== null) lines.add(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return lines;
  });
  const end = page.getByRole('button', { name: 'Play again' });
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const playUntil = async (isThere: () => Promise<boolean>): Promise<void> => {
    while (!(await isThere())) {
      await untilAsked(page);
      if (await isAsked(page)) await untilTaken(page, () => answer(page));
      else await skip.press('Enter', { timeout: 500 }).catch(() => undefined);
    }
  };
  const isOver = async () => (await end.count()) > 0;
  if (!isSoak) {
    await playUntil(async () => /Round 3/.test(await page.locator('.bar-round').innerText()));
    await openPosition(page, lastRound());
  }
  await playUntil(isOver);
  await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
  // The live region told the match in sentences.
  const lines = await heard.evaluate((all) => [...all]);
  expect(lines.filter((line) => /plants? .+ on [a-h][1-6]/.test(line)).length).toBeGreaterThan(3);
});
