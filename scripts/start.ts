// `npm start`: builds the page if necessary, then serves it with the tables.

const [argument] = process.argv.slice(2);

if (argument === undefined) {
  await import('./build-page.ts');
  // At a terminal, people want to see the addresses, not every request.
  if (process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn';
  await import('../apps/server/src/main.ts');
} else {
  const help =
    'npm start builds the page if necessary and serves it with the tables, until Ctrl-C.\n' +
    'It takes no arguments; settings are environment variables: PORT=8081 npm start\n' +
    'docs/hosting.md lists them.\n';
  const isHelp = argument === '--help' || argument === '-h';
  (isHelp ? process.stdout : process.stderr).write(help);
  process.exitCode = isHelp ? 0 : 2;
}
