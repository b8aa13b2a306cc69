// Before and after all tests: their temporary files go into one folder, which is removed at the end. What Node has
// compiled stays: each process and thread that a test starts would strip the types and compile all programs again.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMPILED } from './tools.ts';

export function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'santiago-tests-'));
  // The database of the tests runs as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  return () => rmSync(folder, { recursive: true, force: true });
}
