import type { Browser, Locator, Page } from 'playwright-core';

/** How four people come together at a table. */
export interface Gathering {
  readonly hostTaps: number;
  readonly guestTaps: readonly number[];
  /**
   * From the host's first tap to the first open bid, without the time that people need to type a name. The guests come
   * one after another, so their waiting is added up.
   */
  readonly waitedMs: number;
}

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dario'] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' };
/** Against hanging. */
const LIMIT_MS = 60_000;

class Person {
  readonly page: Page;
  taps = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async arrive(browser: Browser): Promise<Person> {
    const page = await (await browser.newContext(PHONE)).newPage();
    page.setDefaultTimeout(LIMIT_MS);
    return new Person(page);
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    this.taps++;
    await target.tap();
  }

  /** A name is typed, which is not counted as a tap. */
  async call(label: string, name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(name);
  }
}

const hasBid = ({ page }: Person): Promise<void> => page.locator('.decision .amount').first().waitFor();

/** The real way, on four phones: the host opens a table, three guests follow its link. */
export const measureFriends = async (browser: Browser, address: string): Promise<Gathering> => {
  const people = await Promise.all(NAMES.map(() => Person.arrive(browser)));
  const [host, ...guests] = people as [Person, ...Person[]];
  await host.page.goto(address);
  const friends = host.page.getByRole('link', { name: /^Play with friends/ });
  await friends.waitFor();
  const began = performance.now();
  await host.tap(friends);
  await host.call('Seat 1: Name', NAMES[0]);
  await host.tap(host.page.getByRole('button', { name: 'Open the table' }));
  const link = (await host.page.locator('.invite-link').textContent())!;
  for (const [index, guest] of guests.entries()) {
    await guest.page.goto(link);
    await guest.call('Your name', NAMES[index + 1]!);
    await guest.tap(guest.page.getByRole('button', { name: 'Join' }));
  }
  await Promise.any(people.map(hasBid));
  const waitedMs = performance.now() - began;
  for (const { page } of people) await page.context().close();
  return { hostTaps: host.taps, guestTaps: guests.map(({ taps }) => taps), waitedMs };
};
