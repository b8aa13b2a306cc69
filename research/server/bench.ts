import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attack, type AttackReport, attackText } from './attack.ts';
import type { LoadOptions, LoadReport } from './load.ts';
import {
  cpuMs,
  databaseProcess,
  familyCpuMs,
  freePort,
  openFiles,
  own,
  PAGE,
  rssMb,
  startServer,
  stop,
} from './processes.ts';
import { startProxy } from './proxy.ts';

/** `npm run bench -- server --json`: servers and load generators as separate processes on this machine. */

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
/** Connections from one address to another; the system has 28,000 ports for them. */
const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];
/** How often each kind of request is sent, where there is much to ask for. */
const ATTACKS = 30;
/** Tables that were just made are still being announced to other processes. */
const SETTLE = 5000;
const LONGEST_WARM_UP = 30_000;

export interface ServerBenchOptions {
  /** Numbers of tables, one after the other. */
  readonly tables: readonly number[];
  /** Clients of a table that hold a stream. */
  readonly streams: number;
  /** Milliseconds between two actions at a table. */
  readonly every: number;
  /** Actions a second at all tables together, whatever their number; 0: `every` decides. */
  readonly rate: number;
  /** Seconds. */
  readonly measure: number;
  /** Idle seconds before that, in which nobody acts; 0 leaves them out. */
  readonly idle: number;
  readonly runs: number;
  readonly processes: number;
  /** The clients of a table connect to different processes. */
  readonly apart: boolean;
  /** All clients connect through nginx as in deploy/nginx.conf. */
  readonly proxy: boolean;
  readonly databaseUrl?: string;
  /** Lines of talk at the attacked table; 0 leaves the attack out. */
  readonly talk: number;
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
  /** All server processes together. */
  readonly cpuMsPerAction: number;
  /** The servers' processor time in a second in which nobody acts, in milliseconds; null if it was not measured. */
  readonly idleCpuMsPerSecond: number | null;
  /** Processor time of an action, without what idling costs in the same time. */
  readonly ownCpuMsPerAction: number | null;
  readonly proxyCpuMsPerAction: number | null;
  readonly databaseCpuMsPerAction: number | null;
  /** Of the largest process. */
  readonly rssMb: number;
  /** Each process's share of the actions, between 0 and 1. */
  readonly shares: readonly number[];
  /** The machine's load in the last minute, at the end of the run. */
  readonly loadAverage: number;
}

export interface ServerBenchReport {
  readonly machine: { readonly cpus: number; readonly openFiles: number; readonly loadAverage: number };
  readonly fdatasyncMs: { readonly median: number; readonly p99: number };
  readonly runs: readonly ServerBenchRun[];
  /** For each number of tables, the run with the least CPU time per action. */
  readonly best: readonly ServerBenchRun[];
  readonly attack: AttackReport | null;
}

