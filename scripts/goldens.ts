// `npm run goldens`: writes the golden playthroughs again; `npm run goldens -- moves` the moves of the bots, which are a
// hundred whole matches of each game. Read the difference before you commit it.

process.env['SANTIAGO_GOLDENS'] = 'write';
const asked = process.argv.splice(2);
if (asked[0] === 'moves') {
  process.env['SANTIAGO_MATCHES'] = '100';
  process.argv.push('packages/bots/test/moves.test.ts');
} else process.argv.push('-t', 'golden playthroughs', ...asked);
await import('./test/main.ts');
