import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const isWindows = process.platform === 'win32';

/** Fetches a version of Node for this system from the registry into a folder; null where it has none. */
export function fetchedNode(version: string, folder: string): string | null {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = ['install', `--prefix=${folder}`, ...options, `${name}@${version}`];
  const { status } = spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  const node = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  return status === 0 && existsSync(node) ? node : null;
}
