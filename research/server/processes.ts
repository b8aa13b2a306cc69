import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Processes that a bench starts, and what Linux says about them. */

const BUILD = fileURLToPath(new URL('../../scripts/build-server.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built server. It is built now if that is necessary, unless somebody says that it has just been. */
const builtServer = (): string => {
  if (process.env['BUILT_SERVER'] === undefined) {
    execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 2, 2] });
    process.env['BUILT_SERVER'] = BUILT;
  }
  return process.env['BUILT_SERVER'];
};

/** What Node is told to run for a server. Node 22 would warn that its SQLite is new, among what the server itself says. */
export const serverArgs = (): readonly string[] => ['--disable-warning=ExperimentalWarning', builtServer()];
const WATCH = new URL('./watch.ts', import.meta.url).href;
/** Clock ticks a second, as Linux counts the time of a process. */
const TICKS = 100;
export const PAGE = 4096;

export const openFiles = (): number => {
  const line = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'));
  return Number(line?.[1] ?? 0);
};

/** The fields of a process after its name: state, parent, … */
const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

/** Processor time of a process since it began, in milliseconds. */
export const cpuMs = (pid: number): number => {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
};

export const rssMb = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE) / 1024 / 1024;

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** Processor time of a process and of all its children, in milliseconds, including those that have ended. */
export const familyCpuMs = (parent: number): number => {
  const fields = statOf(parent);
  const ended = ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return parentOf(Number(name)) === parent ? cpuMs(Number(name)) : 0;
      } catch {
        // It has ended meanwhile.
        return 0;
      }
    });
  return cpuMs(parent) + ended + running.reduce((total, each) => total + each, 0);
};

/** The PostgreSQL process that has started all others; null if the server runs on another machine. */
export const databaseProcess = async (url: string): Promise<number | null> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0]!.pid);
  } catch {
    return null;
  } finally {
    await client.end();
  }
};

export const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A child process that ends when we end, in whatever way. */
export const own = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void => {
  const kill = (): void => {
    child.kill(signal);
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
};

export interface BenchServerOptions {
  readonly port: number;
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Its event loop is watched, and it answers over its channel (`watch.ts`). */
  readonly watched?: boolean;
}

/** A separate server whose limits a bench does not reach. */
export const startServer = async ({
  port,
  folder,
  databaseUrl,
  settings = {},
  watched = false,
}: BenchServerOptions): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...(watched ? ['--import', WATCH] : []), ...serverArgs()], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA: folder,
      LOG_LEVEL: 'error',
      GUEST_RATE: '100000',
      ADDRESS_RATE: '1000000',
      ADDRESS_STREAMS: '1000000',
      ADDRESS_TABLES: '1000000',
      GUEST_BYTES: '1000000000000',
      ADDRESS_BYTES: '1000000000000',
      STREAMS: '1000000',
      ...settings,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(watched ? (['ipc'] as const) : [])],
  });
  own(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (piece: Buffer) => {
      if (piece.toString().includes('is served at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
};

export const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};
