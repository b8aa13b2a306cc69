import { signal } from '@preact/signals';
import { cards, type CardsTypes, rollOf } from '@santiago/cards';
import { FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Setup } from '@santiago/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableFacts, TableRow, TableSource } from '@santiago/table/page/sources/contract.ts';
import { TableModel } from '@santiago/table/page/model/model.ts';

const calm = { matches: false };
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return query.includes('motion') && calm.matches;
  },
  addEventListener: () => undefined,
}));
const { settings } = await import('@santiago/table/page/browser/settings.ts');
const { paceOf, ROLLING } = await import('@santiago/cards/page/motion/pace.ts');
const { lastFight } = await import('@santiago/cards/page/motion/fightSeen.ts');
const { Fight } = await import('@santiago/cards/page/motion/Fight.tsx');
const { Seats } = await import('@santiago/cards/page/table/Seats.tsx');
const { tellerOf } = await import('@santiago/cards/page/panel/sentences.ts');
const { cardWords } = await import('@santiago/cards/page/words.ts');
const { lastLines } = await import('@santiago/table/page/log/Log.tsx');

const setupOf = (): Setup => {
  const setup = makeSetup(cards.setup, { players: 2 });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** A match of chance as p1 was told of it, up to the first roll that decides a fight. */
const untilDecided = (seed: number): readonly TableRow[] => {
  const random = new FastRandom(seed);
  const state = cards.start(setupOf());
  const rows: TableRow[] = [];
  for (;;) {
    const owes = cards.owes(state);
    const who = owes === OWES_CHANCE ? -1 : lowestSeat(owes);
    const code = who < 0 ? cards.draw(state, random) : cards.sample(state, who, random);
    const action = cards.decode(code);
    if (action.kind === 'resign') continue;
    rows.push({ number: rows.length + 1, told: cards.told(state, who, action, 'p1'), note: null });
    const roll = action.kind === 'dice' ? rollOf(cards.view(state, 'p1'), action.dice) : null;
    cards.play(state, who, code);
    if (roll !== null && roll.loser !== null) return rows;
    if (cards.outcome(state) !== null) return [];
  }
};

const ROWS = Array.from({ length: 50 }, (_, seed) => untilDecided(seed + 1)).find((rows) => rows.length > 0)!;
const LAST = ROWS.length - 1;
const whoOf = () => ({ name: 'Ana', you: false });

/** A table at which all but the deciding roll has been seen. */
const openTable = () => {
  const factsOf = (rows: readonly TableRow[]): TableFacts => ({
    game: 'cards',
    setup: setupOf(),
    viewer: 'p1',
    seats: [
      { seat: 'p1', name: 'Ana', kind: 'you', here: true },
      { seat: 'p2', name: 'Bo', kind: 'bot', here: true },
    ],
    rows,
    version: 0,
    canUndo: false,
    due: {},
    handTo: null,
    trouble: null,
  });
  const facts = signal<TableFacts | null>(factsOf(ROWS.slice(0, -1)));
  const source = { facts } as unknown as TableSource;
  const model = new TableModel<CardsTypes>(cards, source, paceOf);
  model.finish();
  const wording = { words: cardWords.value, whoOf };
  return {
    model,
    roll: () => (facts.value = factsOf(ROWS)),
    news: () => lastLines(model, model.shown.value, tellerOf(wording)).join(' '),
    seats: () =>
      renderToString(h(Seats, { view: model.view.value!, table: facts.value!, words: cardWords.value })),
    fight: () => {
      const seen = lastFight(model, model.shown.value, model.underWay.value)!;
      return { seen, html: renderToString(h(Fight, { seen, wording })) };
    },
  };
};

/** A total stands between the tags only once the dice lie. */
const totalsIn = (html: string): string[] =>
  [...html.matchAll(/class="fight-total[^"]*">([^<]*)</g)].map(([, total]) => total!);

describe('the result of a fight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed.value = 'normal';
    calm.matches = false;
  });
  afterEach(() => vi.useRealTimers());

  test('is told by nothing on the screen while the dice roll', () => {
    const table = openTable();
    const before = { view: table.model.view.value, news: table.news(), seats: table.seats() };
    table.roll();
    vi.advanceTimersByTime(ROLLING - 1);
    expect(table.model.underWay.value).toBe(LAST);
    expect(table.model.shown.value).toBe(LAST);
    expect(table.model.view.value).toBe(before.view);
    expect(table.news()).toBe(before.news);
    expect(table.seats()).toBe(before.seats);
    expect(table.model.offer.value).toBeNull();
    expect(table.model.catchingUp.value).toBe(true);
    const { seen, html } = table.fight();
    expect(seen.rolling).not.toBeNull();
    expect(totalsIn(html)).toEqual(['', '']);
    expect(html).not.toContain('fight-won');
    expect(html).toContain(cardWords.value.fight.rolling);
    table.model.close();
  });

  test('is told everywhere as soon as they lie', () => {
    const table = openTable();
    const before = { news: table.news(), seats: table.seats() };
    table.roll();
    vi.advanceTimersByTime(ROLLING);
    expect(table.model.underWay.value).toBeNull();
    expect(table.model.shown.value).toBe(ROWS.length);
    expect(table.news()).not.toBe(before.news);
    expect(table.seats()).not.toBe(before.seats);
    const { seen, html } = table.fight();
    expect(totalsIn(html)).toEqual(seen.roll!.totals.map(String));
    expect(html).toContain('fight-won');
    table.model.close();
  });

  test('takes as long to be seen as it did before its text waited', () => {
    const table = openTable();
    table.roll();
    const pace = paceOf(table.model.happenedAt(LAST), false);
    expect(pace).toMatchObject({ before: 0, underWay: ROLLING, during: 1700 - ROLLING });
    table.model.close();
  });

  test.each([
    ['speed off', () => (settings.speed.value = 'off')],
    ['a device that asks for calm', () => (calm.matches = true)],
  ])('comes together with the dice where nothing moves: %s', (_name, still) => {
    still();
    const table = openTable();
    table.roll();
    // The dice never lie there without their sums, and the text never comes before the dice.
    expect(table.model.underWay.value).toBeNull();
    vi.advanceTimersByTime(1);
    expect(table.model.shown.value).toBe(ROWS.length);
    expect(table.fight().seen.rolling).toBeNull();
    expect(table.news()).not.toBe('');
    table.model.close();
  });

  test('is shown at once to whoever skips ahead', () => {
    const table = openTable();
    table.roll();
    vi.advanceTimersByTime(100);
    table.model.finish();
    expect(table.model.underWay.value).toBeNull();
    expect(table.model.shown.value).toBe(ROWS.length);
    vi.advanceTimersByTime(10_000);
    expect(table.model.shown.value).toBe(ROWS.length);
    table.model.close();
  });

  test('is not told while the past is looked at', () => {
    const table = openTable();
    table.roll();
    table.model.lookAt(LAST - 1);
    const past = table.model.view.value;
    vi.advanceTimersByTime(ROLLING * 2);
    expect(table.model.shown.value).toBe(ROWS.length);
    expect(table.model.view.value).toBe(past);
    table.model.close();
  });
});
