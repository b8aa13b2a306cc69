import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Card } from '@santiago/cards';
import { de } from '../src/games/cards/i18n/de.ts';
import { type CardsDictionary, en } from '../src/games/cards/i18n/en.ts';
import { fr } from '../src/games/cards/i18n/fr.ts';
import { de as teacherDe } from '../src/coach/i18n/de.ts';
import { en as teacherEn, type TeacherDictionary } from '../src/coach/i18n/en.ts';
import { fr as teacherFr } from '../src/coach/i18n/fr.ts';
import { clipped } from './clipped.ts';
import { faults } from './faults.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';
import { speak } from './speak.ts';

interface Language {
  readonly locale: string;
  readonly words: CardsDictionary;
  readonly teacher: TeacherDictionary;
  /** The title of the card game. */
  readonly game: RegExp;
}

const ENGLISH: Language = { locale: 'en-GB', words: en, teacher: teacherEn, game: /^Cards/ };
const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { locale: 'de-DE', words: de, teacher: teacherDe, game: /^Karten und Würfel/ },
  { locale: 'fr-FR', words: fr, teacher: teacherFr, game: /^Cartes et dés/ },
];

/** Goes through the first match with roles, names and keys alone. */
class Learner {
  readonly page: Page;
  private readonly words: CardsDictionary;
  private readonly teacher: TeacherDictionary;
  private readonly decision: Locator;

  constructor(page: Page, { words, teacher }: Language) {
    this.page = page;
    this.words = words;
    this.teacher = teacher;
    this.decision = page.getByRole('region', { name: words.heading.decision });
  }

  /** Reads what there is to read, and skips what the others do, until something is to be done. */
  async listen(): Promise<void> {
    const { lesson } = this.teacher;
    const coach = this.page.getByRole('region', { name: lesson.title });
    const goOn = coach.getByRole('button', { name: lesson.next });
    const skip = this.page.getByRole('button', { name: this.words.button.skip });
    // What the teacher said last stands there while the others play; then there is no decision beside it.
    const ready = this.page.locator('.decide:has(.coach-do) .decision');
    const end = this.page.getByRole('button', { name: this.words.result.again });
    for (;;) {
      await expect(goOn.or(skip).or(ready).or(end).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.press('Enter');
      else if (await skip.isVisible()) await skip.press('Enter', { timeout: 500 }).catch(() => undefined);
      else if ((await ready.isVisible()) || (await end.isVisible())) return;
    }
  }

  async choose(card: Card, place: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.card(card), exact: true }).press('Space');
    await this.page.getByRole('combobox', { name: this.words.button.spot }).selectOption(place);
  }

  async press(name: string): Promise<void> {
    await this.decision.getByRole('button', { name, exact: true }).press('Enter');
  }

  /** Answers, and waits until the answer is taken: what stands there until then is the old decision. */
  async answer(give: () => Promise<void>): Promise<void> {
    const rows = () => this.page.locator('main').getAttribute('data-rows');
    const before = await rows();
    await give();
    await expect.poll(rows, { intervals: [20] }).not.toBe(before);
  }

  async takeBack(): Promise<void> {
    await this.page.getByRole('button', { name: this.teacher.lesson.takeBack }).press('Enter');
  }

  async base(card: Card, place: string): Promise<void> {
    await this.choose(card, place);
    await this.answer(() => this.press(this.words.button.base(this.words.card(card))));
  }

  async lay(card: Card, place: string, fights = 0): Promise<void> {
    const { button, card: name } = this.words;
    await this.choose(card, place);
    await this.answer(() =>
      this.press(fights === 0 ? button.place(name(card)) : button.placeFight(name(card), fights)),
    );
    await this.listen();
  }

  async buy(give: Card, take: Card): Promise<void> {
    const { button, card: name } = this.words;
    await this.press(button.buy);
    for (const card of [give, take])
      await this.decision.getByRole('checkbox', { name: new RegExp(name(card)) }).press('Space');
    await this.answer(() => this.decision.locator('.buttons').getByRole('button').last().press('Enter'));
    await this.listen();
  }

  async lift(card: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words.button.mover }).selectOption(card);
  }

  async fight(target: RegExp): Promise<void> {
    await this.decision.getByRole('radio', { name: target }).press('Space');
    await this.answer(() => this.decision.locator('.buttons').getByRole('button').last().press('Enter'));
    await this.listen();
  }
}

