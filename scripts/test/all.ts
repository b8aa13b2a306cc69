// `npm run test:all`: everything that can be checked, in full. Takes hours; a part that went well at this commit is not
// run again, so it may be stopped and called again at any time.
//   npm run test:all -- --list         what there is, and what is done
//   npm run test:all -- soak speed     some of it
//   npm run test:all -- --again        all of it once more
// The summary goes to docs/measurements/all.md after every part, what a part said to .cache/test-all.

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitText, writePage } from './measurement.ts';
import { own, ROOT, tool } from './tools.ts';

type Part = {
  readonly name: string;
  readonly about: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

type Result = { readonly ok: boolean; readonly seconds: number; readonly last: string };

const bars = (...args: string[]): string[] => [...own('packages/review/test/bars.ts'), ...args];
const santiago = (...args: string[]): string[] => [...own('apps/cli/src/main.ts'), ...args];
const tests = (...paths: string[]): string[] => [...tool('vitest'), 'run', '--reporter=default', ...paths];

const PARTS: readonly Part[] = [
  { name: 'test', about: 'npm test', command: own('scripts/test/main.ts') },
  {
    name: 'looks',
    about: 'the browser tests in every language and window, with whole matches',
    command: [...own('scripts/test/main.ts'), 'apps/web/e2e'],
    env: { SANTIAGO_SOAK: '2' },
  },
  { name: 'browsers', about: 'the table in Firefox and WebKit', command: own('scripts/browsers.ts') },
  {
    name: 'laws',
    about: 'the laws of the games at every state, ten times as many matches, pairs and files',
    command: tests(
      'packages/canals',
      'packages/cards',
      'packages/testkit',
      'apps/cli/test/simulate.test.ts',
      'apps/web/test',
    ),
    env: { SANTIAGO_SOAK: '10' },
  },
  {
    name: 'mutants',
    about: 'the rules of the games changed in one place at a time: some test fails each time',
    command: own('scripts/mutate/main.ts'),
  },
  {
    name: 'bots',
    about: 'the laws of bots and review, ten times as many positions',
    command: tests('packages/bots', 'packages/review'),
    env: { SANTIAGO_SOAK: '10' },
  },
  {
    name: 'moves',
    about: 'a hundred whole matches of each game, move by move as they always were',
    command: tests('packages/bots/test/moves.test.ts'),
    env: { SANTIAGO_MATCHES: '100' },
  },
  {
    name: 'documents',
    about: 'every command of the documents with its own numbers',
    command: tests('scripts/doc-commands.test.ts'),
    env: { SANTIAGO_SOAK: '10' },
  },
  {
    name: 'soak',
    about: 'faults and secrecy of the server in full',
    command: own('apps/server/test/soak.ts'),
  },
  {
    name: 'placing',
    about: 'review: who loses more by it comes in lower, 205 matches',
    command: bars('placing', '--matches', '205', '--out', '.cache/test-all/placing.jsonl'),
  },
  {
    name: 'seeds',
    about: 'review: another seed calls the same choices mistakes, 10 matches',
    command: bars('seeds', '--matches', '10'),
  },
  {
    name: 'endgames',
    about: 'review: ends of matches whose best answer is known, 100',
    command: bars('endgames', '--matches', '100'),
  },
  {
    name: 'ladder-canals',
    about: 'bots: every bot of Canals among those below it, 400 matches',
    command: santiago('arena', '--matches', '400', '--seed', '1', '--out', '.cache/test-all/arena-canals'),
  },
  {
    name: 'ladder-cards',
    about: 'bots: every bot of Cards among those below it, 400 matches',
    command: [
      ...santiago('arena', '--game', 'cards', '--matches', '400', '--seed', '1'),
      '--out',
      '.cache/test-all/arena-cards',
    ],
  },
  {
    name: 'packages',
    about: 'the tarballs of the packages, installed in an empty project',
    command: own('scripts/pack/check.ts'),
  },
  { name: 'nodes', about: 'npm test on the oldest and the newest Node', command: own('scripts/nodes.ts') },
  {
    name: 'image',
    about: 'the steps of the Containerfile, and the server in it',
    command: own('scripts/image.ts'),
  },
  {
    name: 'speed',
    about: 'everything legal on a table with 40 cards in less than 0.1 ms',
    command: own('packages/cards/test/speed/forty-cards.ts'),
  },
];

const folder = path.join(ROOT, '.cache', 'test-all');
const keptFile = path.join(folder, 'results.json');

type Kept = { readonly commit: string; readonly results: Record<string, Result> };

/** What is known about this commit. */
function kept(): Kept {
  const commit = commitText();
  const known = existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept) : null;
  return known?.commit === commit ? known : { commit, results: {} };
}

/** Runs a part and shows its output; returns how it went and its last line. */
function runPart({ name, command, env }: Part): Promise<Result> {
  const log = path.join(folder, `${name}.log`);
  const file = openSync(log, 'w');
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program!, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', file, file],
    });
    const ended = (ok: boolean): void => {
      closeSync(file);
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      const last = lines.at(-1)!.trim().replaceAll('|', '/').slice(0, 300);
      resolve({ ok, seconds: Math.round((performance.now() - started) / 1000), last });
    };
    child.on('error', () => ended(false));
    child.on('close', (status) => ended(status === 0));
  });
}

const stateOf = (result: Result | undefined): string =>
  result === undefined ? 'not yet' : `${result.ok ? 'ok' : 'FAILED'}, ${result.seconds} s`;

function publish({ results }: Kept): string {
  const done = PARTS.filter(({ name }) => results[name] !== undefined);
  const good = done.filter(({ name }) => results[name]!.ok);
  return writePage({
    name: 'all',
    title: 'Everything, in full',
    command: 'npm run test:all',
    about: `${good.length} of ${PARTS.length} parts hold, ${done.length - good.length} fail, ${PARTS.length - done.length} were not run.`,
    rows: [
      ['part', 'what', 'result', 'last line'],
      ...PARTS.map(({ name, about }) => [
        name,
        about,
        stateOf(results[name]),
        results[name] === undefined ? '' : `\`${results[name].last.replaceAll('`', "'")}\``,
      ]),
    ],
  });
}

const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...asked.filter((name) => !PARTS.some((part) => part.name === name)),
  ...args.filter((arg) => arg.startsWith('--') && !['--list', '--again'].includes(arg)),
];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}, --list and --again.`,
  );
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
if (args.includes('--again')) rmSync(keptFile, { force: true });
const state = kept();
if (args.includes('--list')) {
  for (const { name, about } of PARTS)
    console.log(`${name.padEnd(14)} ${stateOf(state.results[name]).padEnd(16)} ${about}`);
} else {
  const wanted = PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
  for (const part of wanted) {
    if (state.results[part.name]?.ok === true) {
      console.log(`${part.name}: ${stateOf(state.results[part.name])}, at this commit already`);
      continue;
    }
    console.log(`${part.name}: ${part.about}; see .cache/test-all/${part.name}.log`);
    state.results[part.name] = await runPart(part);
    writeFileSync(keptFile, JSON.stringify(state, null, 2));
    console.log(`${part.name}: ${stateOf(state.results[part.name])}`);
    console.log(`Summary in ${publish(state)}`);
  }
  process.exitCode = wanted.every(({ name }) => state.results[name]!.ok) ? 0 : 1;
}
