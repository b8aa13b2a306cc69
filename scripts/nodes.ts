// `npm run check:nodes`: `npm test`, which starts the server too, on the oldest Node that is promised and on the newest one
// in the registry.
//   npm run check:nodes -- packages/kernel    some of the tests

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { fetchedNode } from './fetched-node.ts';

const root = path.dirname(import.meta.dirname);
const folder = mkdtempSync(path.join(os.tmpdir(), 'santiago-nodes-'));

/** Runs the tests on a version of Node; returns whether they passed. */
function testOn(version: string): boolean {
  const node = fetchedNode(version, path.join(folder, version));
  if (node === null) throw new Error(`The registry has no Node ${version} for this system.`);
  const { stdout: found } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  console.log(`Node ${found.trim()}`);
  const args = [path.join(root, 'scripts/test/main.ts'), ...process.argv.slice(2)];
  const PATH = [path.dirname(node), process.env['PATH']].join(path.delimiter);
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } }).status === 0;
}

try {
  const oldest = `${manifest.engines.node.replace('>=', '')}.0`;
  const results = [oldest, 'latest'].map(testOn);
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
