import { describe, expect, test } from 'vitest';
import { formatRow, isNote, parseRow } from '@santiago/kernel';
import { pearls } from '@santiago/kernel/laws';

const bid = { kind: 'bid', coins: 3 } as const;

describe('a row', () => {
  test.each([
    ['p2 bid 3', { who: 'p2', action: bid }],
    ['* open 4', { who: '*', action: { kind: 'open', pearl: 4 } }],
    ['p2 bid 3 ; 12.4s', { who: 'p2', action: bid, note: '12.4s' }],
    ['p2 bid 3 ; a "note"; and more', { who: 'p2', action: bid, note: 'a "note"; and more' }],
    ['p2 undo 41', { who: 'p2', undo: 41 }],
  ] as const)('%s is read and written', (text, row) => {
    expect(parseRow(pearls, text)).toEqual(row);
    expect(formatRow(pearls, row)).toBe(text);
  });

  test('may be written with more spaces', () => {
    expect(parseRow(pearls, 'p2   bid  3  ;bot')).toEqual({ who: 'p2', action: bid, note: 'bot' });
  });

  test.each([
    '',
    ' ',
    'p2',
    'p2bid3',
    'bid 3',
    'p6 bid 3',
    'P2 bid 3',
    'p2 bid',
    'p2 bid 3 3',
    'p2 bid ?',
    'p2 bid -1',
    'p2 bid 1.5',
    'p2 bid 1e9',
    'p2 bid NaN',
    'p2 bid 3 ;',
    'p2 bid 3 ; # no',
    '* undo 3',
    'p2 undo',
    'p2 undo 0',
    'p2 undo 03',
    'p2 undo -1',
    'p2 undo 4 ; bot',
    'p2 undo 1000000',
    'p2\tbid 3',
  ])('"%s" is none', (text) => {
    expect(parseRow(pearls, text)).toBe(null);
  });

  test('a name without an action is never cut short to fit', () => {
    // Without a space the last letter once fell off: "p1x" was read as seat p1.
    const anything = { ...pearls, parse: () => bid };
    expect(parseRow(anything, 'p1x')).toBe(null);
  });

  test.each(['', ' ', ' a', 'a ', 'a#b', 'a\nb', '\u0000', '\uFFFD', '\uD800', 'x'.repeat(81)])(
    '%j cannot be a note',
    (note) => {
      expect(isNote(note)).toBe(false);
      expect(() => formatRow(pearls, { who: 'p1', action: bid, note })).toThrow(RangeError);
    },
  );
});
