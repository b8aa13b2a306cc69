// Builds the page into apps/web/dist if it is incomplete or older than its sources. `npm start` and `npm test` begin
// this way.

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LIST, isBuilt } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const app = path.join(root, 'apps', 'web');
const dist = path.join(app, 'dist');

if (!isBuilt(root, 'apps/web', ['scripts/build-page.ts'])) {
  console.log('Building the page …');
  // A page that was half built when its build was stopped must not be served.
  rmSync(path.join(dist, 'index.html'), { force: true });
  // A test that starts the server says "test", and Vite would build the page for developers, which is larger.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({ root: app, logLevel: 'warn' });
  writeFileSync(path.join(dist, FILE_LIST), JSON.stringify(readdirSync(dist, { recursive: true })));
}
