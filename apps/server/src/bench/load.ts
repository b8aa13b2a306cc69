import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { FastRandom, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { Follower, newKey, newShare, type TableEvent } from '@santiago/protocol';
import { games } from '../games.ts';

/**
 * The load generator, in a process of its own: `node load.ts '{"ports":[8080],…}'`. Tables of four clients, each with
 * its own guest and stream; whoever is on turn answers at random. Prints one line of JSON.
 */
export interface LoadOptions {
  readonly ports: readonly number[];
  /** The clients of a table come to different processes; else they meet in one, as behind deploy/nginx.conf. */
  readonly apart: boolean;
  readonly tables: number;
  /** Milliseconds between two actions at a table, on average. */
  readonly every: number;
  readonly warmUp: number;
  readonly measure: number;
  readonly seed: number;
}

export interface LoadReport {
  /** Acknowledged while measuring, in all and by port. */
  readonly actions: number;
  readonly byPort: readonly number[];
  readonly errors: number;
  readonly firstError: string | null;
  readonly events: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly from: number;
  readonly to: number;
}

const PLAYERS = 4;
const AT_ONCE = 128;
const GAME = 'canals';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | null;
}

const send = async (port: number, method: string, path: string, cookie: string | null, body: unknown) =>
  new Promise<Answered>((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers: Record<string, string | number> = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    if (cookie !== null) headers['cookie'] = cookie;
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
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

const must = async (...args: Parameters<typeof send>): Promise<Answered> => {
  const answered = await send(...args);
  if (answered.status !== 200) throw new Error(`${args[2]}: ${answered.status} ${answered.body}`);
  return answered;
};

interface StreamEars {
  line(text: string): void;
  lost(why: string): void;
}

/** A stream over a bare socket, read line by line: chunk sizes are lines that nobody looks at. */
const openStream = (port: number, path: string, cookie: string, ears: StreamEars): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', (error) => ears.lost(String(error)));
  socket.on('end', () => ears.lost('the server has ended a stream'));
  let rest = '';
  socket.setEncoding('latin1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`);
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
  private skips = false;

  constructor(options: LoadOptions, tally: Tally, index: number) {
    this.options = options;
    this.tally = tally;
    this.index = index;
    this.random = new FastRandom(options.seed, index);
  }

  /** Where requests about the table come to; its name says which process that is, whoever asks. */
  private port(seat: number): number {
    const { ports, apart } = this.options;
    return ports[apart ? (this.index + seat) % ports.length : crc32(this.id) % ports.length]!;
  }

  /** Where all other requests come to: anywhere. */
  private anyPort(seat: number): number {
    const { ports } = this.options;
    return ports[(this.index + seat) % ports.length]!;
  }

  async enter(): Promise<void> {
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { cookie } = await must(this.anyPort(seat), 'PUT', '/api/me', null, {
        name: `Guest ${seat + 1}`,
      });
      this.cookies.push(cookie!);
    }
    await this.sitDown();
  }

  private async sitDown(): Promise<void> {
    const seats = Array.from({ length: PLAYERS }, () => ({ kind: 'open' }));
    const body = { game: GAME, seats };
    const created = await must(this.anyPort(0), 'POST', '/api/tables', this.cookies[0]!, body);
    this.id = (JSON.parse(created.body) as { table: string }).table;
    this.follower = new Follower(games.get(GAME)!, 'p1');
    this.heads.fill(0);
    for (const [index, seat] of seatsOf(PLAYERS).entries()) {
      const port = this.port(index);
      await must(port, 'POST', `/api/tables/${this.id}/sit`, this.cookies[index]!, {
        seat,
        share: newShare(),
      });
      const path = `/api/tables/${this.id}/stream?as=${seat}&after=0`;
      const ears = {
        line: (line: string) => this.hear(index, line),
        lost: (why: string) => this.tally.fail(why),
      };
      const socket = openStream(port, path, this.cookies[index]!, ears);
      this.sockets.push(socket);
      await once(socket, 'data');
    }
  }

  private hear(index: number, line: string): void {
    // Who is here stands in a message without a number; its data is no event.
    if (line.startsWith('event: ')) this.skips = true;
    else if (this.skips && line.startsWith('data: ')) this.skips = false;
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

  /** A table that is over is followed by another for the same four. */
  private again(): void {
    for (const socket of this.sockets.splice(0)) socket.destroy();
    this.sitDown().catch((error: unknown) => this.tally.fail(String(error)));
  }

  private plan(n: number): void {
    const [seat, decision] = Object.entries(this.follower.info?.turn ?? {})[0] ?? [];
    if (decision !== n) return;
    const wait = this.options.every * (0.5 + this.random.below(1000) / 1000);
    this.timer = setTimeout(() => {
      this.act(seat as Seat, decision).catch((error: unknown) => this.tally.fail(String(error)));
    }, wait);
  }

  private async act(seat: Seat, decision: number): Promise<void> {
    const game = games.get(GAME)!;
    const index = seatIndex(seat);
    const action = game.format(game.decode(game.sample(this.follower.state, index, this.random)));
    const port = this.port(index);
    const start = performance.now();
    const body = { seat, decision, action, key: newKey() };
    const answered = await send(port, 'POST', `/api/tables/${this.id}/act`, this.cookies[index]!, body);
    if (answered.status === 200) this.tally.acknowledged(port, performance.now() - start);
    else this.tally.fail(`${action}: ${answered.status} ${answered.body.slice(0, 200)}`);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }
}

class Tally {
  measuring = false;
  errors = 0;
  firstError: string | null = null;
  events = 0;
  readonly times: number[] = [];
  readonly ports = new Map<number, number>();

  acknowledged(port: number, time: number): void {
    if (!this.measuring) return;
    this.times.push(time);
    this.ports.set(port, (this.ports.get(port) ?? 0) + 1);
  }

  heard(): void {
    if (this.measuring) this.events++;
  }

  fail(text: string): void {
    this.errors++;
    this.firstError ??= text;
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
  await pause(options.warmUp);
  tally.measuring = true;
  const from = Date.now();
  process.stdout.write('measuring\n');
  await pause(options.measure);
  tally.measuring = false;
  const to = Date.now();
  process.stdout.write('measured\n');
  for (const table of tables) table.close();
  agent.destroy();
  const sorted = tally.times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    actions: sorted.length,
    byPort: options.ports.map((port) => tally.ports.get(port) ?? 0),
    errors: tally.errors,
    firstError: tally.firstError,
    events: tally.events,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    from,
    to,
  };
};

if (import.meta.main) {
  const report = await run(JSON.parse(process.argv[2]!) as LoadOptions);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(0);
}
