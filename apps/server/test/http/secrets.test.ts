import { client } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, keepName } from '../authenticator.ts';
import { type Guest, newGuest, refusalOf, sit, startTable, until } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';
import { type Hearing, hear } from './hearing.ts';

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmall();
});
afterAll(async () => house.stop());

const guests = async (...names: string[]): Promise<Guest[]> =>
  Promise.all(names.map(async (name) => newGuest(house.base, name)));

const cookieOf = ({ jar }: Guest): { cookie: string } => ({ cookie: jar.cookie! });

/** The same person on another device. */
const anotherDevice = async (guest: Guest): Promise<Guest> => {
  const [other] = (await guests('Another')) as [Guest];
  await other.api.call('redeem', { token: (await guest.api.call('carryMe', {})).token });
  return other;
};

/** Requests as a page of this origin sends them, which passkeys need. */
const fromPage =
  (origin: string): typeof fetch =>
  async (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), origin } });

describe('a stream', () => {
  const startHearing = async (
    table: string,
    as: string,
    headers: Record<string, string>,
  ): Promise<Hearing> => {
    const hearing = await hear(`${house.base}/api/tables/${table}/stream?as=${as}`, headers);
    await until(() => hearing.text.includes('here'));
    return hearing;
  };

  it('ends when its device is signed out by another one, and hears nothing after that', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const phone = await anotherDevice(ana);
    const table = await startTable([ana, bo]);
    const [lost, own, other] = await Promise.all([
      startHearing(table, 'p1', cookieOf(phone)),
      startHearing(table, 'p1', cookieOf(ana)),
      startHearing(table, 'p2', cookieOf(bo)),
    ]);
    const { tokens } = await ana.api.call('myTokens', {});
    await ana.api.call('revokeToken', { id: tokens.find(({ mine }) => !mine)!.id });
    await bo.api.call('say', { table, text: 'for the others' });
    await lost.ended;
    expect(lost.text).not.toContain('for the others');
    for (const hearing of [own, other]) {
      await until(() => hearing.text.includes('for the others'));
      expect(hearing.isOver).toBe(false);
      hearing.stop();
    }
  });

  it('ends when somebody signs out here, in every tab, and for a spectator too', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const table = await startTable([ana, bo]);
    const hearings = await Promise.all(
      ['p1', 'p1', 'spectator'].map(async (as) => startHearing(table, as, cookieOf(ana))),
    );
    await ana.api.call('leaveMe', {});
    await Promise.all(hearings.map(async ({ ended }) => ended));
  });

  it('ends when the token of its bot is taken back', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const table = await startTable([ana, bo]);
    const { token } = await ana.api.call('makeToken', { label: 'Robo' });
    const hearing = await startHearing(table, 'p1', { authorization: `Bearer ${token}` });
    const { tokens } = await ana.api.call('myTokens', {});
    await ana.api.call('revokeToken', { id: tokens.find(({ kind }) => kind === 'bot')!.id });
    await hearing.ended;
  });

  it('ends when its person is deleted, on all devices and for their bots', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const table = await startTable([ana, bo]);
    const { token } = await ana.api.call('makeToken', { label: 'Anabot', as: 'bot' });
    const hearings = await Promise.all([
      startHearing(table, 'spectator', cookieOf(await anotherDevice(ana))),
      startHearing(table, 'spectator', { authorization: `Bearer ${token}` }),
    ]);
    await ana.api.call('forgetMe', {});
    await Promise.all(hearings.map(async ({ ended }) => ended));
  });

  it('does not begin for a device that is signed out while it is being opened', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const table = await startTable([ana, bo]);
    let answer: () => void = () => undefined;
    house.driver.gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const before = house.app.streams.count;
    const opening = hear(`${house.base}/api/tables/${table}/stream?as=p1`, cookieOf(ana));
    await until(() => house.app.streams.count === before + 1);
    await house.people.signOut(ana.jar.cookie!.split('=')[1]!);
    answer();
    house.driver.gate = Promise.resolve();
    await (await opening).ended;
  });
});

it('nobody is remembered by a secret that was signed out while it was being looked up', async () => {
  const [ana] = (await guests('Ana')) as [Guest];
  const secret = ana.jar.cookie!.split('=')[1]!;
  house.people.changed({ kind: 'unknown' });
  const read = house.driver.read.bind(house.driver);
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  house.driver.read = async (...question) => {
    const found = await read(...question);
    await late;
    return found;
  };
  const early = house.people.who(secret);
  await house.people.signOut(secret);
  house.driver.read = read;
  answer();
  await early;
  expect(await house.people.who(secret)).toBeNull();
});

