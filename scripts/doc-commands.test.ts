import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCall } from '@santiago/cli/src/command.ts';
import { COMMANDS as PROGRAM } from '@santiago/cli/src/program.ts';
import { freshFolder, santiago, startSantiago } from '@santiago/cli/test/santiago.ts';
import { benchCommand } from '@santiago/research/bench/index.ts';
import { trainCommand } from '@santiago/research/train/index.ts';
import manifest from '../package.json' with { type: 'json' };
import { inFull } from '@santiago/kernel/laws/subject.ts';
import {
  blockCommands,
  callOf,
  countWords,
  DOCUMENTS,
  hiddenCommands,
  inlineCommands,
  ROOT,
} from './doc-commands.ts';

const folder = freshFolder();

const COMMANDS = { santiago: PROGRAM, research: [benchCommand, trainCommand] };

/** Runs what is measured and trained, in a process of its own as people do. */
const startResearch = (args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'research/main.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** The same command with less work; in full it runs as it stands. */
const SMALLER: readonly (readonly [RegExp, string])[] = [
  [/--games 1000\b/, '--games 2'],
  [/--games 100\b/, '--games 2'],
  [/--matches 400\b/, '--matches 4'],
  [/--depth 4\b/, '--depth 2'],
  [/^(npm run bench -- engine .*)$/, '$1 --rounds 1 --time 3'],
];

const smaller = (text: string): string =>
  inFull(
    text,
    SMALLER.reduce((less, [much, little]) => less.replace(much, little), text),
  );

/** How many lines of a match are judged in a sample; apps/cli/test/review.test.ts judges whole matches. */
const JUDGED = 30;

/** A folder with this match; in a sample with the beginning of it. */
const folderToReview = (name: string): string => {
  const judged = freshFolder();
  const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
  const beginning = lines.filter((line) => !line.startsWith('[Result')).slice(0, JUDGED);
  mkdirSync(path.join(judged, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(judged, name), inFull(lines, [...beginning, '']).join('\n'));
  return judged;
};

/** Plays the example bots against a server. */
const EXAMPLES = 'apps/server/test/http/examples.test.ts';

/** What is no call of the program: who runs it, and what to find there. */
const RUN_BY: Readonly<Record<string, { readonly file: string; readonly says: string }>> = {
  'npm start': { file: 'scripts/doc-commands.test.ts', says: 'npm start serves the page' },
  'npm test': { file: 'package.json', says: 'scripts/test/main.ts' },
  'node examples/bot.ts http://localhost:8080 TABLE': { file: EXAMPLES, says: 'bot.ts' },
  'python3 examples/bot.py http://localhost:8080 TABLE': { file: EXAMPLES, says: 'bot.py' },
  'python3 examples/match.py http://localhost:8080 --game cards --bot random': {
    file: EXAMPLES,
    says: 'match.py',
  },
};

/** Run by hand, with the reason. */
const BY_HAND: Readonly<Record<string, string>> = {
  'docker compose up --build': 'needs Docker, which a test machine need not have',
};

/** Commands in running text that are neither scripts nor calls of the program: who runs the same. */
const OTHERS: Readonly<Record<string, { readonly file: string; readonly says: string }>> = {
  'python3 examples/verify.py FILE': { file: 'apps/server/test/http/verifier.test.ts', says: 'verify.py' },
  'python3 examples/verify.py --day 20773=SECRET --seen 20770=SECRET FILE': {
    file: 'apps/server/test/http/daily.test.ts',
    says: "'--day'",
  },
  'find apps games kernel review table -name en.ts': {
    file: 'scripts/doc-commands.test.ts',
    says: "spawnSync('find'",
  },
};

/** The same by hand, with the reason. */
const OTHERS_BY_HAND: Readonly<Record<string, string>> = {
  'npm install': 'needs a registry, and changes the lock file',
  'npm install -w @santiago/NAME PACKAGE@VERSION': 'needs a registry, and changes the lock file',
  'npm ci --os=darwin --cpu=arm64 --dry-run': 'needs a registry',
  'sqlite3 data/santiago.db ".backup FILE"': 'another program; a test runs `santiago backup`',
};

const isRunHere = (text: string): boolean => callOf(text) !== null;

it('the pages of docs stay short enough to be read; figures go to research/notes', () => {
  expect(countWords()).toBeLessThan(25_000);
});

describe('the commands of the documents', () => {
  const commands = blockCommands();

  it('are found', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(12);
    expect(commands.length).toBeGreaterThan(12);
    expect(inlineCommands().length).toBeGreaterThan(40);
  });

  it('are each run by a test, or by hand for a reason', () => {
    const unknown = commands.filter(
      ({ text }) => !isRunHere(text) && !Object.hasOwn(RUN_BY, text) && !Object.hasOwn(BY_HAND, text),
    );
    expect(unknown).toEqual([]);
    for (const { file, says } of Object.values(RUN_BY))
      expect([file, readFileSync(path.join(ROOT, file), 'utf8').includes(says)]).toEqual([file, true]);
    const written = new Set(commands.map(({ text }) => text));
    expect([...Object.keys(RUN_BY), ...Object.keys(BY_HAND)].filter((text) => !written.has(text))).toEqual(
      [],
    );
  });

  it('are all in blocks that are run', () => {
    expect(hiddenCommands()).toEqual([]);
  });

  it('of a match by hand are sent by a test', () => {
    const blocks = DOCUMENTS.filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8').includes('```bash'),
    );
    expect(blocks).toEqual(['docs/api.md']);
    expect(readFileSync(path.join(ROOT, 'apps/server/test/http/by-hand.test.ts'), 'utf8')).toContain(
      '```bash',
    );
  });

  // In the order of each document: a file that one command writes is read by the next.
  it.each(commands.filter(({ text }) => isRunHere(text)))('$file: $text', async ({ text }) => {
    const { program, args } = callOf(smaller(text))!;
    const cwd = args[0] === 'review' ? folderToReview(args[1]!) : folder;
    // An arena has threads, so it needs a process of its own.
    const { status, stderr } =
      program === 'research'
        ? startResearch(args)
        : await (args[0] === 'arena' ? startSantiago : santiago)(args, 'quit\n', cwd);
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  });
});

