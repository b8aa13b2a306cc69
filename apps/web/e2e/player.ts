import type { Page } from '@playwright/test';
import { watch } from './watch.ts';

type State = 'decide' | 'over' | 'wait';

/** Plays the table quickly, through the page's own elements. The tests of keyboard and accessibility do it by hand. */
export class Player {
  readonly page: Page;
  private turns = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page with motion off, so that a match takes seconds. */
  async open(address = './'): Promise<void> {
    await this.page.addInitScript(() => {
      if (localStorage.getItem('santiago.speed') === null) localStorage.setItem('santiago.speed', 'off');
    });
    await this.page.goto(address);
  }

  /** What the table wants now or in a moment, after skipping what others do. */
  async state(): Promise<State> {
    return this.page.evaluate(async () => {
      for (let looks = 0; looks < 10; looks++) {
        if (document.querySelector('.result') !== null) return 'over';
        if (document.querySelector('.decision') !== null) return 'decide';
        document.querySelector<HTMLElement>('.waiting .quiet')?.click();
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      return 'wait';
    });
  }

  async myTurn(): Promise<'decide' | 'over'> {
    return watch(
      this.page,
      () => {
        if (document.querySelector('.result') !== null) return 'over';
        if (document.querySelector('.decision') !== null) return 'decide';
        document.querySelector<HTMLElement>('.waiting .quiet')?.click();
        return null;
      },
      null,
    );
  }

  /** Answers the decision that is open, and waits until the match has gone on. */
  async answer(): Promise<void> {
    await this.untilRowsChange(() => this.choose());
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.myTurn()) === 'decide') await this.answer();
  }

  /** Answers in some sensible way: choose, let the page draw, commit. */
  protected async choose(): Promise<void> {
    await this.page.evaluate(
      async (turn) => {
        // A page in the background may never be drawn.
        const drawn = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve));
            setTimeout(resolve, 40);
          });
        const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
        const pick = <T>(list: T[]): T | undefined => list[(turn * 5) % Math.max(1, list.length)];
        all('.tile-choice input')[0]?.click();
        await drawn();
        const free = all('td').filter((cell) => cell.dataset['legal'] === 'yes');
        const wet = free.filter((cell) => cell.dataset['wet'] === 'yes');
        pick(wet.length > 0 ? wet : free)?.click();
        all('.proposal-card input')[0]?.click();
        if (turn % 3 !== 0) pick(all<HTMLInputElement>('.amount input:not(:disabled)').slice(0, 3))?.click();
        const ditches = document.querySelector<HTMLSelectElement>('select.ditch-choice');
        if (turn % 2 === 0 && ditches !== null && all('.proposal-card').length === 0) {
          ditches.value = ditches.options[1 + (turn % (ditches.options.length - 1))]!.value;
          ditches.dispatchEvent(new Event('change', { bubbles: true }));
        }
        await drawn();
        // The match may have ended meanwhile: the buttons of its result are not an answer.
        const buttons = all<HTMLButtonElement>('.decision .buttons button:not(:disabled)');
        (
          buttons.find((button) => button.classList.contains('primary')) ?? buttons[buttons.length - 1]
        )?.click();
      },
      this.turns++,
    );
  }

  /**
   * Waits until the match has gone on. A decision may also be gone before the answer: of an answer in several steps
   * the last one was still under way when the table was looked at.
   */
  protected async untilRowsChange(act: () => Promise<void>): Promise<void> {
    const before = await this.page.locator('.table').getAttribute('data-rows');
    await act();
    await watch(
      this.page,
      (old) =>
        document.querySelector<HTMLElement>('.table')?.dataset['rows'] !== old ||
        document.querySelector('.decision') === null ||
        null,
      before,
    );
  }
}
