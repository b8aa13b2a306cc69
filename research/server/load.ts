import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { FastRandom, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { Follower, newKey, newShare, type TableEvent } from '@santiago/protocol';
import { games } from '@santiago/server/src/games.ts';

/**
 * A load generator, in its own process: `node load.ts '{"ports":[8080],…}'`. Tables of four clients, each with its
 * own guest; the client whose turn it is answers at random. It prints `ready` when all tables are set up, then
 * follows the commands it reads: `play`, `measure`, and `end`, after which it prints one line of JSON, but not before
 * its first action was acknowledged.
 */
export interface LoadOptions {
  readonly ports: readonly number[];
  /** Addresses of this machine that are used in turn: one has ports for 28,000 connections. */
  readonly hosts: readonly string[];
  /**
   * The clients of a table connect to different processes; otherwise to the same one, as behind deploy/nginx.conf.
   */
  readonly apart: boolean;
  readonly tables: number;
  /** Clients of a table that hold a stream. */
  readonly streams: number;
  /** Milliseconds between two actions at a table, on average. */
  readonly every: number;
  readonly seed: number;
}

export interface LoadReport {
  /** Milliseconds until each action was acknowledged, for the actions during the measurement. */
  readonly times: readonly number[];
  readonly errors: number;
  readonly firstError: string | null;
  readonly events: number;
}

const PLAYERS = 4;
const AT_ONCE = 128;
const GAME = 'canals';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | null;
}

interface Door {
  readonly host: string;
  readonly port: number;
}

const send = async (door: Door, method: string, path: string, cookie: string | null, body: unknown) =>
  new Promise<Reply>((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers: Record<string, string | number> = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    if (cookie !== null) headers['cookie'] = cookie;
    const call = request({ ...door, method, path, headers, agent }, (response) => {
      let whole = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        whole += piece;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: whole,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
        }),
      );
    });
    call.on('error', reject);
    call.end(text);
  });

/** Milliseconds between two attempts, and how many there are, while the server says that it cannot store anything. */
const PAUSE_MS = 1000;
const ATTEMPTS = 60;

/** What people do before they play. As every client does, it tries again if the server asks for that. */
const must = async (...args: Parameters<typeof send>): Promise<Reply> => {
  for (let attempt = 1; ; attempt++) {
    const reply = await send(...args);
    if (reply.status === 200) return reply;
    if (reply.status !== 503 || attempt === ATTEMPTS)
      throw new Error(`${args[2]}: ${reply.status} ${reply.body}`);
    await sleep(PAUSE_MS);
  }
};

interface StreamEars {
  line(text: string): void;
  lost(why: string): void;
}

/** A stream over a plain socket, read line by line. HTTP 1.0, so that no proxy inserts chunk sizes. */
const openStream = ({ host, port }: Door, path: string, cookie: string, ears: StreamEars): Socket => {
  const socket = connect(port, host);
  socket.on('error', (error) => ears.lost(String(error)));
  socket.on('end', () => ears.lost('the server has ended a stream'));
  let rest = '';
  socket.setEncoding('latin1');
  socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  socket.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const each of lines) ears.line(each);
  });
  return socket;
};

class BenchTable {
  private readonly options: LoadOptions;
  private readonly tally: Tally;
  private readonly index: number;
  private readonly random: FastRandom;
  private readonly cookies: string[] = [];
  private readonly sockets: Socket[] = [];
  private readonly heads = Array.from({ length: PLAYERS }, () => 0);
  private follower = new Follower(games.get(GAME)!, 'p1');
  private id = '';
  private timer: NodeJS.Timeout | null = null;
  private due: { readonly seat: Seat; readonly decision: number } | null = null;
  /** By client: the next data is not an event. */
  private readonly skips = Array.from({ length: PLAYERS }, () => false);

  constructor(options: LoadOptions, tally: Tally, index: number) {
    this.options = options;
    this.tally = tally;
    this.index = index;
    this.random = new FastRandom(options.seed, index);
  }

  /** The process for requests about the table; its name decides, whoever asks. */
  private door(seat: number): Door {
    const { ports, apart } = this.options;
    const port = ports[apart ? (this.index + seat) % ports.length : crc32(this.id) % ports.length]!;
    return { host: this.host(seat), port };
  }

  /** The process for all other requests: any of them. */
  private anyDoor(seat: number): Door {
    const { ports } = this.options;
    return { host: this.host(seat), port: ports[(this.index + seat) % ports.length]! };
  }

  private host(seat: number): string {
    const { hosts } = this.options;
    return hosts[(this.index + seat) % hosts.length]!;
  }

