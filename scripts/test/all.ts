// `npm run test:all`: everything that can be checked, in full. Takes hours, and may be spread over days: a part that
// went well is not run again as long as what its result follows from is the same (`follows` in parts.ts), and those
// that take longest go on where they were stopped.
//   npm run test:all -- --list         what there is, and what is done
//   npm run test:all -- soak speed     some of it
//   npm run test:all -- --again        all of it, or the parts named, from the beginning
// The results are in docs/measurements/all.json, the page about them in all.md; what a part said is in .cache/test-all.

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git, machineText, measurementFile, timeText, writeParagraphs } from './measurement.ts';
import { type Part, PARTS } from './parts.ts';
import {
  digestOf,
  type Entry,
  followed,
  linesOf,
  pageOf,
  type Result,
  type Results,
  stateOf,
} from './summary.ts';
import { ROOT } from './tools.ts';

const folder = path.join(ROOT, '.cache', 'test-all');
const resultsFile = measurementFile('all.json');

/** What parts may follow from, as the commit has it. */
function entries(): Entry[] {
  const named = PARTS.flatMap(({ follows }) => (typeof follows === 'string' ? [] : follows));
  const lines = [git('ls-tree', 'HEAD'), git('ls-tree', 'HEAD', 'docs/', ...new Set(named))];
  const all = lines
    .flatMap((text) => text.split('\n'))
    .map((line): Entry => {
      const [about, file] = line.split('\t');
      return { path: file!, hash: about!.split(' ')[2]! };
    });
  return all.filter((entry, index) => all.findIndex((other) => other.path === entry.path) === index);
}

/** Whether files that a result follows from differ from the commit. */
const isChanged = (part: Part): boolean =>
  git('status', '--porcelain', '--', ...followed(part, entries()).map((entry) => entry.path)) !== '';

const results = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {};

const digests = (): Record<string, string> => {
  const all = entries();
  return Object.fromEntries(PARTS.map((part) => [part.name, digestOf(part, all)]));
};

/** Runs a part; returns whether it went well, and what it said. */
function runPart(
  { name, command, env }: Part,
  kept: string,
): Promise<Pick<Result, 'ok' | 'seconds' | 'lines'>> {
  const log = path.join(folder, `${name}.log`);
  const file = openSync(log, 'w');
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = command(kept);
    const child = spawn(program!, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env?.(kept) },
      stdio: ['ignore', file, file],
    });
    const ended = (ok: boolean): void => {
      closeSync(file);
      const seconds = Math.round((performance.now() - started) / 1000);
      resolve({ ok, seconds, lines: linesOf(readFileSync(log, 'utf8')) });
    };
    child.on('error', () => ended(false));
    child.on('close', (status) => ended(status === 0));
  });
}

/** Runs a part and keeps its result, unless its files differ from the commit or have changed meanwhile. */
async function runAndKeep(part: Part, isAgain: boolean): Promise<boolean> {
  const { name, about } = part;
  const digest = digests()[name]!;
  const kept = path.join(folder, `${name}-${digest}`);
  if (isAgain) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  console.log(`${name}: ${about}; see .cache/test-all/${name}.log`);
  const commit = git('rev-parse', '--short=10', 'HEAD');
  const said = await runPart(part, kept);
  console.log(`${name}: ${said.ok ? 'ok' : 'FAILED'}, ${said.seconds} s`);
  if (isChanged(part) || digests()[name] !== digest) {
    console.log(`${name}: not kept, since its files differ from the commit or have changed meanwhile`);
    return said.ok;
  }
  const result: Result = { ...said, digest, commit, machine: machineText(), ended: timeText() };
  writeFileSync(resultsFile, `${JSON.stringify({ ...results(), [name]: result }, null, 2)}\n`);
  console.log(`Summary in ${writeParagraphs('all', pageOf(PARTS, results(), digests()))}`);
  return said.ok;
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...names.filter((name) => !PARTS.some((part) => part.name === name)),
  ...args.filter((arg) => arg.startsWith('--') && !['--list', '--again'].includes(arg)),
];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}, --list and --again.`,
  );
  process.exit(2);
}

const isAgain = args.includes('--again');
const stateNow = ({ name }: Part): string => stateOf(results()[name], digests()[name]!);
if (args.includes('--list')) {
  for (const part of PARTS) console.log(`${part.name.padEnd(15)} ${stateNow(part).padEnd(8)} ${part.about}`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    if (names.length > 0 && !names.includes(part.name)) continue;
    if (!isAgain && stateNow(part) === 'ok' && !isChanged(part)) {
      console.log(`${part.name}: ok already`);
      continue;
    }
    if (!(await runAndKeep(part, isAgain))) process.exitCode = 1;
  }
}
