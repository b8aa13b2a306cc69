import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where the package.json of the repository is while a package is packed. */
export const SOURCE = 'package.json.source';

/** Puts the repository's own package.json back, where packing was begun. */
export function restore(folder: string): void {
  const source = path.join(folder, SOURCE);
  if (!existsSync(source)) return;
  renameSync(source, path.join(folder, 'package.json'));
  rmSync(path.join(folder, 'LICENSE'), { force: true });
}
