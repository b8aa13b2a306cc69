import { spawnSync } from 'node:child_process';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import path from 'node:path';

/**
 * Types are stripped by a WebAssembly module whose memory grows. From then on V8 checks every typed array of the
 * process twice, which costs a fifth of the engine's speed. Code from the compile cache is already stripped. So a
 * bench measures in a fresh process, which finds everything in the cache that this process has filled.
 */
const MARK = 'SANTIAGO_FRESH';

export const isFresh = (): boolean => process.env[MARK] !== undefined || getCompileCacheDir() === undefined;

// By its environment, so that even the first file comes from the cache. Node adds a folder for its version.
const environment = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir();
  const cache = folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) };
  return { ...process.env, [MARK]: '1', ...cache };
};

/** Runs this command again in a fresh process, and exits with its exit code. */
export const runFresh = (): void => {
  flushCompileCache();
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    env: environment(),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};

/** Runs a program with its arguments in a folder, in a fresh process; returns what it printed. */
export const readFreshIn = (folder: string, words: readonly string[]): string => {
  flushCompileCache();
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
};
