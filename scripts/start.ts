// `npm start`: builds server and page if necessary, then serves the page with the tables.

import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [argument] = process.argv.slice(2);

if (argument === undefined) {
  // The quicker one first: it also says more clearly which file is missing.
  await import('./build-server.ts');
  await import('./build-page.ts');
  // At a terminal, people want to see the addresses, not every request.
  if (process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn';
  const built = path.join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'main.js');
  await import(pathToFileURL(built).href);
} else {
  const help =
    'npm start builds page and server if necessary and serves them, until Ctrl-C.\n' +
    'It takes no arguments; settings are environment variables: PORT=8081 npm start\n' +
    'docs/hosting.md lists them.\n';
  const isHelp = argument === '--help' || argument === '-h';
  (isHelp ? process.stdout : process.stderr).write(help);
  process.exitCode = isHelp ? 0 : 2;
}
