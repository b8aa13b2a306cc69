import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastRandom, SEATS } from '@santiago/kernel';
import { breathe } from '@santiago/table/server/breathe.ts';
import { company } from '@santiago/server/src/http/routes/company.ts';
import { myMatches } from '@santiago/server/src/http/routes/matches.ts';
import type { House } from '@santiago/server/src/http/house.ts';
import { Rater } from '@santiago/server/src/ratings/rater.ts';
import type { Driver } from '@santiago/server/src/store/database/driver.ts';
import { PostgresDriver } from '@santiago/server/src/store/database/postgres.ts';
import { insertResult } from '@santiago/server/src/store/results.ts';
import { SqliteDriver } from '@santiago/server/src/store/database/sqlite.ts';
import { Store } from '@santiago/server/src/store/store.ts';
import type { FinishedMatch } from '@santiago/server/src/store/rows.ts';
import { longestTurn } from './longest-turn.ts';

export interface ResultsBenchOptions {
  /** Matches of the person who asks. */
  readonly own: number;
  /** Rated matches of everybody. */
  readonly rated: number;
  readonly databaseUrl?: string;
}

/** Milliseconds from the question to the text of the reply. */
export interface ResultsBenchRow {
  readonly what: string;
  /** Of processor time, the median of several. */
  readonly cpu: number;
  /** By the clock, which counts what else the machine does. */
  readonly clock: number;
  /** The most processor time before others get their turn, the median of several. */
  readonly held: number;
}

export interface ResultsBenchReport {
  readonly own: number;
  readonly rated: number;
  readonly rows: readonly ResultsBenchRow[];
}

const PEOPLE = 200;
const TIMES = 20;
/** Matches written in one transaction. */
const TOGETHER = 200;
const ME = { id: 'person0', name: 'Person 0' };

const personOf = (number: number): string => `person${number}`;

/** A match of four: two or three people, the first of them as wanted, and bots. */
const matchOf = (number: number, first: number, random: FastRandom): FinishedMatch => {
  const others = new Set<number>();
  while (others.size < 1 + (number % 3)) {
    const other = random.below(PEOPLE);
    if (other !== first) others.add(other);
  }
  const people = [first, ...others];
  const ranks = [1, 2, 3, 4].toSorted(() => random.below(3) - 1);
  const seats = ranks.map((rank, index) => ({
    seat: SEATS[index]!,
    person: people[index] === undefined ? null : personOf(people[index]),
    bot: people[index] === undefined ? 'steward' : null,
    rank,
  }));
  return {
    table:
      number
        .toString(36)
        .padStart(16, 'a')
        .replaceAll(/[0189]/g, '2') + number.toString(36),
    game: 'canals',
    setup: { players: 4, preset: 'amigo', options: {} },
    rated: seats,
    ended: 1_700_000_000_000 + 1000 * number,
    seats: seats.map((seat) => ({
      ...seat,
      name: null,
      points: 70 - seat.rank,
      share: seat.rank === 1 ? 1 : 0,
    })),
  };
};

const fill = async (driver: Driver, { own, rated }: ResultsBenchOptions): Promise<void> => {
  await driver.write(
    Array.from({ length: PEOPLE }, (_, number) => ({
      sql: 'INSERT INTO people (id, name, made, seen, listed) VALUES ($1, $2, 1, 1, 1)',
      values: [personOf(number), `Person ${number}`],
    })),
  );
  const random = new FastRandom(1);
  const every = Math.max(1, Math.floor(rated / own));
  for (let from = 0; from < rated; from += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, rated - from) }, (_, index) => from + index);
    const unit = some.flatMap((number) => {
      const mine = number % every === 0 && number / every < own;
      const match = matchOf(number, mine ? 0 : 1 + random.below(PEOPLE - 1), random);
      return [
        ...insertResult(match),
        { sql: 'UPDATE results SET counted = $2 WHERE table_id = $1', values: [match.table, number + 1] },
      ];
    });
    await driver.write(unit);
  }
  await driver.write([
    { sql: "INSERT INTO settings (name, value) VALUES ('ratings-counted', $1)", values: [String(rated)] },
  ]);
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;

const timed = async (what: string, times: number, work: () => Promise<unknown>): Promise<ResultsBenchRow> => {
  const cpu: number[] = [];
  const clock: number[] = [];
  const held: number[] = [];
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    const before = process.cpuUsage();
    held.push(await longestTurn(work));
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
    clock.push(performance.now() - started);
  }
  return { what, cpu: median(cpu), clock: median(clock), held: median(held) };
};

const measure = async (store: Store): Promise<readonly ResultsBenchRow[]> => {
  const house = { store } as unknown as House;
  const page = async (before?: string, name?: string): Promise<string | null> => {
    const query = { ...(before === undefined ? {} : { before }), ...(name === undefined ? {} : { name }) };
    const reply = await myMatches(house, ME, query);
    if (!reply.ok) throw new Error(reply.fault.text);
    JSON.stringify(reply.value);
    return reply.value.next;
  };
  const pages = async (): Promise<void> => {
    for (let before = await page(); before !== null; before = await page(before)) await breathe();
  };
  const rater = new Rater(store.ratings);
  const recompute = await timed('all ratings recomputed', 1, async () => rater.recompute());
  const { changed } = await rater.recompute();
  if (changed > 0) throw new Error(`${changed} ratings differ`);
  return [
    await timed('history, one page', TIMES, async () => page()),
    await timed('history, all pages', TIMES, pages),
    await timed('history, a name that nobody has', TIMES, async () => page(undefined, 'nobody')),
    await timed('table of results', TIMES, async () => JSON.stringify(await company(house, ME, {}))),
    recompute,
  ];
};

/** What the lists cost where there is much in them: on a database of its own. */
export const benchResults = async (options: ResultsBenchOptions): Promise<ResultsBenchReport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-bench-'));
  const { own, rated, databaseUrl } = options;
  const driver =
    databaseUrl === undefined
      ? await SqliteDriver.open(path.join(folder, 'santiago.db'))
      : await PostgresDriver.open(databaseUrl);
  const store = new Store(driver);
  try {
    await fill(driver, options);
    return { own, rated, rows: await measure(store) };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
};
