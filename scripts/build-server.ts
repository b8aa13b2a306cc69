// Puts the server, the programs of its threads and what it reads into a few files in apps/server/dist, if these are
// missing or older than their sources: 1,600 small files take more than half of the time that a start takes.
// `npm start` and `npm test` begin this way.

import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { isBuilt } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const app = path.join(root, 'apps', 'server');
const dist = path.join(app, 'dist');

/** Piscina looks for files beside its own, and pg for a native form of itself. */
const LEFT_OUT = ['pg', 'piscina'];

/** How the code names a file: the program of a thread, or something that it reads. */
const NAMED = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Why there is no build, in sentences for people. */
const faults: string[] = [];

/** Puts the files that our code names into the build: programs as programs, everything else as it is. */
const namedFiles = (): Plugin => ({
  name: 'named-files',
  transform(code, id) {
    if (id.includes('node_modules')) return null;
    return code.replaceAll(NAMED, (text, name: string) => {
      const file = path.resolve(path.dirname(id), name);
      // What is not part of the server, such as the page, is in the same place for both.
      if (file === path.resolve(dist, name)) return text;
      if (!existsSync(file)) {
        faults.push(`${path.relative(root, id)} reads ${path.relative(root, file)}, which is missing.`);
        return text;
      }
      const emitted = file.endsWith('.ts')
        ? this.emitFile({ type: 'chunk', id: file, name: path.basename(file, '.ts') })
        : this.emitFile({ type: 'asset', name: path.basename(file), source: readFileSync(file) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`;
    });
  },
  buildEnd() {
    if (faults.length > 0) this.error(faults.join(' '));
  },
});

if (!isBuilt(root, 'apps/server', 'main.js')) {
  console.log('Building the server …');
  const { build } = await import('rolldown');
  // Made beside, and put in place as a whole: a build that is stopped leaves nothing half done.
  const made = path.join(root, '.cache', `server.${process.pid}`);
  const built = build({
    input: path.join(app, 'src', 'main.ts'),
    platform: 'node',
    external: LEFT_OUT,
    plugins: [namedFiles()],
    logLevel: 'warn',
    output: {
      dir: made,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      assetFileNames: '[name]-[hash][extname]',
    },
  });
  await built.catch((error: unknown) => {
    if (faults.length === 0) throw error;
    console.error(`The server cannot be built. ${faults.join(' ')}`);
    process.exit(1);
  });
  rmSync(dist, { recursive: true, force: true });
  renameSync(made, dist);
}
