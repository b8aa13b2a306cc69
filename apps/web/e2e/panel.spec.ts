import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import {
  CANALS_LOOKS,
  CARDS_LOOKS,
  canalsDecisions,
  cardsDecisions,
  type Found,
  type Step,
} from './decisions.ts';
import { panelFaults } from './panelFaults.ts';
import { viewsOf } from './panelViews.ts';
import { Player } from './player.ts';
import { openPosition } from './positions.ts';
import { test } from './seeded.ts';
import { speak } from './speak.ts';

const doStep = (page: Page, step: Step): Promise<void> =>
  page.evaluate(async (wanted) => {
    const selector = 'click' in wanted ? wanted.click : wanted.select;
    const element = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (element === undefined) throw new Error(`there is no ${selector}`);
    if (element instanceof HTMLSelectElement) {
      element.value = element.options[1]!.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.click();
    // A frame for what was chosen, and one for what measures it.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, step);

/** A page that is loaded once for all decisions, and what sizes its window. */
interface Table {
  readonly page: Page;
  readonly session: CDPSession;
}

let opened: Promise<Table> | undefined;

/**
 * The page, opened for the first decision that this process looks at. As a fixture of the worker it would make Playwright
 * start other workers and browsers for this file.
 */
const tableIn = (browser: Browser, baseURL: string): Promise<Table> => {
  opened ??= (async () => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await new Player(page).open('./#/settings');
    return { page, session: await context.newCDPSession(page) };
  })();
  return opened;
};

/** By fault: where it was seen. */
type Faults = Map<string, string[]>;

/**
 * What is wrong with the decision as it is on the screen, in the windows and languages of this look; `look` counts those
 * of the whole game.
 */
const lookAround = async ({ page, session }: Table, title: string, look: number): Promise<Faults> => {
  const faults: Faults = new Map();
  for (const { language, windows } of viewsOf(look)) {
    await speak(page, language);
    for (const { width, height, text } of windows) {
      // Little is painted, since nobody looks at it: what is asked for are boxes.
      const metrics = { width, height, deviceScaleFactor: 0.25, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      const where = `${width}×${height}${text === 100 ? '' : ` at ${text} %`} ${language}`;
      for (const fault of await page.evaluate(panelFaults, { text: `${text}%`, width, height })) {
        const key = `${title}: ${fault}`;
        faults.set(key, [...(faults.get(key) ?? []), where]);
      }
    }
  }
  return faults;
};

/** Goes to the decision, and through what can be chosen there. */
const walk = async (table: Table, { title, steps, position }: Found, look: number): Promise<string[]> => {
  const { page } = table;
  await openPosition(page, position);
  expect(await new Player(page).myTurn()).toBe('decide');
  const all = [...(await lookAround(table, title, look))];
  for (const [i, step] of steps.entries()) {
    await doStep(page, step);
    all.push(...(await lookAround(table, `${title}, step ${i + 1}`, look + i + 1)));
  }
  return all.map(([fault, places]) => `${fault} [${places.join(', ')}]`);
};

for (const [game, cases, find] of [
  ['canals', CANALS_LOOKS, canalsDecisions],
  ['cards', CARDS_LOOKS, cardsDecisions],
] as const) {
  let look = 0;
  for (const { title, looks } of cases) {
    const first = look;
    look += looks;
    test(`${game}: controls and buttons are in sight at every size, in every language: ${title}`, async ({
      browser,
      baseURL,
    }) => {
      const found = find().find((each) => each.title === title);
      expect(found, 'the matches looked through have such a decision').toBeDefined();
      expect(await walk(await tableIn(browser, baseURL!), found!, first)).toEqual([]);
    });
  }
}
