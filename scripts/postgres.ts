// Finds a PostgreSQL for the tests of the server, installing Debian's where it may; says what to do where it may not.

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
