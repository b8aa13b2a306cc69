import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, freshFolder, resultIn, santiago, simulated, typedIn } from './santiago.ts';

/** The result that the table came to. */
const resultOf = (file: string): string | null => resultIn(readFileSync(file, 'utf8'));

const AMONG_RANDOM = ['--seats', 'human,random,random,random'];

describe('a whole match at the keyboard', () => {
  it.each([
    ['canals', '2'],
    ['canals', '3'],
    ['canals', '5'],
    ['cards', '2'],
  ])('%s among %s people comes to what the same match came to in a simulation', async (game, players) => {
    const [file] = await simulated(game, '--players', players, '--games', '1', '--seed', '7');
    const saved = path.join(freshFolder(), 'match.santiago');
    const input = typedIn(file!).map(({ text }) => text);
    const { status, stdout, stderr } = await santiago(
      ['play', game, '--players', players, '--seats', 'human', '--seed', '7/1', '--file', saved],
      `${input.join('\n')}\n`,
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(resultOf(saved)).toBe(resultOf(file!));
    expect(stdout).toContain(`The match is saved in ${saved}.`);
  });

  it('shows the final scores with their breakdown', async () => {
    const [file] = await simulated('canals', '--games', '1', '--seed', '7');
    const input = typedIn(file!).filter(({ who }) => who === 'p1');
    const args = ['play', 'canals', '--seed', '7/1', ...AMONG_RANDOM];
    const { stdout } = await santiago(args, `${input.map(({ text }) => text).join('\n')}\n`);
    expect(stdout).toContain('Final scores: tiles × markers for every area, plus money.');
    expect(stdout).toMatch(/p\d (wins|and)/);
    expect(stdout).toContain('Everyone gets 3 escudos.');
  });
});

describe('one person against bots', () => {
  let input: string[];
  let result: string | null;

  beforeAll(async () => {
    const [file] = await simulated('canals', '--games', '1', '--seed', '7');
    result = resultOf(file!);
    input = typedIn(file!)
      .filter(({ who }) => who === 'p1')
      .map(({ text }) => text);
  });

  /** A match with a seed is one that was simulated, so the others are those of the simulation. */
  const play = async (lines: readonly string[], args: readonly string[], cwd?: string): Promise<Answer> => {
    const others = args.includes('--seed') && !args.includes('--seats') ? AMONG_RANDOM : [];
    return santiago(['play', ...args, ...others], `${lines.join('\n')}\n`, cwd);
  };

  it('starts with nothing but the name of the game, and says what is legal', async () => {
    const { status, stdout } = await play(['?'], ['canals']);
    expect(status).toBe(0);
    expect(stdout).toContain('p1 human, p2 steward, p3 steward, p4 steward');
    expect(stdout).toContain('Legal now:');
    expect(stdout).toContain('save FILE');
  });

  it('hides the money of others if money is hidden, and shows it if it is open', async () => {
    expect((await play([], ['canals', '--preset', 'amigo'])).stdout).toMatch(/^ {2}p2 +\? /m);
    expect((await play([], ['canals', '--preset', 'trefl'])).stdout).toMatch(/^ {2}p2 +\d+ /m);
  });

  it('saves, quits, continues and comes to the same end', async () => {
    const folder = freshFolder();
    const file = path.join(folder, 'match.santiago');
    const half = input.length >> 1;
    const first = await play([...input.slice(0, half), `save ${file}`, 'quit'], ['canals', '--seed', '7/1']);
    expect(first.stdout).toContain(`Saved in ${file}.`);
    expect(first.stdout).toContain(`To continue: santiago play --file ${file}`);
    expect(resultOf(file)).toBeNull();
    const second = await play(input.slice(half), ['canals', '--file', file]);
    expect(second.status).toBe(0);
    expect(resultOf(file)).toBe(result);
    expect((await play([], ['--file', file])).stdout).toContain('Final scores');
    expect(readdirSync(folder)).toEqual(['match.santiago']);
  });

  it('takes a decision back, the answers of bots with it, and comes to the same end', async () => {
    const file = path.join(freshFolder(), 'match.santiago');
    const at = input.findIndex((text) => text.startsWith('plant'));
    const lines = [...input.slice(0, at + 1), 'undo', ...input.slice(at)];
    const { stdout } = await play(lines, ['canals', '--seed', '7/1', '--file', file]);
    expect(stdout).toContain(`Took back p1 ${input[at]} and everything after it.`);
    expect(resultOf(file)).toBe(result);
  });

  it('never takes back what was revealed', async () => {
    expect((await play(['undo'], ['canals', '--seed', '1'])).stdout).toContain('Nothing to take back');
  });

  it('quits without a question, saves, and says how to continue', async () => {
    const folder = freshFolder();
    const { status, stdout } = await play([input[0]!, 'quit'], ['canals', '--seed', '7/1'], folder);
    expect(status).toBe(0);
    const [name] = readdirSync(folder);
    expect(name).toMatch(/^canals-\d{8}\.santiago$/);
    expect(stdout).toContain(`santiago play --file ${name}`);
  });

  it('writes nothing when the input just ends', async () => {
    const folder = freshFolder();
    const { stdout } = await play([input[0]!], ['canals', '--seed', '7/1'], folder);
    expect(stdout).toContain('the match was not saved');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses in one sentence and asks again', async () => {
    const { stdout } = await play(
      ['bid -1', 'bid 1.5', 'NaN', '1e9', 'bid 0', 'bid 99', 'bid 1000000000', 'plant cane1 a1', 'hello'],
      ['canals', '--seed', '7/1'],
    );
    for (const amount of ['-1', '1.5', 'NaN', '1e9'])
      expect(stdout).toContain(`"${amount}" is not an amount`);
    expect(stdout).toContain('A bid is at least 1; to bid nothing, pass.');
    expect(stdout).toContain('You have 10 escudos.');
    expect(stdout).toContain('Nobody ever has 1000000000 escudos.');
    expect(stdout).toContain('It is the auction phase: bid or pass.');
    expect(stdout).toContain('"hello" is not understood.');
  });

  it('does not change a file that holds a match already', async () => {
    const file = path.join(freshFolder(), 'match.santiago');
    await play([input[0]!], ['canals', '--seed', '7/1', '--file', file]);
    const before = readFileSync(file, 'utf8');
    for (const args of [
      ['cards', '--file', file],
      ['canals', '--file', file, '--players', '3'],
      ['canals', '--file', file, '--option', 'minBribe=0'],
    ]) {
      expect((await play([], args)).status).toBe(1);
    }
    const { stdout } = await play([`save ${file}`], ['canals', '--seed', '2']);
    expect(stdout).toContain('already exists; choose another name.');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('cannot keep a match where nothing can be written', async () => {
    const nowhere = path.join(freshFolder(), 'missing', 'match.santiago');
    const { status, stderr } = await play([], ['canals', '--file', nowhere]);
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be written');
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('two people at one keyboard', () => {
  it('[C40] a secret bid is not echoed, and is revealed with the other one', async () => {
    const args = [
      'play',
      'canals',
      '--players',
      '2',
      '--seats',
      'human',
      '--seed',
      '7',
      '--option',
      'overseer=p1',
    ];
    // The first overseer lays the first canal [C12]; whatever the spring, one of the ditches around it is meant.
    const first = ['b2c2', 'c2d2', 'b3c3', 'c3d3'];
    const { stdout } = await santiago(args, `${first.join('\n')}\n3\n2\nlog\n`);
    const sealed = stdout.slice(stdout.indexOf('Secret bids for'));
    expect(sealed).toContain('p1> \n');
    expect(sealed).toContain('p1 bid ?');
    expect(sealed).not.toContain('p1> 3');
    expect(sealed).toContain('p2 bid 2 (revealed: p1 bid 3)');
  });
});
