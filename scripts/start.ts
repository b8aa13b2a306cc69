// `npm start`: builds the page if necessary, then serves it with the tables.

await import('./build-page.ts');

// At a terminal, people want to see the addresses, not every request.
if (process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn';
await import('../apps/server/src/main.ts');
