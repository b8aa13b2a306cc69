import { afterEach, describe, expect, it } from 'vitest';
import type { Belongings } from '../../src/store/about.ts';
import type { Driver } from '../../src/store/database/driver.ts';
import type { PeopleChange } from '../../src/store/people-change.ts';
import type { Prepared } from '../../src/store/prepared.ts';
import type { Append, NewTable } from '../../src/store/tables.ts';
import { MOST_REPORTS } from '../../src/store/reports.ts';
import { PAGE } from '../../src/store/logs.ts';
import { Store } from '../../src/store/store.ts';
import type { Entry } from '../../src/store/rows.ts';
import { passkeysContract } from './passkeys.ts';
import { resultsContract } from './results.ts';

/** What every store must do; each database runs this suite. */
export const storeContract = (name: string, open: () => Promise<Driver>): void => {
  describe(name, () => {
    const opened: Driver[] = [];
    const fresh = async (): Promise<Store> => {
      const driver = await open();
      opened.push(driver);
      return new Store(driver);
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map(async (driver) => driver.close()));
    });

    it('keeps a table and its log in order', async () => {
      const store = await fresh();
      await store.tables.create(newTable('a'));
      expect(await store.tables.append(append('a', 1, [entry(2), entry(3)]))).toBe(true);
      expect((await store.logs.read('a', 0)).map((each) => each.number)).toEqual([1, 2, 3]);
      expect(await store.logs.read('a', 2)).toEqual([entry(3)]);
      expect(await store.tables.seed('a')).toBe('5eed');
      expect(await store.tables.seed('b')).toBeNull();
    });

    it('makes one table as the rematch of another', async () => {
      const store = await fresh();
      const names = ['b', 'c', 'd'];
      const made = await Promise.all(
        names.map(async (table) => store.tables.create({ ...newTable(table), rematchOf: 'a' })),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await store.tables.rematchOf('a')).toBe(names[made.indexOf(true)]);
      expect(await store.tables.create({ ...newTable('e'), rematchOf: 'b' })).toBe(true);
    });

    it('keeps three invitations of one person to another waiting, and lists them after matches', async () => {
      const store = await fresh();
      for (const id of ['ana', 'bo', 'cy'])
        await store.people.create({ id, name: id }, { ...token, person: id, hash: id }, 5);
      const inviting = async (table: string, host: string, guests: readonly string[]): Promise<boolean> =>
        store.tables.create({
          ...newTable(table),
          host,
          facts: { ...newTable(table).facts, phase: 'gathering' },
          entries: [{ ...entry(1), at: 100 }],
          joins: guests.map((person) => ({ person, seat: 'invited' })),
        });
      const sent = ['a', 'b', 'c', 'd', 'e'].map(async (table) => inviting(table, 'ana', ['bo']));
      expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(3);
      expect(await inviting('f', 'ana', ['cy', 'bo']), 'neither of two').toBe(false);
      expect(await store.lists.of('cy')).toEqual([]);
      expect(await inviting('g', 'cy', ['bo'])).toBe(true);
      expect(await store.members.invitationsFrom('ana', 'bo')).toHaveLength(3);
      await store.tables.create({
        ...newTable('h'),
        facts: { ...newTable('h').facts, turn: ['p2'] },
        joins: [{ person: 'bo', seat: 'p2' }],
      });
      await store.tables.create({ ...newTable('i'), joins: [{ person: 'bo', seat: 'p1' }] });
      const listed = (await store.lists.of('bo')).map(({ entry: { id } }) => id);
      expect([listed.slice(0, 2), listed.length]).toEqual([['h', 'i'], 6]);
    });

    it('keeps whose invitations somebody does not want, until either is gone', async () => {
      const store = await fresh();
      for (const id of ['ana', 'bo', 'cy'])
        await store.people.create({ id, name: id }, { ...token, person: id, hash: id }, 5);
      for (const blocked of ['bo', 'cy', 'bo', 'nobody']) await store.blocks.add('ana', blocked, 7);
      const [bo, cy] = await store.blocks.of('ana');
      expect([bo, cy]).toMatchObject([
        { name: 'bo', made: 7 },
        { name: 'cy', made: 7 },
      ]);
      expect(await store.blocks.against('bo')).toEqual(new Set(['ana']));
      expect(await store.blocks.remove('bo', bo!.id)).toBe(false);
      expect(await store.blocks.remove('ana', bo!.id)).toBe(true);
      expect(await store.blocks.against('bo')).toEqual(new Set());
      await store.people.forget('cy');
      expect(await store.blocks.of('ana')).toEqual([]);
    });

    it('lets one of two appends at the same place stand, and its neighbours in the batch', async () => {
      const store = await fresh();
      await store.tables.create(newTable('a'));
      await store.tables.create(newTable('b'));
      const stood = await Promise.all([
        store.tables.append(append('a', 1, [entry(2)])),
        store.tables.append(append('a', 1, [entry(2), entry(3)])),
        store.tables.append(append('b', 1, [entry(2)])),
        store.tables.append(append('nowhere', 1, [entry(2)])),
      ]);
      expect(stood.filter(Boolean)).toHaveLength(2);
      expect(stood[2]).toBe(true);
      expect(await store.logs.read('nowhere', 0)).toEqual([]);
      expect((await store.logs.read('a', 0)).length).toBe(stood[0] === true ? 2 : 3);
    });

    it('takes a key once for a table and a seat, and finds it again', async () => {
      const store = await fresh();
      await store.tables.create(newTable('a'));
      const keyed: Entry = { ...entry(2), seat: 'p1', key: 'once' };
      expect(await store.tables.append(append('a', 1, [keyed]))).toBe(true);
      expect(await store.tables.append(append('a', 2, [{ ...keyed, number: 3 }]))).toBe(false);
      expect(await store.tables.append(append('a', 2, [{ ...keyed, number: 3, seat: 'p2' }]))).toBe(true);
      expect(await store.logs.keyed('a', 'p1', 'once')).toBe(2);
      expect(await store.logs.keyed('a', 'p3', 'once')).toBeNull();
    });

    it('looks first at the choices in advance that have waited longest, and lets others before one that fails', async () => {
      const store = await fresh();
      const lookedAt = async (): Promise<string[]> => [...(await store.prepared.toLookAt(100, 3)).keys()];
      // By name the last, by time the first: due at 20, or 90; moved on at 40; neither.
      const dues = { d: 20, c: 90, b: null, a: 101 } as const;
      for (const [table, due] of Object.entries(dues)) {
        await store.tables.create(newTable(table));
        await store.prepared.put({ ...choice, table, due });
      }
      await store.tables.append(append('b', 1, [{ ...entry(2), at: 40 }]));
      expect(await lookedAt()).toEqual(['d', 'b', 'c']);
      await store.prepared.putOff('d', 1, 95);
      expect(await lookedAt()).toEqual(['b', 'c', 'd']);
      await store.prepared.putOff('b', 2, 200);
      expect(await lookedAt()).toEqual(['c', 'd']);
    });

    it('writes what a choice in advance does only while it holds, and notes it in one go', async () => {
      const store = await fresh();
      await store.tables.create(newTable('a'));
      const due = { ...choice, due: 5 };
      const change = { head: 1, due: null, state: 'played', played: 2 } as const;
      await store.prepared.put({ ...due, made: 2 });
      const acts = { ...append('a', 1, [entry(2)]), played: { prepared: due, change } };
      expect(await store.tables.append(acts), 'replaced').toBe(false);
      expect(await store.logs.read('a', 1)).toEqual([]);
      await store.prepared.put(due);
      expect(await store.tables.append(acts)).toBe(true);
      expect(await store.logs.read('a', 1)).toEqual([entry(2)]);
      expect(await store.prepared.at('a')).toEqual([{ ...due, ...change }]);
    });

    it('lists public tables, and those of a person with the seats', async () => {
      const store = await fresh();
      await store.tables.create({ ...newTable('a'), public: true });
      await store.tables.create({
        ...newTable('b'),
        joins: [
          { person: 'ana', seat: '' },
          { person: 'ana', seat: 'p1' },
        ],
      });
      expect((await store.lists.publicTables()).map((listed) => listed.entry.id)).toEqual(['a']);
      const mine = await store.lists.of('ana');
      expect(mine.map((listed) => [listed.entry.id, listed.mine])).toEqual([['b', ['p1']]]);
      await store.tables.append({ ...append('b', 1, [entry(2)]), parts: [{ person: 'ana', seat: 'p1' }] });
      expect((await store.lists.of('ana'))[0]?.mine).toEqual([]);
      await store.tables.append({ ...append('a', 1, [entry(2)]), facts: { ...facts, phase: 'over' } });
      expect(await store.lists.publicTables()).toEqual([]);
    });

    it('lists a few tables of each host before more of any, and counts what a host has', async () => {
      const store = await fresh();
      const open = { ...facts, phase: 'gathering', entry: newTable('x').facts.entry } as const;
      for (let made = 0; made < 30; made++) {
        const host = made < 3 ? 'bo' : 'ana';
        const first = { ...entry(1), at: made };
        await store.tables.create({
          ...newTable(`${host}${made}`),
          public: true,
          host,
          facts: open,
          entries: [first],
        });
      }
      const listed = (await store.lists.publicTables()).map(({ entry: { id } }) => id);
      expect(listed).toHaveLength(30);
      expect(listed.slice(0, 6).toSorted()).toEqual(['ana27', 'ana28', 'ana29', 'bo0', 'bo1', 'bo2']);
      expect([await store.tables.openTables('ana'), await store.tables.openTables('bo')]).toEqual([27, 3]);
      await store.tables.append({ ...append('bo0', 1, [entry(2)]), facts: { ...facts, botsOnly: true } });
      expect([await store.tables.botTables('ana'), await store.tables.botTables('bo')]).toEqual([0, 1]);
    });

    it('lists the tables of other hosts however many newer ones a host has', async () => {
      const store = await fresh();
      const open = { ...facts, phase: 'gathering', entry: newTable('x').facts.entry } as const;
      const make = async (table: string, host: string, at: number): Promise<boolean> =>
        store.tables.create({
          ...newTable(table),
          public: true,
          host,
          facts: open,
          entries: [{ ...entry(1), at }],
        });
      await make('bo', 'bo', 1);
      // All of the same millisecond but the newest.
      const times = (made: number): number => (made < 1990 ? 2 : made);
      await Promise.all(
        Array.from({ length: 2001 }, async (_, made) => make(`ana${made}`, 'ana', times(made))),
      );
      const listed = (await store.lists.publicTables()).map(({ entry: { id } }) => id);
      expect(listed).toHaveLength(100);
      expect(listed.slice(0, 5)).toEqual(['ana2000', 'ana1999', 'ana1998', 'bo', 'ana1997']);
    });

    it('lists the tables of other addresses however many an address makes with however many names', async () => {
      const store = await fresh();
      const entry1 = newTable('x').facts.entry;
      const make = async (table: string, at: number, more: Partial<NewTable>): Promise<boolean> =>
        store.tables.create({
          ...newTable(table),
          public: true,
          host: table,
          facts: { ...facts, phase: 'gathering', entry: entry1 },
          entries: [{ ...entry(1), at }],
          ...more,
        });
      for (const table of ['bo', 'cy']) await make(table, 1, { origin: 'theirs' });
      await make('dan', 1, { facts: { ...facts, entry: entry1 } });
      await Promise.all(
        Array.from({ length: 120 }, async (_, made) => {
          const phase = made < 60 ? 'gathering' : 'running';
          await make(`eve${made}`, 10 + made, { origin: 'one', facts: { ...facts, phase, entry: entry1 } });
        }),
      );
      const listed = (await store.lists.publicTables()).map(({ entry: { id } }) => id);
      const front = ['eve59', 'eve58', 'eve57', 'eve56', 'eve55', 'cy', 'bo', 'dan'];
      expect(listed.slice(0, 8)).toEqual(front);
      expect(listed.filter((id) => id.startsWith('eve'))).toHaveLength(20);
      expect(await store.tables.openTablesFrom('one')).toBe(60);
      // Where a table came from is kept while it is listed.
      await store.tables.append({ ...append('eve1', 1, [entry(2)]), facts: { ...facts, phase: 'over' } });
      await store.tables.append({
        ...append('eve2', 1, [entry(2)]),
        facts: { ...facts, phase: 'gathering' },
      });
      const kept = await opened
        .at(-1)!
        .read("SELECT id, origin FROM tables WHERE id IN ('eve1', 'eve2') ORDER BY id", []);
      expect(kept).toEqual([
        { id: 'eve1', origin: null },
        { id: 'eve2', origin: 'one' },
      ]);
    });

    it('reads a long log in pages, one entry alone, and what was written with a key', async () => {
      const store = await fresh();
      await store.tables.create(newTable('a'));
      const more = Array.from({ length: 250 }, (_, index) => entry(index + 2));
      const keyed: Entry = { ...entry(252), kind: 'said', person: 'ana', key: 'once-more' };
      await store.tables.append(append('a', 1, [...more, keyed]));
      expect(await store.logs.page('a', 0)).toHaveLength(PAGE);
      expect((await store.logs.read('a', 0)).map(({ number }) => number)).toEqual(
        Array.from({ length: 252 }, (_, index) => index + 1),
      );
      expect(await store.logs.entry('a', 7)).toEqual(entry(7));
      expect(await store.logs.entry('a', 777)).toBeNull();
      const what = { person: 'ana', kind: 'said', key: 'once-more' };
      expect(await store.logs.keyedBy('a', what)).toEqual(keyed);
      expect(await store.logs.keyedBy('a', { ...what, person: 'bo' })).toBeNull();
      expect(await store.logs.keyedBy('a', { ...what, kind: 'sat' })).toBeNull();
    });

    it('hands out a table whose time has come once, and again when nothing was done', async () => {
      const store = await fresh();
      await store.tables.create({ ...newTable('a'), facts: { ...newTable('a').facts, wake: 1000 } });
      expect(await store.wakes.claimDue(999, 10)).toEqual([]);
      const claimed = await Promise.all([store.wakes.claimDue(1000, 10), store.wakes.claimDue(1000, 10)]);
      expect(claimed.flat()).toEqual(['a']);
      expect(await store.wakes.claimDue(3000, 10)).toEqual(['a']);
      await store.tables.append(append('a', 1, [entry(2)]));
      expect(await store.wakes.claimDue(99_000, 10)).toEqual([]);
    });

    it('knows people by the hash of a secret, and a carried secret once', async () => {
      const store = await fresh();
      const token = {
        person: 'ana',
        label: null,
        table: null,
        seat: null,
        expires: null,
        maker: null,
      } as const;
      await store.people.create({ id: 'ana', name: 'Ana' }, { ...token, hash: 'h1', kind: 'cookie' }, 5);
      expect((await store.tokens.holderOf('h1'))?.person).toEqual({ id: 'ana', name: 'Ana' });
      expect(await store.tokens.holderOf('h2')).toBeNull();
      await store.people.rename({ id: 'ana', name: 'Anna' });
      expect((await store.people.find('ana'))?.name).toBe('Anna');
      await store.tokens.add({ ...token, hash: 'c1', kind: 'carry', expires: 100 }, 5);
      await store.tokens.add({ ...token, hash: 'c2', kind: 'carry', expires: 100 }, 5);
      expect(await store.tokens.holderOf('c1')).toBeNull();
      expect((await store.tokens.useCarry('c1', 50))?.person).toBe('ana');
      expect(await store.tokens.useCarry('c1', 50)).toBeNull();
      expect(await store.tokens.useCarry('c2', 100)).toBeNull();
    });

    it('stores one report of a line by a person, and so many of a person', async () => {
      const store = await fresh();
      const report = { table: 'a', number: 1, person: 'ana', at: 1, text: 'rude' };
      for (const at of [1, 2]) expect(await store.reports.add({ ...report, at })).toBe(true);
      const more = Array.from({ length: MOST_REPORTS }, async (_, index) =>
        store.reports.add({ ...report, number: 2 + index }),
      );
      expect((await Promise.all(more)).filter(Boolean)).toHaveLength(MOST_REPORTS - 1);
      expect(await store.reports.add({ ...report, person: 'bo' })).toBe(true);
      await store.old.dropReports(2);
      const left = await opened.at(-1)!.read('SELECT number FROM reports', []);
      expect(left.map(({ number }) => Number(number))).toEqual([1]);
    });

    it('takes a carried secret only while the secret that it was made with is valid, and says what is gone', async () => {
      const store = await fresh();
      const told: PeopleChange[] = [];
      store.listenForPeople((change) => told.push(change));
      const token = {
        person: 'ana',
        label: null,
        table: null,
        seat: null,
        expires: null,
        maker: null,
      } as const;
      const [one, other] = ['1'.repeat(64), '2'.repeat(64)] as const;
      await store.people.create({ id: 'ana', name: 'Ana' }, { ...token, hash: one, kind: 'cookie' }, 5);
      await store.tokens.add({ ...token, hash: other, kind: 'bot' }, 5);
      for (const [hash, maker] of [
        ['c1', one],
        ['c2', other],
      ] as const)
        await store.tokens.add({ ...token, hash, kind: 'carry', expires: 100, maker }, 5);
      expect(await store.tokens.revoke('ana', other.slice(0, 16))).toBe(true);
      expect(await store.tokens.useCarry('c2', 50)).toBeNull();
      expect((await store.tokens.useCarry('c1', 50))?.person).toBe('ana');
      expect(await store.tokens.known([one, other])).toEqual(new Set([one]));
      await store.people.rename({ id: 'ana', name: 'Anna' });
      await store.tokens.signOut(one);
      await store.people.forget('ana');
      expect(told).toEqual([
        { kind: 'secret', id: other.slice(0, 16) },
        { kind: 'renamed', id: 'ana' },
        { kind: 'secret', id: one.slice(0, 16) },
        { kind: 'person', id: 'ana' },
      ]);
    });

    it('forgets a person, and keeps the others their match', async () => {
      const store = await fresh();
      const token = {
        person: 'ana',
        label: null,
        table: null,
        seat: null,
        expires: null,
        maker: null,
      } as const;
      await store.people.create({ id: 'ana', name: 'Ana' }, { ...token, hash: 'h1', kind: 'cookie' }, 5);
      const said: Entry = { ...entry(2), kind: 'said', person: 'ana', body: '{"text":"hello from Ana"}' };
      await store.tables.create({ ...newTable('a'), joins: [{ person: 'ana', seat: 'p1' }] });
      await store.tables.append(append('a', 1, [said]));
      await store.reports.add({ table: 'a', number: 2, person: 'ana', at: 1, text: 'rude' });
      const kept: Belongings[] = [];
      for await (const some of store.people.about('ana').belongings()) kept.push(some);
      expect(kept.map(({ kind, rows }) => [kind, rows.length])).toEqual([
        ['tokens', 1],
        ['entries', 1],
        ['reports', 1],
        ['tables', 1],
      ]);
      expect(JSON.stringify(kept)).toContain('hello from Ana');
      expect(JSON.stringify(kept)).not.toContain('h1');
      const entries = await store.logs.of('ana', { table: '', number: 0 });
      expect(entries.map((each) => each.number)).toEqual([2]);
      expect(await store.logs.of('ana', { table: 'a', number: 2 })).toEqual([]);
      expect(await store.members.of('ana', '')).toEqual([{ table: 'a', seat: 'p1' }]);
      expect(await store.members.of('ana', 'a')).toEqual([]);
      await store.logs.rewrite([{ table: 'a', number: 2, body: '{"text":""}' }]);
      await store.people.forget('ana');
      await store.scrub();
      expect(await store.tokens.holderOf('h1')).toBeNull();
      expect(await store.lists.of('ana')).toEqual([]);
      expect((await store.logs.read('a', 0)).map((each) => each.body)).toEqual(['{}', '{"text":""}']);
    });

    resultsContract({ fresh, newTable, ending: (table) => append(table, 1, [entry(2)]) });

    passkeysContract(fresh);

    it('keeps the first result of a person in a daily match, until either is gone', async () => {
      const store = await fresh();
      for (const id of ['ana', 'bo'])
        await store.people.create({ id, name: id }, { ...token, person: id, hash: id }, 5);
      const result = { day: 9, game: 'g', person: 'ana', at: 10, score: 5000, mark: 'm', file: 'f' };
      await store.days.add(result);
      await store.days.add({ ...result, score: 9000 });
      await store.days.add({ ...result, person: 'bo', at: 20, score: 7000 });
      await store.days.add({ ...result, person: 'nobody' });
      expect(await store.days.find(9, 'g', 'ana')).toEqual(result);
      expect(await store.days.find(8, 'g', 'ana')).toBeNull();
      expect(await store.days.spread(9, 'g')).toEqual([
        { score: 5000, count: 1 },
        { score: 7000, count: 1 },
      ]);
      expect((await store.days.best(9, 'g', 'ana'))?.person).toBe('bo');
      // Named only to those who met them at a table, where both are listed.
      const listed = async (...unit: readonly string[]) => {
        await opened.at(-1)!.write(unit.map((sql) => ({ sql, values: [] })));
        return store.days.friends(9, 'g', 'ana');
      };
      const met = (person: string, seat: string) =>
        `INSERT INTO result_seats (table_id, seat, ended, person, name, rank, points, share)
          VALUES ('t', '${seat}', 1, '${person}', NULL, 1, '1', '1')`;
      expect(await listed("UPDATE people SET listed = 1 WHERE id = 'bo'", met('ana', 'p1'))).toEqual([]);
      expect(await listed("UPDATE people SET listed = 1 WHERE id = 'ana'")).toEqual([]);
      expect(await listed(met('bo', 'p2'))).toEqual([{ name: 'bo', score: 7000 }]);
      expect(await listed("UPDATE people SET listed = 0 WHERE id = 'ana'")).toEqual([]);
      await store.people.forget('bo');
      expect((await store.days.best(9, 'g', 'bo'))?.person).toBe('ana');
      await store.days.drop(11);
      expect(await store.days.best(9, 'g', 'bo')).toBeNull();
    });

    it('has one heartbeat, the one that was written last', async () => {
      const store = await fresh();
      expect(await store.heartbeats.newest()).toBeNull();
      await Promise.all([store.heartbeats.beat(1000), store.tables.create(newTable('a'))]);
      expect(await store.heartbeats.newest()).toBe(1000);
      await store.heartbeats.beat(900);
      expect(await store.heartbeats.newest()).toBe(900);
      expect(await store.tables.seed('a')).toBe('5eed');
    });

    it('finds the running tables with a clock, page by page', async () => {
      const store = await fresh();
      const clocks = [
        { kind: 'live', move: 5, bank: 0 },
        { kind: 'days', days: 2 },
        { kind: 'none' },
      ] as const;
      for (let made = 0; made < 75; made++) {
        const entry = {
          ...newTable('x').facts.entry!,
          clock: clocks[made % 3]!,
          host: '"clock":{"kind":"live"',
        };
        const wake = made < 72 ? 1000 : null;
        await store.tables.create({ ...newTable(String(made)), facts: { ...facts, wake, entry } });
      }
      const found = async (which: 'live' | 'all'): Promise<number> => {
        const tables = new Set<string>();
        for (let after: string | undefined = ''; after !== undefined; ) {
          const some: readonly string[] = await store.wakes.clocked(which, after);
          for (const table of some) tables.add(table);
          after = some.at(-1);
        }
        return tables.size;
      };
      expect([await found('live'), await found('all')]).toEqual([24, 48]);
    });

    it('makes a setting once', async () => {
      const store = await fresh();
      const made = await Promise.all([store.setting('x', () => 'one'), store.setting('x', () => 'two')]);
      expect(made[0]).toBe(made[1]);
    });
  });
};

const entry = (number: number): Entry => ({
  number,
  at: 10 * number,
  kind: 'row',
  person: null,
  seat: null,
  key: null,
  body: '{}',
});

const facts: NewTable['facts'] = { phase: 'running', turn: [], wake: null, botsOnly: false, entry: null };

const choice: Prepared = {
  table: 'a',
  seat: 'p1',
  phase: 'auction',
  person: 'ana',
  made: 1,
  choice: { name: 'pass', gaps: {} },
  span: 'round 1',
  undone: 0,
  seen: 7,
  head: 1,
  due: null,
  state: 'waiting',
  played: null,
};

/** A cookie. */
const token = { label: null, table: null, seat: null, expires: null, maker: null, kind: 'cookie' } as const;

const newTable = (table: string): NewTable => ({
  table,
  host: 'ana',
  seed: '5eed',
  public: false,
  entries: [entry(1)],
  facts: {
    ...facts,
    entry: { game: 'g', players: 2, preset: null, host: null, seats: [], clock: { kind: 'none' } },
  },
  joins: [],
});

const append = (table: string, after: number, entries: Entry[]): Append => ({
  table,
  after,
  entries,
  facts,
  joins: [],
  parts: [],
});
