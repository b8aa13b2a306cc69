import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { resting } from './resting.ts';

/** What the page waits for in a guided match. */
export interface Stop {
  /** What the coach has: something to read, to do, to watch, a mistake; free where the learner plays alone. */
  readonly kind: 'read' | 'do' | 'watch' | 'mistake' | 'free' | 'over';
  readonly step: string;
}

/** Goes through a guided match with one finger, or by keys alone. */
export abstract class Hands {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a button. */
  abstract press(selector: string): Promise<void>;
  /** Chooses what a selector finds: an amount, a tile, a card. */
  abstract choose(selector: string): Promise<void>;
  /** Chooses the marked spot of the board or of the card table. */
  abstract mark(): Promise<void>;
  /** [X28] Takes a card from the table. */
  abstract lift(corner: string): Promise<void>;
  /** Any square that may be planted. */
  abstract anySquare(): Promise<void>;

  async commit(): Promise<void> {
    await this.press('.decide .decision .primary');
  }
}

/** One finger: everything that is tapped must be in sight. */
export class Finger extends Hands {
  private async tap(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 0.5 });
    await target.tap();
  }

  async press(selector: string): Promise<void> {
    await this.tap(this.page.locator(selector).last());
  }

  async choose(selector: string): Promise<void> {
    const label = this.page.locator(selector).first().locator('xpath=ancestor::label');
    await label.scrollIntoViewIfNeeded();
    await this.tap(label);
  }

  /** Beside the middle of the mark, as a finger does. */
  async mark(): Promise<void> {
    const mark = this.page.locator('.marks > *');
    await expect(mark).toHaveCount(1);
    const { x, y, width, height } = await resting(mark);
    await this.page.touchscreen.tap(x + width * 0.62, y + height * 0.4);
  }

  async lift(corner: string): Promise<void> {
    const { x, y, width, height } = await resting(this.page.locator(`.felt [data-card="${corner}"]`));
    await this.page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  async anySquare(): Promise<void> {
    const { x, y, width, height } = await resting(this.page.locator('td[data-legal="yes"]').first());
    await this.page.touchscreen.tap(x + width / 2, y + height / 2);
  }
}

/** Keys alone, from wherever the focus is. */
export class Keys extends Hands {
  private async to(selector: string): Promise<void> {
    await tabTo(this.page, selector);
  }

  async press(selector: string): Promise<void> {
    await this.to(selector);
    await this.page.keyboard.press('Enter');
  }

  /** Among radio buttons the arrow keys choose; anything else has a stop of its own. */
  async choose(selector: string): Promise<void> {
    const wanted = this.page.locator(selector).first();
    const group = await wanted.evaluate((input: HTMLInputElement) =>
      input.type === 'radio' ? `input[type="radio"][name="${input.name}"]` : null,
    );
    if (group === null) {
      await this.to(selector);
      await this.page.keyboard.press('Space');
      return;
    }
    await this.to(group);
    await this.page.keyboard.press('Space');
    for (let i = 0; i < 20 && !(await wanted.isChecked()); i++) await this.page.keyboard.press('ArrowRight');
    await expect(wanted).toBeChecked();
  }

  /** On the board the mark is where Tab leads to; on the card table `n` goes there. */
  async mark(): Promise<void> {
    if ((await this.page.locator('.felt').count()) > 0) {
      await this.to('.felt');
      await this.page.keyboard.press('n');
      return;
    }
    const mark = '.text-board [aria-label$=", marked"]';
    await expect(this.page.locator(mark)).toHaveCount(1);
    await this.to(mark);
    await this.page.keyboard.press('Enter');
  }

  async lift(corner: string): Promise<void> {
    await this.to('.felt');
    const isLifted = () =>
      this.page.evaluate(
        (at) => document.querySelector<HTMLSelectElement>('.mover-choice')?.value === at,
        corner,
      );
    for (let i = 0; i < 20 && !(await isLifted()); i++) await this.page.keyboard.press('m');
    expect(await isLifted()).toBe(true);
  }

  async anySquare(): Promise<void> {
    await this.to('td[data-legal="yes"]');
    await this.page.keyboard.press('Enter');
  }
}

type Answer = (hands: Hands) => Promise<void>;

/** Where the turn could end: the button before the last one. */
const BUY = '.decide .buttons .button:nth-last-child(2)';
const PASS = '.decide .buttons .button:last-child';
const card = (name: string): string => `.hand-card input[aria-label="${name}"]`;

/** Places a card on the marked spot. */
const place =
  (name: string): Answer =>
  async (hands) => {
    await hands.choose(card(name));
    await hands.mark();
    await hands.commit();
  };

/** Plants a tile on the marked square. */
const plant =
  (tile: string): Answer =>
  async (hands) => {
    if ((await hands.page.locator('.tile-choice input').count()) > 1)
      await hands.choose(`.tile-choice input${tile}`);
    await hands.mark();
    await hands.commit();
  };

const bid =
  (amount: number): Answer =>
  async (hands) => {
    await hands.choose(`.amount input[aria-label="Bid ${amount}"]`);
    await hands.commit();
  };

const BANANAS = '[aria-label^="bananas"]';

