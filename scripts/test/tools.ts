// How the tools of this repository are started: by their file under this Node, which is the same on every system.

import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** Where Node keeps what it has compiled: a program starts sooner. The terminal program uses it too. */
export const COMPILED = path.join(ROOT, '.cache', 'compile');

type Manifest = { readonly bin?: string | Readonly<Record<string, string>> };

/** The command line that starts a program of an installed package. */
export function tool(name: string, program = name): string[] {
  const folder = path.join(ROOT, 'node_modules', name);
  const { bin = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`${name} has no program ${program}`);
  return [process.execPath, path.join(folder, file)];
}

/** The command line that starts a program of this repository. */
export const own = (file: string): string[] => [process.execPath, path.join(ROOT, file)];
