import { expect, type Page } from '@playwright/test';
import { en } from '@santiago/cards/page/i18n/en.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** The guided match as it goes when everything is done as the coach says, up to the move of a card. */
const ROWS = [
  '* first p1',
  'p2 base H10 19,0 v ; bot',
  'p1 base SQ -2,-19 h',
  'p1 place S2 5,-19 v',
  'p2 place H2 12,0 h ; bot',
  'p1 place S3 5,-12 v',
  'p2 place H4 12,-7 v ; bot',
  'p1 place S8 5,-5 h',
  'p1 fight 12,-7 ; forced',
  '* dice 6 5 1 2',
  'p2 place HA 12,-7 v ; bot',
  'p2 fight 5,-5 ; forced',
  '* dice 6 4 1 2',
  'p2 end ; bot',
  'p1 place SK 5,-5 h',
  'p1 fight 12,-7 ; forced',
  '* dice 6 6 2 1',
  'p1 give HA',
  'p1 take S8',
  'p1 close ; forced',
  'p2 place H6 12,5 v ; bot',
  'p1 place S8 5,0 h',
  'p1 fight 12,0 ; forced',
  '* dice 5 6 1 2',
  'p2 place H7 24,0 v ; bot',
];
const BEFORE_ATTACK = 7;
const TO_ATTACK = ['welcome', 'values', 'base', 'turn', 'walk', 'line', 'touch'];
const TO_MOVE = [...TO_ATTACK, 'attack', 'won', 'lost', 'strike', 'buy', 'bought', 'cut', 'stranded'];

/** Opens the lesson where somebody left it. */
const openAt = async (page: Page, rows: readonly string[], done: readonly string[]): Promise<void> => {
  await page.addInitScript(
    (progress) => localStorage.setItem('santiago.lesson.cards', progress),
    JSON.stringify({ rows, done }),
  );
  await new Player(page).open('./#/lesson/cards');
  await expect(page.locator('.coach-do')).toBeVisible();
};

test('the page warns before a move that cuts off one’s own cards', async ({ page }) => {
  await openAt(page, ROWS, TO_MOVE);
  // The king holds the eight: wherever it goes without staying beside it, the eight is cut off.
  await page.getByRole('combobox', { name: en.button.mover }).selectOption('5,-5');
  const spots = page.getByRole('combobox', { name: en.button.spot });
  await expect(spots.locator('option').nth(1)).toBeAttached();
  const places = await spots
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const warned: string[] = [];
  for (const place of places.filter((each) => each !== '')) {
    await spots.selectOption(place);
    if ((await page.getByText(en.preview.strands(1)).count()) === 0) continue;
    warned.push(place);
    await expect(page.locator('.felt .is-doomed')).toHaveCount(1);
  }
  expect(warned.length).toBeGreaterThan(0);
});

/** What a change of the page shows of a fight whose dice are on it. */
interface Seen {
  /** The dice lie still. */
  readonly lie: boolean;
  /** The one who wins is marked. */
  readonly won: boolean;
  readonly text: string;
}

/** What log, seats and live region say at every change of the page while the dice of a fight are on it. */
const watchFight = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    const said = () =>
      ['.log-list', '.seats', 'p[role="status"].sr-only']
        .map((each) => document.querySelector(each)?.textContent ?? '')
        .join('\n');
    new MutationObserver(() => {
      const fight = document.querySelector('.fight:has(.die circle)');
      if (fight === null) return;
      seen.push({
        lie: fight.querySelector('.fight-total')!.textContent !== '',
        won: fight.querySelector('.fight-won')?.checkVisibility() === true,
        text: said(),
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { seen });
  });

test('while the dice roll, neither log nor seats nor the live region tell who wins', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'slow'));
  await openAt(page, ROWS.slice(0, BEFORE_ATTACK), TO_ATTACK);
  await page.getByRole('radio', { name: en.card('S8'), exact: true }).press('Space');
  await page.getByRole('combobox', { name: en.button.spot }).selectOption('5,-5 h');
  await watchFight(page);
  await page
    .getByRole('button', { name: en.button.placeFight(en.card('S8'), 1), exact: true })
    .press('Enter');
  const seenOf = () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  await expect.poll(async () => (await seenOf()).some(({ won }) => won)).toBe(true);
  const seen = await seenOf();
  const rolling = seen.filter(({ lie }) => !lie);
  const after = seen.find(({ lie }) => lie)!;
  expect(rolling.length).toBeGreaterThan(0);
  expect(new Set(rolling.map(({ text }) => text)).size).toBe(1);
  expect(after.text).not.toBe(rolling[0]!.text);
});
