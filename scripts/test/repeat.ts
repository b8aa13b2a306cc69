// `npm run test:repeat -- 20`: runs `npm test` this many times, one after the other. The number of green runs goes to
// docs/measurements/repeat.md after every run, so that stopping loses nothing: started again, it goes on, as long as
// program and tests are the same. `--again` starts from the beginning.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitText, git, writePage } from './measurement.ts';
import { own, ROOT } from './tools.ts';

const times = Number(process.argv[2] ?? 20);
if (!Number.isInteger(times) || times < 1) {
  console.error('npm run test:repeat -- N takes a whole number.');
  process.exit(2);
}

type Result = {
  readonly commit: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly last: string;
  /** Seconds that the same work took before it: see `sameWork`. */
  readonly work: number;
};

const resultsFile = path.join(ROOT, '.cache', 'test-repeat.json');

/** Everything but the documents, which may change between two runs. */
const version = git('ls-tree', 'HEAD')
  .split('\n')
  .filter((line) => !line.endsWith('\tdocs'))
  .join('\n');

/** Whether files differ from the commit, so that a run says nothing about it. */
const isChanged = (): boolean => commitText().includes(' ');

type Runs = { readonly version: string; readonly results: Result[] };

/** The runs of this version so far; none if files differ from it. */
function earlier(): Result[] {
  if (process.argv.includes('--again') || isChanged() || !existsSync(resultsFile)) return [];
  const runs = JSON.parse(readFileSync(resultsFile, 'utf8')) as Runs;
  return runs.version === version ? runs.results : [];
}

function store(results: Result[]): void {
  if (isChanged()) return;
  mkdirSync(path.dirname(resultsFile), { recursive: true });
  writeFileSync(resultsFile, JSON.stringify({ version, results } satisfies Runs));
}

const WORK = `for (let round = 0; round < 60; round++) {
  const rows = Array.from({ length: 20000 }, (_, i) => ({ id: (i * 7919) % 20011, name: 'row ' + i }));
  JSON.parse(JSON.stringify(rows.sort((one, other) => one.id - other.id)));
}`;

/** Seconds that work takes that is always the same, in two processes at once: a slow machine is told from slow tests. */
async function sameWork(): Promise<number> {
  const started = performance.now();
  await Promise.all([1, 2].map(async () => once(spawn(process.execPath, ['-e', WORK]), 'close')));
  return (performance.now() - started) / 1000;
}

/** Runs `npm test` and shows its output; returns its last line and those that begin with FAILED. */
async function run(): Promise<Result> {
  const work = await sameWork();
  const commit = commitText();
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, own('scripts/test/main.ts').slice(1), {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      process.stdout.write(data);
    });
    child.on('close', (status) => {
      const lines = output.trimEnd().split('\n');
      const failed = lines.filter((line) => /^FAILED \w+(?::|$)/.test(line));
      const last = [lines.at(-1)!, ...failed].join('; ').replaceAll('|', '/');
      resolve({ commit, ok: status === 0, seconds: (performance.now() - started) / 1000, last, work });
    });
  });
}

const results = earlier();
if (results.length > 0) console.log(`${results.length} runs were made before; this goes on from there.`);
while (results.length < times) {
  results.push(await run());
  store(results);
  const green = results.filter(({ ok }) => ok).length;
  const file = writePage({
    name: 'repeat',
    title: 'The whole suite, again and again',
    command: `npm run test:repeat -- ${times}`,
    about: `${green} of ${results.length} runs of \`npm test\` were green, without a second try for any test. How fast the machine was: what work that is always the same took in two processes, directly before each run.`,
    rows: [
      ['run', 'commit', 'green', 'seconds', 'same work', 'last line'],
      ...results.map(({ commit, ok, seconds, last, work }, index) => [
        String(index + 1),
        commit,
        ok ? 'yes' : 'NO',
        seconds.toFixed(0),
        `${work.toFixed(2)} s`,
        last,
      ]),
    ],
  });
  console.log(`\n${green} of ${results.length} runs green; ${file}\n`);
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
