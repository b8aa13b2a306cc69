// `npm run test:browsers`: the table in Firefox, the distribution's own, installed where it may be.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const FIREFOX = '/usr/bin/firefox-esr';

if (!existsSync(FIREFOX) && !(installPackages('firefox-esr') && existsSync(FIREFOX))) {
  console.log('Firefox is not tried: install Debian’s `firefox-esr` to have it played in.');
} else {
  const run = spawnSync('playwright', ['test', '-c', 'apps/web/browsers/playwright.config.ts'], {
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
}
