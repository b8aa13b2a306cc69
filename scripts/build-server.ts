// Puts the server and the programs of its threads into a few files in apps/server/dist, if these are missing or older
// than their sources: 1,600 small files take more than half of the time that a start takes. `npm start` and `npm test`
// begin this way.

import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { isBuilt } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const app = path.join(root, 'apps', 'server');
const dist = path.join(app, 'dist');

/** Piscina looks for files beside its own, and pg for a native form of itself. */
const LEFT_OUT = ['pg', 'piscina'];

/** The program of a thread, as the code names it. */
const PROGRAM = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/** Builds the programs of threads too, and names them as they are called then. */
const threads = (): Plugin => ({
  name: 'threads',
  transform(code, id) {
    if (!path.normalize(id).startsWith(app)) return null;
    return code.replaceAll(PROGRAM, (_, file: string) => {
      const name = path.basename(file, '.ts');
      const program = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), file), name });
      return `new URL(import.meta.ROLLUP_FILE_URL_${program})`;
    });
  },
});

if (!isBuilt(root, 'apps/server', 'main.js')) {
  console.log('Building the server …');
  const { build } = await import('rolldown');
  // Made beside, and put in place as a whole: a build that is stopped leaves nothing half done.
  const made = path.join(root, '.cache', `server.${process.pid}`);
  await build({
    input: path.join(app, 'src', 'main.ts'),
    platform: 'node',
    external: LEFT_OUT,
    plugins: [threads()],
    logLevel: 'warn',
    output: { dir: made, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  rmSync(dist, { recursive: true, force: true });
  renameSync(made, dist);
}
