import { type CDPSession, expect, type Page, test } from '@playwright/test';
import {
  CANALS_TITLES,
  CARDS_TITLES,
  canalsDecisions,
  cardsDecisions,
  type Found,
  type Step,
} from './decisions.ts';
import { panelFaults } from './panelFaults.ts';
import { Player } from './player.ts';
import { openPosition } from './positions.ts';

/** The windows of art direction: phones, a phone on its side, tablet, low and high desktops; then large text. */
const WINDOWS = [
  { width: 320, height: 640, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 740, height: 360, text: 100 },
  { width: 820, height: 1180, text: 100 },
  { width: 1024, height: 600, text: 100 },
  { width: 1366, height: 650, text: 100 },
  { width: 1440, height: 900, text: 100 },
  { width: 1920, height: 1080, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 1280, height: 800, text: 200 },
] as const;

const LANGUAGES = ['en', 'de', 'fr'] as const;

const doStep = (page: Page, step: Step): Promise<void> =>
  page.evaluate(async (wanted) => {
    const selector = 'click' in wanted ? wanted.click : wanted.select;
    const element = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (element === undefined) throw new Error(`there is no ${selector}`);
    if (element instanceof HTMLSelectElement) {
      element.value = element.options[1]!.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.click();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }, step);

/** By the settings of the table, as a person does it. */
const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(async (code) => {
    if (document.documentElement.lang === code) return;
    const prompt = document.querySelector('.prompt')?.textContent;
    document.querySelector<HTMLElement>('.bar > button:last-of-type')!.click();
    const wait = () => new Promise((resolve) => setTimeout(resolve, 10));
    await wait();
    document.querySelector<HTMLElement>(`.sheet[open] .segment:has([lang="${code}"]) input`)!.click();
    document.querySelector<HTMLDialogElement>('.sheet[open]')!.close();
    for (let i = 0; i < 300 && document.querySelector('.prompt')?.textContent === prompt; i++) await wait();
  }, language);

interface Watched {
  readonly page: Page;
  readonly session: CDPSession;
  /** By fault: where it was seen. */
  readonly faults: Map<string, string[]>;
}

/** What is wrong in every window and language with the decision as it is on the screen. */
const lookAround = async (table: Watched, title: string): Promise<void> => {
  for (const language of LANGUAGES) {
    await speak(table.page, language);
    for (const { width, height, text } of WINDOWS) {
      // Little is painted, since nobody looks at it: what is asked for are boxes.
      const metrics = { width, height, deviceScaleFactor: 0.25, mobile: false };
      await table.session.send('Emulation.setDeviceMetricsOverride', metrics);
      const faults = await table.page.evaluate(panelFaults, `${text}%`);
      const where = `${width}×${height}${text === 100 ? '' : ` at ${text} %`} ${language}`;
      for (const fault of faults) {
        const key = `${title}: ${fault}`;
        table.faults.set(key, [...(table.faults.get(key) ?? []), where]);
      }
    }
  }
};

/** Goes to the decision once, and through what can be chosen there; in a page that is loaded once. */
const walk = async (page: Page, { title, steps, position }: Found): Promise<string[]> => {
  const table: Watched = { page, session: await page.context().newCDPSession(page), faults: new Map() };
  const player = new Player(page);
  await player.open();
  await openPosition(page, position);
  expect(await player.myTurn()).toBe('decide');
  await lookAround(table, title);
  for (const [i, step] of steps.entries()) {
    await doStep(page, step);
    await lookAround(table, `${title}, step ${i + 1}`);
  }
  return [...table.faults].map(([fault, places]) => `${fault} [${places.join(', ')}]`);
};

/** Found when they are first asked for, once for all tests of a process. */
const foundOnce = (find: () => Found[]) => {
  let found: Found[] | null = null;
  return (title: string): Found | undefined => (found ??= find()).find((each) => each.title === title);
};

for (const [game, titles, find] of [
  ['canals', CANALS_TITLES, foundOnce(canalsDecisions)],
  ['cards', CARDS_TITLES, foundOnce(cardsDecisions)],
] as const) {
  for (const title of titles) {
    test(`${game}: controls and buttons are in sight at every size, in every language: ${title}`, async ({
      page,
    }) => {
      const found = find(title);
      expect(found, 'the matches looked through have such a decision').toBeDefined();
      expect(await walk(page, found!)).toEqual([]);
    });
  }
}
