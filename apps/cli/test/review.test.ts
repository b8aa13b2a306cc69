import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inFull } from '@santiago/kernel/laws';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultOf, freshFolder, resultIn, santiago, simulated } from './santiago.ts';

/** A file with the beginning of a match. */
const beginningOf = (file: string): string => {
  const beginning = path.join(freshFolder(), 'beginning.santiago');
  const lines = readFileSync(file, 'utf8').split('\n');
  const cut = lines.filter((line) => !line.startsWith('[Result')).slice(0, 40);
  writeFileSync(beginning, `${cut.join('\n')}\n`);
  return beginning;
};

describe('santiago review', () => {
  let file: string;
  beforeAll(async () => {
    const three = ['--players', '3', '--seats', 'novice'];
    [file] = (await simulated('canals', '--games', '1', '--seed', '7', ...three)) as [string];
  });

  it('says how accurate everybody was, where the points came from and what was better', async () => {
    const { status, stdout } = await santiago(['review', inFull(file, beginningOf(file)), '--depth', '0']);
    expect(status).toBe(0);
    expect(stdout).toContain('Accuracy, from 0 to 100');
    expect(stdout).toContain('Where the points came from');
    expect(stdout).toMatch(/Row \d+, round \d+, \w+: (inaccuracy|mistake|blunder) by p[123]/);
    expect(stdout).toMatch(/better .+: costs \d+\.\d ± \d+\.\d points/);
    expect(stdout).not.toMatch(/-\d/);
  });

  it('gives the same in JSON with the same seed, and the parts add up to the result', async () => {
    const call = ['review', file, '--depth', '0', '--seed', '3', '--json'];
    const { stdout } = await santiago(call);
    const again = ['review', beginningOf(file), '--depth', '0', '--seed', '3', '--json'];
    expect((await santiago(again)).stdout).toBe((await santiago(again)).stdout);
    const { seats } = JSON.parse(stdout) as { seats: { seat: string; parts: { score: number } }[] };
    const result = seats.map(({ seat, parts }) => `${seat} ${parts.score}`).join(' ');
    expect(result).toBe(resultIn(readFileSync(file, 'utf8')));
  });

  it('judges a match of the card game, by chances and without points', async () => {
    const [cards] = (await simulated('cards', '--games', '1', '--seed', '1', '--seats', 'eager')) as [string];
    const { status, stdout } = await santiago(['review', inFull(cards, beginningOf(cards)), '--depth', '0']);
    expect(status).toBe(0);
    expect(stdout).toContain('Accuracy, from 0 to 100');
    expect(stdout).toContain('Where the result came from, in percent of a win');
    expect(stdout).not.toMatch(/points lost|\d points/);
    const { seats } = JSON.parse((await santiago(['review', cards, '--depth', '0', '--json'])).stdout) as {
      seats: { seat: string; parts: { score: number } }[];
    };
    const marks = resultIn(readFileSync(cards, 'utf8'))!.split(' ');
    const shares: Readonly<Record<string, number>> = { '1': 100, '1/2': 50, '0': 0 };
    for (const { seat, parts } of seats) expect(parts.score).toBe(shares[marks[marks.indexOf(seat) + 1]!]);
  });

  it('refuses bad files and bad options in one sentence', async () => {
    const bad = path.join(freshFolder(), 'bad.santiago');
    writeFileSync(bad, 'hello\n');
    expect((await faultOf(['review', bad])).message).toContain('line 1: A match file begins with tags.');
    expect((await faultOf(['review', `${bad}x`])).message).toContain('it does not exist');
    expect((await faultOf(['review', file, '--depth', '3'])).exit).toBe(2);
    expect((await faultOf(['review', file, '--seed', 'x'])).exit).toBe(2);
  });
});
