import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { newKey, newShare } from '@santiago/protocol';
import { MOST_BY_THE_WAY } from '@santiago/server/src/tables/writing.ts';
import { freePort, startServer, stop } from './processes.ts';
import type { LoopReport } from './watch.ts';

/**
 * Expensive requests that a stranger can make: a table whose log is full of talk, and everything that reads it. Each
 * kind of request is sent alone, then all of them at once, while the server's event loop is watched.
 */
export interface AttackReport {
  /** Events of the table that is requested. */
  readonly events: number;
  /** Each kind of request alone, one after the other. */
  readonly requests: readonly (LoopReport & { readonly request: string; readonly count: number })[];
  /** All kinds at once, from several strangers. */
  readonly together: LoopReport & { readonly count: number; readonly perSecond: number };
  /** The longest that a single request kept the loop busy, in milliseconds of processor time. */
  readonly held: number;
}

export interface AttackOptions {
  readonly folder: string;
  /** Lines said at the table before it is requested. */
  readonly talk: number;
  /** How often each kind of request is sent. */
  readonly times: number;
}

const STRANGERS = 8;
const AT_ONCE = 32;
/** Public tables in the list. */
const LISTED = 200;
const TABLES_EACH = 20;
const LINE = 'a long, long evening of talk, '.repeat(16).trim();

class Stranger {
  private readonly base: string;
  private cookie = '';

  constructor(base: string) {
    this.base = base;
  }

  async arrive(name: string): Promise<this> {
    const answered = await this.send('PUT', '/api/me', { name });
    this.cookie = answered.headers.get('set-cookie')!.split(';')[0]!;
    await answered.text();
    return this;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async ask(method: string, path: string, body?: unknown): Promise<string> {
    return (await this.send(method, path, body)).text();
  }

  async make(seats: number, more: object = {}): Promise<string> {
    const plan = Array.from({ length: seats }, () => ({ kind: 'open' }));
    const made = await this.ask('POST', '/api/tables', { game: 'canals', seats: plan, ...more });
    return (JSON.parse(made) as { table: string }).table;
  }

  async sit(table: string): Promise<void> {
    await this.ask('POST', `/api/tables/${table}/sit`, { share: newShare() });
  }

  /** Reads everything that a stream has after an event, over as many connections as that takes. */
  async resume(table: string, after: number): Promise<void> {
    for (let from = after; ; ) {
      const text = await this.ask('GET', `/api/tables/${table}/stream?once=1&after=${from}`);
      const last = Number.parseInt(text.slice(text.lastIndexOf('\nid: ') + 5), 10);
      if (text.includes('event: here') || !(last > from)) return;
      from = last;
    }
  }
}

/** Does something this many times, several at once. */
const often = async (times: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const reportOf = async (server: ChildProcess): Promise<LoopReport> => {
  const answered = once(server, 'message') as Promise<[LoopReport]>;
  server.send('report');
  return (await answered)[0];
};

interface Scene {
  readonly host: Stranger;
  readonly table: string;
  readonly events: number;
}

/** A table with this many lines of talk, and as many other events from its host. */
const talkative = async (base: string, talk: number): Promise<Scene> => {
  const host = await new Stranger(base).arrive('Ana');
  const bo = await new Stranger(base).arrive('Bo');
  const table = await host.make(2, { chat: true });
  await host.sit(table);
  await bo.sit(table);
  await often(talk, async () => bo.ask('POST', `/api/tables/${table}/say`, { text: LINE, key: newKey() }));
  await often(Math.min(talk, MOST_BY_THE_WAY), async (index) =>
    host.ask('POST', `/api/tables/${table}/mute`, { seat: 'p2', muted: index % 2 === 0 }),
  );
  const seen = JSON.parse(await host.ask('GET', `/api/tables/${table}`)) as { info: { head: number } };
  return { host, table, events: seen.info.head };
};

type Ask = (stranger: Stranger, index: number) => Promise<unknown>;

const kindsOf = ({ table, events, host }: Scene): Readonly<Record<string, Ask>> => ({
  'a stream from the start': async (stranger) => stranger.resume(table, 0),
  'a stream from anywhere': async (stranger, index) => stranger.resume(table, (index * 997) % events),
  'a look at the table': async (stranger) => stranger.ask('GET', `/api/tables/${table}`),
  'a report': async (stranger, index) =>
    stranger.ask('POST', `/api/tables/${table}/report`, { n: 8 + (index % 50), text: 'rude' }),
  'one more line': async () => host.ask('POST', `/api/tables/${table}/say`, { text: 'more', key: newKey() }),
  'the list of tables': async (stranger) => stranger.ask('GET', '/api/tables'),
  'my tables': async () => host.ask('GET', '/api/me/tables'),
  'my export': async () => host.ask('GET', '/api/me/export'),
  'a new table': async (stranger) => stranger.make(4),
});

/** Starts its own server and attacks it. */
export const attack = async ({ folder, talk, times }: AttackOptions): Promise<AttackReport> => {
  const port = await freePort();
  const server = await startServer({ port, folder, watched: true, settings: { DRAIN: '0' } });
  try {
    const base = `http://127.0.0.1:${port}`;
    // Code that has not run yet is slow for everybody: that is not the attack's doing.
    const warm = kindsOf(await talkative(base, Math.min(talk, 300)));
    const scene = await talkative(base, talk);
    const strangers = await Promise.all(
      Array.from({ length: STRANGERS }, async (_, index) => new Stranger(base).arrive(`Eve ${index}`)),
    );
    await often(Math.min(LISTED, talk), async (index) => {
      const stranger = strangers[Math.floor(index / TABLES_EACH) % STRANGERS]!;
      return stranger.make(3, { public: true });
    });
    const kinds = kindsOf(scene);
    for (let round = 0; round < times; round++)
      for (const ask of Object.values(warm)) await ask(strangers[0]!, round);
    const requests = [];
    for (const [request, ask] of Object.entries(kinds)) {
      await reportOf(server);
      for (let index = 0; index < times; index++) await ask(strangers[0]!, index);
      requests.push({ request, count: times, ...(await reportOf(server)) });
    }
    const start = performance.now();
    const count = times * Object.keys(kinds).length;
    await Promise.all(
      strangers.map(async (stranger, which) => {
        for (let index = 0; index < count / STRANGERS; index++) {
          const all = Object.values(kinds);
          await all[(which + index) % all.length]!(stranger, index);
        }
      }),
    );
    const perSecond = (1000 * count) / (performance.now() - start);
    const together = { count, perSecond, ...(await reportOf(server)) };
    const held = Math.max(...requests.map((each) => each.held));
    return { events: scene.events, requests, together, held };
  } finally {
    await stop(server);
  }
};

/** For people. */
export const attackText = ({ events, requests, together, held }: AttackReport): string[] => {
  const line = (name: string, loop: LoopReport): string =>
    `  ${name.padEnd(24)} ${loop.held.toFixed(1).padStart(6)} ms of CPU, late by ${loop.p50.toFixed(1)} ms ` +
    `(p99 ${loop.p99.toFixed(1)}, worst ${loop.worst.toFixed(1)}), longest collection ${loop.collected.toFixed(1)}`;
  return [
    `a stranger at a table of ${events} events; the most that one round of the loop took:`,
    ...requests.map((each) => line(each.request, each)),
    line(`all at once, ${together.perSecond.toFixed(0)}/s`, together),
    `the longest that a request alone held the loop: ${held.toFixed(1)} ms (to stay below 20)`,
  ];
};