describe('the commands in running text', () => {
  const isOther = (text: string): boolean =>
    Object.hasOwn(OTHERS, text) || Object.hasOwn(OTHERS_BY_HAND, text);

  it('of other programs are each run by a test, or by hand for a reason', () => {
    for (const { file, says } of Object.values(OTHERS))
      expect([file, readFileSync(path.join(ROOT, file), 'utf8').includes(says)]).toEqual([file, true]);
    const written = new Set(inlineCommands().map(({ text }) => text));
    expect(
      [...Object.keys(OTHERS), ...Object.keys(OTHERS_BY_HAND)].filter((text) => !written.has(text)),
    ).toEqual([]);
  });

  it.each(inlineCommands().filter(({ text }) => !isOther(text)))('$file: $text', ({ text }) => {
    const call = callOf(text);
    if (call === null) {
      const script = /^npm (?:run (?:-s )?)?([\w:]+)/.exec(text)![1]!;
      // `npm run -s` alone stands for any script.
      if (text !== 'npm run -s') expect(Object.keys(manifest.scripts)).toContain(script);
      // The tests that it names are there.
      const tests = text
        .split(' ')
        .filter((word) => /^(?:apps|bots|games|kernel|protocol|research|review|scripts|table)\//.test(word));
      expect(tests.filter((test) => !existsSync(path.join(ROOT, test)))).toEqual([]);
      return;
    }
    const [name, ...rest] = call.args;
    if (name === 'ARGS' || name === '…' || name === '' || name === 'help') return;
    const command = COMMANDS[call.program].find((each) => each.name === name);
    expect(command?.name).toBe(name);
    // Placeholders such as [--depth N] and … are no arguments.
    const given = rest.filter((word) => !/[[\]…]/.test(word));
    // A call that ends with an option without its value names that option alone.
    const last = given.at(-1);
    if (command!.flags.some(({ name: flag, value }) => value !== undefined && last === `--${flag}`)) return;
    const isCall = given.length >= command!.words.filter((word) => !word.startsWith('[')).length;
    if (isCall) expect(() => readCall(command!, given)).not.toThrow();
  });
});

it('the command for a new language finds the dictionaries', () => {
  const { stdout } = spawnSync('find', ['apps', 'games', 'kernel', 'review', 'table', '-name', 'en.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout.split('\n')).toContain('table/page/i18n/en.ts');
  expect(stdout.split('\n')).toContain('kernel/language/en.ts');
});

it('npm start explains itself, and does not start with an argument that it would ignore', () => {
  const start = (argument: string) =>
    spawnSync(process.execPath, [path.join(ROOT, 'scripts/start.ts'), argument], { encoding: 'utf8' });
  const helped = start('--help');
  expect([helped.status, helped.stderr]).toEqual([0, '']);
  expect(helped.stdout).toContain('PORT=8081 npm start');
  const wrong = start('8081');
  expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([2, '', helped.stdout]);
});

it('npm start serves the page and says where', async () => {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.on('exit', (status) => reject(new Error(`stopped with ${status}: ${said}`)));
    });
    const page = await fetch(address.replace('localhost', '127.0.0.1'));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  expect(manifest.scripts.start).toContain('scripts/start.ts');
  expect(existsSync(path.join(ROOT, 'apps/web/dist/index.html'))).toBe(true);
});
