import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A real PostgreSQL server for tests: the one in DATABASE_URL, else one started here. */
export interface TestPostgres {
  /** Makes an empty database and gives its URL. */
  fresh(): Promise<string>;
  /** Ends the server at once, or lets it end in peace, and starts it again. */
  restart(mode: 'immediate' | 'fast'): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const USER = 'postgres';

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

const binaries = (): string | null => {
  if (spawnSync('initdb', ['--version']).status === 0) return '';
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : path.join(DEBIAN, newest, 'bin');
};

const isRoot = process.getuid?.() === 0;

const install = (): string => {
  const found = binaries();
  if (found !== null) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = binaries();
  if (installed === null)
    throw new Error('Install PostgreSQL (on Debian: apt install postgresql), or set DATABASE_URL.');
  return installed;
};

const userId = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));

const emptyDatabases = (url: string): (() => Promise<string>) => {
  let made = 0;
  return async () => {
    const name = `santiago_test_${process.pid}_${++made}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    const fresh = new URL(url);
    fresh.pathname = `/${name}`;
    return fresh.toString();
  };
};

export const startPostgres = async (): Promise<TestPostgres> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) {
    const cannot = async (): Promise<void> =>
      Promise.reject(new Error('This database server is not ours to restart.'));
    return { fresh: emptyDatabases(given), restart: cannot, stop: async () => Promise.resolve() };
  }
  const bin = install();
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-pg-'));
  const data = path.join(folder, 'data');
  // PostgreSQL does not run as root.
  const owner = isRoot ? { uid: userId('-u'), gid: userId('-g') } : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = async (program: string, args: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn(path.join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
      );
    });
  await run('initdb', ['-D', data, '-U', 'santiago', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  // Not before, so that nobody else takes it meanwhile.
  const port = await freePort();
  // Processes end in a test, the machine does not: nothing has to reach the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60 -c fsync=off`;
  const start = async (): Promise<void> =>
    run('pg_ctl', ['-D', data, '-w', '-t', '600', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  const end = async (mode: string): Promise<void> =>
    run('pg_ctl', ['-D', data, '-w', '-t', '600', '-m', mode, 'stop']);
  await start();
  return {
    fresh: emptyDatabases(`postgres://santiago@127.0.0.1:${port}/postgres`),
    restart: async (mode) => {
      await end(mode);
      await start();
    },
    stop: async () => {
      await end('immediate');
      rmSync(folder, { recursive: true });
    },
  };
};
