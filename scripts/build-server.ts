// Puts the server, the programs of its threads and what they read into a few files in apps/server/dist, if these are
// incomplete or older than their sources: 1,600 small files take more than half of the time that a start takes.
// `npm start` and `npm test` begin this way.

import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle, Refusal } from './bundle.ts';
import { isBuilt } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const app = path.join(root, 'apps', 'server');
const home = path.join(app, 'dist');

const isCurrent = (): boolean =>
  isBuilt(root, 'apps/server', ['scripts/build-server.ts', 'scripts/bundle.ts']);

if (!isCurrent()) {
  console.log('Building the server …');
  // Made beside, and put in place as a whole: a build that is stopped leaves nothing half done.
  const made = path.join(root, '.cache', `server.${process.pid}`);
  try {
    await bundle(
      {
        root,
        start: path.join(app, 'src', 'main.ts'),
        // Tests start it with lots of their own.
        modules: { serve: path.join(app, 'src', 'serve.ts') },
        // Piscina looks for files beside its own, and pg for a native form of itself.
        external: ['pg', 'piscina'],
        home,
      },
      made,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`The server cannot be built.\n${error.message}`);
    process.exit(1);
  }
  // Another process may have built it meanwhile, and runs it.
  if (isCurrent()) rmSync(made, { recursive: true });
  else {
    rmSync(home, { recursive: true, force: true });
    renameSync(made, home);
  }
}
