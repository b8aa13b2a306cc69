import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../e2e/port.ts';

/** The page of this checkout. */
export const PAGE = path.dirname(import.meta.dirname);

const isUp = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}api/games`)).ok;
  } catch {
    return false;
  }
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** The page of a checkout as it is built and served in earnest, on a port of its own. */
export const serveSite = async (root: string): Promise<{ address: string; close(): Promise<void> }> => {
  for (const script of ['build-server.ts', 'build-page.ts'])
    execFileSync(process.execPath, [path.join(root, '../../scripts', script)], { stdio: ['ignore', 2, 2] });
  const port = await freePort();
  const data = mkdtempSync(path.join(os.tmpdir(), 'santiago-bench-'));
  const server = spawn(process.execPath, [path.join(root, '../server/dist/main.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}/`;
  while (!(await isUp(address))) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    close: async () => {
      server.kill();
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
