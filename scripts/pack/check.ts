// `npm run check:packages`: packs the packages, installs the tarballs into an empty project, and runs there, in Node (the
// oldest that is promised, where the registry has it) and in a browser, the example of each and the list of what must work
// wherever Santiago ships (scripts/shipped); and compiles the declarations.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { fetchedNode } from '../fetched-node.ts';
import { publishedName, ROOT } from './names.ts';
import { packAll } from './pack.ts';
import { PUBLISHED } from './published.ts';

const PACKAGES = Object.keys(PUBLISHED);
const project = mkdtempSync(path.join(os.tmpdir(), 'santiago-packages-'));

/** How long a program may take in the browser, in milliseconds. */
const PATIENCE = 60_000;

const say = (text: string): void => console.log(text);
const inProject = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' });

async function pack(): Promise<string[]> {
  await packAll(project);
  return readdirSync(project)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `./${name}`);
}

/** The oldest Node that the packages promise; where the registry has none, the one that runs this. */
function oldestNode(): string {
  return fetchedNode('22.0.0', path.join(project, 'node')) ?? process.execPath;
}

type Bundled = { output: { code: string }[] };

/** The one file that a module and what it imports become. */
async function bundle(entry: string, plugins: readonly Plugin[] = []): Promise<string> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'program' },
    },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Bundled[];
  return first!.output[0]!.code;
}

/** Leaves the packages outside, under the names that they are published by. */
const outside: Plugin = {
  name: 'outside',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@santiago/') ? { id: publishedName(id), external: true } : null),
};

/** What runs in the project, by what it is: files there, so that they find the packages of the tarballs. */
async function programs(): Promise<ReadonlyMap<string, string>> {
  const list = path.join(project, 'list.js');
  writeFileSync(list, await bundle(path.join(ROOT, 'scripts/shipped/packages.ts'), [outside]));
  const exampleOf = (name: string): string =>
    path.join(project, 'node_modules', '@santiago', name, 'example.js');
  return new Map([
    ...PACKAGES.map((name) => [`the example of ${name}`, exampleOf(name)] as const),
    ['the list of what must work', list],
  ]);
}

/** What each program says. */
function runInNode(node: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const version = inProject(node, '--version').trim();
  return new Map(
    [...files].map(([title, file]) => {
      const said = inProject(node, file);
      if (said.trim() === '') throw new Error(`${title} says nothing`);
      say(`${title} runs in Node ${version}`);
      return [title, said] as const;
    }),
  );
}

function compile(): void {
  const lines = PACKAGES.map((name) => `import * as ${name} from '@santiago/${name}';`);
  writeFileSync(
    path.join(project, 'all.mts'),
    `${lines.join('\n')}\nexport const all = [${PACKAGES.join()}];\n`,
  );
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
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

async function runInBrowser(
  files: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const [title, file] of files) {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await page.setContent('<!doctype html><title>example</title>');
      const code = await bundle(file);
      await page.addScriptTag({ type: 'module', content: `${code}\nconsole.log('-- over');` });
      for (let waited = 0; said.at(-1) !== '-- over' && waited < PATIENCE; waited += 20)
        await page.waitForTimeout(20);
      const text = `${said.slice(0, -1).join('\n')}\n`;
      if (text !== expected.get(title)) throw new Error(`${title} in the browser says\n${text}`);
      say(`${title} says the same in a browser`);
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
  inProject('npm', 'install', '--loglevel=error', ...(await pack()));
  const files = await programs();
  const said = runInNode(oldestNode(), files);
  compile();
  await runInBrowser(files, said);
  say(`${PACKAGES.length} packages hold`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
