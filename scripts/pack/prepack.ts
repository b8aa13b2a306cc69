// `prepack` of a package: builds JavaScript and declarations into dist/ and puts the published package.json in the place
// of the repository's, which postpack.ts puts back. npm calls both around `npm pack` and `npm publish`.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Manifest, publishedManifest } from './manifest.ts';
import { restore, SOURCE } from './restore.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const folder = process.cwd();
const name = path.basename(folder);
const dist = path.join(folder, 'dist');
const emitted = path.join(root, '.cache', `pack.${process.pid}`);

/** Compiles all packages together, since each imports others by their sources, and takes what is this one's. */
function compile(): void {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', path.join(import.meta.dirname, 'tsconfig.json'), '--outDir', emitted];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(emitted, 'packages', name), dist, { recursive: true });
  rmSync(emitted, { recursive: true });
}

/** A declaration names the file beside it as it is published. */
function renameInDeclarations(): void {
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    writeFileSync(
      path.join(dist, file),
      text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*?)(?<!\.d)\.ts(['"])/g, '$1.js$2'),
    );
  }
}

/** What the compiler does not write: declarations written by hand, weights, tables, match files. */
function copyOthers(): void {
  const all = globSync('src/**/*.*', { cwd: folder });
  for (const file of all.filter((each) => !/(?<!\.d)\.ts$/.test(each))) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(dist, file));
  }
}

/** Bundlers differ in how they take a file in, so what is published has the bytes in its code. */
function inlineBytes(): void {
  const bytes = readFileSync(path.join(folder, 'src/canals/value/nets.bin')).toString('base64');
  mkdirSync(path.join(dist, 'browser'), { recursive: true });
  writeFileSync(
    path.join(dist, 'browser', 'net-bytes.js'),
    `const text = '${bytes}';\nexport const netBytes = () => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));\n`,
  );
}

restore(folder);
compile();
renameInDeclarations();
copyOthers();
if (name === 'bots') inlineBytes();
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
const file = path.join(folder, 'package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
renameSync(file, path.join(folder, SOURCE));
writeFileSync(file, `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
