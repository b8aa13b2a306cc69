import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCOPE = '@santiago/';

const packageOf = (root: string, folder: string): { dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/**
 * The folders that the page is built from: its own, and those of the packages it depends on, directly or indirectly.
 * A package that is added to the page need not be named here.
 */
export function pageSources(root: string): string[] {
  const found = ['apps/web'];
  for (const folder of found) {
    for (const name of Object.keys(packageOf(root, folder).dependencies ?? {})) {
      const used = `packages/${name.slice(SCOPE.length)}`;
      if (name.startsWith(SCOPE) && !found.includes(used)) found.push(used);
    }
  }
  return found;
}
