import { cards } from '@santiago/cards';
import type { MyTable, TableInfo } from '@santiago/protocol';
import type { Review } from '@santiago/review';
import { describe, expect, it, vi } from 'vitest';
import { entriesOf } from '../src/features/history/entries.ts';
import { statisticsOf } from '../src/features/history/statistics.ts';
import type { SavedResult } from '@santiago/table/page/sources/local/store.ts';
import { played } from './resigned.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { rowsOf } = await import('@santiago/table/page/coach/challenge/challenge.ts');
const { fileOf } = await import('@santiago/table/page/coach/matchFile.ts');
const { readStudy } = await import('@santiago/table/page/sources/study/document.ts');
const { MAIN, pathOf } = await import('@santiago/table/page/sources/study/lines.ts');
const { markOf, phasesOf, resultOfMatch, resultOfTable } = await import(
  '@santiago/table/page/coach/history/result.ts'
);

/** A match of Canals at the first seat, against two bots. */
const canalsResult = (
  id: string,
  points: readonly number[],
  more: Partial<SavedResult> = {},
): SavedResult => ({
  id,
  page: 'local',
  game: 'canals',
  ended: Number(id),
  players: points.map((_, seat) => ({ name: `Player ${seat}`, bot: seat === 0 ? null : 'steward' })),
  own: 0,
  points,
  shares: points.map((each) => Number(each === Math.max(...points))),
  ...more,
});

const cardsResult = (id: string, shares: readonly number[]): SavedResult => ({
  ...canalsResult(id, shares),
  game: 'cards',
  shares,
});

describe('statistics', () => {
  it('tell games and numbers of players apart, what was played most first', () => {
    const all = statisticsOf([
      canalsResult('1', [9, 8]),
      canalsResult('2', [9, 8, 7]),
      canalsResult('3', [9, 8, 7]),
      cardsResult('4', [1, 0]),
    ]);
    expect(all.map(({ game, players, matches }) => `${game} ${players} ${matches}`)).toEqual([
      'canals 3 2',
      'canals 2 1',
      'cards 2 1',
    ]);
    expect(statisticsOf([])).toEqual([]);
  });

  it('count ranks and points, and follow them in the order of the matches', () => {
    const [found] = statisticsOf([
      canalsResult('3', [50, 60, 70]),
      canalsResult('1', [80, 60, 70]),
      canalsResult('2', [70, 70, 60]),
    ]);
    expect(found).toMatchObject({
      ranks: [2, 0, 1],
      points: { average: 200 / 3, best: 80 },
      trend: { own: [80, 70, 50], others: [70, 70, 70] },
    });
  });

  it('count what was won, drawn and lost in a game without points', () => {
    const [found] = statisticsOf([
      cardsResult('1', [0, 1]),
      cardsResult('2', [0.5, 0.5]),
      cardsResult('3', [0, 1]),
    ]);
    expect(found).toMatchObject({ ranks: [0, 1, 2], points: null, trend: { own: [], others: [] } });
  });

  it('compare with people by name and with bots by level, once a match', () => {
    const players = [
      { name: 'You', bot: null },
      { name: 'Ana', bot: 'steward' },
      { name: 'Bo', bot: 'steward' },
      { name: 'Cleo', bot: null },
    ];
    const [found] = statisticsOf([
      canalsResult('1', [50, 40, 60, 50], { players }),
      canalsResult('2', [70, 40, 60, 50], { players }),
    ]);
    expect(found!.opponents).toEqual([
      { name: 'steward', isBot: true, matches: 2, ahead: 1, behind: 1 },
      { name: 'Cleo', isBot: false, matches: 2, ahead: 1, behind: 0 },
    ]);
  });

  it('give the average cost of a choice from the matches that were reviewed', () => {
    const [found] = statisticsOf([
      canalsResult('1', [1, 2], { phases: { bidding: { decisions: 10, lost: 5 } } }),
      canalsResult('2', [1, 2], {
        phases: { bidding: { decisions: 30, lost: 3 }, planting: { decisions: 4, lost: 8 } },
      }),
      canalsResult('3', [1, 2]),
    ]);
    expect(found).toMatchObject({
      reviewed: 2,
      phases: [
        { phase: 'bidding', average: 0.2 },
        { phase: 'planting', average: 2 },
      ],
    });
  });

  it('go through 2,000 matches once', () => {
    let read = 0;
    const results = Array.from({ length: 2000 }, (_, index) => {
      const result = canalsResult(String(index), [index % 90, 50, 60, 40]);
      return new Proxy(result, {
        get: (target, key) => {
          if (key === 'points') read++;
          return target[key as keyof SavedResult];
        },
      });
    });
    const [found] = statisticsOf(results);
    expect(found!.matches).toBe(2000);
    expect(found!.ranks.reduce((sum, count) => sum + count)).toBe(2000);
    expect(found!.trend.own).toHaveLength(30);
    expect(read).toBeLessThan(10 * results.length);
  });
});

