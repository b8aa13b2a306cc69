import { describe, expect, test } from 'vitest';
import { formatRow, gameOf, parseFrame, readMatch, writeMatch, type MatchFile } from '@santiago/kernel';
import { pearls, type PearlsAction } from '@santiago/kernel/laws';
import { setupOf } from './setups.ts';

const HEAD = ['[Game "pearls"]', '[Rules "1"]', '[Players "2"]', '[Preset "short"]'];
const DEALT = ['* deal 5', '* deal 7', '* open 9'];
const GOOD = [...HEAD, '[Name p1 "Ana"]', '', ...DEALT, 'p1 bid 3', 'p2 bid 1'];

const file = (...lines: string[]): string => `${lines.join('\n')}\n`;

const faultOf = (...lines: string[]): string | null => {
  const read = readMatch(pearls, file(...lines));
  return read.ok ? null : `${read.fault.line}: ${read.fault.text}`;
};

const good = (...lines: string[]) => {
  const read = readMatch(pearls, file(...lines));
  if (!read.ok) throw new Error(`${read.fault.line}: ${read.fault.text}`);
  return read.value;
};

describe('a match file', () => {
  test('is read: set-up, tags, rows, state', () => {
    const read = good(...GOOD);
    expect(read.setup).toEqual(setupOf({ players: 2 }));
    expect(read.tags).toEqual([{ key: 'Name', subject: 'p1', value: 'Ana' }]);
    expect(read.rows.map((row) => formatRow(pearls, row))).toEqual(GOOD.slice(-5));
    expect(pearls.outcome(read.state)?.marks).toEqual(['15', '11']);
    expect(writeMatch(pearls, read)).toBe(file(...GOOD));
  });

  test('may have comments, blank lines, a byte-order mark, other line ends, no last line end', () => {
    const text = [
      '\uFEFF# a match',
      '',
      ...HEAD.map((line) => `${line} # "tag"`),
      '# still the head',
      '[Event "a # b"] # c',
      '',
      '* deal 5 # five',
      '',
      '* deal 7',
    ].join('\r\n');
    const read = readMatch(pearls, text);
    expect(read).toMatchObject({ ok: true, value: { tags: [{ key: 'Event', value: 'a # b' }] } });
    expect(read.ok && read.value.rows).toHaveLength(2);
  });

  test('keeps what it does not know, in order', () => {
    const tags = ['[Event "Finca \\"Los \\\\ Pozos\\""]', '[Share p2 "00ff"]', '[Event "again"]'];
    expect(writeMatch(pearls, good(...HEAD, ...tags, '', ...DEALT))).toBe(
      file(...HEAD, ...tags, '', ...DEALT),
    );
  });

  test('writes an option only where it differs from the preset', () => {
    const read = good(...HEAD, '[Option "coins=4"]', '[Option "rounds=2"]', '', ...DEALT);
    expect(writeMatch(pearls, read)).toBe(file(...HEAD, '[Option "rounds=2"]', '', ...DEALT));
  });

  test('holds variations', () => {
    const lines = [...GOOD, '(from 4 "all \\"in\\" # (really)"', 'p2 bid 4 ; bot', ')', '(from 6 ""', ')'];
    const read = good(...lines);
    expect(read.variations).toMatchObject([
      {
        from: 4,
        name: 'all "in" # (really)',
        rows: [{ who: 'p2', action: { kind: 'bid', coins: 4 }, note: 'bot' }],
      },
      { from: 6, name: '', rows: [] },
    ]);
    expect(writeMatch(pearls, read)).toBe(file(...lines));
    expect(pearls.owes(read.state)).toBe(0);
  });

  test('its result is the true one', () => {
    const [last, before] = [[...DEALT, 'p1 bid 3', 'p2 bid 1'], DEALT];
    expect(faultOf(...HEAD, '[Result "p1 15 p2 11"]', '', ...last)).toBe(null);
    expect(faultOf(...HEAD, '[Result "p1 99 p2 11"]', '', ...last)).toBe(
      '5: The rows lead to "p1 15 p2 11", not to the result given here.',
    );
    expect(faultOf(...HEAD, '[Result "p1 15 p2 11"]', '', ...before)).toBe(
      '5: The match is not over, so it has no result yet.',
    );
  });
});

