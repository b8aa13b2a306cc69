// Puts the published packages together and packs them:
//   node scripts/pack/pack.ts FOLDER    (writes a tarball of each into the folder)

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { importOf, manifestOf, ROOT, sourcesOf } from './names.ts';
import { type Published, PUBLISHED } from './published.ts';

const WORK = path.join(ROOT, '.cache', `pack.${process.pid}`);
const EMITTED = path.join(WORK, 'emitted');
const NETS = 'games/canals/bots/value/nets.bin';

const isSource = (file: string): boolean => /(?<!\.d)\.ts$/.test(file);

/** Writes the declarations of everything, since each source imports others as sources. */
const declare = (): void => {
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', path.join(import.meta.dirname, 'tsconfig.json'), '--outDir', EMITTED];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the packages do not compile');
};

/** The text of a compiled file, with imports as they are published. */
const published = (text: string, source: string): string =>
  text
    .replaceAll(/((?:from|import\()\s*['"])(@santiago\/[^'"]+)(?=['"])/g, (_, start: string, name: string) =>
      start.concat(importOf(name, source)),
    )
    .replaceAll(/((?:from|import\()\s*['"]\.[^'"]*?)(?<!\.d)\.ts(?=['"])/g, '$1.js');

/** Bundlers differ in how they take a file in, so what is published for browsers has the bytes in its code. */
const inlineBytes = (file: string): void => {
  const bytes = readFileSync(path.join(ROOT, NETS)).toString('base64');
  writeFileSync(
    file,
    `const text = '${bytes}';\nexport const netBytes = () => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));\n`,
  );
};

const writeSources = async (name: string, dist: string): Promise<void> => {
  for (const source of sourcesOf(name)) {
    const target = path.join(dist, source);
    mkdirSync(path.dirname(target), { recursive: true });
    if (source.endsWith('.browser.ts')) inlineBytes(target.replace(/\.ts$/, '.js'));
    else if (!isSource(source)) copyFileSync(path.join(ROOT, source), target);
    else {
      const { code } = await transformWithOxc(readFileSync(path.join(ROOT, source), 'utf8'), source);
      const declared = readFileSync(path.join(EMITTED, source.replace(/\.ts$/, '.d.ts')), 'utf8');
      writeFileSync(target.replace(/\.ts$/, '.js'), published(code, source));
      writeFileSync(target.replace(/\.ts$/, '.d.ts'), published(declared, source));
    }
  }
};

/** `x.ts` is published as `./dist/x.js`, with its declaration. */
const targetOf = (source: string) => ({
  types: `./dist/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./dist/${source.replace(/\.ts$/, '.js')}`,
});

/** Names that mean one file in Node and another in a browser; the package that has them in the repository knows both. */
const importsOf = (name: string): object =>
  name === 'bots'
    ? {
        imports: {
          '#net-bytes': {
            types: './dist/games/canals/bots/value/net-bytes.d.ts',
            node: './dist/games/canals/bots/value/net-bytes.node.js',
            default: './dist/games/canals/bots/value/net-bytes.browser.js',
          },
        },
      }
    : {};

const versionOf = (dependency: string): string => {
  if (dependency.startsWith('@santiago/')) return manifestOf('kernel').version;
  const found = ['kernel', 'protocol'].map((folder) => manifestOf(folder).dependencies?.[dependency]);
  return found.find((version) => version !== undefined)!;
};

const publishedManifest = (name: string, { about, exports, dependencies }: Published): object => ({
  name: `@santiago/${name}`,
  version: manifestOf('kernel').version,
  description: about,
  license: 'MIT',
  type: 'module',
  engines: { node: '>=22.0.0' },
  files: ['dist', 'example.js'],
  sideEffects: false,
  ...importsOf(name),
  exports: Object.fromEntries(Object.entries(exports).map(([key, source]) => [key, targetOf(source)])),
  dependencies: Object.fromEntries(dependencies.map((each) => [each, versionOf(each)])),
});

const assemble = async (name: string, pack: Published): Promise<string> => {
  const folder = path.join(WORK, name);
  mkdirSync(folder, { recursive: true });
  await writeSources(name, path.join(folder, 'dist'));
  for (const file of ['README.md', 'example.js'])
    copyFileSync(path.join(ROOT, pack.folder, file), path.join(folder, file));
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(name, pack), null, 2)}\n`,
  );
  return folder;
};

/** Writes a tarball of each package into a folder. */
export const packAll = async (destination: string): Promise<void> => {
  try {
    declare();
    const folders = await Promise.all(
      Object.entries(PUBLISHED).map(async ([name, pack]) => assemble(name, pack)),
    );
    execFileSync('npm', ['pack', ...folders, '--pack-destination', destination, '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } finally {
    rmSync(WORK, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [destination] = process.argv.slice(2);
  if (destination === undefined || !existsSync(destination)) {
    console.error('Name a folder for the tarballs: node scripts/pack/pack.ts FOLDER');
    process.exitCode = 2;
  } else await packAll(path.resolve(destination));
}
