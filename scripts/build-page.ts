// Builds the page into apps/web/dist if it is missing or older than its sources. `npm start` and `npm test` begin
// this way.

import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageSources } from './page-sources.ts';

const root = path.dirname(import.meta.dirname);
const dist = path.join(root, 'apps', 'web', 'dist');
// Tests and build output are not part of the page.
const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'e2e']);

/** When the newest file below was written. */
function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? newest(file) : statSync(file).mtimeMs;
    })
    .reduce((latest, time) => Math.max(latest, time), 0);
}

function builtAt(): number {
  return statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const changed = Math.max(
  ...[...pageSources(root), 'package-lock.json'].map((name) => {
    const file = path.join(root, name);
    return statSync(file).isDirectory() ? newest(file) : statSync(file).mtimeMs;
  }),
);

if (builtAt() < changed) {
  console.log('Building the page …');
  // A page that was half built when its build was stopped must not be served.
  rmSync(path.join(dist, 'index.html'), { force: true });
  // A test that starts the server says "test", and Vite would build the page for developers, which is larger.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({ root: path.join(root, 'apps', 'web'), logLevel: 'warn' });
}
