// Loads the packages again for every mutant, with its change: each time under addresses of their own.

import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from '../test/tools.ts';
import type { Prepared, Sources } from './messages.ts';
import type { Change } from './operators.ts';
import { edited } from './edits.ts';

/** What is loaded now. */
export interface World {
  readonly file: string | null;
  readonly change: Change | null;
}

/** Counts turns of loops; throws beyond a limit. */
export const clock = {
  ticks: 0,
  limit: Infinity,
  reset(limit: number): void {
    clock.ticks = 0;
    clock.limit = limit;
  },
};

export class TooLong extends Error {}

const tick = (): void => {
  if (++clock.ticks > clock.limit) throw new TooLong('a loop without end');
};

const TESTING = pathToFileURL(path.join(import.meta.dirname, 'testing.ts')).href;
const PROLOGUE = 'const __tick = globalThis.__tick; ';

let world: World = { file: null, change: null };
let generation = 0;

/** Where a place of a loaded text is in its source, if nothing was changed there. */
export function placeIn({ ticks }: Prepared, loaded: number): number {
  let place = loaded - PROLOGUE.length;
  for (const { start, text } of ticks) {
    if (start > place) break;
    place = Math.max(start, place - text.length);
  }
  return place;
}

/** From now on imports are loaded anew, into this world. */
export function begin(next: World): void {
  world = next;
  generation++;
}

/** The address of a file in the current world. */
export const addressOf = (file: string): string =>
  `${pathToFileURL(path.join(ROOT, file)).href}?world=${generation}`;

/** The path of an address from the root of the repository. */
export const fileOf = (url: string): string =>
  path.relative(ROOT, fileURLToPath(url.replace(/\?.*$/, ''))).replaceAll(path.sep, '/');

/** Kernel and testkit know nothing of the games: they are loaded once. */
const isRenewed = (file: string): boolean => /^packages\/(?!kernel\/|testkit\/)/.test(file);

/** By importing file and name, what is imported: the same in every world. */
const renewed = new Map<string, string>();

export function install(sources: Sources): void {
  Object.assign(globalThis, { __tick: tick });
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest') return { url: TESTING, shortCircuit: true };
      const asked = `${context.parentURL?.replace(/\?.*$/, '')} ${specifier}`;
      let url = renewed.get(asked);
      if (url === undefined) {
        const resolved = next(specifier, context);
        if (!resolved.url.startsWith('file:') || resolved.url.includes('?')) return resolved;
        if (!isRenewed(fileOf(resolved.url))) return resolved;
        ({ url } = resolved);
        renewed.set(asked, url);
      }
      return { url: `${url}?world=${generation}`, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileOf(url) : '';
      const prepared = sources[file];
      if (prepared === undefined) return next(url, context);
      const change = world.file === file ? world.change : null;
      const source = `${PROLOGUE}${edited(prepared.text, prepared.ticks, change)}`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
