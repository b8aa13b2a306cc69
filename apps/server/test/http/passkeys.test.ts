import { Refused, type Reply } from '@santiago/protocol';
import { CONTRACT } from '@santiago/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_TIME } from '../../src/passkeys.ts';
import { hashOf } from '../../src/secrets.ts';
import { Authenticator, Browser, comeBack, keepName } from '../authenticator.ts';
import { newGuest, Player, refusalOf, sit, startTable } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

let house: SmallHouse;
let base: string;
beforeAll(async () => {
  house = await openSmall();
  // WebAuthn wants a name; a bare number has no passkeys.
  base = `http://localhost:${house.port}`;
});
afterAll(async () => house.stop());

const newBrowser = async (name?: string): Promise<Browser> => {
  const browser = new Browser(base);
  if (name !== undefined) await browser.api.call('enter', { name });
  return browser;
};

const nameIn = async ({ api }: Browser): Promise<string | null> => (await api.call('me', {})).name;

/** The whole refusal, as the caller reads it. */
const refusedWith = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (error instanceof Refused) return JSON.stringify([error.status, error.refusal]);
    throw error;
  }
};

describe('a name with a passkey', () => {
  it('is the same person on another device, and the replies have the form they are said to have', async () => {
    const ana = await newBrowser('Ana');
    const { table } = await ana.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const options = await ana.api.call('makePasskey', {});
    expect(CONTRACT.makePasskey.reply.parse(options)).toEqual(options);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Ana' } });
    const device = await keepName(ana);
    const { passkeys } = await ana.api.call('myPasskeys', {});
    expect(passkeys.map(({ label }) => label)).toEqual(['Laptop']);
    const again = await ana.api.call('makePasskey', {});
    expect(again.excludeCredentials).toEqual([
      { type: 'public-key', id: device.id, transports: ['internal'] },
    ]);
    const phone = await newBrowser();
    const asked = await phone.api.call('askPasskey', {});
    expect(CONTRACT.askPasskey.reply.parse(asked)).toEqual(asked);
    expect(await comeBack(phone, device)).toBe('Ana');
    expect(await nameIn(phone)).toBe('Ana');
    expect((await phone.api.call('myTables', {})).tables.map(({ id }) => id)).toEqual([table]);
    expect((await phone.api.call('myTokens', {})).tokens).toHaveLength(2);
  });

  it('is removed from the list, and the passkey then opens nothing; devices stay signed in', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const phone = await newBrowser();
    await comeBack(phone, device);
    const { passkeys } = await phone.api.call('myPasskeys', {});
    const eve = await newBrowser('Eve');
    expect(await refusalOf(eve.api.call('removePasskey', { id: passkeys[0]!.id }))).toBe('no-passkey');
    await phone.api.call('removePasskey', { id: passkeys[0]!.id });
    expect((await ana.api.call('myPasskeys', {})).passkeys).toEqual([]);
    expect(await refusalOf(comeBack(await newBrowser(), device))).toBe('passkey-refused');
    expect([await nameIn(ana), await nameIn(phone)]).toEqual(['Ana', 'Ana']);
  });

  it('has ten passkeys at most, and a device has one of a person', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    expect(await refusalOf(keepName(ana, device))).toBe('passkey-not-made');
    expect(await refusalOf(keepName(await newBrowser('Eve'), device))).toBe('passkey-not-made');
    for (let more = 1; more < 10; more++) await keepName(ana);
    expect(await refusalOf(ana.api.call('makePasskey', {}))).toBe('too-many-passkeys');
  });

  it('has ten passkeys also where fourteen are added at once', async () => {
    const ana = await newBrowser('Ana');
    const adding: (() => Promise<unknown>)[] = [];
    for (let made = 0; made < 14; made++) {
      const browser = await newBrowser();
      browser.cookies.set('santiago', ana.cookies.get('santiago')!);
      const passkey = new Authenticator().make(await browser.api.call('makePasskey', {}), base);
      adding.push(async () => browser.api.call('addPasskey', { label: 'A', passkey }));
    }
    const refused = await Promise.all(adding.map(async (add) => refusalOf(add())));
    expect(refused.filter((code) => code === 'none')).toHaveLength(10);
    expect(refused.filter((code) => code === 'too-many-passkeys')).toHaveLength(4);
    expect((await ana.api.call('myPasskeys', {})).passkeys).toHaveLength(10);
  });

  it('is left on this device alone', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const phone = await newBrowser();
    await comeBack(phone, device);
    const before = new Map(phone.cookies);
    await phone.api.call('leaveMe', {});
    expect([await nameIn(ana), await nameIn(phone), phone.cookies.size]).toEqual(['Ana', null, 0]);
    for (const [cookie, value] of before) phone.cookies.set(cookie, value);
    expect(await nameIn(phone)).toBe(null);
    expect(await comeBack(phone, device)).toBe('Ana');
  });
});

