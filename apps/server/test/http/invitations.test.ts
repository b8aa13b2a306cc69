import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newName } from '../../src/secrets.ts';
import { cardTable, finish } from '../finished.ts';
import { type Guest, newGuest, refusalOf, sit, startTable } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

const DAY = 86_400_000;

const house: SmallHouse = await openSmall();
afterAll(async () => house.stop());

let ana: Guest;
let eve: Guest;
/** A match that both have played. */
let played: string;
beforeEach(async () => {
  ana = await newGuest(house.base, 'Ana');
  eve = await newGuest(house.base, 'Eve');
  played = await cardTable([ana, eve]);
  await finish(house.tables, played);
  for (const guest of [ana, eve]) await guest.api.call('listMe', { listed: true });
  house.told.length = 0;
});

const invite = async (host: Guest): Promise<string> =>
  (await host.api.call('again', { table: played })).table;
const idOf = async ({ api }: Guest): Promise<string> =>
  ((await api.call('exportMe', {})) as { person: { id: string } }).person.id;
const listOf = async ({ api }: Guest) => (await api.call('myTables', {})).tables;
const invitationsOf = async (guest: Guest): Promise<string[]> =>
  (await listOf(guest)).filter(({ invited }) => invited).map(({ id }) => id);

describe('the list of my tables', () => {
  it('has what waits for me first, however many invitations there are', async () => {
    const bo = await newGuest(house.base, 'Bo');
    const waiting = await startTable([ana, bo]);
    const [person, host] = [await idOf(ana), await idOf(eve)];
    const entry = {
      game: 'canals',
      players: 2,
      preset: null,
      host: 'Eve',
      seats: [],
      clock: { kind: 'none' },
    };
    const first = { number: 1, kind: 'created', person: null, seat: null, key: null, body: '{}' };
    const facts = {
      phase: 'gathering',
      turn: [],
      wake: null,
      botsOnly: false,
      entry: entry as never,
    } as const;
    const made = Array.from({ length: 520 }, async (_, index) =>
      house.store.tables.create({
        table: newName(),
        host: `${host}${index}`,
        seed: '00'.repeat(32),
        public: false,
        entries: [{ ...first, at: Date.now() + index }],
        facts,
        joins: [{ person, seat: 'invited' }],
      }),
    );
    await Promise.all(made);
    const [urgent, second] = await listOf(ana);
    expect(urgent).toMatchObject({ id: waiting, myTurn: true });
    expect(second).toMatchObject({ invited: true });
  });

  it('has no invitation to a table that was closed before its start', async () => {
    const table = await invite(eve);
    expect(await invitationsOf(ana)).toEqual([table]);
    await eve.api.call('abandon', { table });
    expect((await listOf(ana)).map(({ id }) => id)).not.toContain(table);
  });
});

describe('invitations from one person to another', () => {
  it('are three at a time, and a closed one counts for a day; only they are told to the person', async () => {
    const tables = [await invite(eve)];
    await sit(eve, tables[0]!);
    await eve.api.call('abandon', { table: tables[0]! });
    for (let more = 1; more < 3; more++) tables.push(await invite(eve));
    expect(new Set(tables).size).toBe(3);
    expect(await refusalOf(invite(eve))).toBe('too-many-invitations');
    expect(await refusalOf(eve.api.call('again', { table: played }))).toBe('too-many-invitations');
    expect(await invitationsOf(ana)).toHaveLength(2);
    expect(house.told.map(({ table }) => table)).toEqual(tables);
    house.clock += DAY + 1000;
    tables.push(await invite(eve));
    expect(await refusalOf(invite(eve))).toBe('too-many-invitations');
    // Others may still invite the same person, and a person who takes the seat makes room.
    expect((await ana.api.call('table', { table: tables[3]! })).you.kept).not.toBeNull();
    await sit(ana, tables[3]!);
    await invite(eve);
  });

  it('do not tell people once more that the match before is over, nor does talk after it', async () => {
    await eve.api.call('say', { table: played, text: 'hello?' });
    const table = await invite(eve);
    expect(house.told.map((each) => each.table)).toEqual([table]);
  });

  it('are not more when they are sent at once', async () => {
    const first = await invite(eve);
    await eve.api.call('abandon', { table: first });
    const sent = await Promise.all(Array.from({ length: 9 }, async () => refusalOf(invite(eve))));
    expect(sent.filter((code) => code === 'none')).toHaveLength(2);
    expect(await invitationsOf(ana)).toHaveLength(2);
  });
});

describe('a person who is invited', () => {
  it('declines, and the seat is open to others', async () => {
    const table = await invite(eve);
    const bo = await newGuest(house.base, 'Bo');
    expect(await refusalOf(bo.api.call('decline', { table }))).toBe('no-invitation');
    await ana.api.call('decline', { table });
    expect(await listOf(ana)).not.toContainEqual(expect.objectContaining({ id: table }));
    expect(await refusalOf(ana.api.call('decline', { table }))).toBe('no-invitation');
    const { info } = await eve.api.call('table', { table });
    expect(info.seats.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'kept Eve',
      'open null',
    ]);
    await sit(bo, table);
    // That made room for another invitation.
    for (let more = 0; more < 3; more++) await invite(eve);
  });

  it('declines nothing once the match runs: a bot has the seat', async () => {
    const table = await invite(eve);
    await sit(eve, table);
    await eve.api.call('start', { table, fill: 'random' });
    expect(await refusalOf(ana.api.call('decline', { table }))).toBe('already-running');
  });

  it('blocks whoever invites them: all their invitations are gone, and no more come, until that is undone', async () => {
    const table = await invite(eve);
    await eve.api.call('abandon', { table });
    const others = [await invite(eve), await invite(eve)];
    house.told.length = 0;
    await ana.api.call('block', { table: others[0]! });
    expect(await invitationsOf(ana)).toEqual([]);
    const { people } = await ana.api.call('myBlocks', {});
    expect(people).toMatchObject([{ name: 'Eve' }]);
    expect(JSON.stringify(people)).not.toContain(await idOf(eve));
    // Eve learns nothing of it: the seat is open.
    const next = await invite(eve);
    const { info } = await eve.api.call('table', { table: next });
    expect(info.seats.map(({ kind }) => kind).toSorted()).toEqual(['kept', 'open']);
    expect([await invitationsOf(ana), house.told]).toEqual([[], []]);
    // Ana may still invite Eve.
    expect(
      (await ana.api.call('table', { table: await invite(ana) })).info.seats.map(({ kind }) => kind),
    ).toEqual(['kept', 'kept']);
    expect(await refusalOf(eve.api.call('unblock', { id: people[0]!.id }))).toBe('no-block');
    await ana.api.call('unblock', { id: people[0]!.id });
    expect((await ana.api.call('myBlocks', {})).people).toEqual([]);
    await invite(eve);
    expect(await invitationsOf(ana)).toHaveLength(1);
  });

  it('blocks nobody without an invitation from them; what they blocked is theirs, and goes with either', async () => {
    expect(await refusalOf(ana.api.call('block', { table: played }))).toBe('no-invitation');
    const table = await invite(eve);
    await ana.api.call('block', { table });
    const exported = await ana.api.call('exportMe', {});
    expect(exported['blocks']).toMatchObject([{ name: 'Eve' }]);
    expect(JSON.stringify(exported['blocks'])).not.toContain(await idOf(eve));
    await eve.api.call('forgetMe', {});
    expect((await ana.api.call('myBlocks', {})).people).toEqual([]);
    expect(await house.driver.read('SELECT * FROM blocks', [])).toEqual([]);
  });
});
