import { canals } from '@santiago/canals';
import { makeSetup } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { Follower, playerNames, type TableEvent, TableFollower } from '../index.ts';

const made = makeSetup(canals.setup, { players: 3 });
if (!made.ok) throw new Error(made.fault.text);
const setup = made.value;
const start = canals.start(setup);

type Body = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'n' | 'at'> : never) : never;
const numbered = (bodies: readonly Body[]): TableEvent[] =>
  bodies.map((body, i) => ({ ...body, n: i + 1, at: 1000 + i }));

const AFTER = { turn: {}, due: {}, banks: null };
const created = {
  kind: 'created',
  id: 'a'.repeat(16),
  game: 'canals',
  setup,
  chat: true,
  seats: [],
} as unknown as Body;
const started: Body = { kind: 'started', view: canals.view(start, 'p1'), ...AFTER };
const row = (number: number, text: string, more: { undo?: boolean; note?: string } = {}): Body => ({
  kind: 'row',
  row: number,
  text,
  shown: [],
  note: more.note ?? null,
  undo: more.undo ?? false,
  ...AFTER,
});
const undone = (number: number, from: number): Body => ({
  kind: 'undone',
  row: number,
  seat: 'p1',
  undo: from,
  view: canals.view(start, 'p1'),
  ...AFTER,
});
const said = (text: string): Body => ({ kind: 'said', seat: 'p2', name: 'Bo', text, phrase: null });

const followed = (bodies: readonly Body[]): TableFollower => {
  const follower = new TableFollower('p1');
  for (const event of numbered(bodies)) follower.hear(event);
  return follower;
};
const numbers = ({ rows }: TableFollower): number[] => rows.map(({ number }) => number);

const seatsOf = (...names: readonly (string | null)[]) =>
  names.map((name, i) => ({
    seat: `p${i + 1}` as const,
    kind: name === null ? 'bot' : 'person',
    name,
    bot: name === null ? 'steward' : null,
    standIn: false,
    share: null,
  }));

describe('the names at a table', () => {
  const namesOf = (...names: readonly (string | null)[]) =>
    playerNames(seatsOf(...names) as Parameters<typeof playerNames>[0]);

  it('are people’s own, and for every bot one that nobody else has', () => {
    expect(namesOf('Kim', null, 'Lou', null)).toEqual(['Kim', 'Eva', 'Lou', 'Gil']);
    expect(namesOf('eva', null, 'Gil', null, null)).toEqual(['eva', 'Bo', 'Gil', 'Cleo', 'Ana']);
  });

  it('of bots stay when others come and go', () => {
    const before = namesOf(null, 'Kim', null, null);
    expect(
      [namesOf(null, null, null, null), namesOf(null, 'Bo', null, null)].map((names) => names[2]),
    ).toEqual([before[2], before[2]]);
  });
});

describe('what a history tells beside the rows', () => {
  const table = { ...created, seats: seatsOf('Ana', 'Bo', null) } as unknown as Body;

  it('is who came and went in the running match, each with their name at that time', () => {
    const { asides } = followed([
      table,
      started,
      row(1, '* overseer p2'),
      { kind: 'handed', seat: 'p2', bot: 'overseer', cause: 'host' },
      { kind: 'back', seat: 'p2', due: {} },
      row(2, 'p3 bid 2'),
      { kind: 'left', seat: 'p2', bot: 'overseer' },
      { kind: 'sat', seat: 'p2', name: 'Cy', share: null, due: {} },
    ]);
    expect(asides.map(({ event, after, name }) => [event.kind, after, name])).toEqual([
      ['handed', 1, 'Bo'],
      ['back', 1, 'Bo'],
      ['left', 2, 'Bo'],
      ['sat', 2, 'Cy'],
    ]);
  });

  it('stays behind the rows that are left when some are taken back', () => {
    const { asides } = followed([
      table,
      started,
      row(1, 'p1 bid 1'),
      row(2, 'p2 bid 2'),
      { kind: 'undo-asked', seat: 'p1', row: 1, waiting: ['p2'] },
      { kind: 'undo-agreed', seat: 'p2' },
      undone(3, 1),
    ]);
    expect(asides.map(({ event, after }) => [event.kind, after])).toEqual([
      ['undo-asked', 0],
      ['undone', 0],
    ]);
  });
});