describe('a bad file names its line', () => {
  const swap = (line: number, text: string) => GOOD.with(line - 1, text);
  test.each([
    ['empty', [''], '0: The file has no Game tag.'],
    ['no tags', ['hello'], '1: A match file begins with tags.'],
    ['no blank line', [...HEAD, ...DEALT], '5: A blank line must follow the tags.'],
    ['a broken tag', swap(2, '[Rules 1]'), '2: A tag must have the form [Key "value"].'],
    ['an open quote', swap(5, '[Name p1 "Ana]'), '5: A tag must have the form [Key "value"].'],
    ['a lone backslash', swap(5, String.raw`[Name p1 "A\na"]`), '5: A tag must have the form [Key "value"].'],
    ['another game', swap(1, '[Game "chess"]'), '1: This is a match of "chess", not of pearls.'],
    ['a game with a subject', swap(1, '[Game p1 "pearls"]'), '1: The Game tag takes only a value.'],
    ['two games', swap(2, '[Game "pearls"]'), '2: There is a second Game tag.'],
    ['no rules', GOOD.toSpliced(1, 1), '0: The file has no Rules tag.'],
    [
      'other rules',
      swap(2, '[Rules "2"]'),
      '2: This match uses rules "2"; only rules "1" can be played here.',
    ],
    ['no players', GOOD.toSpliced(2, 1), '0: The file has no Players tag.'],
    ['players that are no number', swap(3, '[Players "two"]'), '3: Players is not a number from 1 to 9.'],
    ['too many players', swap(3, '[Players "9"]'), '3: This game is for 2 to 3 players, not 9.'],
    ['an unknown preset', swap(4, '[Preset "x"]'), '4: There is no preset "x". Presets are short, long.'],
    ['two presets', swap(5, '[Preset "short"]'), '5: There is a second Preset tag.'],
    [
      'an option without a value',
      swap(5, '[Option "coins"]'),
      '5: An option is written [Option "name=value"].',
    ],
    [
      'an unknown option',
      swap(5, '[Option "tides=on"]'),
      '5: There is no option "tides". Options are coins, rounds.',
    ],
    [
      'a bad value',
      [...HEAD, '[Option "rounds=2"]', '[Option "coins=7"]'],
      '6: The option coins cannot be "7" here; it takes 2, 4, 6.',
    ],
    [
      'an option twice',
      [...HEAD, '[Option "coins=2"]', '[Option "coins=2"]'],
      '6: The option coins is given twice.',
    ],
    [
      'a name for nobody',
      swap(5, '[Name p3 "Eve"]'),
      '5: This name is for a seat that the match does not have.',
    ],
    [
      'a name for no seat',
      swap(5, '[Name "Eve"]'),
      '5: This name is for a seat that the match does not have.',
    ],
    ['a name twice', GOOD.toSpliced(5, 0, '[Name p1 "Eve"]'), '6: p1 is named twice.'],
    ['an unknown action', swap(10, 'p1 steal 3'), '10: "p1 steal 3" is not an action of this game.'],
    [
      'a long unknown action',
      swap(10, 'p1 '.repeat(50)),
      `10: "${'p1 '.repeat(19)}..." is not an action of this game.`,
    ],
    ['what a viewer is told', swap(10, 'p1 bid ?'), '10: "p1 bid ?" is not an action of this game.'],
    [
      'an undo',
      swap(11, 'p1 undo 4'),
      '11: A match file contains only the line in force, so it has no undo rows.',
    ],
    ['an illegal action', swap(10, 'p1 bid 6'), '10: You have 4 coins; 6 is too much.'],
    ['a row out of turn', swap(11, 'p1 bid 1'), "11: It is not p1's turn but p2's."],
    ['a row after the end', [...GOOD, 'p1 bid 0'], '12: The match is over.'],
    [
      'a control character',
      swap(8, '* deal\t7'),
      '8: This is not a text file: it contains a control or broken character.',
    ],
    [
      'a broken character',
      swap(5, '[Name p1 "An\uFFFD"]'),
      '5: This is not a text file: it contains a control or broken character.',
    ],
    [
      'half a character',
      swap(5, '[Name p1 "An\uD83D"]'),
      '5: This is not a text file: it contains a control or broken character.',
    ],
    [
      'a variation without a name',
      [...GOOD, '(from 4'],
      '12: A variation begins with (from ROW "name" and is not nested.',
    ],
    [
      'nested variations',
      [...GOOD, '(from 4 "a"', '(from 4 "b"', ')', ')'],
      '13: A variation begins with (from ROW "name" and is not nested.',
    ],
    ['an open variation', [...GOOD, '(from 4 "a"'], '13: The last variation is not closed.'],
    ['a stray bracket', [...GOOD, ')'], '12: No variation is open here.'],
    [
      'rows after the variations',
      [...GOOD, '(from 4 "a"', ')', 'p1 bid 1'],
      '14: Nothing may follow the variations.',
    ],
    [
      'a variation from nowhere',
      [...GOOD, '(from 7 "a"', ')'],
      '12: The match has no row 7 for this variation to start from.',
    ],
    [
      'an illegal variation',
      [...GOOD, '(from 4 "a"', 'p1 bid 1', 'p2 bid 6', ')'],
      '14: You have 4 coins; 6 is too much.',
    ],
  ])('%s', (_, lines, fault) => {
    expect(faultOf(...lines)).toBe(fault);
  });

  test('a huge file is not read', () => {
    expect(faultOf(...GOOD, '#'.repeat(1_000_000))).toBe('0: The file is larger than 1000000 characters.');
  });

  test('a file full of variations or tags is read and written in time', () => {
    const many = (line: string, times: number): string => line.repeat(times);
    for (const text of [
      `${file(...GOOD)}${many('(from 6 ""\n)\n', 70_000)}`,
      `${file(...HEAD)}${many('[A ""]\n', 140_000)}\n`,
    ]) {
      const read = readMatch(pearls, text);
      expect(read.ok && writeMatch(pearls, read.value) === text).toBe(true);
    }
  });
});

describe('the frame', () => {
  test('knows its game before any game has looked', () => {
    const frame = parseFrame(file(...GOOD));
    expect(frame.ok && gameOf(frame.value)).toEqual({ ok: true, value: 'pearls' });
  });
});

describe('what could not be read is not written', () => {
  const base: MatchFile<PearlsAction> = {
    setup: setupOf({ players: 2 }),
    tags: [],
    rows: [],
    variations: [],
  };
  const tagged = (key: string, subject: string | null, value: string) => () =>
    writeMatch(pearls, { ...base, tags: [{ key, subject, value }] });

  test.each([
    ['Name', 'p1', 'Ana\n[Result "p1 99"]'],
    ['Name', 'p1', 'half \uD83D'],
    ['Na me', null, 'x'],
    ['Name', 'p 1', 'x'],
    ['Players', null, '3'],
  ])('tag %j %j %j', (key, subject, value) => {
    expect(tagged(key, subject, value)).toThrow(RangeError);
  });

  test('a variation with a line break in its name', () => {
    expect(() => writeMatch(pearls, { ...base, variations: [{ from: 1, name: 'a\nb', rows: [] }] })).toThrow(
      RangeError,
    );
  });
});