describe('a challenge', () => {
  it('is used once', async () => {
    const ana = await newBrowser('Ana');
    const [device, other] = [new Authenticator(), new Authenticator()];
    const options = await ana.api.call('makePasskey', {});
    const secret = ana.cookies.get('santiago-challenge')!;
    await ana.api.call('addPasskey', { label: 'A', passkey: device.make(options, base) });
    expect(ana.cookies.has('santiago-challenge')).toBe(false);
    ana.cookies.set('santiago-challenge', secret);
    const second = { label: 'B', passkey: other.make(options, base) };
    expect(await refusalOf(ana.api.call('addPasskey', second))).toBe('passkey-not-made');

    const phone = await newBrowser();
    const asked = await phone.api.call('askPasskey', {});
    const mine = phone.cookies.get('santiago-challenge')!;
    await phone.api.call('usePasskey', { passkey: device.show(asked, base) });
    phone.cookies.set('santiago-challenge', mine);
    const again = phone.api.call('usePasskey', { passkey: device.show(asked, base) });
    expect(await refusalOf(again)).toBe('passkey-refused');
  });

  it('belongs to one browser, one person, one purpose, and a few minutes', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const [one, other] = [await newBrowser('Bo'), await newBrowser('Cy')];
    const options = await one.api.call('makePasskey', {});
    const passkey = new Authenticator().make(options, base);
    expect(await refusalOf(other.api.call('addPasskey', { label: 'x', passkey }))).toBe('passkey-not-made');
    other.cookies.set('santiago-challenge', one.cookies.get('santiago-challenge')!);
    expect(await refusalOf(other.api.call('addPasskey', { label: 'x', passkey }))).toBe('passkey-not-made');

    const asked = await one.api.call('askPasskey', {});
    const stolen = { passkey: device.show(asked, base) };
    expect(await refusalOf(other.api.call('usePasskey', stolen))).toBe('passkey-refused');
    const crossed = new Authenticator().make({ ...options, challenge: asked.challenge }, base);
    expect(await refusalOf(one.api.call('addPasskey', { label: 'x', passkey: crossed }))).toBe(
      'passkey-not-made',
    );

    const late = await newBrowser();
    const soon = device.show(await late.api.call('askPasskey', {}), base);
    house.clock += CHALLENGE_TIME + 1;
    expect(await refusalOf(late.api.call('usePasskey', { passkey: soon }))).toBe('passkey-refused');
    expect(await comeBack(late, device)).toBe('Ana');
  });
});

describe('nobody learns', () => {
  it('whether a passkey or a person exists: every failure reads the same', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const browser = await newBrowser();
    const tryWith = async (
      change: (shown: ReturnType<Authenticator['show']>) => ReturnType<Authenticator['show']>,
      origin = base,
    ): Promise<string> => {
      const options = await browser.api.call('askPasskey', {});
      const passkey = change(device.show(options, origin));
      return refusedWith(browser.api.call('usePasskey', { passkey }));
    };
    const stranger = new Authenticator().id;
    const failures = [
      await tryWith((shown) => ({ ...shown, id: stranger, rawId: stranger })),
      await tryWith((shown) => ({ ...shown, response: { ...shown.response, signature: 'AAAA' } })),
      await tryWith((shown) => ({ ...shown, response: { ...shown.response, userHandle: 'AAAA' } })),
      await tryWith((shown) => ({ ...shown, response: { ...shown.response, clientDataJSON: 'AAAA' } })),
      await tryWith((shown) => shown, 'https://evil.example'),
    ];
    // A copy of the device has counted less far.
    device.counter = 0;
    failures.push(await tryWith((shown) => shown));
    expect(failures[0]).toContain('passkey-refused');
    expect(new Set(failures).size).toBe(1);
    expect(await nameIn(browser)).toBe(null);
  });

  it('a passkey of another site opens nothing here', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const origin = 'https://santiago.example';
    const post = async (url: string, payload: object, cookie = '') =>
      house.app.http.inject({
        method: 'POST',
        url,
        payload,
        headers: { origin, host: 'santiago.example', cookie },
      });
    const asked = await post('/api/passkeys/challenge', {});
    const options: Reply<'askPasskey'> = asked.json();
    expect(options.rpId).toBe('santiago.example');
    const [cookie] = String(asked.headers['set-cookie']).split(';');
    const used = await post('/api/passkeys', { passkey: device.show(options, origin) }, cookie);
    expect(used.json()).toMatchObject({ code: 'passkey-refused' });
    expect(await comeBack(await newBrowser(), device)).toBe('Ana');
  });

  it('a bare number as an address has no passkeys, and says so', async () => {
    const { api } = await newGuest(house.base, 'Ana');
    expect(await refusalOf(api.call('makePasskey', {}))).toBe('passkey-site');
    expect(await refusalOf(api.call('askPasskey', {}))).toBe('passkey-site');
  });
});

