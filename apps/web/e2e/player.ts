import { expect, type Locator, type Page } from '@playwright/test';

/** Plays the table by what it says: roles and names, never coordinates. */
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

  get decision(): Locator {
    return this.page.getByRole('region', { name: 'Your decision' });
  }

  get result(): Locator {
    return this.page.getByRole('button', { name: 'Play again' });
  }

  /** Waits until something is asked of us, or the match is over; skips what others do. */
  async myTurn(): Promise<'decide' | 'over'> {
    const skip = this.page.getByRole('button', { name: 'Skip ahead' });
    for (;;) {
      if ((await this.result.count()) > 0) return 'over';
      if ((await this.page.locator('.decision').count()) > 0) return 'decide';
      if ((await skip.count()) > 0) await skip.click({ timeout: 300 }).catch(() => undefined);
      else await this.page.waitForTimeout(30);
    }
  }

  /** Answers the decision that is open in some sensible way. */
  async answer(): Promise<void> {
    this.turns++;
    const tiles = this.page.getByRole('radiogroup', { name: 'On offer' }).getByRole('radio');
    if ((await tiles.count()) > 0) await tiles.first().check({ force: true });
    const squares = this.page.getByRole('gridcell', { name: /can be planted/ });
    if ((await squares.count()) > 0) {
      const wet = this.page.getByRole('gridcell', { name: /watered.*can be planted/ });
      const choice = (await wet.count()) > 0 ? wet : squares;
      await choice.nth((this.turns * 5) % (await choice.count())).press('Enter');
      await this.commit();
      return;
    }
    const offers = this.decision.getByRole('radiogroup').getByRole('radio');
    const free = offers.and(this.page.locator(':not([disabled])'));
    const mayPass = await this.decision.getByRole('button').last().isEnabled();
    if ((this.turns % 3 !== 0 || !mayPass) && (await free.count()) > 0) {
      await free.first().check({ force: true });
      await this.commit();
      return;
    }
    await this.decision.getByRole('button').last().click();
  }

  async commit(): Promise<void> {
    const button = this.decision.getByRole('button').last();
    await expect(button).toBeEnabled();
    await button.click();
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.myTurn()) === 'decide') await this.answer();
  }
}
