import { expect, type Page } from '@playwright/test';
import { cardsFile, openFile } from './file.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** How many rows the table has. */
const rowsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-rows'));

/** Answers until this is seen. */
const playUntil = async (player: Player, seen: () => Promise<boolean>): Promise<void> => {
  while (!(await seen())) if ((await player.state()) === 'decide') await player.answer();
};

const playsOn = async (player: Player): Promise<void> => {
  const before = await rowsOf(player.page);
  await playUntil(player, async () => (await rowsOf(player.page)) > before + 4);
};

test('a bot that throws is named; it is asked again, and another bot plays on', async ({ page }) => {
  const player = new Player(page);
  await player.open('./#/new');
  for (const seat of [2, 3, 4])
    await page.getByRole('combobox', { name: `Seat ${seat}: Level` }).selectOption('gambler');
  await page.getByRole('button', { name: 'Start' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'couldn’t choose an action' });
  for (const way of ['Try again', 'Let another bot play']) {
    await player.myTurn();
    // The search of this bot counts in such lists, so its next thought fails.
    await page
      .workers()
      .at(-1)!
      .evaluate(() => {
        class Broken {
          constructor() {
            throw new Error('broken');
          }
        }
        Object.assign(self, { Float64Array: Broken });
      });
    await playUntil(player, async () => (await notice.count()) > 0);
    await expect(notice).toContainText(/^The bot (Ana|Bo|Cleo) .* Your match is saved\./);
    const before = await rowsOf(page);
    await notice.getByRole('button', { name: way }).click();
    await expect(notice).toHaveCount(0);
    expect(await rowsOf(page)).toBeGreaterThanOrEqual(before);
    await playsOn(player);
  }
});

test('a worker that is killed is told at once, and the match goes on where it was', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  await player.answer();
  await player.myTurn();
  const before = await rowsOf(page);
  await page
    .workers()
    .at(-1)!
    .evaluate(() => self.close())
    .catch(() => undefined);
  const notice = page.getByRole('alert').filter({ hasText: 'have stopped. Your match is saved.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => rowsOf(page)).toBe(before);
  await playsOn(player);
  await expect.poll(() => page.workers().length).toBe(1);
});

/** From now on a worker finds nothing to run; gives what mends that. */
const breakWorkers = async (page: Page): Promise<() => Promise<void>> => {
  const sound = await page.evaluateHandle(() => {
    const before = window.Worker;
    window.Worker = class extends before {
      constructor(_: string | URL, options?: WorkerOptions) {
        super('./missing.js', options);
      }
    };
    return before;
  });
  return () => page.evaluate((before) => void (window.Worker = before), sound);
};

test('a hint, figures and a review that cannot be worked out say so, and can be asked for again', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  let mend = await breakWorkers(page);
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('The hint couldn’t be worked out. Your match is saved.');
  await mend();
  await hint.getByRole('button', { name: 'Try again' }).click();
  await expect(hint.getByRole('button', { name: 'What should I consider?' })).toBeVisible();

  mend = await breakWorkers(page);
  await page.getByRole('button', { name: 'Coach' }).click();
  const sheet = page.getByRole('dialog', { name: 'Coach' });
  await sheet.getByRole('button', { name: 'What is it worth?' }).click();
  await expect(sheet.getByRole('alert')).toContainText('These figures couldn’t be worked out.');
  await mend();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('table').first()).toBeVisible();

  await openFile(page, cardsFile(2));
  mend = await breakWorkers(page);
  await page.getByRole('button', { name: 'Review the match' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'The review stopped early.' });
  await expect(failed).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /Chances of winning over the match/ })).toBeVisible();
});
