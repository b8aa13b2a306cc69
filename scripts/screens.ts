// `npm run screens`: makes the pictures in docs/screens/ from the table as it is now.

import { spawnSync } from 'node:child_process';

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const ok =
  run('node', ['scripts/chromium.ts']) &&
  run('playwright', ['test', '-c', 'apps/web/screens/playwright.config.ts']);
process.exitCode = ok ? 0 : 1;
