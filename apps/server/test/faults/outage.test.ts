import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, type Guest, newGuest, startTable } from '../house.ts';
import { ServerProcess } from './process.ts';

const SECOND = 1000;
const MOVE = 5;
const OUTAGE = 6 * SECOND;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-outage-'));
  server = new ServerProcess({ DATA: folder });
  await server.start();
});
afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

it('a player whose server is killed for longer than a move takes is not late when it is back', async () => {
  const [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(server.base, name)),
  )) as [Guest, Guest, Guest];
  const table = await startTable([ana, bo, cy], { clock: { kind: 'live', move: MOVE, bank: 0 } });
  const { info: before } = await bo.api.call('table', { table });
  await server.kill('SIGKILL');
  await pause(OUTAGE);
  await server.start();
  const { info: back } = await bo.api.call('table', { table });
  // The time without a heartbeat, and some to come back.
  expect(back.due.p2! - before.due.p2!).toBeGreaterThan(OUTAGE + 5 * SECOND);
  // Who is late is looked for every second.
  await pause(3 * SECOND);
  const { info: later } = await bo.api.call('table', { table });
  expect(later.turn).toEqual(before.turn);
  await act(bo, table, 'p2', 'bid 3');
  expect([server.complaints, server.takeErrors()]).toEqual(['', []]);
});