export const STANDARD: ServerBenchOptions = {
  tables: [2000],
  streams: 4,
  every: 5000,
  rate: 0,
  measure: 60,
  idle: 0,
  runs: 3,
  processes: 1,
  apart: false,
  proxy: false,
  talk: 2000,
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How many processes of a kind are needed so that none has more open files than it may. */
const enough = (files: number): number => Math.ceil(files / (0.75 * openFiles()));

/** A load generator: it receives its task, says when it is ready, and reports what it measured. */
class Generator {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;

  constructor(options: LoadOptions) {
    this.child = spawn(process.execPath, [LOAD, JSON.stringify(options)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    own(this.child);
    this.lines = createInterface({ input: this.child.stdout! })[Symbol.asyncIterator]();
  }

  tell(order: 'play' | 'measure' | 'end'): void {
    this.child.stdin!.write(`${order}\n`);
  }

  async line(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error('a load generator has failed');
    return value;
  }
}

/** One run: this many tables, in this folder. */
interface Run {
  readonly options: ServerBenchOptions;
  readonly tables: number;
  readonly folder: string;
  readonly seed: number;
}

/** Milliseconds between two actions at a table. */
const paceOf = ({ options: { every, rate }, tables }: Run): number =>
  rate === 0 ? every : (1000 * tables) / rate;

const generatorsFor = (run: Run, ports: readonly number[]): Generator[] => {
  const { options, tables, seed } = run;
  const { streams, apart, proxy } = options;
  const count = Math.max(1, enough(streams * tables));
  return Array.from({ length: count }, (_, index) => {
    const upTo = (which: number): number => Math.floor((which * tables) / count);
    return new Generator({
      ports,
      hosts: proxy ? HOSTS : HOSTS.slice(0, 1),
      apart,
      tables: upTo(index + 1) - upTo(index),
      streams,
      every: paceOf(run),
      seed: 1000 * seed + index,
    });
  });
};

/** Actions that a server has acknowledged since it began. */
const actionsOf = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^santiago_actions_total (\d+)/m.exec(text)?.[1] ?? 0);
};

/** Processes whose time is measured together: each server by itself; of the others, the one that started the rest. */
interface Groups {
  readonly servers: readonly number[];
  readonly proxy: number | null;
  readonly database: number | null;
}

/** Milliseconds of processor time. */
type Spent = { readonly [G in keyof Groups]: number };

const spentBy = ({ servers, proxy, database }: Groups): Spent => ({
  servers: sum(servers.map(cpuMs)),
  proxy: proxy === null ? 0 : familyCpuMs(proxy),
  database: database === null ? 0 : familyCpuMs(database),
});

interface Span {
  readonly seconds: number;
  readonly spent: Spent;
}

const measured = async (groups: Groups, seconds: number): Promise<Span> => {
  const before = spentBy(groups);
  const start = performance.now();
  await pause(1000 * seconds);
  const after = spentBy(groups);
  return {
    seconds: (performance.now() - start) / 1000,
    spent: {
      servers: after.servers - before.servers,
      proxy: after.proxy - before.proxy,
      database: after.database - before.database,
    },
  };
};

/** Everything that runs beside us, when all tables are set up and nobody acts yet. */
interface Stage {
  readonly ports: readonly number[];
  readonly generators: readonly Generator[];
  readonly groups: Groups;
  stop(): Promise<void>;
}

const setStage = async (run: Run): Promise<Stage> => {
  const { options, folder, tables } = run;
  const { processes, proxy, streams, databaseUrl } = options;
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const database = databaseUrl === undefined ? {} : { databaseUrl };
  const settings: Record<string, string> = proxy ? { TRUST_PROXY: 'on' } : {};
  const servers = await Promise.all(
    ports.map(async (port) => startServer({ port, folder, settings, ...database })),
  );
  const front = await freePort();
  const nginx = !proxy
    ? null
    : await startProxy({
        port: front,
        servers: ports,
        folder: path.join(folder, 'nginx'),
        workers: Math.max(2, enough(2 * streams * tables)),
        files: openFiles(),
      });
  const generators = generatorsFor(run, nginx === null ? ports : [front]);
  for (const generator of generators)
    if ((await generator.line()) !== 'ready') throw new Error('a load generator is not ready');
  return {
    ports,
    generators,
    groups: {
      servers: servers.map((server) => server.pid!),
      proxy: nginx?.pid ?? null,
      database: databaseUrl === undefined ? null : await databaseProcess(databaseUrl),
    },
    stop: async () => {
      await Promise.all([...servers, ...(nginx === null ? [] : [nginx])].map(stop));
    },
  };
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The combined measurements of the generators. */
const joined = (reports: readonly LoadReport[]) => {
  const times = reports.flatMap((report) => report.times).toSorted((one, other) => one - other);
  return {
    actions: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    worstMs: quantile(times, 1),
    errors: sum(reports.map((report) => report.errors)),
    firstError: reports.find((report) => report.firstError !== null)?.firstError ?? null,
  };
};

const runOnce = async (run: Run): Promise<ServerBenchRun> => {
  const { options, tables } = run;
  const stage = await setStage(run);
  const { ports, generators, groups } = stage;
  const tell = (order: 'play' | 'measure' | 'end'): void => {
    for (const generator of generators) generator.tell(order);
  };
  if (options.idle > 0) await pause(SETTLE);
  const idling = options.idle > 0 ? await measured(groups, options.idle) : null;
  tell('play');
  await pause(Math.min(LONGEST_WARM_UP, 2 * paceOf(run)));
  const before = await Promise.all(ports.map(actionsOf));
  tell('measure');
  const { spent, seconds } = await measured(groups, options.measure);
  const rss = Math.max(...groups.servers.map(rssMb));
  tell('end');
  const { actions, ...times } = joined(
    await Promise.all(generators.map(async (each) => JSON.parse(await each.line()) as LoadReport)),
  );
  const done = (await Promise.all(ports.map(actionsOf))).map((each, index) => each - before[index]!);
  const loadAverage = loadavg()[0]!;
  await stage.stop();
  const idleCpu = idling === null ? null : idling.spent.servers / idling.seconds;
  const perAction = (ms: number): number => ms / Math.max(1, actions);
  return {
    tables,
    streams: options.streams * tables,
    actionsPerSecond: actions / seconds,
    ...times,
    cpuMsPerAction: perAction(spent.servers),
    idleCpuMsPerSecond: idleCpu,
    ownCpuMsPerAction: idleCpu === null ? null : perAction(spent.servers - idleCpu * seconds),
    proxyCpuMsPerAction: groups.proxy === null ? null : perAction(spent.proxy),
    databaseCpuMsPerAction: groups.database === null ? null : perAction(spent.database),
    rssMb: rss,
    shares: done.map((each) => each / Math.max(1, sum(done))),
    loadAverage,
  };
};

/** Warns if a server may not open as many files as it would have streams. */
const checkFiles = ({ tables, streams, processes }: ServerBenchOptions): void => {
  const limit = openFiles();
  const needed = Math.ceil((streams * Math.max(...tables)) / processes) + 1000;
  if (limit < needed)
    throw new Error(
      `The limit of open files is ${limit}; a server needs ${needed} (ulimit -n ${needed}, or fewer --streams).`,
    );
};

/** Measures every number of tables this many times, in turn. `progress` is told about each run when it is over. */
export const benchServer = async (
  options: ServerBenchOptions,
  progress: (text: string) => void = () => undefined,
): Promise<ServerBenchReport> => {
  checkFiles(options);
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-bench-'));
  try {
    const machine = { cpus: cpus().length, openFiles: openFiles(), loadAverage: loadavg()[0]! };
    const fdatasyncMs = rawSync(folder);
    const runs: ServerBenchRun[] = [];
    for (let run = 0; run < options.runs; run++) {
      for (const tables of options.tables) {
        const runFolder = path.join(folder, `${run}-${tables}`);
        const done = await runOnce({ options, tables, folder: runFolder, seed: run + 1 });
        progress(runText(done));
        runs.push(done);
      }
    }
    const best = options.tables.map(
      (tables) =>
        runs
          .filter((run) => run.tables === tables)
          .toSorted((one, other) => one.cpuMsPerAction - other.cpuMsPerAction)[0]!,
    );
    const attackFolder = path.join(folder, 'attack');
    const attacked =
      options.talk === 0
        ? null
        : await attack({
            folder: attackFolder,
            talk: options.talk,
            times: Math.min(ATTACKS, options.talk >> 2),
          });
    return { machine, fdatasyncMs, runs, best, attack: attacked };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const part = (name: string, ms: number | null): string[] =>
  ms === null ? [] : [`${name} ${ms.toFixed(3)} ms an action`];

const runText = (run: ServerBenchRun): string =>
  [
    `${run.tables} tables, ${run.streams} streams: ${run.actionsPerSecond.toFixed(0)} actions/s`,
    `acknowledged in ${run.p50Ms.toFixed(1)} ms (p99 ${run.p99Ms.toFixed(1)}, worst ${run.worstMs.toFixed(1)})`,
    `${run.cpuMsPerAction.toFixed(3)} ms of server CPU an action, ${run.rssMb.toFixed(0)} MB, ${run.errors} errors`,
    ...(run.idleCpuMsPerSecond === null
      ? []
      : [
          `idle ${run.idleCpuMsPerSecond.toFixed(1)} ms a second, above that ${run.ownCpuMsPerAction!.toFixed(3)} ms`,
        ]),
    ...part('proxy', run.proxyCpuMsPerAction),
    ...part('database', run.databaseCpuMsPerAction),
    ...(run.shares.length > 1 ? [`shares ${run.shares.map((share) => share.toFixed(2)).join(' ')}`] : []),
    `load average ${run.loadAverage.toFixed(1)}`,
    ...(run.firstError === null ? [] : [run.firstError]),
  ].join('; ');

const bestText = (best: readonly ServerBenchRun[]): string =>
  `best: ${best.map((run) => `${run.cpuMsPerAction.toFixed(3)}${best.length > 1 ? ` (${run.tables} tables)` : ''}`).join(', ')} ms of server CPU an action`;

/** For people. */
export const benchText = ({
  machine,
  fdatasyncMs,
  runs,
  best,
  attack: attacked,
}: ServerBenchReport): string =>
  [
    `${machine.cpus} CPUs, ${machine.openFiles} open files allowed, load average ${machine.loadAverage.toFixed(1)} before`,
    `raw fdatasync ${fdatasyncMs.median.toFixed(2)} ms (p99 ${fdatasyncMs.p99.toFixed(2)})`,
    ...runs.map(runText),
    bestText(best),
    ...(attacked === null ? [] : attackText(attacked)),
    '',
  ].join('\n');
