// `npm start`: builds the page where it has to be, then serves it with the tables.

await import('./build-page.ts');

// For a person at a terminal the addresses are news, requests are not.
if (process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn';
await import('../apps/server/src/main.ts');
