import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';
import { isAsked, untilAsked, untilTaken } from './taken.ts';

/** Only what a screen reader has: roles, names and the live region. Gives what was done, or null where nothing could be. */
const answer = async (page: Page): Promise<string | null> => {
  const decision = page.getByRole('region', { name: 'Your decision' });
  const press = async (name: RegExp): Promise<boolean> => {
    const button = decision.getByRole('button', { name });
    if ((await button.count()) === 0 || !(await button.first().isEnabled())) return false;
    await button.first().press('Enter');
    return true;
  };
  const targets = decision.getByRole('radiogroup', { name: /which card to fight/ }).getByRole('radio');
  if ((await targets.count()) > 0) {
    await targets.first().press('Space');
    return (await press(/^Fight /)) ? 'fight' : null;
  }
  if (await press(/^Take (no cards|\d)/)) return 'pick';
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('radio');
  if ((await hand.count()) > 0 && (await hand.last().isEnabled())) {
    await hand.last().press('Space');
    const places = decision.getByRole('combobox', { name: 'Choose a spot…' });
    if ((await places.count()) > 0) {
      const names = await places.getByRole('option').allInnerTexts();
      const touching = names.findIndex((name) => name.includes('touches'));
      await places.selectOption({ index: touching > 0 ? touching : 1 });
      return (await press(/^Place /)) ? 'lay' : null;
    }
    await press(/^Put back/);
  }
  return (await press(/^End your turn/)) || (await press(/^Pass/)) ? 'rest' : null;
};

/** How many answers are given before the match is given up, so that it soon ends. */
const ANSWERS = isSoak ? Infinity : 25;

/** [X29] False where it is not possible now. */
const resign = async (page: Page): Promise<boolean> => {
  const decision = page.getByRole('region', { name: 'Your decision' });
  const button = decision.getByRole('button', { name: 'Resign', exact: true });
  if ((await button.count()) === 0) return false;
  await button.press('Enter');
  await decision.getByRole('button', { name: /^Resign/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  return true;
};

test('cards: a match from the accessibility tree alone', async ({ page }) => {
  await new Player(page).open('./#/new');
  await page.getByRole('radio', { name: /^Cards/ }).press('Space');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .press('Enter');
  await page.getByRole('combobox', { name: 'Seat 2: Level' }).selectOption('Easy');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  // Every change of the live region, as a screen reader gets it: a fight is over sooner than this test looks again.
  const said = await page.locator('.table > p[role=status]').evaluateHandle((region) => {
    const lines: string[] = [];
    new MutationObserver(() => lines.push(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return lines;
  });
  const end = page.getByRole('button', { name: 'Play again' });
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const done = new Set<string | null>();
  let answers = 0;
  while ((await end.count()) === 0) {
    await untilAsked(page);
    if (!(await isAsked(page))) await skip.press('Enter', { timeout: 500 }).catch(() => undefined);
    else if (answers < ANSWERS || !(await resign(page))) {
      const given = await untilTaken(page, () => answer(page));
      done.add(given);
      if (given !== null) answers++;
    }
  }
  await expect(page.getByRole('heading', { name: /win|draw/ })).toBeVisible();
  expect(done.has('lay')).toBe(true);
  // The live region told the match in sentences, and kept face-down cards to itself.
  const heard = (await said.jsonValue()).join('\n');
  expect(heard).toMatch(/places a card|places a base/);
  // Where motion is off the dice come together with the attack: both are said.
  const attacks = heard.match(/attacks? .+? with the /g) ?? [];
  expect(attacks.length).toBeGreaterThan(0);
  // A tie is rolled again, without another attack.
  expect(attacks).toHaveLength(heard.match(/ against [\d +]+= \d+\. \w+ wins? /g)?.length ?? 0);
});
