// `npm run check:packages`: packs the packages, installs the tarballs into an empty project, and runs the example of each
// in Node (the oldest that is promised, where the registry has it) and in a browser, and compiles the declarations.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { fetchedNode } from '../fetched-node.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const folder = path.join(root, 'packages');
/** A package with an example is one to publish. */
const PACKAGES = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'example.js')));
const project = mkdtempSync(path.join(os.tmpdir(), 'santiago-packages-'));

/** How long an example may take in the browser, in milliseconds. */
const PATIENCE = 60_000;

const say = (text: string): void => console.log(text);
const inProject = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' });

function pack(): string[] {
  const wanted = PACKAGES.map((name) => `--workspace=@santiago/${name}`);
  execFileSync('npm', ['pack', ...wanted, '--pack-destination', project, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return readdirSync(project)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `./${name}`);
}

/** The oldest Node that the packages promise; where the registry has none, the one that runs this. */
function oldestNode(): string {
  const { engines } = JSON.parse(readFileSync(path.join(folder, PACKAGES[0]!, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  return fetchedNode(engines.node.replace('>=', ''), path.join(project, 'node')) ?? process.execPath;
}

const exampleOf = (name: string): string =>
  path.join(project, 'node_modules', '@santiago', name, 'example.js');

function runInNode(node: string): Map<string, string> {
  const version = inProject(node, '--version').trim();
  return new Map(
    PACKAGES.map((name) => {
      const said = inProject(node, exampleOf(name));
      if (said.trim() === '') throw new Error(`the example of ${name} says nothing`);
      say(`${name}: its example runs in Node ${version}`);
      return [name, said] as const;
    }),
  );
}

function compile(): void {
  const lines = PACKAGES.map((name) => `import * as ${name} from '@santiago/${name}';`);
  writeFileSync(
    path.join(project, 'all.mts'),
    `${lines.join('\n')}\nexport const all = [${PACKAGES.join()}];\n`,
  );
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
  ];
  inProject(process.execPath, compiler, ...options, '--types', '', 'all.mts');
  say('all: the declarations compile');
}

async function bundle(name: string): Promise<string> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: exampleOf(name), formats: ['es'], fileName: name } },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as { output: { code: string }[] }[];
  return first!.output[0]!.code;
}

async function runInBrowser(expected: ReadonlyMap<string, string>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const name of PACKAGES) {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await page.setContent('<!doctype html><title>example</title>');
      await page.addScriptTag({ type: 'module', content: `${await bundle(name)}\nconsole.log('-- over');` });
      for (let waited = 0; said.at(-1) !== '-- over' && waited < PATIENCE; waited += 20)
        await page.waitForTimeout(20);
      const text = `${said.slice(0, -1).join('\n')}\n`;
      if (text !== expected.get(name)) throw new Error(`${name} in the browser says\n${text}`);
      say(`${name}: its example says the same in a browser`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

try {
  writeFileSync(
    path.join(project, 'package.json'),
    '{ "name": "empty", "private": true, "type": "module" }\n',
  );
  inProject('npm', 'install', '--loglevel=error', ...pack());
  const said = runInNode(oldestNode());
  compile();
  await runInBrowser(said);
  say(`${PACKAGES.length} packages hold`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
