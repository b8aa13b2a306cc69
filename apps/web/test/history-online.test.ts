import type { MyMatch } from '@santiago/protocol';
import { describe, expect, it, vi } from 'vitest';
import { entriesOf } from '../src/features/history/entries.ts';
import { EVERYTHING, opponentsIn, showsEntry, showsResult } from '../src/features/history/filter.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { allResults, resultOfMine } = await import('../src/features/history/online.ts');

const match = (table: string, more: Partial<MyMatch> = {}): MyMatch => ({
  table,
  game: 'canals',
  preset: 'amigo',
  ended: 5,
  rated: false,
  own: 'p2',
  seats: [
    { seat: 'p1', name: 'Cleo', bot: null, rank: 2, points: 50, share: 0 },
    { seat: 'p2', name: 'Ana', bot: null, rank: 1, points: 60, share: 1 },
    { seat: 'p3', name: null, bot: 'steward', rank: 3, points: 40, share: 0 },
  ],
  isOpen: true,
  hasFile: true,
  ...more,
});

describe('a match that the server lists', () => {
  it('is a result like those of this device', () => {
    expect(resultOfMine(match('t'))).toEqual({
      id: 't',
      page: 'table',
      game: 'canals',
      ended: 5,
      players: [
        { name: 'Cleo', bot: null },
        { name: 'Ana', bot: null },
        { name: expect.any(String) as string, bot: 'steward' },
      ],
      own: 1,
      points: [50, 60, 40],
      shares: [0, 1, 0],
    });
  });

  it('is counted once, with what a review on this device found', () => {
    const phases = { auction: { decisions: 3, lost: 1 } };
    const kept = [{ ...resultOfMine(match('t')), ended: 9, phases }, resultOfMine(match('gone'))];
    const results = allResults(kept, [match('t'), match('new')]);
    expect(results.map(({ id }) => id)).toEqual(['t', 'new', 'gone']);
    expect(results[0]).toMatchObject({ ended: 5, phases });
    const finished = [match('t', { isOpen: false }), match('new')];
    const entries = entriesOf({ matches: [], tables: [], results, finished });
    expect(entries.map(({ id, finished: there }) => [id, there?.isOpen])).toEqual([
      ['t', false],
      ['new', true],
      ['gone', undefined],
    ]);
  });
});

describe('the filter', () => {
  const won = resultOfMine(match('t'));

  it('goes by game, number of players, result and opponent', () => {
    const shows = (filter: object): boolean => showsResult({ ...EVERYTHING, ...filter }, won);
    expect(shows({})).toBe(true);
    expect([shows({ game: 'canals' }), shows({ game: 'cards' })]).toEqual([true, false]);
    expect([shows({ players: '3' }), shows({ players: '2' })]).toEqual([true, false]);
    expect([shows({ ending: '0' }), shows({ ending: '2' })]).toEqual([true, false]);
    expect([shows({ against: 'person Cleo' }), shows({ against: 'person Ana' })]).toEqual([true, false]);
    expect(shows({ against: 'bot steward' })).toBe(true);
  });

  it('shows a running match unless its result is asked for', () => {
    const [entry] = entriesOf({ matches: [], tables: [], results: [won], finished: [] });
    const running = { ...entry!, state: 'running', result: null } as const;
    expect(showsEntry(EVERYTHING, running)).toBe(true);
    expect(showsEntry({ ...EVERYTHING, state: 'over' }, running)).toBe(false);
    expect(showsEntry({ ...EVERYTHING, ending: '0' }, running)).toBe(false);
  });

  it('offers those met most often first', () => {
    const others = [resultOfMine(match('u', { own: 'p1' })), won];
    expect(opponentsIn(others)).toEqual(['bot steward', 'person Ana', 'person Cleo']);
  });
});
