import { type Input, newShare, type TableEvent } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { standIn } from '../../src/housebots/bots.ts';
import { newGuest, openHouse, refusalOf, sit, startTable, type TestHouse, until } from '../house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

const guests = async (...names: string[]) =>
  Promise.all(names.map(async (name) => newGuest(house.base, name)));
const seatNow = async (guest: Awaited<ReturnType<typeof newGuest>>, table: string, index: number) =>
  (await guest.api.call('table', { table })).info.seats[index]!;

describe('sitting down', () => {
  it('keeps seats for the host, for the invited and for nobody else', async () => {
    const [ana, bo, cy] = await guests('Ana', 'Bo', 'Cy');
    const { table, invitations } = await ana!.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }],
    });
    expect(await refusalOf(sit(bo!, table, 'p1'))).toBe('seat-kept');
    expect(await refusalOf(sit(bo!, table, 'p2'))).toBe('not-invited');
    expect(await refusalOf(sit(bo!, table, 'p4'))).toBe('no-seat');
    const wrong = { table, seat: 'p2', share: newShare(), invitation: 'x'.repeat(43) } as const;
    expect(await refusalOf(bo!.api.call('sit', wrong))).toBe('not-invited');
    await bo!.api.call('sit', { ...wrong, invitation: invitations.p2! });
    expect(await sit(cy!, table)).toBe('p3');
    expect(await refusalOf(sit(bo!, table, 'p3'))).toBe('seat-taken');
    expect(await refusalOf(sit(bo!, table))).toBe('table-full');
    expect((await ana!.api.call('table', { table })).info.phase).toBe('gathering');
    await sit(ana!, table);
    expect((await ana!.api.call('table', { table })).info.phase).toBe('running');
  });

  it('lets one browser hold several seats', async () => {
    const [ana] = await guests('Ana');
    const { table } = await ana!.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    expect([await sit(ana!, table), await sit(ana!, table)]).toEqual(['p1', 'p2']);
    expect((await ana!.api.call('table', { table, as: 'p2' })).you.seats).toEqual(['p1', 'p2']);
  });

  it('starts when the host says, with bots in what is open', async () => {
    const [ana, bo] = await guests('Ana', 'Bo');
    const { table } = await ana!.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      autostart: false,
    });
    await sit(ana!, table);
    expect(await refusalOf(bo!.api.call('start', { table }))).toBe('not-host');
    expect(await refusalOf(ana!.api.call('start', { table }))).toBe('seats-open');
    expect(await refusalOf(ana!.api.call('start', { table, fill: 'nobody' }))).toBe('no-bot');
    await ana!.api.call('start', { table, fill: 'random' });
    expect(await refusalOf(ana!.api.call('start', { table, fill: 'random' }))).toBe('already-running');
    expect(await seatNow(ana!, table, 1)).toMatchObject({ kind: 'bot', bot: 'random', share: null });
  });

  it('lists public tables and mine, and private ones to nobody', async () => {
    const [ana, bo] = await guests('Ana', 'Bo');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const open = await ana!.api.call('create', { game: 'canals', seats: [...seats], public: true });
    const closed = await ana!.api.call('create', { game: 'canals', seats: [...seats] });
    const listed = (await bo!.api.call('tables', {})).tables.map((table) => table.id);
    expect(listed).toContain(open.table);
    expect(listed).not.toContain(closed.table);
    expect((await ana!.api.call('myTables', {})).tables.map((table) => table.id).toSorted()).toEqual(
      [open.table, closed.table].toSorted(),
    );
    expect((await bo!.api.call('myTables', {})).tables).toEqual([]);
    expect((await bo!.api.call('table', { table: open.table })).info.chat).toBe(false);
    expect((await bo!.api.call('table', { table: closed.table })).info.chat).toBe(true);
  });
});

