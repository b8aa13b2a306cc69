import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';

const TABLES = 8;

// Eight boards are drawn at once.
test.use({ viewport: { width: 360, height: 640 } });

/** A guest who sits at so many tables with two bots each; gives the tables' names. */
const sitAtTables = async (page: Page): Promise<string[]> =>
  page.evaluate(async (count) => {
    const ask = async (method: string, path: string, body: unknown): Promise<{ table: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answered = await fetch(path, { method, headers, body: JSON.stringify(body) });
      if (!answered.ok) throw new Error(await answered.text());
      return (await answered.json()) as { table: string };
    };
    await ask('PUT', '/api/me', { name: 'Ana' });
    const bot = { kind: 'bot', bot: 'random' };
    const tables: string[] = [];
    for (let i = 0; i < count; i++) {
      const { table } = await ask('POST', '/api/tables', {
        game: 'canals',
        seats: [{ kind: 'me' }, bot, bot],
      });
      await ask('POST', `/api/tables/${table}/sit`, { share: '00'.repeat(16) });
      tables.push(table);
    }
    return tables;
  }, TABLES);

// A browser opens six connections to a server, for all its tabs together. On a network address without https it has no
// locks to share them out by.
for (const [host, locks] of [
  ['localhost', true],
  ['santiago.lan', false],
] as const) {
  test(`eight tables are played in eight tabs of one browser, at ${host}`, async ({ context, baseURL }) => {
    const base = new URL(baseURL!);
    base.hostname = host;
    const first = await context.newPage();
    await first.goto(base.href);
    expect(await first.evaluate(() => 'locks' in navigator)).toBe(locks);
    const tables = await sitAtTables(first);
    const players = await Promise.all(
      tables.map(async (table) => {
        const player = new Player(await context.newPage());
        await player.open(`${base.href}#/table/${table}`);
        return player;
      }),
    );
    // What the bots answer comes by the stream, so a second decision shows that the tab hears.
    for (const player of players) {
      expect(await player.myTurn()).toBe('decide');
      await player.answer();
    }
    for (const player of players) expect(await player.myTurn()).toBe('decide');
  });
}
