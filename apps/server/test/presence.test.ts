import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Presence, type Whisper } from '../src/presence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TABLES = 200;

it('with many tables everything is repeated, spread over time', () => {
  const whispered: string[] = [];
  const presence = new Presence({
    process: 'one',
    whisper: (news: Whisper) => 'table' in news && whispered.push(news.table),
    tell: () => undefined,
    now: () => performance.now(),
  });
  for (let table = 0; table < TABLES; table++) presence.enter(`table ${table}`, 'p1');
  vi.advanceTimersByTime(500);
  expect(whispered).toHaveLength(TABLES);
  const busiest = (): number => {
    whispered.length = 0;
    let most = 0;
    for (let second = 0; second < 21; second++) {
      const before = whispered.length;
      vi.advanceTimersByTime(1000);
      most = Math.max(most, whispered.length - before);
    }
    return most;
  };
  expect(busiest()).toBeLessThanOrEqual(TABLES / 10);
  expect(new Set(whispered).size).toBe(TABLES);
  presence.close();
});

it('a repeated message of another process changes nothing', () => {
  const told: string[] = [];
  const presence = new Presence({
    process: 'one',
    whisper: () => undefined,
    tell: (table) => told.push(table),
    now: () => performance.now(),
  });
  const news: Whisper = { from: 'other', table: 'a', seats: ['p1'], spectators: 0 };
  for (let again = 0; again < 5; again++) {
    presence.hear(news);
    vi.advanceTimersByTime(10_000);
  }
  expect(told).toEqual(['a']);
  expect(presence.of('a').seats).toEqual(['p1']);
  // It fell silent.
  vi.advanceTimersByTime(120_000);
  expect(presence.of('a').seats).toEqual([]);
  presence.close();
});