describe('[X1] seats of the card game', () => {
  it('are dealt to the host and to everybody who comes, and again for a rematch', async () => {
    const [ana, bo, cy] = await guests('Ana', 'Bo', 'Cy');
    const seatings = new Set<string>();
    for (let match = 0; match < 40 && seatings.size < 6; match++) {
      const { table } = await ana!.api.call('create', {
        game: 'cards',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      const { info } = await bo!.api.call('table', { table });
      const drawn = await sit(bo!, table, info.seats.find(({ kind }) => kind === 'open')!.seat);
      await bo!.api.call('leave', { table, seat: drawn });
      expect(await sit(bo!, table), 'getting up brings no other seat').toBe(drawn);
      seatings.add([await sit(ana!, table), drawn, await sit(cy!, table)].join(' '));
      await ana!.api.call('abandon', { table });
      const again = await bo!.api.call('rematch', { table });
      seatings.add(
        [await sit(ana!, again.table), await sit(bo!, again.table), await sit(cy!, again.table)].join(' '),
      );
    }
    expect(seatings.size).toBe(6);
    const { games: served } = await ana!.api.call('games', {});
    const dealt = Object.fromEntries(served.map(({ name, seatsDealt }) => [name, seatsDealt]));
    expect(dealt).toMatchObject({ canals: false, cards: true });
  });
});

describe('on-screen aids', () => {
  it('are allowed as the host says; by default everywhere except at public tables of people', async () => {
    const [ana] = await guests('Ana');
    const open = { kind: 'open' } as const;
    const bot = { kind: 'bot', bot: 'random' } as const;
    const aids = async (more: Partial<Input<'create'>>): Promise<boolean> => {
      const { table } = await ana!.api.call('create', { game: 'canals', seats: [open, open], ...more });
      return (await ana!.api.call('table', { table })).info.aids;
    };
    expect(await aids({})).toBe(true);
    expect(await aids({ aids: false })).toBe(false);
    expect(await aids({ public: true })).toBe(false);
    expect(await aids({ public: true, aids: true })).toBe(true);
    expect(await aids({ public: true, seats: [open, bot] })).toBe(true);
  });
});

describe('coming and going', () => {
  it('gives the seat of a person who is gone to a bot, and back', async () => {
    const [ana, bo] = await guests('Ana', 'Bo');
    const table = await startTable([ana!, bo!], { options: { overseer: 'p1' } });
    expect(await refusalOf(bo!.api.call('hand', { table, seat: 'p1', bot: 'random' }))).toBe('not-host');
    // After a start nobody counts as away before all had time to come back.
    await until(async () =>
      ana!.api.call('hand', { table, seat: 'p2', bot: 'random' }).then(
        () => true,
        () => false,
      ),
    );
    // Whichever bot is named, it is the usual one that plays for another.
    expect(await seatNow(ana!, table, 1)).toMatchObject({
      kind: 'person',
      name: 'Bo',
      bot: standIn(games.get('canals')!),
      standIn: true,
    });
    expect((await bo!.api.call('table', { table })).you.seats).toEqual(['p2']);
    await bo!.api.call('back', { table, seat: 'p2' });
    expect(await seatNow(ana!, table, 1)).toMatchObject({
      kind: 'person',
      name: 'Bo',
      bot: null,
      standIn: false,
    });
    expect(await refusalOf(bo!.api.call('back', { table, seat: 'p2' }))).toBe('no-stand-in');
    await ana!.api.call('hand', { table, seat: 'p2', bot: 'random' });
    await ana!.api.call('back', { table, seat: 'p2' });
    expect(await seatNow(ana!, table, 1)).toMatchObject({ kind: 'person', name: 'Bo', standIn: false });
  });

  it('lets a bot play on where a person leaves, until another takes the seat', async () => {
    const [ana, bo, cy] = await guests('Ana', 'Bo', 'Cy');
    const table = await startTable([ana!, bo!]);
    await bo!.api.call('leave', { table, seat: 'p2' });
    expect(await refusalOf(bo!.api.call('table', { table, as: 'p2' }))).toBe('not-your-seat');
    expect(await seatNow(ana!, table, 1)).toMatchObject({
      kind: 'bot',
      bot: standIn(games.get('canals')!),
      name: null,
    });
    await sit(cy!, table, 'p2');
    expect(await seatNow(ana!, table, 1)).toMatchObject({ kind: 'person', bot: null, name: 'Cy' });
    await ana!.api.call('leave', { table, seat: 'p1' });
    await cy!.api.call('leave', { table, seat: 'p2' });
    const { info } = await cy!.api.call('table', { table });
    expect(info.phase).toBe('abandoned');
    expect(info.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('leaves the seat open if the table says so, and ends its holder’s streams', async () => {
    const [ana, bo, cy] = await guests('Ana', 'Bo', 'Cy');
    const table = await startTable([ana!, bo!], { leaving: 'open' });
    const told: string[] = [];
    const heard: TableEvent[] = [];
    bo!.api.follow(
      { table, as: 'p2', after: 0 },
      {
        event: (event) => heard.push(event),
        status: (status, { refusal }) => told.push(refusal?.code ?? status),
      },
    );
    await until(() => heard.length > 3);
    const { n } = await bo!.api.call('leave', { table, seat: 'p2' });
    await until(() => told.includes('not-your-seat'));
    expect(heard.at(-1)).toMatchObject({ n, kind: 'left', bot: null });
    expect(await seatNow(ana!, table, 1)).toMatchObject({ kind: 'open', bot: null, name: null });
    expect((await ana!.api.call('table', { table })).info.phase).toBe('running');
    expect(await sit(cy!, table)).toBe('p2');
    expect(await seatNow(ana!, table, 1)).toMatchObject({ kind: 'person', name: 'Cy' });
    await cy!.api.call('leave', { table, seat: 'p2' });
    await ana!.api.call('leave', { table, seat: 'p1' });
    expect((await ana!.api.call('table', { table })).info.phase).toBe('abandoned');
  });

  it('plays again with the same people and another seed', async () => {
    const [ana, bo] = await guests('Ana', 'Bo');
    const table = await startTable([ana!, bo!]);
    expect(await refusalOf(bo!.api.call('rematch', { table }))).toBe('not-over');
    expect(await refusalOf(bo!.api.call('abandon', { table }))).toBe('not-host');
    await ana!.api.call('abandon', { table });
    const again = await bo!.api.call('rematch', { table });
    expect(await ana!.api.call('rematch', { table })).toEqual(again);
    const { info } = await ana!.api.call('table', { table: again.table });
    expect(info.before).toBe(table);
    expect(info.commit).not.toBe((await ana!.api.call('table', { table })).info.commit);
    const invited = async () =>
      (await ana!.api.call('myTables', {})).tables.find((each) => each.id === again.table)?.invited;
    expect(await invited()).toBe(true);
    expect(await refusalOf(sit(ana!, again.table, 'p2'))).toBe('seat-kept');
    expect(await sit(ana!, again.table)).toBe('p1');
    expect(await invited()).toBe(false);
    expect(await sit(bo!, again.table)).toBe('p2');
  });
});

describe('a rematch', () => {
  const ended = async (...names: string[]) => {
    const people = await guests(...names);
    const table = await startTable(people);
    await people[0]!.api.call('abandon', { table });
    return { people, table };
  };
  const seatsOf = async (guest: Awaited<ReturnType<typeof newGuest>>, table: string) =>
    (await guest.api.call('table', { table })).info.seats.map(({ kind, name }) => `${kind} ${name}`);

  it('says for whom each seat is reserved, and starts when everybody has come', async () => {
    const { people, table } = await ended('Ana', 'Bo', 'Cy');
    const [ana, bo, cy] = people;
    const { table: next } = await bo!.api.call('rematch', { table });
    expect(await seatsOf(cy!, next)).toEqual(['kept Ana', 'kept Bo', 'kept Cy']);
    expect((await cy!.api.call('table', { table: next })).you.kept).toBe('p3');
    await sit(bo!, next);
    await sit(ana!, next);
    expect(await seatsOf(cy!, next)).toEqual(['person Ana', 'person Bo', 'kept Cy']);
    expect((await cy!.api.call('table', { table: next })).info.phase).toBe('gathering');
    await sit(cy!, next);
    const { info, you } = await cy!.api.call('table', { table: next });
    expect([info.phase, you.kept]).toEqual(['running', null]);
  });

  it('starts without a missing person if its host says so; that person may still take the seat', async () => {
    const { people, table } = await ended('Ana', 'Bo', 'Cy');
    const [ana, bo, cy] = people;
    const { table: next } = await bo!.api.call('rematch', { table });
    for (const guest of [ana!, bo!]) await sit(guest, next);
    expect(await refusalOf(ana!.api.call('start', { table: next, fill: 'random' }))).toBe('not-host');
    await bo!.api.call('start', { table: next, fill: 'random' });
    expect(await seatNow(cy!, next, 2)).toMatchObject({ kind: 'bot', bot: 'random' });
    const [dora] = await guests('Dora');
    expect(await refusalOf(sit(dora!, next, 'p3'))).toBe('seat-bot');
    expect((await cy!.api.call('table', { table: next })).you.kept).toBe('p3');
    expect(await sit(cy!, next)).toBe('p3');
    expect(await seatNow(cy!, next, 2)).toMatchObject({ kind: 'person', name: 'Cy', bot: null });
  });

  it('whose host has left is started by anybody who sits there', async () => {
    const { people, table } = await ended('Ana', 'Bo');
    const [ana, bo] = people;
    const { table: next } = await bo!.api.call('rematch', { table });
    await sit(bo!, next);
    expect(await refusalOf(ana!.api.call('start', { table: next, fill: 'random' }))).toBe('not-host');
    await bo!.api.call('leave', { table: next, seat: 'p2' });
    await sit(ana!, next);
    await ana!.api.call('start', { table: next, fill: 'random' });
    expect((await ana!.api.call('table', { table: next })).info.phase).toBe('running');
  });

  it('forgets the name of a forgotten person', async () => {
    const { people, table } = await ended('Ana', 'Zebulon');
    const [ana, zebulon] = people;
    const { table: next } = await ana!.api.call('rematch', { table });
    await zebulon!.api.call('forgetMe', {});
    expect(await seatsOf(ana!, next)).toEqual(['kept Ana', 'open null']);
    const heard: string[] = [];
    const stop = ana!.api.follow(
      { table: next, as: 'spectator', after: 0 },
      { event: (event) => heard.push(JSON.stringify(event)) },
    );
    await until(() => heard.some((text) => text.includes('"opened"')));
    stop();
    expect(heard.join()).not.toContain('Zebulon');
  });
});

describe('other devices', () => {
  it('carries a seat once', async () => {
    const [ana, bo, phone] = await guests('Ana', 'Bo', 'Phone');
    const table = await startTable([ana!, bo!]);
    expect(await refusalOf(bo!.api.call('carrySeat', { table, seat: 'p1' }))).toBe('not-your-seat');
    const { token } = await ana!.api.call('carrySeat', { table, seat: 'p1' });
    expect(await phone!.api.call('redeem', { token })).toMatchObject({ table, seat: 'p1' });
    expect(await refusalOf(bo!.api.call('redeem', { token }))).toBe('carry-used');
    expect((await phone!.api.call('table', { table, as: 'p1' })).you.seats).toEqual(['p1']);
    await ana!.api.call('leave', { table, seat: 'p1' });
    expect(await refusalOf(phone!.api.call('table', { table, as: 'p1' }))).toBe('not-your-seat');
  });

  it('carries the whole guest, and a bot plays with a token', async () => {
    const [ana, tablet] = await guests('Ana', 'Tablet');
    const { table } = await ana!.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { token } = await ana!.api.call('carryMe', {});
    expect(await tablet!.api.call('redeem', { token })).toMatchObject({ name: 'Ana', table: null });
    expect((await tablet!.api.call('myTables', {})).tables.map((each) => each.id)).toEqual([table]);
  });
});

describe('table talk', () => {
  it('is for people who sit here, while the host allows it', async () => {
    const [ana, bo, cy] = await guests('Ana', 'Bo', 'Cy');
    const table = await startTable([ana!, bo!]);
    const { n } = await bo!.api.call('say', { table, text: '  Take  B2-C2! ' });
    expect(await refusalOf(cy!.api.call('say', { table, text: 'hello' }))).toBe('not-at-table');
    await ana!.api.call('mute', { table, seat: 'p2', muted: true });
    expect(await refusalOf(bo!.api.call('say', { table, text: 'but' }))).toBe('talk-muted');
    await ana!.api.call('talk', { table, chat: false });
    expect(await refusalOf(ana!.api.call('say', { table, text: 'so' }))).toBe('talk-off');
    await cy!.api.call('report', { table, n, text: 'rude' });
    expect(await refusalOf(cy!.api.call('report', { table, n: n + 1, text: 'rude' }))).toBe('no-event');
  });
});

describe('what is kept about a person', () => {
  it('is exported completely, and deleted for good', async () => {
    const [ana, bo] = await guests('Zebulon', 'Bo');
    const table = await startTable([ana!, bo!]);
    await ana!.api.call('say', { table, text: 'my secret recipe' });
    const exported = await ana!.api.call('exportMe', {});
    expect(Object.keys(exported)).toEqual([
      'person',
      'tokens',
      'entries',
      'reports',
      'pushes',
      'notices',
      'passkeys',
      'tables',
      'results',
      'rated',
      'prepared',
      'summaries',
      'days',
      'ratings',
      'bots',
      'blocks',
    ]);
    const everything = JSON.stringify(exported);
    for (const mine of ['Zebulon', 'my secret recipe', table]) expect(everything).toContain(mine);
    const told: string[] = [];
    const stop = bo!.api.follow(
      { table, as: 'p2', after: 0 },
      { event: (event) => told.push(JSON.stringify(event)) },
    );
    await until(() => told.length > 3);
    await ana!.api.call('forgetMe', {});
    await until(() => told.some((text) => text.includes('"forgotten"')));
    stop();
    expect((await ana!.api.call('me', {})).guest).toBe(false);
    const anew: string[] = [];
    const stopAnew = bo!.api.follow(
      { table, as: 'p2', after: 0 },
      { event: (event) => anew.push(JSON.stringify(event)) },
    );
    await until(() => anew.length >= told.length);
    stopAnew();
    expect(anew.join()).not.toMatch(/Zebulon|recipe/);
    const listed = JSON.stringify(await bo!.api.call('myTables', {}));
    expect(listed).not.toContain('Zebulon');
    expect(await seatNow(bo!, table, 0)).toMatchObject({ kind: 'bot', name: null });
  });
});
