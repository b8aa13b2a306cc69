// Finds a Chromium for the browser tests, or installs Debian's; if neither works, says what to do.

import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const wanted = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

if (!existsSync(wanted) && !(installPackages('chromium', 'fonts-dejavu-core') && existsSync(wanted))) {
  console.log(
    'The browser tests need Chromium: install it (on Debian `apt-get install chromium`), or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}

// The same browser without windows: tests need less processor time in it, and do without it.
if (process.env['CHROMIUM_PATH'] === undefined && !existsSync('/usr/bin/chromium-headless-shell'))
  installPackages('chromium-headless-shell');
