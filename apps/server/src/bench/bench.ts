import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LoadOptions, LoadReport } from './load.ts';

/** `npm run bench -- server --json`: server and load generator as processes of their own on this machine. */

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
/** Clock ticks a second, as Linux counts the time of a process. */
const TICKS = 100;
const PAGE = 4096;

export interface ServerBenchOptions {
  readonly tables: number;
  readonly every: number;
  /** Seconds. */
  readonly measure: number;
  readonly runs: number;
  readonly processes: number;
  /** The clients of a table come to different processes. */
  readonly apart: boolean;
  readonly databaseUrl?: string;
}

export interface ServerBenchRun {
  readonly tables: number;
  readonly streams: number;
  readonly actionsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly errors: number;
  readonly firstError: string | null;
  /** Of all server processes together. */
  readonly cpuMsPerAction: number;
  readonly rssMb: number;
  /** Each process's share of the actions, between 0 and 1. */
  readonly shares: readonly number[];
}

export interface ServerBenchReport {
  readonly machine: { readonly cpus: number; readonly openFiles: number };
  readonly fdatasyncMs: { readonly median: number; readonly p99: number };
  readonly runs: readonly ServerBenchRun[];
  /** The run with the least CPU an action. */
  readonly best: ServerBenchRun;
}

export const STANDARD: ServerBenchOptions = {
  tables: 2000,
  every: 5000,
  measure: 60,
  runs: 3,
  processes: 1,
  apart: false,
};

const openFiles = (): number => {
  const line = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'));
  return Number(line?.[1] ?? 0);
};

/** What the disk alone costs: a small write and `fdatasync`. */
const rawSync = (folder: string): { median: number; p99: number } => {
  const file = openSync(path.join(folder, 'sync'), 'w');
  const block = Buffer.alloc(PAGE, 1);
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, block);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  closeSync(file);
  return { median: times[100]!, p99: times[197]! };
};

const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
};

const rssMb = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE) / 1024 / 1024;

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A child that does not outlive us, however we end. */
const own = (child: ChildProcess): void => {
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
};

const startServer = async (port: number, folder: string, databaseUrl?: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA: folder,
      LOG_LEVEL: 'error',
      GUEST_RATE: '100000',
      ADDRESS_RATE: '1000000',
      ADDRESS_STREAMS: '1000000',
      STREAMS: '1000000',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  own(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      if (piece.toString().includes('is served at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

const runOnce = async (
  options: ServerBenchOptions,
  folder: string,
  seed: number,
): Promise<ServerBenchRun> => {
  const ports = await Promise.all(Array.from({ length: options.processes }, freePort));
  const servers = await Promise.all(
    ports.map(async (port) => startServer(port, folder, options.databaseUrl)),
  );
  const pids = servers.map((server) => server.pid!);
  const load: LoadOptions = {
    ports,
    apart: options.apart,
    tables: options.tables,
    every: options.every,
    warmUp: Math.min(10_000, 2 * options.every),
    measure: 1000 * options.measure,
    seed,
  };
  const generator = spawn(process.execPath, [LOAD, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  own(generator);
  let before = 0;
  let after = 0;
  let rss = 0;
  let report: LoadReport | null = null;
  for await (const line of createInterface({ input: generator.stdout })) {
    if (line === 'measuring') before = sum(pids.map(cpuMs));
    else if (line === 'measured') {
      after = sum(pids.map(cpuMs));
      rss = Math.max(...pids.map(rssMb));
    } else report = JSON.parse(line) as LoadReport;
  }
  await Promise.all(servers.map(stop));
  if (report === null) throw new Error('the load generator has failed');
  return {
    tables: options.tables,
    streams: 4 * options.tables,
    actionsPerSecond: (1000 * report.actions) / (report.to - report.from),
    p50Ms: report.p50,
    p99Ms: report.p99,
    worstMs: report.worst,
    errors: report.errors,
    firstError: report.firstError,
    cpuMsPerAction: (after - before) / Math.max(1, report.actions),
    rssMb: rss,
    shares: report.byPort.map((each) => each / Math.max(1, report.actions)),
  };
};

/** Measures; says so where the limit of open files is too low for that many streams. */
export const benchServer = async (options: ServerBenchOptions): Promise<ServerBenchReport> => {
  const limit = openFiles();
  const needed = 4 * options.tables + 1000;
  if (limit < needed)
    throw new Error(`The limit of open files is ${limit}; ${needed} are needed (ulimit -n ${needed}).`);
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-bench-'));
  try {
    const fdatasyncMs = rawSync(folder);
    const runs: ServerBenchRun[] = [];
    for (let run = 0; run < options.runs; run++) {
      runs.push(await runOnce(options, path.join(folder, String(run)), run + 1));
    }
    const best = runs.toSorted((one, other) => one.cpuMsPerAction - other.cpuMsPerAction)[0]!;
    return { machine: { cpus: cpus().length, openFiles: limit }, fdatasyncMs, runs, best };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const runText = (run: ServerBenchRun): string =>
  [
    `${run.tables} tables, ${run.streams} streams: ${run.actionsPerSecond.toFixed(0)} actions/s`,
    `acknowledged in ${run.p50Ms.toFixed(1)} ms (p99 ${run.p99Ms.toFixed(1)}, worst ${run.worstMs.toFixed(1)})`,
    `${run.cpuMsPerAction.toFixed(3)} ms of server CPU an action, ${run.rssMb.toFixed(0)} MB, ${run.errors} errors`,
    ...(run.shares.length > 1 ? [`shares ${run.shares.map((share) => share.toFixed(2)).join(' ')}`] : []),
    ...(run.firstError === null ? [] : [run.firstError]),
  ].join('; ');

/** For people. */
export const benchText = ({ machine, fdatasyncMs, runs, best }: ServerBenchReport): string =>
  [
    `${machine.cpus} CPUs, ${machine.openFiles} open files allowed`,
    `raw fdatasync ${fdatasyncMs.median.toFixed(2)} ms (p99 ${fdatasyncMs.p99.toFixed(2)})`,
    ...runs.map(runText),
    `best: ${best.cpuMsPerAction.toFixed(3)} ms of server CPU an action`,
    '',
  ].join('\n');
