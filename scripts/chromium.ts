// Finds a Chromium for the browser tests, installing Debian's where it may; says what to do where it may not.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const wanted = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ];
  return steps.every((step) => spawnSync('apt-get', step, options).status === 0);
}

if (!existsSync(wanted) && !(install() && existsSync(wanted))) {
  console.log(
    'The browser tests need Chromium: install it (on Debian `apt-get install chromium`), or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
