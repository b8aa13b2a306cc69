import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { newGuest, refusalOf } from '../house.ts';
import { freePort } from './kill.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

/** Files of a process may not grow beyond so many bytes: to it the disk is full. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
};

it.runIf(process.platform === 'linux')(
  'a full disk refuses what it cannot keep, and loses nothing',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'santiago-disk-'));
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const server = new ServerProcess({ PORT: String(port), DATA: folder });
    await server.start();
    const load = new Load([base]);
    try {
      await load.table(3, 7);
      await pause(300);
      limitFiles(server.pid, 4096);
      await pause(300);
      const ana = await newGuest(base, 'Ana').catch(() => null);
      expect(ana).toBeNull();
      const looked = await fetch(`${base}/api/tables`);
      expect(looked.status).toBe(200);
      limitFiles(server.pid, 'unlimited');
      const before = load.progress;
      for (let wait = 0; wait < 200 && load.progress === before && !load.isOver; wait++) await pause(50);
      expect(load.progress).toBeGreaterThan(before);
      expect(await refusalOf(newGuest(base, 'Bo'))).toBe('none');
    } finally {
      load.stop();
      await pause(100);
      await server.kill('SIGTERM');
    }
    const store = new Store(await openDriver({ DATABASE_URL: undefined, DATA: folder }));
    await load.check(store);
    await store.close();
    rmSync(folder, { recursive: true });
    expect(load.faults).toEqual([]);
  },
  60_000,
);
