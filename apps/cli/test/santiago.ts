import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { Fault } from '../src/fault.ts';
import { runProgram } from '../src/program.ts';

const MAIN = path.join(import.meta.dirname, '..', 'src', 'main.ts');

export interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

// Each start of the program is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that goes away after the tests of the file. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'santiago-cli-'));
  folders.push(folder);
  return folder;
};

const HOME = freshFolder();

/** Runs the program as a user would, in a folder of its own. */
export const santiago = (args: readonly string[], input = '', cwd = HOME): Answer => {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  delete env['FORCE_COLOR'];
  delete env['npm_lifecycle_event'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

/** Simulates matches and gives the files, in order. */
export const simulated = (...args: readonly string[]): string[] => {
  const out = freshFolder();
  const { status, stderr } = santiago(['simulate', ...args, '--out', out]);
  if (status !== 0) throw new Error(stderr);
  return readdirSync(out)
    .toSorted()
    .map((name) => path.join(out, name));
};

export const resultIn = (text: string): string | null => /\[Result "(.*)"\]/.exec(text)?.[1] ?? null;

/** What people at the keyboard type to play the match of a file once more: all that the table does not write itself. */
export const typedIn = (file: string): { readonly who: string; readonly text: string }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^p\d /.test(line) && !line.endsWith('; forced'))
    .map((line) => ({ who: line.slice(0, 2), text: line.slice(3).replace(/ ;.*$/, '') }));

/** The fault that a call ends with, without a process of its own: for long tables of bad calls. */
export const faultOf = async (args: readonly string[]): Promise<Fault> => {
  try {
    await runProgram(args);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error(`santiago ${args.join(' ')} was not refused`);
};