describe('what one viewer is told of a table', () => {
  it('is nothing before the first event', () => {
    const follower = new TableFollower('p1');
    expect(follower).toMatchObject({ info: null, rows: [], said: [], freeUndo: null, head: 0 });
  });

  it('is the rows in force, with what was told and the note', () => {
    const { rows, head } = followed([created, started, row(1, '* overseer p2', { note: 'forced' })]);
    expect(rows).toEqual([{ number: 1, told: { text: '* overseer p2', shown: [] }, note: 'forced' }]);
    expect(head).toBe(3);
  });

  it('is until when they must act, also where the clocks stood still', () => {
    const { info } = followed([
      created,
      started,
      row(1, 'a'),
      { kind: 'paused', time: 500, due: { p1: 1500 } },
    ]);
    expect([info!.due, info!.head]).toEqual([{ p1: 1500 }, 4]);
  });

  it('is without the rows that were taken back, and the others stay the same objects', () => {
    const bodies = [created, started, row(1, 'a'), row(2, 'b'), row(3, 'c')];
    const follower = followed(bodies);
    const [first] = follower.rows;
    follower.hear(numbered([...bodies, undone(4, 2)])[5]!);
    expect(numbers(follower)).toEqual([1]);
    expect(follower.rows[0]).toBe(first);
    follower.hear(numbered([...bodies, undone(4, 2), row(5, 'd')])[6]!);
    expect(numbers(follower)).toEqual([1, 5]);
  });

  it('never changes a list that was given out', () => {
    const bodies = [created, started, row(1, 'a')];
    const follower = followed(bodies);
    const { rows, said: talk } = follower;
    follower.hear(numbered([...bodies, row(2, 'b')])[3]!);
    follower.hear(numbered([...bodies, row(2, 'b'), said('hello')])[4]!);
    expect(rows).toHaveLength(1);
    expect(talk).toHaveLength(0);
  });

  it('is what was said, with the number of its event', () => {
    expect(followed([created, said('hello'), said('again')]).said).toEqual([
      { n: 2, seat: 'p2', name: 'Bo', text: 'hello', phrase: null },
      { n: 3, seat: 'p2', name: 'Bo', text: 'again', phrase: null },
    ]);
  });

  it('has each event once, and none left out', () => {
    const events = numbered([created, started, row(1, 'a')]);
    const follower = followed([created, started]);
    expect(follower.hear(events[1]!)).toBe(false);
    expect(follower.hear(events[2]!)).toBe(true);
    expect(follower.hear(events[2]!)).toBe(false);
    expect(numbers(follower)).toEqual([1]);
    expect(() => new TableFollower('p1').hear(events[1]!)).toThrow('came after 0');
  });

  it('goes on from a snapshot', () => {
    const info = { ...followed([created, started]).info!, head: 7 };
    const snapshot = { viewer: 'p1', info, view: null, freeUndo: 5 } as never;
    const follower = new TableFollower('p1', snapshot);
    expect(follower).toMatchObject({ head: 7, freeUndo: 5, rows: [] });
    expect(follower.hear({ ...numbered([row(6, 'a')])[0]!, n: 8 })).toBe(true);
    expect(numbers(follower)).toEqual([6]);
  });
});

describe('the row that may be taken back without asking', () => {
  const free = (...bodies: Body[]) => followed([created, started, ...bodies]).freeUndo;

  it('is one’s own last row', () => {
    expect(free(row(1, 'a', { undo: true }))).toBe(1);
  });

  it('stays free after a forced answer', () => {
    expect(free(row(1, 'a', { undo: true }), row(2, 'b', { undo: true, note: 'forced' }))).toBe(1);
  });

  it('is none after somebody else’s row, an undo, or the end', () => {
    expect(free(row(1, 'a', { undo: true }), row(2, 'b'))).toBe(null);
    expect(free(row(1, 'a', { undo: true }), undone(2, 1))).toBe(null);
    expect(free(row(1, 'a', { undo: true }), { kind: 'abandoned', seed: '' })).toBe(null);
  });
});

describe('a follower with the rules', () => {
  it('knows what its viewer knows, and again after an undo', () => {
    const follower = new Follower(canals, 'p1');
    expect(follower.view).toBe(null);
    const events = numbered([created, started, row(1, '* overseer p2'), undone(2, 1)]);
    follower.hear(events[0]!);
    follower.hear(events[1]!);
    expect(follower.view).toEqual(canals.view(start, 'p1'));
    follower.hear(events[2]!);
    expect(follower.view!.overseer).toBe('p2');
    follower.hear(events[3]!);
    expect(follower.view).toEqual(canals.view(start, 'p1'));
    expect(follower.rows).toEqual([]);
  });

  it('takes no row before the start, and stays where it was', () => {
    const follower = new Follower(canals, 'p1');
    follower.hear(numbered([created])[0]!);
    expect(() => follower.hear(numbered([created, row(1, 'a')])[1]!)).toThrow('before the start');
    expect(follower.head).toBe(1);
  });
});
