import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastRandom, type Seat, SEATS, seatIndex, type Viewer } from '@santiago/kernel';
import {
  type Client,
  client,
  Follower,
  type Input,
  newKey,
  newShare,
  Refused,
  type TableEvent,
} from '@santiago/protocol';
import { type Config, readConfig } from '../src/config.ts';
import { games } from '../src/games.ts';
import { type Server, startServer } from '../src/server.ts';
import { noteErrors } from './log.ts';

/** A server for tests, on a free port with a folder of its own. */
export interface TestHouse {
  readonly server: Server;
  readonly base: string;
  readonly folder: string;
  stop(): Promise<void>;
}

export const quickConfig = (folder: string, settings: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: folder,
    LOG_LEVEL: 'silent',
    BOT_DELAY: '0-1',
    BOT_PATIENCE: '600000',
    ADVANCE_DELAY: '0-1',
    DRAIN: '0',
    GUEST_RATE: '10000',
    ADDRESS_RATE: '100000',
    ADDRESS_STREAMS: '10000',
    ADDRESS_TABLES: '10000',
    GUEST_BYTES: '1000000000',
    ADDRESS_BYTES: '1000000000',
    ...settings,
  });

/** Starts a server in this process; the test notices if it logs an error. */
export const startHere = async (config: Config, web: string): Promise<Server> => {
  const server = await startServer(config, web);
  noteErrors(server.app);
  return server;
};

export const openHouse = async (settings: Readonly<Record<string, string>> = {}): Promise<TestHouse> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-'));
  const server = await startHere(quickConfig(folder, settings), path.join(folder, 'web'));
  return {
    server,
    base: `http://127.0.0.1:${server.port}`,
    folder,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

/** `fetch` with a memory for the one cookie, as a browser has. */
export const browserFetch = (base: string): { readonly fetch: typeof fetch; cookie: string | null } => {
  const jar: { fetch: typeof fetch; cookie: string | null } = {
    cookie: null,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (jar.cookie !== null) headers.set('cookie', jar.cookie);
      if (init?.method !== 'GET') headers.set('origin', base);
      const response = await fetch(input, { ...init, headers });
      const set = response.headers.get('set-cookie');
      if (set !== null) jar.cookie = set.split(';')[0]!;
      return response;
    },
  };
  return jar;
};

export interface Guest {
  readonly name: string;
  readonly api: Client;
  readonly jar: ReturnType<typeof browserFetch>;
}

export const newGuest = async (base: string, name: string): Promise<Guest> => {
  const jar = browserFetch(base);
  const api = client({ base, fetch: jar.fetch });
  await api.call('enter', { name });
  return { name, api, jar };
};

/** A page that plays at random: it follows the stream as its seat and answers every decision of it. */
export class Player {
  readonly follower: Follower<never>;
  readonly heard: TableEvent[] = [];
  readonly refused: Refused[] = [];
  readonly over: Promise<void>;
  plays = true;
  private readonly stopFollowing: () => void;
  private readonly random: FastRandom;
  private finish: () => void = () => undefined;

  readonly guest: Guest;
  readonly table: string;
  readonly viewer: Viewer;

  constructor(guest: Guest, table: string, viewer: Viewer, seed = 1) {
    this.guest = guest;
    this.table = table;
    this.viewer = viewer;
    this.random = new FastRandom(seed);
    this.follower = new Follower(games.get('canals') as never, viewer);
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.stopFollowing = guest.api.follow(
      { table, as: viewer, after: 0 },
      { event: (event) => this.hear(event) },
    );
  }

  stop(): void {
    this.stopFollowing();
  }

  private hear(event: TableEvent): void {
    this.heard.push(event);
    this.follower.hear(event);
    if (event.kind === 'over' || event.kind === 'abandoned') {
      this.stop();
      this.finish();
    } else if (event.kind === 'row' || event.kind === 'started' || event.kind === 'undone') {
      void this.play(event.n);
    }
  }

  private async play(n: number): Promise<void> {
    const decision = this.viewer === 'spectator' ? undefined : this.follower.info?.turn[this.viewer];
    if (!this.plays || decision !== n) return;
    await this.act(decision);
  }

  /** Answers with any legal action. */
  async act(decision: number): Promise<number | null> {
    const game = games.get('canals')!;
    const seat = this.viewer as Seat;
    const code = game.sample(this.follower.state, seatIndex(seat), this.random);
    const action = game.format(game.decode(code));
    try {
      return (await this.guest.api.call('act', { table: this.table, seat, decision, action, key: newKey() }))
        .n;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused.push(error);
      return null;
    }
  }
}

export const sit = async (guest: Guest, table: string, seat?: Seat): Promise<Seat> =>
  (await guest.api.call('sit', { table, share: newShare(), ...(seat === undefined ? {} : { seat }) })).seat;

/** A started table: the first guest makes it, all sit down in order. */
export const startTable = async (
  guests: readonly Guest[],
  more: Partial<Input<'create'>> = {},
): Promise<string> => {
  const [host] = guests;
  const { table } = await host!.api.call('create', {
    game: 'canals',
    seats: guests.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' })),
    options: { overseer: 'p1' },
    ...more,
  });
  for (const [index, guest] of guests.entries()) await sit(guest, table, SEATS[index]);
  return table;
};

/** The refusal that a call ends with. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
};

/** Answers the seat's present decision. */
export const act = async (
  guest: Guest,
  table: string,
  seat: Seat,
  action: string,
  key = newKey(),
): Promise<number> => {
  const { info } = await guest.api.call('table', { table });
  return (await guest.api.call('act', { table, seat, decision: info.turn[seat] ?? 0, action, key })).n;
};

/** Waits until something holds; the test's own time limit is the end of it. */
export const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