const table = {
  id: 't',
  game: 'canals',
  changed: 7,
  phase: 'over',
  mine: ['p1'],
  seats: [],
} as unknown as MyTable;

describe('the list of matches', () => {
  it('has every match once, the newest first, and those whose log is gone', () => {
    const match = { ...played(1), id: 'm', changed: 5, progress: { round: 1, rounds: 0, over: false } };
    const results = [canalsResult('1', [1, 2]), canalsResult('t', [3, 2], { ended: 6 })];
    const entries = entriesOf({ matches: [match], tables: [table], finished: [], results });
    expect(entries.map(({ id, page, state, result }) => [id, page, state, result?.id])).toEqual([
      ['t', 'table', 'over', 't'],
      ['m', 'local', 'running', undefined],
      ['1', 'local', 'over', '1'],
    ]);
    expect(entries.map(({ match }) => match === null)).toEqual([true, false, true]);
  });
});

describe('a kept result', () => {
  it('is that of a finished match of one person', () => {
    const match = played(1);
    const found = resultOfMatch(cards, match);
    expect(found).toEqual({
      id: match.id,
      page: 'local',
      game: 'cards',
      ended: match.changed,
      own: 0,
      points: [0, 1],
      shares: [0, 1],
      players: [
        { name: 'Ana', bot: null },
        { name: 'Bo', bot: 'eager' },
      ],
      mark: markOf(match.log.map((row) => `${row.split(' ; ')[0]} ; 2.0s`)),
    });
    expect(resultOfMatch(cards, played(2))!.mark, 'other rows').not.toBe(found!.mark);
    const resultOf = (more: object) => resultOfMatch(cards, { ...match, ...more });
    expect(resultOf({ log: match.log.slice(0, -1) }), 'it is running').toBeNull();
    expect(resultOf({ isFile: true }), 'of somebody else').toBeNull();
    const people = match.seats.map((seat) => ({ ...seat, kind: 'human' }));
    expect(resultOf({ seats: people }), 'of several people').toBeNull();
  });

  it('is found again by a review, which knows the match file alone', () => {
    const match = played(1);
    const file = fileOf(cards, { ...match, rows: rowsOf(cards, match.log) });
    const read = readStudy([cards], file);
    if (!read.ok) throw new Error(read.why);
    expect(markOf(pathOf(read.study.tree, MAIN))).toBe(resultOfMatch(cards, match)!.mark);
  });

  it('is that of a table where somebody sat', () => {
    const seats = [
      { seat: 'p1', kind: 'person', name: 'Cleo', bot: null },
      { seat: 'p2', kind: 'bot', name: null, bot: 'eager' },
    ];
    const outcome = { points: [40, 50], shares: [0, 1], marks: ['40', '50'] };
    const info = { id: 't', game: 'canals', seats, outcome } as unknown as TableInfo;
    expect(resultOfTable(info, 'p1', 9)).toMatchObject({
      id: 't',
      page: 'table',
      own: 0,
      ended: 9,
      points: [40, 50],
    });
    expect(resultOfTable({ ...info, outcome: null }, 'p1', 9)).toBeNull();
  });

  it('takes from a review what the choices of each phase cost, in the unit of the game', () => {
    const none = { decisions: 0, points: 0, chance: 0 };
    const phases = { bidding: { decisions: 4, points: 6, chance: 0.2 }, extra: none };
    const review = { scored: true, seats: [{ phases: {} }, { phases }] } as unknown as Review;
    expect(phasesOf(review, 'p2')).toEqual({ bidding: { decisions: 4, lost: 6 } });
    expect(phasesOf({ ...review, scored: false }, 'p2')).toEqual({ bidding: { decisions: 4, lost: 0.2 } });
  });
});
