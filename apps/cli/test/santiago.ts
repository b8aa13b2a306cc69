import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';
import { Fault } from '../src/fault.ts';
import { runMain, runProgram } from '../src/program.ts';

const MAIN = path.join(import.meta.dirname, '..', 'src', 'main.ts');

export interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An empty folder that goes away with all others after the tests (scripts/test/folders.ts). */
export const freshFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'santiago-cli-'));

const HOME = freshFolder();

/** What the program finds around it: no colours, and nobody who called it through npm. */
const plainEnvironment = (): NodeJS.ProcessEnv => {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  delete env['FORCE_COLOR'];
  delete env['npm_lifecycle_event'];
  return env;
};

/** Runs the program in a process of its own, as a user does: for what only a process shows. */
export const startSantiago = (args: readonly string[], input = '', cwd = HOME): Answer => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    env: plainEnvironment(),
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

/** Collects what is written to a stream of this process until the spy is restored. */
const listenTo = (stream: NodeJS.WriteStream) => {
  const heard: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    heard.push(String(chunk));
    return true;
  });
  return { text: () => heard.join(''), end: () => spy.mockRestore() };
};

/** Runs all of the program but its start in this process, in a folder of its own, with these lines typed. */
export const santiago = async (args: readonly string[], input = '', cwd = HOME): Promise<Answer> => {
  const [stdout, stderr] = [listenTo(process.stdout), listenTo(process.stderr)];
  const keyboard = Object.assign(new PassThrough(), { isTTY: false });
  keyboard.end(input);
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(keyboard as never);
  const [folder, env] = [process.cwd(), process.env];
  process.chdir(cwd);
  process.env = plainEnvironment();
  try {
    const status = await runMain(args);
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.env = env;
    process.chdir(folder);
    for (const spy of [stdout, stderr]) spy.end();
    stdin.mockRestore();
  }
};

/** Simulates matches and gives the files, in order. */
export const simulated = async (...args: readonly string[]): Promise<string[]> => {
  const out = freshFolder();
  const { status, stderr } = await santiago(['simulate', ...args, '--out', out]);
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

/** The fault that a call ends with. */
export const faultOf = async (args: readonly string[]): Promise<Fault> => {
  try {
    await runProgram(args);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error(`santiago ${args.join(' ')} was not refused`);
};
