import { describe, expect, test } from 'vitest';
import {
  chanceKey,
  fairDraws,
  formatRow,
  freeUndo,
  lineInForce,
  Match,
  nextRow,
  parseRow,
  playOn,
  refuseRow,
  replay,
  seedFromText,
  type LogRow,
  type Row,
} from '@santiago/kernel';
import { pearls, type PearlsAction, type PearlsTypes } from '@santiago/kernel/laws';
import { setupOf } from './setups.ts';

type Log = LogRow<PearlsAction>[];

const log = (...lines: string[]): Log => lines.map((line) => parseRow(pearls, line)!);
const rows = (...lines: string[]) => log(...lines) as Row<PearlsAction>[];
const two = setupOf({ players: 2, preset: 'long' });
const draws = fairDraws(chanceKey(seedFromText('match')));
const bid = (coins: number): PearlsAction => ({ kind: 'bid', coins });
const DEALT = ['* deal 5', '* deal 7', '* open 9'];

describe('the line in force', () => {
  const numbers = (entries: Log) => lineInForce(entries).map(({ number }) => number);

  test('is the whole log where nothing was taken back', () => {
    expect(numbers(log(...DEALT))).toEqual([1, 2, 3]);
  });

  test('ends before the row that an undo names, and grows again behind it', () => {
    expect(numbers(log(...DEALT, 'p1 bid 3', 'p1 undo 4', 'p1 bid 2'))).toEqual([1, 2, 3, 6]);
  });

  test('an undo may reach over an earlier one', () => {
    const entries = log(...DEALT, 'p1 bid 3', 'p1 undo 4', 'p2 bid 2', 'p2 undo 6', 'p1 undo 3', '* open 1');
    expect(numbers(entries)).toEqual([1, 2, 9]);
  });
});

describe('replay', () => {
  test('stops at the first row that is refused, with the state before it', () => {
    const seen: number[] = [];
    const { state, misplay } = replay(pearls, two, rows(...DEALT, 'p1 bid 5', 'p2 bid 1'), (_, index) =>
      seen.push(index),
    );
    expect(misplay).toMatchObject({
      index: 3,
      refusal: { code: 'coins', text: 'You have 4 coins; 5 is too much.' },
    });
    expect(pearls.owes(state)).toBe(0b11);
    expect(seen).toEqual([0, 1, 2]);
  });

  test('goes on from a state', () => {
    const { state } = replay(pearls, two, rows(...DEALT));
    expect(playOn(pearls, state, rows('p1 bid 1', 'p2 bid 0'))).toBe(null);
    expect(pearls.view(state, 'all')).toEqual(
      pearls.view(replay(pearls, two, rows(...DEALT, 'p1 bid 1', 'p2 bid 0')).state, 'all'),
    );
  });

  test.each([
    [[], 'p1 bid 1', 'chance-first', 'Chance must act first.'],
    [DEALT, '* open 1', 'not-chance', 'A player must act now, not chance.'],
    [[...DEALT, 'p1 bid 1'], 'p1 bid 2', 'not-your-turn', "It is not p1's turn but p2's."],
    [DEALT, 'p3 bid 2', 'not-your-turn', "It is not p3's turn but p1's and p2's."],
  ])('after %j a row "%s" is refused: %s', (before, line, code, text) => {
    const { state } = replay(pearls, two, rows(...before));
    expect(refuseRow(pearls, state, rows(line)[0]!)).toMatchObject({ code, text });
  });

  test('nothing follows the end', () => {
    const { state } = replay(pearls, setupOf({ players: 2 }), rows(...DEALT, 'p1 bid 1', 'p2 bid 0'));
    expect(refuseRow(pearls, state, rows('p1 bid 1')[0]!)).toMatchObject({ code: 'over' });
    expect(nextRow(pearls, state, draws, 3)).toBe(null);
  });
});