/** What is wanted at each step that wants something, by step; in English. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  canals: {
    bid: bid(4),
    plant: plant(BANANAS),
    bribe: async (hands) => {
      await hands.mark();
      await hands.choose('.amount input[aria-label="2 escudos"]');
      await hands.commit();
    },
    extra: (hands) => hands.press(PASS),
    pass: (hands) => hands.press(PASS),
    'plant-few': plant(''),
    decide: async (hands) => {
      await hands.choose('.proposal-card input');
      await hands.commit();
    },
    'bid-highest': bid(4),
    grow: plant(BANANAS),
    'extra-use': async (hands) => {
      await hands.mark();
      await hands.commit();
    },
  },
  cards: {
    base: place('queen of spades'),
    walk: place('2 of spades'),
    line: place('3 of spades'),
    attack: place('8 of spades'),
    strike: place('king of spades'),
    buy: async (hands) => {
      await hands.press(BUY);
      await hands.choose('.decision input[aria-label*="ace of hearts"]');
      await hands.choose('.decision input[aria-label*="8 of spades"]');
      await hands.press(PASS);
    },
    cut: place('8 of spades'),
    move: async (hands) => {
      await hands.lift('5,0');
      await hands.mark();
      await hands.commit();
    },
    last: place('ace of spades'),
    order: async (hands) => {
      await hands.choose('.target-choice:has-text("base") input');
      await hands.commit();
    },
  },
};

/** An answer that is not what is wanted. */
export const MISTAKES: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  canals: {
    bid: bid(1),
    bribe: (hands) => hands.press(PASS),
    pass: bid(6),
  },
  cards: {
    base: place('ace of spades'),
    walk: place('king of spades'),
    attack: place('4 of spades'),
  },
};

/** Where nothing is said: pass if that can be, else take the first thing there is. */
const freely: Answer = async (hands) => {
  const has = async (selector: string): Promise<boolean> => (await hands.page.locator(selector).count()) > 0;
  if ((await has('.tile-choice input')) || (await has('td[data-legal="yes"]'))) {
    if ((await hands.page.locator('.tile-choice input').count()) > 1)
      await hands.choose('.tile-choice input');
    await hands.anySquare();
    return hands.commit();
  }
  if (await has('.proposal-card input')) {
    await hands.choose('.proposal-card input');
    return hands.commit();
  }
  return hands.press(PASS);
};

/** The next thing the page waits for. It is looked for in the page: questions from outside would keep the page busy. */
const nextStop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    const seen = (selector: string): boolean =>
      document.querySelector<HTMLElement>(selector)?.checkVisibility() === true;
    const stopNow = (): Stop | null => {
      document.querySelector<HTMLElement>('.waiting .quiet')?.click();
      const coach = document.querySelector<HTMLElement>('.coach');
      const kinds = ['read', 'do', 'watch', 'mistake'] as const;
      const kind = kinds.find((each) => coach?.classList.contains(`coach-${each}`));
      const step = coach?.dataset['step'] ?? '';
      if (seen('.result') && kind === 'read') return { kind: 'over', step };
      if (kind !== undefined && kind !== 'do') return { kind, step };
      return seen('.decision') ? { kind: kind ?? 'free', step } : null;
    };
    // After an action the lesson may go on to another round: what is seen for one frame only is not waited for.
    const signOf = (stop: Stop | null): string =>
      `${JSON.stringify(stop)} ${document.querySelector('main')?.dataset['rows']} ${document.querySelector('.decision')?.textContent}`;
    for (;;) {
      const stop = stopNow();
      const sign = signOf(stop);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      if (stop !== null && signOf(stopNow()) === sign) return stop;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });

/** Runs in the page: what tells one moment of the lesson from the next, once it is not as before. */
const signAfter = async (before: string): Promise<string> => {
  for (;;) {
    const coach = document.querySelector<HTMLElement>('.coach');
    const rows = document.querySelector('main')?.dataset['rows'];
    const sign = `${coach?.dataset['step']} ${coach?.className} ${rows}`;
    if (sign !== before) return sign;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Goes on to the end, looking at every stop, or until `each` has seen enough; it may answer wrongly. */
export const walk = async (
  hands: Hands,
  game: string,
  each: (stop: Stop) => Promise<'enough' | undefined>,
): Promise<string[]> => {
  const { page } = hands;
  const steps: string[] = [];
  for (;;) {
    const stop = await nextStop(page);
    if (stop.kind !== 'free' && steps.at(-1) !== stop.step) steps.push(stop.step);
    if ((await each(stop)) === 'enough' || stop.kind === 'over') return steps;
    const before = await page.evaluate(signAfter, '');
    if (stop.kind === 'free') await freely(hands);
    else if (stop.kind === 'do') await ANSWERS[game]![stop.step]!(hands);
    else await hands.press('.coach .primary');
    await page.evaluate(signAfter, before);
  }
};

/** Makes a mistake, hears why it is one, and takes it back. */
export const err = async (hands: Hands, game: string, { step }: Stop): Promise<boolean> => {
  const mistake = MISTAKES[game]![step];
  if (mistake === undefined) return false;
  await mistake(hands);
  await expect(hands.page.locator('.coach-mistake .coach-text')).not.toHaveText('');
  await hands.press('.coach .primary');
  await expect(hands.page.locator('.coach-do')).toBeVisible();
  return true;
};
