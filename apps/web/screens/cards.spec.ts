import { expect, type Page, test } from '@playwright/test';
import { cards, type CardsTypes } from '@santiago/cards';
import { CardPlayer } from '../e2e/cards-player.ts';
import { lookThrough, openPosition, ownMatch, type Position, type SeenDecision } from '../e2e/positions.ts';
import { DEVICES, type Device, prepare, shoot } from './page.ts';

type View = CardsTypes['View'];

const matchOf = (isThere?: (view: View) => boolean): Position =>
  ownMatch<CardsTypes>({ game: cards, request: { players: 3 }, bot: 'eager' }, isThere);

/** Own turns with at least so many cards on the table. */
const turnWith = (least: number): Position =>
  matchOf(({ phase, table }) => phase.kind === 'act' && table.length >= least);

const open = async (page: Page, position: Position): Promise<void> => {
  await page.goto('./#/settings');
  await openPosition(page, position);
  await new CardPlayer(page).myTurn();
};

/** Takes a card in hand, and holds it over a spot where it would fight if there is one. */
const choose = (page: Page): Promise<'held' | 'fights'> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
    const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
    all<HTMLInputElement>('.hand:not(.hand-closed) input').at(-1)?.click();
    await drawn();
    const spots = document.querySelector<HTMLSelectElement>('select.spot-choice');
    const touching = [...(spots?.options ?? [])].find((option) => option.text.includes('touches'));
    if (spots === null || touching === undefined) return 'held';
    spots.value = touching.value;
    spots.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
    return 'fights';
  });

/** Opens own turns, one later than the other, until `look` has found what it wants. */
const openUntil = async (page: Page, look: () => Promise<boolean>): Promise<void> => {
  for (let least = 5; least < 40; least++) {
    await open(page, turnWith(least));
    if (await look()) return;
  }
  throw new Error('no turn of this match shows it');
};

/** The first decision of anybody, in a few matches of bots, that is as wanted. */
const found = (isWanted: (seen: SeenDecision<CardsTypes>, position: Position) => boolean): Position => {
  let first: Position | null = null;
  lookThrough<CardsTypes>(
    { game: cards, request: { players: 3 }, bot: 'eager', matches: 4 },
    (seen, positionOf) => {
      if (first !== null) return;
      const position = positionOf();
      if (isWanted(seen, position)) first = position;
    },
  );
  if (first === null) throw new Error('no decision of these matches is as wanted');
  return first;
};

/** The dice have just decided: their fight is still shown. */
const afterDice = (): Position => found((_, { log }) => log.at(-1)!.startsWith('* dice'));

/** Own cards can be bought back. */
const beforeTrade = (): Position =>
  found(({ offer }) => offer.give.length > 1 && offer.words.includes('pass'));

const describe = (device: Device): void => {
  test(`cards-base, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await open(
      page,
      matchOf(({ phase }) => phase.kind === 'base'),
    );
    await page.locator('.hand input').nth(3).click({ force: true });
    await shoot(page, 'cards-base', device);
    await page.context().close();
  });

  test(`cards-laying, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openUntil(page, async () => (await choose(page)) === 'held');
    await shoot(page, 'cards-laying', device, { sizes: 'all' });
    await page.context().close();
  });

  test(`cards-odds, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openUntil(page, async () => (await choose(page)) === 'fights');
    await shoot(page, 'cards-odds', device);
    await page.context().close();
  });

  test(`cards-fight, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await open(page, afterDice());
    await expect(page.locator('.fight')).toBeVisible();
    await shoot(page, 'cards-fight', device);
    await page.context().close();
  });

  test(`cards-trade, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await open(page, beforeTrade());
    await page.getByRole('button', { name: 'Buy back…' }).click();
    await page.locator('.trade-card input').first().check({ force: true });
    await page.locator('.trade-side + .trade-side input').first().check({ force: true });
    await shoot(page, 'cards-trade', device);
    await page.context().close();
  });

  test(`cards-result, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await page.goto('./#/settings');
    await openPosition(page, matchOf());
    await expect(page.locator('.result')).toBeVisible();
    await shoot(page, 'cards-result', device, { sizes: 'all' });
    await page.context().close();
  });
};

for (const device of DEVICES) describe(device);