describe('a match', () => {
  const started = () => {
    const match = new Match(pearls, two, draws);
    match.advance();
    return match;
  };
  const text = (match: Match<PearlsTypes>) => match.log.map((row) => formatRow(pearls, row));

  test('plays chance by itself until a seat must choose', () => {
    const match = started();
    expect(text(match)).toHaveLength(3);
    expect(match.log.every((row) => row.who === '*')).toBe(true);
    expect(match.advance()).toEqual([]);
  });

  test('a refused answer changes nothing', () => {
    const match = started();
    const before = text(match);
    expect(match.answer('p1', bid(5))).toMatchObject({ code: 'coins' });
    expect(match.answer('p3', bid(0))).toMatchObject({ code: 'not-your-turn' });
    expect(text(match)).toEqual(before);
  });

  test('answers what is forced, and says so', () => {
    const match = started();
    match.answer('p1', bid(4), '3.2s');
    match.answer('p2', bid(0));
    expect(match.advance().map((row) => formatRow(pearls, row))).toEqual([
      expect.stringMatching(/^\* open/),
      'p1 bid 0 ; forced',
    ]);
    expect(text(match)[3]).toBe('p1 bid 4 ; 3.2s');
  });

  test('an undo is a row, and never rolls again', () => {
    const match = started();
    match.answer('p1', bid(1));
    match.answer('p2', bid(0));
    const [opened] = match.advance();
    expect(match.undo('p1', 4)).toBe(null);
    expect(text(match).at(-1)).toBe('p1 undo 4');
    expect(match.line.map(({ number }) => number)).toEqual([1, 2, 3]);
    match.answer('p1', bid(1));
    match.answer('p2', bid(0));
    expect(match.advance()).toEqual([opened]);
    expect(match.undo('p1', 4)).toMatchObject({ code: 'undo-gone' });
    expect(match.undo('p1', 99)).toMatchObject({ code: 'undo-gone' });
  });

  test('goes on from its log as if it had never stopped', () => {
    const match = started();
    match.answer('p1', bid(2));
    match.undo('p1', 4);
    match.answer('p2', bid(1));
    const resumed = new Match(pearls, two, draws, match.log);
    for (const each of [match, resumed]) {
      each.answer('p1', bid(0));
      each.advance();
    }
    expect(text(resumed)).toEqual(text(match));
    expect(pearls.view(resumed.state, 'all')).toEqual(pearls.view(match.state, 'all'));
  });

  test('a log that breaks the rules is a bug', () => {
    expect(() => new Match(pearls, two, draws, log('p1 bid 1'))).toThrow(/row 1 of the line/);
  });
});

describe('a free undo', () => {
  const free = (seat: 'p1' | 'p2', ...lines: string[]) => freeUndo(pearls, two, log(...lines), seat);

  test('takes back the seat’s last action', () => {
    expect(free('p1', ...DEALT, 'p1 bid 1')).toBe(4);
    expect(free('p1', ...DEALT, 'p1 bid 1', 'p1 undo 4', 'p1 bid 2')).toBe(6);
  });

  test('not another seat’s action, nor one before it', () => {
    expect(free('p2', ...DEALT, 'p1 bid 1')).toBe(null);
    expect(free('p1', ...DEALT)).toBe(null);
    const three = setupOf({ players: 3 });
    const entries = log('* deal 1', '* deal 2', '* deal 3', '* open 4', 'p1 bid 1', 'p2 bid 1');
    expect(freeUndo(pearls, three, entries, 'p1')).toBe(null);
    expect(freeUndo(pearls, three, entries, 'p2')).toBe(6);
  });

  test('not after something was revealed', () => {
    expect(free('p2', ...DEALT, 'p1 bid 1', 'p2 bid 2')).toBe(null);
    expect(free('p2', ...DEALT, 'p1 bid 1', 'p2 bid 2', '* open 8')).toBe(null);
  });

  test('a forced answer goes with its cause, whatever the notes say', () => {
    const spent = [...DEALT, 'p1 bid 4', 'p2 bid 0', '* open 8'];
    const three = setupOf({ players: 3, options: { rounds: '2' } });
    const before = [
      '* deal 5',
      '* deal 7',
      '* deal 1',
      '* open 9',
      'p1 bid 4',
      'p2 bid 0',
      'p3 bid 0',
      '* open 8',
    ];
    const forced = log(...before, 'p2 bid 1', 'p1 bid 0');
    expect(freeUndo(pearls, three, forced, 'p2')).toBe(9);
    expect(freeUndo(pearls, three, forced, 'p1')).toBe(null);
    const feigned = log(...before, 'p2 bid 1', 'p3 bid 1 ; forced');
    expect(freeUndo(pearls, three, feigned, 'p2')).toBe(null);
    expect(free('p1', ...spent, 'p1 bid 0 ; forced')).toBe(null);
  });
});
