import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type * as Games from '@santiago/games';
import { FastRandom, formatResult, type Seat, seatIndex } from '@santiago/kernel';
import { type Client, client, Follower, newKey, newShare, type TableEvent } from '@santiago/protocol';
import { readConfig, startServer } from '@santiago/server';
import type { GameEntry } from '@santiago/table/game-entry.ts';
import { pearls, type PearlsTypes } from '@santiago/kernel/laws';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMatch } from '../src/matchfile.ts';
import { runProgram } from '../src/program.ts';
import { faultOf, freshFolder, resultIn, typedIn } from './santiago.ts';

/**
 * A third game is a package and an entry in the registration. The package here is the toy game of the test kit, and
 * this is its entry. Nothing else knows the game: no picture, no bots, no judge, no setting of a tool.
 */
vi.mock('@santiago/games', async (original) => {
  const { PLUGINS } = await original<typeof Games>();
  const { randomRoster } = await import('@santiago/bots');
  const { pearls: game } = await import('@santiago/kernel/laws');
  const plugin: Games.GamePlugin = {
    name: 'pearls',
    program: async (): Promise<GameEntry<PearlsTypes>> => ({
      game,
      title: 'Pearls',
      players: 3,
      dealsSeats: false,
      bots: randomRoster(game),
      usualBot: 'random',
      judge: null,
    }),
  };
  return { PLUGINS: [...PLUGINS, plugin] };
});

/** Runs the program in this process, where the third game is registered; gives what it printed. */
const printed = async (...args: readonly string[]): Promise<string> => {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    expect(await runProgram(args)).toBe(0);
  } finally {
    write.mockRestore();
  }
  return text;
};

/** The same with lines that somebody types. */
const typed = async (lines: readonly string[], ...args: readonly string[]): Promise<string> => {
  const keyboard = Object.assign(new PassThrough(), { isTTY: false });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(keyboard as unknown as typeof process.stdin);
  keyboard.end(`${lines.join('\n')}\n`);
  return printed(...args);
};

afterEach(() => vi.restoreAllMocks());

describe('a third game in the terminal', () => {
  let file = '';

  beforeAll(async () => {
    const folder = freshFolder();
    await printed('simulate', 'pearls', '--games', '1', '--seed', '7', '--out', folder);
    file = path.join(folder, readdirSync(folder)[0]!);
  });

  it('is simulated, and its files are read back', async () => {
    const { game, file: match } = openMatch(file);
    expect(game.title).toBe('Pearls');
    expect(formatResult(game.game.outcome(match.state)!)).toBe(resultIn(readFileSync(file, 'utf8')));
    const replayed = JSON.parse(await printed('replay', file, '--json')) as { over: boolean; result: string };
    expect(replayed).toMatchObject({
      game: 'pearls',
      over: true,
      result: resultIn(readFileSync(file, 'utf8')),
    });
  });

  it('is played at the keyboard: the same answers come to the same result', async () => {
    const saved = path.join(freshFolder(), 'match.santiago');
    const answers = typedIn(file).map(({ text }) => text);
    const args = ['play', 'pearls', '--seats', 'human', '--seed', '7/1', '--file', saved];
    const text = await typed(['?', ...answers], ...args);
    expect(text).toContain('Pearls. pearls, 3 players');
    expect(text).toContain('  bid 0\n  bid 1\n');
    expect(text).toContain('  shells: 1\n  seats: [{"pearl":3,');
    expect(resultIn(readFileSync(saved, 'utf8'))).toBe(resultIn(readFileSync(file, 'utf8')));
  });

  it('is among the games and the options of the help, and is counted', async () => {
    expect(await printed('simulate', '--help')).toMatch(
      /pearls: 2 to 3 players\n +presets +short, long\n +coins= /,
    );
    const counted = JSON.parse(await printed('census', 'pearls', '--depth', '2', '--json')) as {
      levels: { lines: number }[];
    };
    expect(counted.levels.map(({ lines }) => lines).at(-1)).toBeGreaterThan(1);
  });

  it('says that it has no review yet', async () => {
    expect((await faultOf(['review', file])).message).toBe('Matches of pearls cannot be reviewed yet.');
  });
});

describe('a third game at a table of the server', () => {
  /** A guest whose requests carry the one cookie there is, as a browser's do. */
  const enter = async (base: string, name: string): Promise<Client> => {
    let cookie = '';
    const api = client({
      base,
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        if (cookie !== '') headers.set('cookie', cookie);
        if (init?.method !== 'GET') headers.set('origin', base);
        const response = await fetch(input, { ...init, headers });
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        return response;
      },
    });
    await api.call('enter', { name });
    return api;
  };

  /** Plays a seat at random until the match is over; gives the result that it heard. */
  const playSeat = (api: Client, table: string, seat: Seat): Promise<readonly number[]> => {
    const follower = new Follower<PearlsTypes>(pearls, seat);
    const random = new FastRandom(1 + seatIndex(seat));
    return new Promise((resolve, reject) => {
      const hear = (event: TableEvent): void => {
        follower.hear(event);
        if (event.kind === 'over') {
          stop();
          resolve(event.outcome.points);
        }
        const decision = follower.info?.turn[seat];
        if (follower.state === null || decision !== event.n) return;
        const action = pearls.format(pearls.decode(pearls.sample(follower.state, seatIndex(seat), random)));
        api.call('act', { table, seat, decision, action, key: newKey() }).catch(reject);
      };
      const stop = api.follow({ table, as: seat, after: 0 }, { event: hear });
    });
  };

  it('is offered, and two people play it to its end', async () => {
    const folder = freshFolder();
    const settings = { PORT: '0', HOST: '127.0.0.1', DATA: folder, LOG_LEVEL: 'silent', BOT_THREADS: '1' };
    const server = await startServer(readConfig(settings), path.join(folder, 'web'));
    try {
      const base = `http://127.0.0.1:${server.port}`;
      const [ana, bo] = [await enter(base, 'Ana'), await enter(base, 'Bo')];
      const { table } = await ana.call('create', {
        game: 'pearls',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      await ana.call('sit', { table, share: newShare() });
      await bo.call('sit', { table, share: newShare() });
      const [points, alike] = await Promise.all([playSeat(ana, table, 'p1'), playSeat(bo, table, 'p2')]);
      expect(points).toHaveLength(2);
      expect(alike).toEqual(points);
      expect(await ana.call('file', { table })).toContain('[Game "pearls"]');
    } finally {
      await server.stop();
    }
  });
});