  async enter(): Promise<void> {
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { cookie } = await must(this.anyDoor(seat), 'PUT', '/api/me', null, {
        name: `Guest ${seat + 1}`,
      });
      this.cookies.push(cookie!);
    }
    await this.sitDown();
  }

  private async sitDown(): Promise<void> {
    const seats = Array.from({ length: PLAYERS }, () => ({ kind: 'open' }));
    const body = { game: GAME, seats };
    const created = await must(this.anyDoor(0), 'POST', '/api/tables', this.cookies[0]!, body);
    this.id = (JSON.parse(created.body) as { table: string }).table;
    this.follower = new Follower(games.get(GAME)!, 'p1');
    this.heads.fill(0);
    for (const [index, seat] of seatsOf(PLAYERS).entries()) {
      const door = this.door(index);
      await must(door, 'POST', `/api/tables/${this.id}/sit`, this.cookies[index]!, {
        seat,
        share: newShare(),
        key: newKey(),
      });
      if (index >= this.options.streams) continue;
      const path = `/api/tables/${this.id}/stream?as=${seat}&after=0`;
      const ears = {
        line: (line: string) => this.hear(index, line),
        lost: (why: string) => this.tally.fail(why),
      };
      const socket = openStream(door, path, this.cookies[index]!, ears);
      this.sockets.push(socket);
      await once(socket, 'data');
    }
  }

  private hear(index: number, line: string): void {
    // Presence comes in a message without a number; its data is not an event.
    if (line.startsWith('event: ')) this.skips[index] = true;
    else if (this.skips[index] === true && line.startsWith('data: ')) this.skips[index] = false;
    else if (line.startsWith('id: ')) {
      const n = Number(line.slice(4));
      if (n !== this.heads[index]! + 1) this.tally.fail(`event ${n} after ${this.heads[index]}`);
      this.heads[index] = n;
      this.tally.heard();
    } else if (index === 0 && line.startsWith('data: ')) {
      const event = JSON.parse(line.slice(6)) as TableEvent;
      this.follower.hear(event);
      if (event.kind === 'over') this.again();
      else this.plan(event.n);
    }
  }

  /** After a table is over, the same four start another one. */
  private again(): void {
    for (const socket of this.sockets.splice(0)) socket.destroy();
    this.sitDown().catch((error: unknown) => this.tally.fail(String(error)));
  }

  private plan(n: number): void {
    const [seat, decision] = Object.entries(this.follower.info?.turn ?? {})[0] ?? [];
    if (decision !== n) return;
    this.due = { seat: seat as Seat, decision };
    if (this.tally.playing) this.wait(this.options.every * (0.5 + this.random.below(1000) / 1000));
  }

  /** The first action comes at a random time, so that tables do not play in step. */
  play(): void {
    if (this.timer === null) this.wait((this.options.every * this.random.below(1000)) / 1000);
  }

  private wait(time: number): void {
    const { due } = this;
    if (due === null) return;
    const { seat, decision } = due;
    this.timer = setTimeout(() => {
      this.act(seat, decision).catch((error: unknown) => this.tally.fail(String(error)));
    }, time);
  }

  private async act(seat: Seat, decision: number): Promise<void> {
    const game = games.get(GAME)!;
    const index = seatIndex(seat);
    const action = game.format(game.decode(game.sample(this.follower.state, index, this.random)));
    const start = performance.now();
    const body = { seat, decision, action, key: newKey() };
    const reply = await send(
      this.door(index),
      'POST',
      `/api/tables/${this.id}/act`,
      this.cookies[index]!,
      body,
    );
    if (reply.status === 200) this.tally.acknowledged(performance.now() - start);
    else this.tally.fail(`${action}: ${reply.status} ${reply.body.slice(0, 200)}`);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }
}

class Tally {
  playing = false;
  measuring = false;
  errors = 0;
  firstError: string | null = null;
  events = 0;
  readonly times: number[] = [];
  private begin: () => void = () => undefined;
  /** Until an action of the measurement is acknowledged, or something has failed. */
  readonly begun = new Promise<void>((resolve) => {
    this.begin = resolve;
  });

  acknowledged(time: number): void {
    if (!this.measuring) return;
    this.times.push(Math.round(100 * time) / 100);
    this.begin();
  }

  heard(): void {
    if (this.measuring) this.events++;
  }

  fail(text: string): void {
    this.errors++;
    this.firstError ??= text;
    this.begin();
  }
}

const run = async (options: LoadOptions): Promise<LoadReport> => {
  const tally = new Tally();
  const tables = Array.from({ length: options.tables }, (_, index) => new BenchTable(options, tally, index));
  const waiting = [...tables];
  const worker = async (): Promise<void> => {
    for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.enter();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  process.stdout.write('ready\n');
  for await (const order of createInterface({ input: process.stdin })) {
    if (order === 'play') {
      tally.playing = true;
      for (const table of tables) table.play();
    } else if (order === 'measure') tally.measuring = true;
    else break;
  }
  // Where the time was short, or the machine stood still, there is nothing to report yet.
  if (tables.length > 0) await tally.begun;
  tally.measuring = false;
  for (const table of tables) table.close();
  agent.destroy();
  const { times, errors, firstError, events } = tally;
  return { times, errors, firstError, events };
};

if (import.meta.main) {
  const report = await run(JSON.parse(process.argv[2]!) as LoadOptions);
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}
