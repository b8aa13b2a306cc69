import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { gameNamed } from '@santiago/games/programs';
import { FastRandom, type Seat, seatIndex } from '@santiago/kernel';
import type { Input, TableView } from '@santiago/protocol';
import type { Player } from './player.ts';

/** A person with a browser of their own. What is not to be tested is done over the interface, with the same cookie. */
export class Guest {
  readonly name: string;
  readonly page: Page;
  private seat: Seat | null = null;

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  /** A new browser with motion off; the person has told the server their name. */
  static async arrive(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await browser.newContext(options);
    await context.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
    const guest = new Guest(name, await context.newPage());
    await guest.send('put', '/api/me', { name });
    return guest;
  }

  async send(method: 'post' | 'put', path: string, data: object): Promise<unknown> {
    const response = await this.page.request[method](path, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  async look(table: string, as?: Seat): Promise<TableView> {
    const response = await this.page.request.get(
      `/api/tables/${table}${as === undefined ? '' : `?as=${as}`}`,
    );
    return (await response.json()) as TableView;
  }

  /** The seat of this person, which stays the same. */
  async seatAt(table: string): Promise<Seat> {
    this.seat ??= (await this.look(table)).you.seats[0]!;
    return this.seat;
  }

  /** The table as this person's seat sees it. */
  async seen(table: string): Promise<TableView> {
    return this.look(table, await this.seatAt(table));
  }

  async sit(table: string): Promise<void> {
    await this.send('post', `/api/tables/${table}/sit`, { share: '0'.repeat(32) });
  }

  /** Opens the table, or comes back to it in a new tab of the same browser. */
  async open(table: string): Promise<void> {
    await this.page.goto(`./#/table/${table}`);
  }

  async comeBack(table: string): Promise<Page> {
    const page = await this.page.context().newPage();
    await page.goto(`./#/table/${table}`);
    return page;
  }

  /** Answers the decision of this person's seat. */
  async act(table: string, action: string): Promise<void> {
    await this.answer(table, await this.look(table), action);
  }

  /** Answers it in any way, at the table as it was just seen. */
  async actAnyhow(table: string, seen?: TableView): Promise<void> {
    const { info, view, you } = seen ?? (await this.seen(table));
    const { game } = gameNamed(info.game);
    const code = game.sample(game.known(view), seatIndex(you.seats[0]!), new FastRandom(info.head));
    await this.answer(table, { info, you }, game.format(game.decode(code)));
  }

  private async answer(
    table: string,
    { info, you }: Pick<TableView, 'info' | 'you'>,
    action: string,
  ): Promise<void> {
    const [seat] = you.seats;
    await this.send('post', `/api/tables/${table}/act`, {
      seat,
      decision: info.turn[seat!],
      action,
      key: `test-${info.head}-${seat}`,
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** A table at which these people sit, in this order where the game deals no seats, and have it open. */
export const seated = async (guests: readonly Guest[], more: Partial<Input<'create'>>): Promise<string> => {
  const [host] = guests;
  const { table } = (await host!.send('post', '/api/tables', {
    game: 'canals',
    seats: guests.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' })),
    ...more,
  })) as { table: string };
  for (const guest of guests) await guest.sit(table);
  for (const guest of guests) await guest.open(table);
  return table;
};

/** Waits until every screen shows all that has happened at the table: what others play over the interface comes later. */
export const caughtUp = async (guests: readonly Guest[], table: string): Promise<void> => {
  const { info } = await guests[0]!.look(table);
  for (const { page } of guests) {
    await expect(page.locator('.table')).toHaveAttribute('data-rows', String(info.rows));
    // Nothing of it is still to be shown.
    await expect(page.locator('.waiting .quiet')).toHaveCount(0);
  }
};

/** Who has to act; null after the end. */
const turnOf = async (guests: readonly Guest[], table: string): Promise<Guest | null> => {
  const { info } = await guests[0]!.look(table);
  if (info.phase !== 'running') return null;
  for (const guest of guests) if (info.turn[await guest.seatAt(table)] !== undefined) return guest;
  throw new Error('nobody of these has to act');
};

/** The screen on which a decision is open next. Of an answer in several steps the last may still be under way. */
export const nextPlayer = async <P extends Player>(
  guests: readonly Guest[],
  players: readonly P[],
  table: string,
): Promise<P> => {
  for (;;) {
    const guest = await turnOf(guests, table);
    if (guest === null) throw new Error('the match is over');
    const player = players[guests.indexOf(guest)]!;
    if ((await player.state()) === 'decide') return player;
  }
};

/**
 * Acts over the interface after screens have. Of an answer in several steps the last may still be under way there: then
 * this decision is closed, and the table is to be looked at again.
 */
const unlessClosed = async (act: Promise<void>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('"code":"decision-closed"'))) throw error;
  }
};

const phaseOf = ({ view }: TableView): string => (view as { phase: { kind: string } }).phase.kind;

/** Plays on over the interface, without anybody's screen, as long as `goesOn` says so of whoever has to act. */
export const playOn = async (
  guests: readonly Guest[],
  table: string,
  goesOn: (guest: Guest, phase: string, view: unknown) => boolean = () => true,
): Promise<void> => {
  for (;;) {
    const guest = await turnOf(guests, table);
    if (guest === null) return;
    const seen = await guest.seen(table);
    if (!goesOn(guest, phaseOf(seen), seen.view)) return;
    await unlessClosed(guest.actAnyhow(table, seen));
  }
};

/**
 * Two people play Canals at random, with bids of nothing, until somebody is asked for a bribe; gives who pays and who is
 * the overseer.
 */
export const toBribing = async (
  guests: readonly [Guest, Guest],
  table: string,
): Promise<readonly [Guest, Guest]> => {
  for (;;) {
    const { info } = await guests[0].look(table);
    const guest = info.turn.p1 === undefined ? guests[1] : guests[0];
    const phase = phaseOf(await guest.look(table));
    if (phase === 'bribing') return guest === guests[0] ? guests : [guests[1], guests[0]];
    await (phase === 'sealed' ? guest.act(table, 'pass') : guest.actAnyhow(table));
  }
};

/** The card game ends soon: the bases are placed, then all but one resign [X29]. */
export const resignAll = async (guests: readonly Guest[], table: string): Promise<void> => {
  for (;;) {
    const guest = await turnOf(guests, table);
    if (guest === null) return;
    const seen = await guest.seen(table);
    await unlessClosed(phaseOf(seen) === 'act' ? guest.act(table, 'resign') : guest.actAnyhow(table, seen));
  }
};