const opened = async (browser: Browser, language: Language): Promise<Learner> => {
  const context = await browser.newContext({
    locale: language.locale,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await new Player(page).open('./#/lesson/cards');
  const learner = new Learner(page, language);
  await learner.listen();
  return learner;
};

/** Nothing is cut off in any language; axe looks at one, in a soak at all. */
const fits = async (page: Page, within?: string): Promise<void> => {
  for (const { locale } of LANGUAGES.toReversed()) {
    await speak(page, locale.slice(0, 2));
    expect(await clipped(page), locale).toEqual([]);
    if (isSoak || locale === ENGLISH.locale) expect(await faults(page, within), locale).toEqual([]);
  }
};

test('the first card match: a victory, nothing clipped at 320 px in any language, and axe finds nothing', async ({
  browser,
}) => {
  const learner = await opened(browser, ENGLISH);
  const { page } = learner;
  await fits(page);
  await learner.base('SQ', '-2,-19 h');
  await learner.listen();
  await learner.lay('S2', '5,-19 v');
  await learner.lay('S3', '5,-12 v');
  await fits(page, '.decide');
  await learner.lay('S8', '5,-5 h', 1);
  await learner.lay('SK', '5,-5 h', 1);
  await fits(page, '.decide');
  await learner.buy('HA', 'S8');
  await learner.lay('S8', '5,0 h', 1);
  await learner.lift('5,0');
  await page.getByRole('combobox', { name: en.button.spot }).selectOption('7,0 v');
  await learner.answer(() => learner.press(en.button.moveFight(en.card('S8'), 1)));
  await learner.listen();
  await fits(page, '.decide');
  await learner.lay('SA', '12,2 h', 2);
  await fits(page, '.decide');
  await learner.fight(new RegExp(en.label.base));
  await fits(page);
  for (const { locale, words } of LANGUAGES.toReversed()) {
    await speak(page, locale.slice(0, 2));
    const won = words.result.won({ name: '', you: true });
    await expect(page.getByRole('heading', { name: won })).toBeVisible();
  }
  // The next match is of the same game.
  await page.getByRole('button', { name: en.result.again }).click();
  await expect(page.getByRole('radio', { checked: true, name: ENGLISH.game })).toHaveCount(1);
  await page.context().close();
});

test('the first card match: mistakes are taken back, it goes on where it was left, and a move that strands warns', async ({
  browser,
}) => {
  const learner = await opened(browser, ENGLISH);
  const { page } = learner;
  const coach = page.getByRole('region', { name: teacherEn.lesson.title });
  await learner.base('SA', '-2,-19 h');
  await expect(coach).toContainText('keep them in hand');
  await learner.takeBack();
  await learner.base('S10', '-2,-19 h');
  await learner.listen();
  await learner.lay('S2', '5,-19 v');

  const said = await coach.locator('.coach-text').innerText();
  await page.reload();
  await learner.listen();
  await expect(coach.locator('.coach-text')).toHaveText(said, { useInnerText: true });

  await learner.lay('S3', '5,-12 v');
  await learner.lay('S8', '5,-5 h', 1);
  await learner.lay('SK', '5,-5 h', 1);
  await learner.buy('HA', 'S8');
  await learner.lay('S8', '5,0 h', 1);

  // The king holds the eight: wherever it goes without staying beside it, the eight is cut off.
  await learner.lift('5,-5');
  const spots = page.getByRole('combobox', { name: en.button.spot });
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
  await page.context().close();
});

/** What log, seats and live region say at every change of the page while the dice of a fight are on it. */
const watchFight = (page: Page) =>
  page.evaluate(() => {
    const seen: { lie: boolean; text: string }[] = [];
    const said = () =>
      ['.log-list', '.seats', 'p[role="status"].sr-only']
        .map((each) => document.querySelector(each)?.textContent ?? '')
        .join('\n');
    new MutationObserver(() => {
      const fight = document.querySelector('.fight:has(.die circle)');
      if (fight === null) return;
      seen.push({ lie: fight.querySelector('.fight-total')!.textContent !== '', text: said() });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { seen });
  });

test('while the dice roll, neither log nor seats nor the live region tell who wins', async ({ browser }) => {
  const learner = await opened(browser, ENGLISH);
  const { page } = learner;
  await learner.base('SQ', '-2,-19 h');
  await learner.listen();
  await learner.lay('S2', '5,-19 v');
  await learner.lay('S3', '5,-12 v');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.setItem('santiago.speed', 'slow'));
  await page.reload();
  await learner.listen();
  await learner.choose('S8', '5,-5 h');
  await watchFight(page);
  await learner.press(en.button.placeFight(en.card('S8'), 1));
  await expect(page.locator('.fight-won')).toBeVisible();
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { lie: boolean; text: string }[] }).seen,
  );
  const rolling = seen.filter(({ lie }) => !lie);
  const after = seen.find(({ lie }) => lie)!;
  expect(rolling.length).toBeGreaterThan(0);
  expect(new Set(rolling.map(({ text }) => text)).size).toBe(1);
  expect(after.text).not.toBe(rolling[0]!.text);
  await page.context().close();
});
