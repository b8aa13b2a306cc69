import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { games } from '../../src/games.ts';
import { BotPool, BotsBusy } from '../../src/housebots/pool.ts';
import { serverArgs } from '@santiago/research/server/processes.ts';
import { newGuest, sit, until } from '../house.ts';
import { errorLines } from '../log.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-operation-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  it('that are wrong are all named, and nothing starts', async () => {
    expect(() => readConfig({ PORT: 'x', BOT_DELAY: '9-1', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT[^]*DATABASE_URL[^]*BOT_DELAY/,
    );
    const failed = await run(process.execPath, serverArgs(), {
      env: { ...process.env, PORT: '99999' },
    }).catch((error: unknown) => error as { code: number; stderr: string });
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining('PORT') as string });
  });
});

/** Where a server says that it is. */
const addressOf = async ({ stdout }: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    stdout!.on('data', (piece: string) => {
      said += piece;
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });

/** A server in a process of its own, once it is ready. */
const startProcess = async (settings: Readonly<Record<string, string>>) => {
  const server = run(process.execPath, serverArgs(), {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: folder,
      ...settings,
    },
    timeout: 1_800_000,
  });
  // Also after a test that fails half-way.
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    const { stdout } = await server.catch((error: unknown) => error as { stdout: string });
    expect(errorLines(stdout)).toEqual([]);
  });
  const base = await addressOf(server.child);
  await until(async () =>
    fetch(`${base}/readyz`).then(
      (answered) => answered.ok,
      () => false,
    ),
  );
  return { server, base };
};

describe('what the server says about itself', () => {
  it('tells no secret, and that it is ready, and counts', async () => {
    const { server, base } = await startProcess({ LOG_LEVEL: 'debug' });
    const ana = await newGuest(base, 'Ana');
    const seats = [{ kind: 'me' }, { kind: 'invited' }] as const;
    const { table, invitations } = await ana.api.call('create', { game: 'canals', seats: [...seats] });
    await sit(ana, table);
    const { token } = await ana.api.call('carrySeat', { table, seat: 'p1' });
    const metrics = await (await fetch(`${base}/metrics`)).text();
    for (const name of [
      'requests_total',
      'actions_total',
      'streams',
      'tables',
      'bot_queue',
      'bot_seconds',
      'database_seconds',
    ])
      expect(metrics).toContain(`santiago_${name}`);
    server.child.kill('SIGTERM');
    const { stdout, stderr } = await server;
    expect(stderr).toBe('');
    expect(stdout).toContain('/api/tables/:table/sit');
    for (const secret of [ana.jar.cookie!.split('=')[1]!, invitations.p2!, token, table]) {
      expect(stdout).not.toContain(secret);
      expect(metrics).not.toContain(secret);
    }
  });

  it('is alive but not ready while it stops, until a second signal ends it at once', async () => {
    // Longer than any test: the drain does not end by itself.
    const { server, base } = await startProcess({ DRAIN: '600' });
    const ended = server.catch((error: unknown) => error);
    const answerOf = async (path: string): Promise<readonly [number, string]> => {
      const answered = await fetch(`${base}${path}`);
      return [answered.status, await answered.text()];
    };
    expect(await answerOf('/readyz')).toEqual([200, 'ready\n']);
    server.child.kill('SIGTERM');
    await until(async () => (await answerOf('/readyz'))[0] !== 200);
    expect(await answerOf('/readyz')).toEqual([503, 'stopping\n']);
    expect(await answerOf('/healthz')).toEqual([200, 'ok\n']);
    expect(await answerOf('/api/tables')).toEqual([503, expect.stringContaining('"stopping"')]);
    server.child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1, stderr: '' });
  });
});

describe('house bots', () => {
  const question = (bot: string) => {
    const game = games.get('canals')!;
    const options = { spring: 'chosen', overseer: 'p1', palms: 'off' };
    const state = game.start({ players: 3, preset: 'amigo', options });
    game.play(state, -1, game.encode(game.parse('overseer p1')));
    return { game: 'canals', bot, seat: 'p1', view: game.view(state, 'p1'), told: [] } as const;
  };

  it('answer in threads; those that are too slow or too many say so, and no random bot replaces them', async () => {
    const pool = new BotPool({ threads: 1, queue: 3, patience: 600_000 });
    await pool.ready();
    expect(await pool.choose(question('random'), 'ana')).toMatch(/^spring [A-E][1-4]$/);
    const greedy = Array.from({ length: 8 }, async () => pool.choose(question('random'), 'ana'));
    const modest = pool.choose(question('random'), 'bo');
    const answers = await Promise.allSettled(greedy);
    const busy = answers.filter(({ status }) => status === 'rejected');
    expect(busy.length).toBeGreaterThanOrEqual(4);
    for (const each of busy) expect(each).toMatchObject({ reason: expect.any(BotsBusy) as BotsBusy });
    expect(await modest).toMatch(/^spring/);
    await expect(pool.choose(question('nobody'), 'ana')).rejects.toThrow('nobody');
    await pool.close();
    const hasty = new BotPool({ threads: 1, queue: 3, patience: 1 });
    await expect(hasty.choose(question('random'), 'ana')).rejects.not.toBeInstanceOf(BotsBusy);
    await hasty.close();
  });

  it('that think while the server stops have not failed, so none is replaced', async () => {
    const pool = new BotPool({ threads: 1, queue: 3, patience: 600_000 });
    await pool.ready();
    const settled: string[] = [];
    for (const bot of ['overseer', 'overseer'])
      pool.choose(question(bot), 'ana').then(
        () => settled.push('answered'),
        () => settled.push('failed'),
      );
    await pool.close();
    expect(settled).not.toContain('failed');
  });
});
