// `npm run goldens`: writes the golden playthroughs again. Read the difference before you commit it.
//   npm run goldens -- moves        the moves of the bots: a hundred whole matches of each game
//   npm run goldens -- new-moves    adds the moves of bots that have none yet, and leaves the others as they are

const [what, ...rest] = process.argv.splice(2);
const MOVES = 'games/test/bots/moves.test.ts';

process.env['SANTIAGO_GOLDENS'] = what === 'new-moves' ? 'add' : 'write';
if (what === 'moves') process.env['SANTIAGO_MATCHES'] = '100';
if (what === 'moves' || what === 'new-moves') process.argv.push(MOVES, ...rest);
else process.argv.push('-t', 'golden playthroughs', ...(what === undefined ? [] : [what, ...rest]));
await import('./test/main.ts');
