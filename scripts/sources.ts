import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Tests and build output are not part of what is built. */
const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'e2e']);

const packageOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of each package of this repository, by the package's name. */
const foldersIn = (root: string): ReadonlyMap<string, string> => {
  const { workspaces = [] } = packageOf(root, '.');
  const folders = workspaces
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  return new Map(folders.map((folder) => [packageOf(root, folder).name, folder.replaceAll('\\', '/')]));
};

/**
 * The folders that an app is built from: its own, and those of the packages it depends on, directly or indirectly. A
 * package that is added to it need not be named here.
 */
export function sourcesOf(root: string, app: string): string[] {
  const folders = foldersIn(root);
  const found = [app];
  for (const folder of found) {
    for (const name of Object.keys(packageOf(root, folder).dependencies ?? {})) {
      const used = folders.get(name);
      if (used !== undefined && !found.includes(used)) found.push(used);
    }
  }
  return found;
}

/** When the newest file below was written, or a folder below changed: it changes when a file of it is removed. */
function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      const { mtimeMs } = statSync(file);
      return entry.isDirectory() ? [mtimeMs, newest(file)] : [mtimeMs];
    })
    .reduce((latest, time) => Math.max(latest, time), 0);
}

/** The file of a build that lists all of its files. */
export const FILE_LIST = 'files.json';

/** When the oldest file of a build was written; 0 where one is missing. */
function oldest(dist: string): number {
  const list = path.join(dist, FILE_LIST);
  if (!existsSync(list)) return 0;
  const files = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return Math.min(
    ...files.map((file) => statSync(path.join(dist, file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** Whether an app is built whole, after the last change of what it is made of, and of the scripts that make it. */
export function isBuilt(root: string, app: string, scripts: readonly string[]): boolean {
  const changed = [
    ...['package-lock.json', ...scripts].map((file) => statSync(path.join(root, file)).mtimeMs),
    ...sourcesOf(root, app).map((folder) => newest(path.join(root, folder))),
    // A build changes the folder of its app; any other changes when a file of it is removed.
    ...sourcesOf(root, app)
      .filter((folder) => folder !== app)
      .map((folder) => statSync(path.join(root, folder)).mtimeMs),
  ];
  return oldest(path.join(root, app, 'dist')) >= Math.max(...changed);
}