describe('the guest who was here before', () => {
  it('keeps their seats, and this device is theirs no longer', async () => {
    const device = await keepName(await newBrowser('Ana'));
    const tablet = await newBrowser('Guest');
    const secret = tablet.cookies.get('santiago')!;
    const bo = await newGuest(house.base, 'Bo');
    const table = await startTable([bo, { name: 'Guest', api: tablet.api, jar: bo.jar }]);
    await comeBack(tablet, device);
    expect(await refusalOf(tablet.api.call('table', { table, as: 'p2' }))).toBe('not-your-seat');
    expect(await house.store.tokens.holderOf(hashOf(secret))).toBe(null);
  });

  it('gives the seats of matches that run to the person who asks for it, one in each match', async () => {
    const ana = await newBrowser('Ana');
    const device = await keepName(ana);
    const tablet = await newBrowser('Guest');
    const bo = await newGuest(house.base, 'Bo');
    const guest = { name: 'Guest', api: tablet.api, jar: bo.jar };
    const table = await startTable([bo, guest]);
    const both = await startTable([{ ...guest, name: 'Ana', api: ana.api }, guest]);
    await comeBack(tablet, device, { bring: true });
    expect((await tablet.api.call('table', { table, as: 'p2' })).you.seats).toEqual(['p2']);
    expect((await tablet.api.call('table', { table: both })).you.seats).toEqual(['p1']);
  });
});

describe('deleting a name', () => {
  it('takes the passkeys along, in the export too, and a match that runs ends properly', async () => {
    const zoe = await newBrowser('Zoe');
    const device = await keepName(zoe, new Authenticator(), 'Grandma’s tablet');
    const bo = await newGuest(house.base, 'Bo');
    const { table } = await bo.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { overseer: 'p1' },
    });
    await sit(bo, table, 'p1');
    await sit({ name: 'Zoe', api: zoe.api, jar: bo.jar }, table, 'p2');
    const exported = await zoe.api.call('exportMe', {});
    expect(exported['passkeys']).toMatchObject([{ label: 'Grandma’s tablet', site: 'localhost' }]);
    const seenByBo = JSON.stringify([
      await bo.api.call('table', { table, as: 'p1' }),
      await bo.api.call('myTables', {}),
    ]);
    expect(seenByBo).toContain('Zoe');
    expect(seenByBo).not.toMatch(new RegExp(`tablet|passkey|${device.id}`));
    await zoe.api.call('forgetMe', {});
    const left = await house.driver.read('SELECT * FROM passkeys WHERE id = $1', [device.id]);
    expect(left).toEqual([]);
    const rows = await house.driver.read('SELECT * FROM used_challenges', []);
    expect(JSON.stringify(rows)).not.toContain(device.id);
    expect(await refusalOf(comeBack(await newBrowser(), device))).toBe('passkey-refused');
    const player = new Player(bo, table, 'p1');
    await player.over;
    expect(player.refused).toEqual([]);
    const { info } = await bo.api.call('table', { table });
    expect([info.phase, info.seats[1]!.name]).toEqual(['over', null]);
    expect(await bo.api.call('file', { table })).not.toContain('Zoe');
    expect(house.failures).toEqual([]);
  });
});
