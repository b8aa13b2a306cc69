// How sources name each other, in the repository and in what is published.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED } from './published.ts';

export const ROOT = path.dirname(path.dirname(import.meta.dirname));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** The packages of the repository, by name. */
const WORKSPACES = new Map(
  manifestOf('.')
    .workspaces!.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')))
    .map((folder) => [manifestOf(folder).name, folder] as const),
);

/** The source behind a name such as `@santiago/canals/bots`; null for a package of others. */
const sourceOf = (specifier: string): string | null => {
  const [, name, rest = ''] = /^(@santiago\/[\w-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const folder = WORKSPACES.get(name ?? '');
  if (folder === undefined) return null;
  const { exports = {} } = manifestOf(folder);
  const target = exports[rest === '' ? '.' : `./${rest}`] ?? `./${rest}`;
  return path.posix.join(folder, target);
};

/** By source: the package that it is published with. */
const OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries(PUBLISHED).flatMap(([name, { sources }]) =>
    globSync([...sources], { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(
        (file) =>
          /\.\w+$/.test(file) &&
          !/(^|\/)(test|node_modules)\/|\/(package\.json|example\.js)$|\.md$/.test(file),
      )
      .map((file) => [file, name] as const),
  ),
);

export const sourcesOf = (name: string): string[] =>
  [...OWNERS].filter(([, owner]) => owner === name).map(([file]) => file);

const isPublished = (specifier: string): boolean => {
  const [, name = '', rest] = /^@santiago\/([\w-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return PUBLISHED[name]?.exports[rest === undefined ? '.' : `./${rest}`] !== undefined;
};

/** The published name of what a source imports. `@santiago/canals/bots` becomes `@santiago/bots/canals`. */
export const publishedName = (specifier: string): string => {
  const source = sourceOf(specifier);
  if (source === null || isPublished(specifier)) return specifier;
  const owner = OWNERS.get(source);
  const [subpath] =
    Object.entries(PUBLISHED[owner ?? '']?.exports ?? {}).find(([, file]) => file === source) ?? [];
  if (owner === undefined || subpath === undefined)
    throw new Error(`${specifier} (${source}) is imported by a published source, and is not published`);
  return `@santiago/${owner}${subpath.slice(1)}`;
};

/** How a published source names what it imports: a path within its package, else the published name. */
export const importOf = (specifier: string, from: string): string => {
  const source = sourceOf(specifier);
  if (source === null || OWNERS.get(source) !== OWNERS.get(from)) return publishedName(specifier);
  const relative = path.posix.relative(path.posix.dirname(from), source.replace(/(?<!\.d)\.ts$/, '.js'));
  return relative.startsWith('.') ? relative : `./${relative}`;
};