describe('the token of a bot', () => {
  it('adds no passkey, makes no link and no token, signs nobody out and deletes nobody', async () => {
    const base = `http://localhost:${house.port}`;
    const ana = new Browser(base);
    await ana.api.call('enter', { name: 'Ana' });
    await keepName(ana);
    const { token } = await ana.api.call('makeToken', { label: 'Robo' });
    const robot: Browser = Object.assign(new Browser(base), {
      api: client({ base, token, fetch: fromPage(base) }),
    });
    expect((await robot.api.call('me', {})).name).toBe('Ana');
    const { table } = await robot.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { seat } = await robot.api.call('sit', { table, share: '0'.repeat(32) });
    const [passkey] = (await robot.api.call('myPasskeys', {})).passkeys;
    const { tokens } = await ana.api.call('myTokens', {});
    const calls = [
      async () => keepName(robot),
      async () => robot.api.call('removePasskey', { id: passkey!.id }),
      async () => robot.api.call('makeToken', { label: 'Another' }),
      async () => robot.api.call('carryMe', {}),
      async () => robot.api.call('carrySeat', { table, seat }),
      async () => robot.api.call('leaveMe', {}),
      async () => robot.api.call('forgetMe', {}),
      ...tokens.map(
        ({ id }) =>
          async () =>
            robot.api.call('revokeToken', { id }),
      ),
    ];
    for (const call of calls) expect(await refusalOf(call()), String(call)).toBe('not-for-bots');
    const left = await ana.api.call('exportMe', {});
    expect([left['tokens'], left['passkeys']].map((rows) => (rows as unknown[]).length)).toEqual([2, 1]);
  });
});

describe('a link', () => {
  it('is of no use once the device that it was made with is signed out; those of other devices are', async () => {
    const [ana, tablet] = (await guests('Ana', 'Tablet')) as [Guest, Guest];
    const phone = await anotherDevice(ana);
    const [{ token: lost }, { token: own }] = [
      await phone.api.call('carryMe', {}),
      await ana.api.call('carryMe', {}),
    ];
    const exported = JSON.stringify((await ana.api.call('exportMe', {}))['tokens']);
    expect(exported).not.toMatch(/maker|[0-9a-f]{64}/);
    await phone.api.call('leaveMe', {});
    expect(await refusalOf(tablet.api.call('redeem', { token: lost }))).toBe('carry-used');
    expect((await tablet.api.call('redeem', { token: own })).name).toBe('Ana');
  });
});

describe('a link for a seat', () => {
  it('gives an opponent no second seat, neither while they sit there nor after they left', async () => {
    const [ana, bo, cy] = (await guests('Ana', 'Bo', 'Cy')) as [Guest, Guest, Guest];
    const table = await startTable([ana, bo, cy]);
    const link = async (): Promise<string> => (await ana.api.call('carrySeat', { table, seat: 'p1' })).token;
    expect(await refusalOf(bo.api.call('redeem', { token: await link() }))).toBe('already-seated');
    await bo.api.call('leave', { table, seat: 'p2' });
    expect(await refusalOf(bo.api.call('redeem', { token: await link() }))).toBe('already-seated');
    expect(await refusalOf(bo.api.call('table', { table, as: 'p1' }))).toBe('not-your-seat');
  });

  it('gives them none before the start either', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const { table } = await ana.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await sit(ana, table, 'p1');
    await sit(bo, table, 'p2');
    const { token } = await ana.api.call('carrySeat', { table, seat: 'p1' });
    expect(await refusalOf(bo.api.call('redeem', { token }))).toBe('already-seated');
  });

  it('moves all seats of one device to another', async () => {
    const [ana, bo, phone] = (await guests('Ana', 'Bo', 'Phone')) as [Guest, Guest, Guest];
    const table = await startTable([ana, ana, bo], {
      seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }],
    });
    for (const seat of ['p1', 'p2'] as const) {
      const { token } = await ana.api.call('carrySeat', { table, seat });
      await phone.api.call('redeem', { token });
    }
    expect((await phone.api.call('table', { table })).you.seats).toEqual(['p1', 'p2']);
  });
});
