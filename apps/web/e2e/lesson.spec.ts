import { expect, type Page } from '@playwright/test';
import { en } from '@santiago/cards/page/i18n/en.ts';
import { faults } from './faults.ts';
import { fontsLoaded } from './fonts.ts';
import { err, Finger, Keys, type Stop, walk } from './lesson-walk.ts';
import { panelFaults } from './panelFaults.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { resize } from './sized.ts';
import { isSoak } from './soak.ts';
import { speak } from './speak.ts';

const GAMES = ['canals', 'cards'] as const;
const LANGUAGES = ['de', 'fr', 'en'] as const;

/** Steps with different controls. */
const AXE: ReadonlySet<string> = new Set(['base', 'attack', 'buy', 'order']);

/** A decision has its order of parts; a step that is only read has no decision. */
const faultsOf = async (page: Page): Promise<string[]> =>
  (await page.evaluate(panelFaults, { text: '100%', ...page.viewportSize()! })).filter(
    (fault) => !fault.startsWith('there is no .'),
  );

/** What is looked at of a step on small phones: one language by turns, in a soak all. */
const looksAt = ({ kind }: Stop, turn: number): readonly (readonly [string, number])[] => {
  const widths = kind === 'do' ? [320, 360] : [360];
  return LANGUAGES.filter((_, i) => isSoak || i === turn % LANGUAGES.length).flatMap((language) =>
    widths.map((width) => [language, width] as const),
  );
};

/** What is wrong with a step on small phones. */
const smallFaults = async (page: Page, stop: Stop, turn: number): Promise<string[]> => {
  const found: string[] = [];
  for (const [language, width] of looksAt(stop, turn)) {
    await speak(page, language);
    await resize(page, { width, height: 640 });
    for (const fault of await faultsOf(page)) found.push(`${stop.step}, ${width} px, ${language}: ${fault}`);
  }
  return found;
};

/** The match is over; at cards the learner has won. */
const expectResult = async (page: Page, game: string): Promise<void> => {
  await expect(page.locator('.result')).toBeVisible();
  const won = page.getByRole('heading', { name: en.result.won({ name: '', you: true }) });
  if (game === 'cards') await expect(won).toBeVisible();
};

for (const game of GAMES) {
  test(`the guided ${game} match by touch on a small phone: all that each step asks for is in sight`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await new Player(page).open(`./#/lesson/${game}`);
    // A finger meets what was seen: nothing moves under it later.
    await fontsLoaded(page);
    const found: string[] = [];
    const looked = new Set<string>();
    await walk(new Finger(page), game, async (stop) => {
      // The last round is played alone, and the result is longer than a phone.
      const isNew = stop.kind !== 'free' && stop.kind !== 'over' && !looked.has(stop.step);
      if (isNew) {
        looked.add(stop.step);
        found.push(...(await smallFaults(page, stop, looked.size)));
      }
      // Answers are written in English; whoever only reads goes on in any language.
      if (stop.kind === 'do') await speak(page, 'en');
      return undefined;
    });
    expect(found).toEqual([]);
    await expectResult(page, game);
    // The end leads to a match of the same game.
    await page.locator('.coach .primary').tap();
    await expect(page).toHaveURL(/#\/local\//);
    await expect(page.locator(game === 'cards' ? '.table.cards' : '.table:not(.cards)')).toBeVisible();
    await context.close();
  });

  test(`the guided ${game} match by keys alone: mistakes are taken back, and it goes on where it was left`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await new Player(page).open(game === 'canals' ? './' : './#/lesson/cards');
    const keys = new Keys(page);
    if (game === 'canals') await keys.press('a[href="#/lesson/canals"]');
    const erred = new Set<string>();
    let left = false;
    const steps = await walk(keys, game, async (stop) => {
      if (stop.kind === 'do' && !erred.has(stop.step) && (await err(keys, game, stop))) erred.add(stop.step);
      if (game === 'cards' && (stop.kind === 'over' || AXE.has(stop.step)))
        expect(await faults(page, '.panel'), stop.step).toEqual([]);
      if (!left && stop.kind === 'do' && erred.size === 2) {
        left = true;
        const said = await page.locator('.coach-text').innerText();
        await page.goto('./#/');
        await page.reload();
        await page.goto(`./#/lesson/${game}`);
        await expect(page.locator('.coach-text')).toHaveText(said, { useInnerText: true });
      }
      // By touch it goes on to the end, and in a soak by keys too.
      return !isSoak && left && erred.size === 3 ? 'enough' : undefined;
    });
    expect(left).toBe(true);
    expect(erred.size).toBe(3);
    expect(new Set(steps).size).toBe(steps.length);
    if (isSoak) await expectResult(page, game);
    expect(errors).toEqual([]);
  });
}
