import { expect, type Locator, test } from '@playwright/test';
import { canals, type CanalsTypes } from '@santiago/canals';
import { cards, type CardsTypes } from '@santiago/cards';
import { CardPlayer } from '../e2e/cards-player.ts';
import { matchFile, openFile } from '../e2e/file.ts';
import { caughtUp, Guest, seated, toBribing } from '../e2e/guests.ts';
import { lookThrough, openPosition, ownMatch, type Position } from '../e2e/positions.ts';
import { LOOKS, prepare, shoot } from './page.ts';

/** The dice have just decided, in the first such decision of a few matches of bots. */
const afterDice = (): Position => {
  let first: Position | null = null;
  lookThrough<CardsTypes>(
    { game: cards, request: { players: 3 }, bot: 'eager', matches: 4 },
    (_, positionOf) => {
      if (first !== null) return;
      const position = positionOf();
      if (position.log.at(-1)!.startsWith('* dice')) first = position;
    },
  );
  if (first === null) throw new Error('no decision of these matches is as wanted');
  return first;
};

test('cards-fight', async ({ browser }) => {
  const page = await prepare(browser);
  await page.goto('./#/settings');
  await openPosition(page, afterDice());
  await new CardPlayer(page).myTurn();
  await expect(page.locator('.fight')).toBeVisible();
  await shoot(page, 'cards-fight');
  await page.context().close();
});

test('lesson', async ({ browser }) => {
  const page = await prepare(browser);
  await page.goto('./#/lesson/canals');
  const next = page.locator('.coach .primary');
  await next.click();
  await next.click();
  await page.locator('.amount input').nth(3).dispatchEvent('click');
  await page.locator('.decide .decision .primary').click();
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'planting');
  await next.click();
  await page.locator('.tile-choice input').first().dispatchEvent('click');
  await page.locator('td[data-at="d3"]').dispatchEvent('click');
  await shoot(page, 'lesson');
  await page.context().close();
});

test('hint', async ({ browser }) => {
  const page = await prepare(browser);
  await page.goto('./#/settings');
  await openPosition(
    page,
    ownMatch<CanalsTypes>(
      { game: canals, request: { players: 4 }, bot: 'steward' },
      ({ phase, round }) => phase.kind === 'bribing' && round > 1,
    ),
  );
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByRole('button', { name: 'What should I consider?' }).click();
  await shoot(page, 'hint');
  await page.context().close();
});

test('review', async ({ browser }) => {
  const page = await prepare(browser);
  await openFile(page, matchFile(4));
  await page.getByRole('button', { name: 'Review the match' }).click();
  // Grades can change as long as the review runs.
  await expect(page.locator('.graph')).toBeVisible();
  await expect(page.locator('.review-progress')).toHaveCount(0);
  await page
    .locator('.step-link', { has: page.locator('.grade-blunder, .grade-mistake') })
    .first()
    .click();
  await shoot(page, 'review');
  await page.context().close();
});

/** Opens the sentences at hand, and the one with this name. */
const openSentence = async (talk: Locator, name: RegExp): Promise<void> => {
  await talk.locator('.palette summary').click();
  await talk.getByRole('button', { name }).click();
  await expect(talk.locator('.phrase-form')).toBeVisible();
};

test('talk', async ({ browser }) => {
  const guests = [
    await Guest.arrive(browser, 'Ana', LOOKS),
    await Guest.arrive(browser, 'Bo', LOOKS),
  ] as const;
  const table = await seated(guests, { options: { overseer: 'p1' } });
  const [payer, { page }] = await toBribing(guests, table);
  await payer.send('post', `/api/tables/${table}/say`, { text: 'Shall we share a canal?' });
  await caughtUp(guests, table);
  const offering = payer.page.locator('.chat:visible');
  await openSentence(offering, /^I offer/);
  const form = offering.locator('.phrase-form');
  const { offer } = await payer.look(table, (await payer.look(table)).you.seats[0]);
  await form
    .getByRole('combobox')
    .nth(2)
    .selectOption((offer as { readonly free: readonly string[] }).free[0]!);
  await form.getByRole('button', { name: 'Send' }).click();
  const talk = page.locator('.chat:visible');
  await expect(talk.locator('.deal-answers')).toBeVisible();
  await openSentence(talk, /^Water on/);
  await shoot(page, 'talk');
  for (const guest of guests) await guest.close();
});
