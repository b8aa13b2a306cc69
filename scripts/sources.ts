import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SCOPE = '@santiago/';

/** Tests and build output are not part of what is built. */
const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'e2e']);

const packageOf = (root: string, folder: string): { dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/**
 * The folders that an app is built from: its own, and those of the packages it depends on, directly or indirectly. A
 * package that is added to it need not be named here.
 */
export function sourcesOf(root: string, app: string): string[] {
  const found = [app];
  for (const folder of found) {
    for (const name of Object.keys(packageOf(root, folder).dependencies ?? {})) {
      const used = `packages/${name.slice(SCOPE.length)}`;
      if (name.startsWith(SCOPE) && !found.includes(used)) found.push(used);
    }
  }
  return found;
}

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

/** Whether this file of a build is there and newer than everything it was made of. */
export function isBuilt(root: string, app: string, file: string): boolean {
  const built = statSync(path.join(root, app, 'dist', file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const lock = statSync(path.join(root, 'package-lock.json')).mtimeMs;
  return built >= Math.max(lock, ...sourcesOf(root, app).map((folder) => newest(path.join(root, folder))));
}
