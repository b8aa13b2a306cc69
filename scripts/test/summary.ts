// What `npm run test:all` knows of its parts: when a result still counts, and the page that says all of them.

import { createHash } from 'node:crypto';
import { tableText } from './measurement.ts';
import type { Part } from './parts.ts';

export type Result = {
  readonly ok: boolean;
  /** What the result follows from: see `digestOf`. */
  readonly digest: string;
  readonly commit: string;
  readonly machine: string;
  readonly ended: string;
  /** Of the last go, if the part was stopped and went on. */
  readonly seconds: number;
  /** The lines of its output that say what holds and what fails; the last one if there are none. */
  readonly lines: readonly string[];
};

/** By the name of the part. */
export type Results = Readonly<Record<string, Result>>;

/** A file or a folder of the commit, with the hash of what is in it. */
export type Entry = { readonly path: string; readonly hash: string };

/** Of `docs` its files and folders one by one: the measurements are made by the parts. */
const isFollowed = (path: string, follows: Part['follows']): boolean => {
  if (path === 'docs/measurements' || path === 'docs') return false;
  if (follows === 'all') return true;
  if (follows === 'code') return !path.startsWith('docs/');
  return path === 'package-lock.json' || follows.includes(path);
};

/** The entries that the result of a part follows from. */
export const followed = ({ follows }: Part, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ path }) => isFollowed(path, follows));

/** Changes when the part is another, or what its result follows from. */
export function digestOf(part: Part, entries: readonly Entry[]): string {
  const made = [part.command('').slice(2), part.env?.('') ?? {}, followed(part, entries)];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12);
}

/** What a part has said that is worth keeping. */
export function linesOf(output: string): string[] {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().slice(0, 300));
  const verdicts = lines.filter((line) => /: (?:holds|FAILS)$|^Tests {2}/.test(line));
  return verdicts.length > 0 ? verdicts : lines.slice(-1);
}

/** How a part stands; an old result is one that follows from other files than there are now. */
export function stateOf(result: Result | undefined, digest: string): 'ok' | 'FAILED' | 'old' | 'not yet' {
  if (result === undefined) return 'not yet';
  if (!result.ok) return 'FAILED';
  return result.digest === digest ? 'ok' : 'old';
}

export function pageOf(
  parts: readonly Part[],
  results: Results,
  digests: Readonly<Record<string, string>>,
): string[] {
  const state = ({ name }: Part): string => stateOf(results[name], digests[name]!);
  const count = (wanted: string): number => parts.filter((part) => state(part) === wanted).length;
  return [
    '# Everything, in full',
    'Written by `npm run test:all`. A part counts as long as what its result follows from is the same: sources, tests ' +
      'and numbers, but not other parts of the project. An old one held before these changed.',
    `${count('ok')} of ${parts.length} parts hold, ${count('FAILED')} fail, ${count('old')} are old, ` +
      `${count('not yet')} were not run.`,
    tableText([
      ['part', 'what', 'state', 'took', 'commit', 'ended'],
      ...parts.map((part) => {
        const result = results[part.name];
        const took = result === undefined ? '' : `${result.seconds} s`;
        return [part.name, part.about, state(part), took, result?.commit ?? '', result?.ended ?? ''];
      }),
    ]),
    '## What they said',
    ...parts.flatMap(({ name }) => {
      const result = results[name];
      if (result === undefined) return [];
      return [`**${name}** (${result.machine})`, ['```text', ...result.lines, '```'].join('\n')];
    }),
  ];
}
