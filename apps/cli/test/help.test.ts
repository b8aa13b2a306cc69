import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOf, santiago, startSantiago } from './santiago.ts';

describe('santiago --help', () => {
  it('lists the commands', async () => {
    const { status, stdout } = await santiago(['--help']);
    expect(status).toBe(0);
    for (const command of ['play', 'simulate', 'replay', 'review', 'census', 'arena']) {
      expect(stdout).toContain(`  ${command} `);
    }
  });

  it.each(['play', 'simulate', 'replay', 'review', 'census', 'arena'])(
    '%s has its own help',
    async (command) => {
      const help = await santiago([command, '--help']);
      expect(help.status).toBe(0);
      expect(help.stdout).toContain(`santiago ${command}`);
      expect(help.stdout).toContain('Examples');
    },
  );

  it('names the options and seats of every game', async () => {
    const { stdout } = await santiago(['help', 'simulate']);
    expect(stdout).toContain('twoPlayerExtra=  opponent, both');
    expect(stdout).toContain('jokers=  0, 1, 2');
    expect(stdout).toContain('eager (');
  });

  it('loads no development tool', () => {
    const watch = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;
    const main = path.join(import.meta.dirname, '../src/main.ts');
    const args = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, main, 'help'];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const loaded = stderr.split('\n').filter((line) => line.startsWith('file:'));
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((url) => /node_modules\/(?!@noble\/)/.test(url))).toEqual([]);
  });

  it('prints the version', async () => {
    expect((await santiago(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a command called wrongly', () => {
  it.each([
    [['dance'], 'There is no command "dance".'],
    [['simulate'], 'GAME is missing.'],
    [['simulate', 'chess'], 'There is no game "chess".'],
    [['simulate', 'canals', '--loud'], "Unknown option '--loud'."],
    [['simulate', 'canals', '--players', '2.5'], '--players takes a whole number'],
    [['simulate', 'canals', '--players', '-1'], "'--players"],
    [['simulate', 'canals', '--games', '1e9'], '--games takes a whole number'],
    [['simulate', 'canals', '--seed', '1', '--seed', '2'], '--seed is given twice.'],
    [['simulate', 'canals', '--option', 'minBribe'], '--option takes name=value'],
    [['simulate', 'canals', '--option', 'minBribe=0', '--option', 'minBribe=1'], 'given twice'],
    [['simulate', 'canals', '--seats', 'wizard'], 'There is no player called "wizard" in canals.'],
    [['simulate', 'canals', '--players', '3', '--seats', 'random,random'], '--seats names 2 seats'],
    [['replay'], 'FILE is missing.'],
    [['play', 'canals', 'now'], '"now" is one argument too many.'],
  ])('%j is misuse', async (args, reason) => {
    const { message, exit } = await faultOf(args);
    expect(message).toContain(reason);
    expect(exit).toBe(2);
  });

  it('exits with 2, says why in one line and prints nothing else', async () => {
    const { status, stdout, stderr } = startSantiago(['simulate', 'canals', '--games', 'many\u001B[2J']);
    expect(stderr).toBe('santiago: --games takes a whole number from 1 to 1000000, not "many?[2J".\n');
    expect(stdout).toBe('');
    expect(status).toBe(2);
    expect(await santiago([])).toMatchObject({ status: 2, stdout: '' });
  });

  it.each([
    [['simulate', 'canals', '--players', '7'], 'This game is for 2 to 5 players, not 7.'],
    [['simulate', 'canals', '--preset', 'deluxe'], 'There is no preset "deluxe".'],
    [['simulate', 'canals', '--players', '4', '--option', 'twoPlayerExtra=both'], 'has no effect with 4'],
    [['simulate', 'canals', '--option', 'spring=Z9'], 'The option spring cannot be "Z9"'],
    [['simulate', 'cards', '--preset', 'amigo'], 'This game has no presets.'],
  ])('%j is refused by the rules', async (args, reason) => {
    const { message, exit } = await faultOf(args);
    expect(message).toContain(reason);
    expect(exit).toBe(1);
  });
});
