// `npm run screens`: takes the pictures that documents and the front page show, from the page as it is now.
// `npm run screens -- review`: only those of docs/screens whose title has this word.

import { spawnSync } from 'node:child_process';

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const take = (files: string, title: readonly string[] = []): boolean =>
  run('playwright', [
    'test',
    '-c',
    'apps/web/screens/playwright.config.ts',
    files,
    ...title.flatMap((word) => ['--grep', word]),
  ]);

const only = process.argv.slice(2, 3);
// The picture of the front page comes first, because the page is built with it.
const ok =
  run('node', ['scripts/chromium.ts']) &&
  (only.length > 0 || take('(hero|icons).spec')) &&
  take('(pictures|round).spec', only);
process.exitCode = ok ? 0 : 1;
