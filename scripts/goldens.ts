// `npm run goldens`: writes the golden playthroughs again. Read the difference before you commit it.

process.env['SANTIAGO_GOLDENS'] = 'write';
process.argv.push('-t', 'golden playthroughs');
await import('./test/main.ts');
