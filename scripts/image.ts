// `npm run check:image`: carries out the steps of the Containerfile in empty folders, without a container builder, starts
// the server in the last one as its whole root (chroot), and goes through the list of what must work wherever it ships
// (scripts/shipped). Needs Linux, root, and packages from the registry.

import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errorLines } from '@santiago/server/test/log.ts';
import { goThroughServer } from './shipped/served.ts';

const root = path.dirname(import.meta.dirname);
const work = mkdtempSync(path.join(os.tmpdir(), 'santiago-image-'));
const PORT = '18080';
/** The user `node` of the image. */
const USER = 1000;

type Step = { readonly word: string; readonly rest: string };

/** The instructions of a Containerfile, those of each stage together. */
function stagesOf(text: string): Step[][] {
  const stages: Step[][] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === undefined) continue;
    if (word === 'FROM') stages.push([]);
    stages.at(-1)!.push({ word, rest: rest! });
  }
  return stages;
}

/** What is in a program's file that it cannot run without. */
const librariesOf = (program: string): string[] =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    ([, file]) => file!,
  );

/** An image like `node:24-slim`, with no more in it than a Node. */
function baseAt(folder: string): void {
  for (const file of [...librariesOf(process.execPath), '/etc/hosts', '/etc/resolv.conf'].filter(
    existsSync,
  )) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(file, path.join(folder, file));
  }
  mkdirSync(path.join(folder, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, path.join(folder, 'usr/local/bin/node'));
  mkdirSync(path.join(folder, 'tmp'), { mode: 0o777 });
}

/** What a container builder does not see of this folder. */
const IGNORED = readFileSync(path.join(root, '.containerignore'), 'utf8').split('\n').filter(Boolean);

const isIgnored = (file: string): boolean =>
  IGNORED.some((pattern) => [pattern, `${pattern}/**`].some((each) => path.matchesGlob(file, each)));

/** Runs the first stage beside the system's own tools: a build needs npm, what it builds does not. */
function buildAt(folder: string, steps: readonly Step[]): void {
  for (const { word, rest } of steps) {
    console.log(`${word} ${rest}`);
    if (word === 'COPY') {
      const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
      for (const file of files.filter((each) => each !== '' && !isIgnored(each))) {
        mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
        copyFileSync(path.join(root, file), path.join(folder, file));
      }
    } else if (word === 'RUN') {
      execFileSync('sh', ['-c', rest], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
}

type Image = { readonly folder: string; readonly env: Record<string, string>; readonly command: string[] };

/** The last stage: an empty root, what was built, and how it is started. */
function imageAt(folder: string, built: string, steps: readonly Step[]): Image {
  const image: Image = { folder, env: { PATH: '/usr/local/bin' }, command: [] };
  baseAt(folder);
  for (const { word, rest } of steps) {
    console.log(`${word} ${rest}`);
    if (word === 'COPY') cpSync(built, path.join(folder, 'app'), { recursive: true, verbatimSymlinks: true });
    else if (word === 'ENV')
      Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    else if (word === 'CMD') image.command.push(...(JSON.parse(rest) as string[]));
    else if (word === 'VOLUME') {
      mkdirSync(path.join(folder, rest));
      chownSync(path.join(folder, rest), USER, USER);
    }
  }
  return image;
}

/** Tests could start a server whose lots they know. */
function hasNoTests({ folder }: Image): void {
  const found = globSync('{apps,games,kernel,table,bots,review,protocol,research}/**/{test,e2e}', {
    cwd: path.join(folder, 'app'),
    exclude: (file) => file.includes('node_modules'),
  });
  if (found.length > 0) throw new Error(`the image has tests: ${found.join(', ')}`);
}

async function serves({ folder, env, command }: Image): Promise<void> {
  // Stands for WORKDIR: a program that chroot starts begins in the root.
  const start = `process.chdir('/app'); await import('/app/${command.at(-1)}');\n`;
  writeFileSync(path.join(folder, 'start.mjs'), start);
  const enter = ['--userspec', `${USER}:${USER}`, folder, '/usr/local/bin/node', '/start.mjs'];
  // By its whole path: the image's own PATH has no tools.
  const chroot = execFileSync('sh', ['-c', 'command -v chroot'], { encoding: 'utf8' }).trim();
  const server = spawn(chroot, enter, {
    env: { ...env, PORT, HOST: '127.0.0.1', BOT_DELAY: '0-0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  server.stdout.on('data', (piece: Buffer) => (log += piece.toString()));
  try {
    for (let tries = 0; ; tries++) {
      const page = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null);
      if (page?.ok === true && (await page.text()).includes('<title>')) break;
      if (tries > 300 || server.exitCode !== null) throw new Error('the server in the image does not answer');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    console.log('The server in the image serves the page.');
    await goThroughServer(`http://127.0.0.1:${PORT}`, (line) => console.log(line));
  } finally {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
  }
  if (errorLines(log).length > 0) throw new Error(`the server has logged errors:\n${log}`);
}

try {
  const [build, last] = stagesOf(readFileSync(path.join(root, 'Containerfile'), 'utf8'));
  const [builtIn, imageIn] = [path.join(work, 'build'), path.join(work, 'image')];
  buildAt(builtIn, build!);
  const image = imageAt(imageIn, builtIn, last!);
  hasNoTests(image);
  await serves(image);
} finally {
  rmSync(work, { recursive: true, force: true });
}
