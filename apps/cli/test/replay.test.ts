import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultOf, freshFolder, resultIn, santiago, simulated } from './santiago.ts';

let file: string;
let text: string;
const folder = freshFolder();

beforeAll(async () => {
  [file] = (await simulated('canals', '--players', '4', '--games', '1', '--seed', '7')) as [string];
  text = readFileSync(file, 'utf8');
});

/** A file with other content in the test folder. */
const written = (content: string | Uint8Array): string => {
  const name = path.join(folder, 'bad.santiago');
  writeFileSync(name, content);
  return name;
};

const refusedAs = async (name: string): Promise<string> => {
  const { message, exit } = await faultOf(['replay', name]);
  expect(exit).toBe(1);
  return message;
};

describe('santiago replay', () => {
  it('shows board, scores and breakdown', async () => {
    const { status, stdout } = await santiago(['replay', file]);
    expect(status).toBe(0);
    expect(stdout).toContain('All 150 rows are legal.');
    expect(stdout).toContain('Every chance row matches the seed.');
    expect(stdout).toContain('◉');
    expect(stdout).toMatch(/potato +\d tiles? × \d = \d/);
    expect(stdout).toContain(`Result: ${resultIn(text)}`);
  });

  it('shows the table after any row', async () => {
    const { stdout } = await santiago(['replay', file, '--at', '4']);
    expect(stdout).toContain('after row 4 of 150: * reveal');
    expect(stdout).toContain('Round 1 of 11. Auction for');
    expect((await faultOf(['replay', file, '--at', '152'])).message).toContain('there is no row 152');
    expect((await faultOf(['replay', file, '--at', 'x'])).exit).toBe(2);
  });

  it('answers in JSON', async () => {
    const { stdout } = await santiago(['replay', file, '--json']);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({ game: 'canals', rows: 150, at: 150, over: true, result: resultIn(text) });
    expect(report['chance']).toEqual({ agrees: true, row: null });
  });

  it('says when the chance does not match the seed', async () => {
    const name = written(text.replace(/\[Seed ".*"\]/, `[Seed "${'0'.repeat(64)}"]`));
    expect((await santiago(['replay', name])).stdout).toMatch(/Row \d+ does not match the seed/);
  });

  it('reads a match that was cut off between two rows as one that is not over', async () => {
    const lines = text.split('\n').filter((line) => !line.startsWith('[Result'));
    const { status, stdout } = await santiago(['replay', written(lines.slice(0, 60).join('\n'))]);
    expect(status).toBe(0);
    expect(stdout).toContain('The match is not over.');
  });
});

describe('a bad match file', () => {
  const withRow = (row: string): string => text.replace(/^p\d (bid|pass).*$/m, row);
  const lineOf = (content: string, row: string): number => content.split('\n').indexOf(row) + 1;

  it.each([
    'p1 bid -1',
    'p1 bid 1.5',
    'p1 bid NaN',
    'p1 bid 1e9',
    'p1 bid 1000000000',
    'p1 dance',
    'p9 pass',
    'p1 bid ?',
  ])('names the line of "%s"', async (row) => {
    const content = withRow(row);
    expect(await refusedAs(written(content))).toContain(
      `line ${lineOf(content, row)}: "${row}" is not an action of this game.`,
    );
  });

  it('names an illegal row and the refusal', async () => {
    const first = /^(p\d) (bid|pass).*$/m.exec(text)![1]!;
    const tooMuch = withRow(`${first} bid 99`);
    expect(await refusedAs(written(tooMuch))).toContain('You have 10 escudos.');
    const other = first === 'p1' ? 'p2' : 'p1';
    const outOfTurn = withRow(`${other} pass`);
    expect(await refusedAs(written(outOfTurn))).toContain(`It is not ${other}'s turn`);
  });

  it('names a result that the rows do not lead to', async () => {
    const content = text.replace(/\[Result ".*"\]/, '[Result "p1 1 p2 1 p3 1 p4 1"]');
    expect(await refusedAs(written(content))).toMatch(/line \d+: The rows lead to/);
  });

  it('ends the program with 1, one line on standard error and nothing else', async () => {
    const { status, stdout, stderr } = await santiago(['replay', written(withRow('p1 dance'))]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      /^santiago: .*bad\.santiago, line \d+: "p1 dance" is not an action of this game\.\n$/,
    );
  });

  it('may be truncated', async () => {
    const cut = text.slice(0, text.lastIndexOf('plant') + 7);
    expect(await refusedAs(written(cut))).toMatch(/line \d+: /);
    expect(await refusedAs(written(text.slice(0, 40)))).toContain('bad.santiago');
    expect(await refusedAs(written(''))).toContain('is empty.');
  });

  it('may be no text at all', async () => {
    expect(await refusedAs(written(Uint8Array.from({ length: 999 }, (_, i) => (i * 7) % 256)))).toContain(
      'not UTF-8',
    );
    expect(await refusedAs(written('\0\0\0\0'))).toContain('This is not a text file');
    expect(await refusedAs(written('Dear diary,\n'))).toContain('line 1: A match file begins with tags.');
  });

  it('may be huge: its size is checked, its content is not read', async () => {
    const name = written('');
    truncateSync(name, 3_000_000_000);
    expect(await refusedAs(name)).toContain('too large');
    truncateSync(name, 0);
    expect(await refusedAs(written(`${text}${'# and so on\n'.repeat(100_000)}`))).toContain('larger than');
  });

  it('may be no file', async () => {
    mkdirSync(path.join(folder, 'folder'));
    expect(await refusedAs(path.join(folder, 'folder'))).toContain('it is a folder');
    expect(await refusedAs(path.join(folder, 'nowhere'))).toContain('it does not exist');
    expect(await refusedAs('/dev/null')).toContain('it is not a regular file');
  });

  it('may be of another game, other rules, or try to control the terminal', async () => {
    expect(await refusedAs(written(text.replace('canals', 'chess')))).toContain(
      'line 1: This match is from a game',
    );
    expect(await refusedAs(written(text.replace('canals', 'cards')))).toMatch(/line \d+: /);
    expect(await refusedAs(written(text.replace('[Rules "1"]', '[Rules "9"]')))).toContain(
      'line 2: This match uses rules "9"',
    );
    expect(await refusedAs(written(text.replace('[Game "canals"]', '[Game "\u001B[2J"]')))).toContain(
      'not a text file',
    );
  });
});
