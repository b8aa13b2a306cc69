// Finds a PostgreSQL for the tests of the server, or installs Debian's; if neither works, says what to do.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const isThere = (): boolean =>
  process.env['DATABASE_URL'] !== undefined ||
  existsSync('/usr/lib/postgresql') ||
  spawnSync('initdb', ['--version']).status === 0;

if (!isThere() && !(installPackages('postgresql') && isThere())) {
  console.log(
    'The tests need PostgreSQL: install it (on Debian `apt-get install postgresql`), or set DATABASE_URL.',
  );
  process.exitCode = 1;
}
