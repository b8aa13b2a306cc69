import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { type Game, type GameTypes, makeSetup, type Seat } from '@santiago/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { factsOf } from '@santiago/canals/page/table/facts.ts';
import { canalsWords } from '@santiago/canals/page/words.ts';
import { Seats as CanalsSeats } from '@santiago/canals/page/table/Seats.tsx';
import { Seats as CardsSeats } from '@santiago/cards/page/table/Seats.tsx';
import { cardWords } from '@santiago/cards/page/words.ts';
import { loadLanguage } from '@santiago/table/page/i18n/index.ts';
import type { SeatInfo, TableFacts } from '@santiago/table/page/sources/contract.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

const startOf = <T extends GameTypes>(game: Game<T>): T['View'] => {
  const setup = makeSetup(game.setup, { players: 2 });
  if (!setup.ok) throw new Error(setup.fault.text);
  return game.view(game.start(setup.value), 'p1');
};

const tableOf = (more: Partial<TableFacts>, bo: Partial<SeatInfo> = {}): TableFacts => ({
  game: 'any',
  setup: { players: 2, options: {} } as TableFacts['setup'],
  viewer: 'p1',
  seats: [
    { seat: 'p1', name: 'Ana', kind: 'you', here: true },
    { seat: 'p2', name: 'Bo', kind: 'person', here: true, ...bo },
  ],
  rows: [],
  version: 0,
  canUndo: false,
  due: {},
  handTo: null,
  trouble: null,
  ...more,
});

const cardView = { ...startOf(cards), phase: { kind: 'act', by: 'p2' } as const };
const canalView = startOf(canals);

/** The seats of each game at the same table: what they share must not drift apart. */
const GAMES: Readonly<Record<string, (table: TableFacts) => string>> = {
  cards: (table) => renderToString(h(CardsSeats, { view: cardView, table, words: cardWords.value })),
  canals: (table) =>
    renderToString(
      h(CanalsSeats, {
        view: canalView,
        table,
        facts: factsOf(canalView),
        words: canalsWords.value,
        aids: true,
      }),
    ),
};

/** The markup of one seat. */
const chip = (html: string, seat: Seat): string => {
  const [, from = ''] = html.split(new RegExp(`<li[^>]*data-seat="${seat}"`));
  return from.split('</li>')[0]!;
};

describe.each(Object.entries(GAMES))('the seats of %s', (_name, render) => {
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => vi.useRealTimers());

  test('a person without a name is called "You" in the current language of the page', async () => {
    const unnamed: SeatInfo = { seat: 'p1', name: 'You', kind: 'you', here: true };
    const table = tableOf({ seats: [unnamed, tableOf({}).seats[1]!] });
    const page = { documentElement: { lang: 'en' } };
    vi.stubGlobal('document', page);
    await loadLanguage('de');
    expect(chip(render(table), 'p1')).toContain('>Du<');
    expect(chip(render(tableOf({})), 'p1')).toContain('>Ana<');
    await loadLanguage('en');
    expect(chip(render(table), 'p1')).toContain('>You<');
    vi.unstubAllGlobals();
  });

  test('show the clock of whoever must act, and of nobody else', () => {
    const html = render(tableOf({ due: { p2: NOON + 83_000 } }));
    expect(chip(html, 'p2')).toMatch(/role="timer"[^>]*>1:23</);
    expect(chip(html, 'p1')).not.toContain('role="timer"');
  });

  test('show no clock at a table without one', () => {
    expect(render(tableOf({}))).not.toContain('role="timer"');
  });

  test('show the reserve of every player, and count it down only when the time of the turn is used up', () => {
    const html = render(tableOf({ due: { p2: NOON + 645_000 } }, { bank: 600_000 }));
    expect(chip(html, 'p2')).toMatch(/role="timer"[^>]*>0:45</);
    expect(chip(html, 'p2')).toContain('10:00 in reserve');
    expect(chip(html, 'p1')).not.toContain('in reserve');
    const late = render(tableOf({ due: { p2: NOON + 83_000 } }, { bank: 600_000 }));
    expect(chip(late, 'p2')).toMatch(/role="timer"[^>]*>1:23</);
  });

  test('warn when little time is left', () => {
    expect(render(tableOf({ due: { p2: NOON + 14_000 } }))).toContain('countdown-late');
    expect(render(tableOf({ due: { p2: NOON + 16_000 } }))).not.toContain('countdown-late');
  });

  test('show who is here and who is away', () => {
    const here = chip(render(tableOf({})), 'p2');
    expect(here).toContain('chip-here');
    expect(here).not.toContain('chip-away');
    const away = chip(render(tableOf({}, { here: false })), 'p2');
    expect(away).toMatch(/chip-away[^>]*title="away"/);
    expect(away).toContain('<span class="sr-only">away</span>');
  });

  test('mark a bot, and say nothing of the presence of one’s own seat', () => {
    const html = render(tableOf({}, { kind: 'bot' }));
    expect(chip(html, 'p2')).toMatch(/class="chip-bot"[^>]*aria-label="bot"/);
    expect(chip(html, 'p2')).not.toContain('chip-here');
    expect(chip(html, 'p1')).not.toMatch(/chip-(here|bot)/);
  });

  test('mark a bot that plays for a person, with its level and under the person’s name', () => {
    const html = render(tableOf({}, { here: false, standIn: true, level: 'steward' }));
    expect(chip(html, 'p2')).toMatch(/class="chip-bot"[^>]*aria-label="a bot is playing \(Medium\)"/);
    expect(chip(html, 'p2')).toContain('Bo');
    expect(chip(html, 'p2')).not.toContain('chip-away');
  });
});

test('the current seat is marked', () => {
  const html = GAMES['cards']!(tableOf({}));
  expect(html).toMatch(/<li class="chip chip-acting" aria-current="true" data-seat="p2"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
