import { expect, it } from 'vitest';
import { OLDEST } from '../../src/store/old.ts';
import type { Belongings } from '../../src/store/about.ts';
import { MOST_PASSKEYS } from '../../src/store/passkeys.ts';
import type { Store } from '../../src/store/store.ts';

/** What every store must do with passkeys. */
export const passkeysContract = (fresh: () => Promise<Store>): void => {
  it('keeps passkeys: a challenge is used once, and a forgotten person has none', async () => {
    const store = await fresh();
    const { passkeys } = store;
    const token = {
      person: 'ana',
      label: null,
      table: null,
      seat: null,
      expires: null,
      maker: null,
    } as const;
    await store.people.create({ id: 'ana', name: 'Ana' }, { ...token, hash: 'h1', kind: 'cookie' }, 5);
    const passkey = {
      id: 'k1',
      person: 'ana',
      site: 'example.org',
      publicKey: 'key',
      counter: 3,
      transports: ['usb', 'nfc'],
      label: 'Key ring',
    };
    const used = (hash: string) => ({ hash, expires: 100 });
    const added = await Promise.all([
      passkeys.add(passkey, used('c1'), 10),
      passkeys.add({ ...passkey, id: 'k2' }, used('c1'), 10),
    ]);
    expect(added.filter(Boolean)).toHaveLength(1);
    const [kept] = await passkeys.of('ana');
    const { id } = kept!;
    expect(kept).toEqual({ ...passkey, id, made: 10, used: 10 });
    expect(await passkeys.add({ ...passkey, id }, used('c2'), 10)).toBe(false);
    expect(await passkeys.add({ ...passkey, id: 'k3', person: 'bo' }, used('c2'), 10)).toBe(false);
    expect(await passkeys.recordUse(kept!, 4, used('c1'), 20)).toBe(false);
    const uses = await Promise.all(
      ['c2', 'c3'].map(async (hash) => passkeys.recordUse(kept!, 4, used(hash), 20)),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await passkeys.find(id)).toMatchObject({ counter: 4, used: 20 });
    expect((await store.people.about('ana').person())?.seen).toBe(20);
    const rows: Belongings[] = [];
    for await (const some of store.people.about('ana').belongings()) rows.push(some);
    expect(rows.find(({ kind }) => kind === 'passkeys')?.rows).toMatchObject([{ label: 'Key ring' }]);
    expect(await store.old.idlePeople('guests', 99, OLDEST)).toEqual([]);
    expect(await store.old.idlePeople('names', 99, OLDEST)).toMatchObject([{ id: 'ana' }]);
    expect(await passkeys.remove('bo', id)).toBe(false);
    await store.people.forget('ana');
    expect([await passkeys.find(id), await passkeys.of('ana')]).toEqual([null, []]);
    // Nothing in a used challenge says whose it was; it goes when it could not be used again anyway.
    expect(await passkeys.add({ ...passkey, id: 'k4' }, used('c4'), 30)).toBe(false);
    await store.old.dropTokens(101, 0);
    await store.people.create({ id: 'ana', name: 'Ana' }, { ...token, hash: 'h2', kind: 'cookie' }, 5);
    expect(await passkeys.add(passkey, used('c1'), 10)).toBe(true);
    expect(await passkeys.remove('ana', 'k1')).toBe(true);
    expect(await passkeys.remove('ana', 'k1')).toBe(false);
  });

  it('keeps ten passkeys of a person at most, however many come at once', async () => {
    const store = await fresh();
    const token = {
      label: null,
      table: null,
      seat: null,
      expires: null,
      maker: null,
      kind: 'cookie',
    } as const;
    for (const id of ['ana', 'bo'])
      await store.people.create({ id, name: id }, { ...token, person: id, hash: id }, 5);
    const add = async (id: string, person: string): Promise<boolean> => {
      const passkey = {
        id,
        person,
        site: 'example.org',
        publicKey: 'key',
        counter: 0,
        transports: [],
        label: '',
      };
      return store.passkeys.add(passkey, { hash: id, expires: 100 }, 10);
    };
    const added = await Promise.all([
      add('other', 'bo'),
      ...Array.from({ length: MOST_PASSKEYS + 4 }, async (_, index) => add(`k${index}`, 'ana')),
    ]);
    expect(added.filter(Boolean)).toHaveLength(MOST_PASSKEYS + 1);
    expect(await store.passkeys.of('ana')).toHaveLength(MOST_PASSKEYS);
  });
};
