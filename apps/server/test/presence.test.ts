import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Presence, type Whisper } from '../src/presence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TABLES = 200;
const ALIVE_MS = 20_000;

/** Processes that hear each other as long as the wire is whole. */
class Wire {
  readonly sent: Whisper[] = [];
  isCut = false;
  private readonly ends = new Map<string, Presence>();

  process(name: string, tell: (table: string, seats: readonly string[]) => void = () => undefined): Presence {
    const presence = new Presence({
      process: name,
      whisper: (news) => this.carry(name, news),
      tell: (table, { seats }) => tell(table, seats),
      now: () => performance.now(),
    });
    this.ends.set(name, presence);
    return presence;
  }

  private carry(from: string, news: Whisper): void {
    this.sent.push(news);
    if (this.isCut) return;
    const text = JSON.stringify(news);
    for (const [name, end] of this.ends) if (name !== from) end.hear(JSON.parse(text) as Whisper);
  }
}

const tablesIn = (sent: readonly Whisper[]): string[] =>
  sent.flatMap((news) => ('table' in news ? [news.table] : []));

it('each table is told once; after that a process only says that it is there', () => {
  const wire = new Wire();
  const one = wire.process('one');
  const other = wire.process('other');
  for (let table = 0; table < TABLES; table++) one.enter(`table ${table}`, 'p1');
  vi.advanceTimersByTime(500);
  expect(new Set(tablesIn(wire.sent)).size).toBe(TABLES);
  expect(other.of('table 7').seats).toEqual(['p1']);
  wire.sent.length = 0;
  vi.advanceTimersByTime(10 * ALIVE_MS);
  expect(wire.sent).toHaveLength(20);
  expect(wire.sent.every((news) => 'news' in news && news.news === 'alive')).toBe(true);
  expect(other.of('table 7').seats).toEqual(['p1']);
  one.close();
  other.close();
});

it('a process that comes later is told everything, in parts', () => {
  const wire = new Wire();
  const one = wire.process('one');
  for (let table = 0; table < TABLES; table++) one.enter(`table ${table}`, 'p2');
  vi.advanceTimersByTime(500);
  const late = wire.process('late');
  wire.sent.length = 0;
  let most = 0;
  for (let part = 0; part < 24; part++) {
    const before = wire.sent.length;
    vi.advanceTimersByTime(50);
    most = Math.max(most, wire.sent.length - before);
  }
  expect(most).toBeLessThanOrEqual(TABLES / 10);
  for (let table = 0; table < TABLES; table++) expect(late.of(`table ${table}`).seats).toEqual(['p2']);
  one.close();
  late.close();
});

it('what was lost, somebody who came and somebody who left, is found out, and nobody seems to leave meanwhile', () => {
  const wire = new Wire();
  const told: string[] = [];
  const one = wire.process('one');
  const other = wire.process('other', (table, seats) => told.push(`${table}: ${seats.join()}`));
  one.enter('stays', 'p1');
  const leave = one.enter('left', 'p1');
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['stays: p1', 'left: p1']);
  wire.isCut = true;
  leave();
  one.enter('came', 'p2');
  vi.advanceTimersByTime(500);
  wire.isCut = false;
  expect(other.of('came').seats).toEqual([]);
  vi.advanceTimersByTime(ALIVE_MS + 10_000);
  expect(told.slice(2).toSorted()).toEqual(['came: p2', 'left: ']);
  expect(other.of('stays').seats).toEqual(['p1']);
  expect(other.isLooking('came', 'p2')).toBe(true);
  // From then on both agree.
  wire.sent.length = 0;
  vi.advanceTimersByTime(5 * ALIVE_MS);
  expect(tablesIn(wire.sent)).toEqual([]);
  one.close();
  other.close();
});

it('a repeated message of another process changes nothing, and who has become silent is forgotten', () => {
  const told: string[] = [];
  const wire = new Wire();
  const presence = wire.process('one', (table) => told.push(table));
  const news: Whisper = { from: 'other', table: 'a', seats: ['p1'], spectators: 0 };
  for (let again = 0; again < 5; again++) {
    presence.hear(news);
    vi.advanceTimersByTime(10_000);
  }
  expect(told).toEqual(['a']);
  expect(presence.of('a').seats).toEqual(['p1']);
  vi.advanceTimersByTime(120_000);
  expect(presence.of('a').seats).toEqual([]);
  presence.close();
});

it('a process that stops takes its people along', () => {
  const wire = new Wire();
  const one = wire.process('one');
  const other = wire.process('other');
  one.enter('a', 'p1');
  vi.advanceTimersByTime(500);
  expect(other.of('a').seats).toEqual(['p1']);
  one.close();
  vi.advanceTimersByTime(10_000);
  expect(other.of('a').seats).toEqual([]);
  other.close();
});

it('after a start nobody counts as away before all had time to come back', () => {
  const wire = new Wire();
  const one = wire.process('one');
  const here = one.enter('table', 'p1');
  expect(one.isAway('table', 'p2')).toBe(false);
  vi.advanceTimersByTime(4900);
  expect(one.isAway('table', 'p2')).toBe(false);
  vi.advanceTimersByTime(200);
  expect([one.isAway('table', 'p2'), one.isAway('table', 'p1')]).toEqual([true, false]);
  here();
  one.close();
});
