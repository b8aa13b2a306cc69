// `npm run screens`: makes the pictures in docs/screens/ from the table as it is now.

import { spawnSync } from 'node:child_process';

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const draw = (files: string): boolean =>
  run('playwright', ['test', '-c', 'apps/web/screens/playwright.config.ts', files]);

// The picture of the front page comes first: the page is built with it.
const ok =
  run('node', ['scripts/chromium.ts']) &&
  draw('hero.spec') &&
  draw('(art|cards|cards-review|round|rules|screens|teacher).spec');
process.exitCode = ok ? 0 : 1;
