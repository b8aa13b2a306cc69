import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ServerProcess } from '@santiago/server/test/faults/process.ts';
import { goThroughServer } from './served.ts';

it('on the built server every bot plays, results of today’s match count, and matches are exported, shown and reviewed', async () => {
  // A link to a table shows the page, so it must be there; `npm test` has built it.
  if (process.env['E2E_SITE'] === undefined)
    execFileSync(process.execPath, [path.join(import.meta.dirname, '..', 'build-page.ts')], {
      stdio: ['ignore', 2, 2],
    });
  const DATA = mkdtempSync(path.join(os.tmpdir(), 'santiago-shipped-'));
  const server = new ServerProcess({ DATA, BOT_DELAY: '0-0', BOT_PATIENCE: '600000' });
  // Also where something does not work.
  onTestFinished(async () => server.kill('SIGKILL'));
  await server.start();
  const done: string[] = [];
  await goThroughServer(server.base, (line) => done.push(line));
  await server.kill('SIGTERM');
  expect(done).toHaveLength(6);
  expect([server.complaints, ...server.takeErrors()]).toEqual(['']);
});
