import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '../../src/http/routes/company.ts';
import type { House } from '../../src/http/house.ts';
import { insertResult, MATCHES } from '../../src/store/results.ts';
import { SqliteDriver } from '../../src/store/database/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { Reads } from './reads.ts';
import { addPerson, ALL, finishedMatch } from './results.ts';

/** Somebody with many matches: what one request reads of them in one turn of the event loop is bounded. */

const OWN = 3 * MATCHES + 10;
/** A match has at most five seats. */
const MOST_AT_ONCE = 5 * MATCHES;
const OTHERS = ['bo', 'cy', 'di'];

/** The person whom a match is with; nobody in some. Two matches end at the same time. */
const othersIn = (number: number): string => (number % 3 === 0 ? '' : (OTHERS[number % 4] ?? ''));
const tableOf = (number: number): string => `table${String(number).padStart(5, '0')}`;
const matchOf = (number: number) =>
  finishedMatch(
    tableOf(number),
    1000 + Math.floor(number / 2),
    number % 5 === 0 ? [othersIn(number), 'ana', ''] : ['ana', othersIn(number), ''],
  );

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-windows-'));
let reads: Reads;
let store: Store;
beforeAll(async () => {
  const driver = await SqliteDriver.open(path.join(folder, 'santiago.db'));
  reads = new Reads(driver);
  store = new Store(driver);
  for (const person of ['ana', ...OTHERS]) await addPerson(store, person);
  for (const person of ['ana', 'bo', 'cy']) await store.company.setListed(person, true);
  await driver.write(Array.from({ length: OWN }, (_, number) => insertResult(matchOf(number))).flat());
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('those whom I play with are read in windows, and every match counts once', async () => {
  reads.reset();
  const reply = await company({ store } as unknown as House, { id: 'ana', name: 'Ana' }, {});
  if (!reply.ok) throw new Error(reply.fault.text);
  expect(reads.most).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(reads.turns).toBeGreaterThanOrEqual(Math.floor(OWN / MATCHES));
  const numbers = Array.from({ length: OWN }, (_, number) => number);
  const expected = ['bo', 'cy'].map((other) => {
    const common = numbers.filter((number) => othersIn(number) === other);
    const behind = common.filter((number) => number % 5 === 0).length;
    return {
      name: `Name of ${other}`,
      matches: common.length,
      groups: [
        {
          game: 'canals',
          players: 3,
          matches: common.length,
          ahead: common.length - behind,
          behind,
          ownRanks: [common.length - behind, behind, 0],
          ranks: [behind, common.length - behind, 0],
          ownPoints: 59 - behind / common.length,
          points: 58 + behind / common.length,
        },
      ],
      last: common
        .toReversed()
        .slice(0, 5)
        .map((number) => ({
          table: tableOf(number),
          game: 'canals',
          players: 3,
          ended: 1000 + Math.floor(number / 2),
          ownRank: number % 5 === 0 ? 2 : 1,
          rank: number % 5 === 0 ? 1 : 2,
        })),
      ratings: [],
    };
  });
  const { people } = reply.value;
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Name of bo', 'Name of cy']);
  for (const one of expected) {
    const found = people.find(({ name }) => name === one.name)!;
    const [group] = found.groups;
    const [wanted] = one.groups;
    expect(group!.ownPoints).toBeCloseTo(wanted!.ownPoints, 9);
    expect(group!.points).toBeCloseTo(wanted!.points, 9);
    expect({ ...found, groups: [{ ...group, ownPoints: 0, points: 0 }] }).toEqual({
      ...one,
      groups: [{ ...wanted, ownPoints: 0, points: 0 }],
    });
  }
});

it('a page of the history is read in windows where a filter finds little, and nothing is left out', async () => {
  reads.reset();
  expect(await store.results.page('ana', { ...ALL, name: 'nobody' }, null)).toEqual([]);
  expect(reads.most).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(reads.turns).toBeGreaterThanOrEqual(Math.floor(OWN / MATCHES));
  const behind = Array.from({ length: OWN }, (_, number) => number).filter((number) => number % 5 === 0);
  const found = await store.results.page('ana', { ...ALL, result: 'lost' }, null);
  expect(found.map(({ table }) => table)).toEqual(behind.toReversed().map(tableOf));
  const pages: string[] = [];
  for (let page = await store.results.page('ana', ALL, null); page.length > 0; ) {
    expect(page.length).toBeLessThanOrEqual(MATCHES);
    pages.push(...page.map(({ table }) => table));
    page = await store.results.page('ana', ALL, page.at(-1)!);
  }
  expect(pages).toEqual(Array.from({ length: OWN }, (_, number) => tableOf(OWN - 1 - number)));
});
