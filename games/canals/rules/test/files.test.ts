import { describe, expect, test } from 'vitest';
import { readMatch } from '@santiago/kernel';
import { canals } from '@santiago/canals';

const HEAD = ['[Game "canals"]', '[Rules "1"]', '[Players "4"]', '[Preset "amigo"]', '[Option "palms=on"]'];
const ROWS = [
  '* overseer p1',
  '* spring B2',
  '* palms g2 c4 a6',
  '* aside bean1',
  '* reveal banana2 bean1 cane2 pepper2',
  'p2 bid 5',
  'p3 pass ; 12.4s',
  'p4 bid 4 # a comment',
  'p1 bid 1',
  'p2 plant banana2 c4',
];

const file = (head: readonly string[], rows: readonly string[]): string =>
  [...head, '', ...rows, ''].join('\n');

/** `line: sentence` of what is wrong with the file. */
const faultOf = (head: readonly string[], rows: readonly string[]): string => {
  const read = readMatch(canals, file(head, rows));
  return read.ok ? 'good' : `${read.fault.line}: ${read.fault.text}`;
};

describe('match files', () => {
  test('the example of the notation is read, its palm on the tile', () => {
    const read = readMatch(canals, file([...HEAD, '[Name p1 "Ana"]', '[Mood "wet"]'], ROWS));
    if (!read.ok) throw new Error(read.fault.text);
    expect(read.value.tags).toEqual([
      { key: 'Name', subject: 'p1', value: 'Ana' },
      { key: 'Mood', subject: null, value: 'wet' },
    ]);
    expect(canals.view(read.value.state, 'all').plantations).toEqual([
      { square: 'c4', tile: 'banana2', planter: 'p2', markers: 2, planted: 2, palm: true, desert: false },
    ]);
  });

  const from = HEAD.length + 2;
  test.each([
    // The rows, one of them spoilt.
    [5, 'p2 bid 11', `${from + 5}: You have 10 escudos.`],
    [5, 'p3 bid 5', `${from + 5}: It is not p3's turn but p2's.`],
    [7, 'p4 bid 5', `${from + 7}: 5 is already bid by p2.`],
    [5, 'p2 bid -1', `${from + 5}: "p2 bid -1" is not an action of this game.`],
    [5, 'p2 bid 1.5', `${from + 5}: "p2 bid 1.5" is not an action of this game.`],
    [5, 'p2 bid 1e9', `${from + 5}: "p2 bid 1e9" is not an action of this game.`],
    [5, 'p2 bid 1000000000', `${from + 5}: "p2 bid 1000000000" is not an action of this game.`],
    [5, 'p2 bid NaN', `${from + 5}: "p2 bid NaN" is not an action of this game.`],
    [5, 'p2 bid ?', `${from + 5}: "p2 bid ?" is not an action of this game.`],
    [5, 'p6 bid 1', `${from + 5}: "p6 bid 1" is not an action of this game.`],
    [5, 'p2 undo 3', `${from + 5}: A match file contains only the line in force, so it has no undo rows.`],
    [1, '* spring A1', `${from + 1}: The spring cannot be on A1 with spring=inner.`],
    [2, '* palms a6 c4 g2', `${from + 2}: Palms are written in the order a1, b1 … h6, each square once.`],
    [4, '* reveal bean1 bean1 bean1 cane1', `${from + 4}: 3 bean1 cannot be turned over: the stacks hold 2.`],
    [9, 'p2 plant banana2 i9', `${from + 9}: "p2 plant banana2 i9" is not an action of this game.`],
    [
      9,
      'p2 plant potato1 a1',
      `${from + 9}: There is no potato1 left this round. The tiles left are banana2 bean1 cane2 pepper2.`,
    ],
  ] as const)('row %i as "%s" is refused with its line', (index, line, fault) => {
    expect(faultOf(HEAD, ROWS.with(index, line))).toBe(fault);
  });

  test.each([
    [2, '[Players "6"]', '3: This game is for 2 to 5 players, not 6.'],
    [2, '[Players "four"]', '3: Players is not a number from 1 to 9.'],
    [1, '[Rules "2"]', '2: This match uses rules "2"; only rules "1" can be played here.'],
    [3, '[Preset "gold"]', '4: There is no preset "gold". Presets are amigo, trefl.'],
    [4, '[Option "twoPlayerExtra=both"]', '5: The option twoPlayerExtra has no effect with 4 players.'],
    [
      4,
      '[Option "overseer=p5"]',
      '5: The option overseer cannot be "p5" here; it takes random, p1, p2, p3, p4.',
    ],
    [4, '[Option "minBribe=2"]', '5: The option minBribe cannot be "2" here; it takes 0, 1.'],
    [
      4,
      '[Option "water=on"]',
      `5: There is no option "water". Options are ${canals.setup.options.map(({ name }) => name).join(', ')}.`,
    ],
    [4, '[Result "p1 1 p2 2 p3 3 p4 4"]', '9: Chance sets a tile aside now.'],
  ] as const)('tag %i as "%s" is refused with its line', (index, line, fault) => {
    expect(faultOf(HEAD.with(index, line), ROWS)).toBe(fault);
  });

  test('a result is that of the rows, or refused', () => {
    expect(faultOf([...HEAD, '[Result "p1 70 p2 55 p3 61 p4 48"]'], ROWS)).toBe(
      '6: The match is not over, so it has no result yet.',
    );
  });

  test('what an option fixes is written all the same and must agree with it', () => {
    const head = HEAD.with(4, '[Option "spring=C3"]');
    const rows = ROWS.filter((row) => !row.startsWith('* palms'));
    expect(faultOf(head, rows)).toBe('8: The spring cannot be on B2 with spring=C3.');
    expect(faultOf(head, rows.with(1, '* spring C3'))).toBe('good');
  });

  test('an empty, binary, truncated or huge file is refused in a sentence', () => {
    expect(faultOf([], [])).toBe('0: The file has no Game tag.');
    expect(faultOf(['[Game "canals"]', '[Rules'], [])).toBe('2: A tag must have the form [Key "value"].');
    expect(faultOf(['\u0000\u0001'], [])).toContain('1: This is not a text file');
    expect(faultOf(HEAD, [...ROWS, '#'.repeat(1_000_001)])).toBe(
      '0: The file is larger than 1000000 characters.',
    );
    expect(faultOf(HEAD.with(0, '[Game "cards"]'), ROWS)).toBe(
      '1: This is a match of "cards", not of canals.',
    );
  });
});
