/**
 * `npm run bars:bots [-- canals|cards] [--players N] [--bots A,B] [--matches N] [--out DIR]`: lets the bots play what they
 * must be able to do, and says of each whether it holds; ends with 1 where one fails. `--matches` plays fewer, of which
 * nothing follows. Finished sets are kept (in .cache/bars-bots unless told), so that a run that was stopped goes on.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Cell } from '../src/arena/cell.ts';
import { type Bar, BARS, barText, callOf, holds } from './bot-bars.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    players: { type: 'string' },
    bots: { type: 'string' },
    out: { type: 'string', default: '.cache/bars-bots' },
  },
});
const most = Number(values.matches ?? Infinity);
const wanted = BARS.filter(
  ({ game, players, bots }) =>
    (positionals.length === 0 || positionals.includes(game)) &&
    (values.players === undefined || values.players === String(players)) &&
    (values.bots === undefined || values.bots === bots.join(',')),
);
if (wanted.length === 0 || !(most >= 1)) {
  console.error(
    'npm run bars:bots takes canals or cards, --players N, --bots A,B, --matches N and --out DIR.',
  );
  process.exit(2);
}

const MAIN = path.join(import.meta.dirname, '../src/main.ts');

const played = (bar: Bar): Cell => {
  const call = callOf({ ...bar, matches: Math.min(bar.matches, most) });
  const said = execFileSync(process.execPath, [MAIN, ...call, '--out', values.out, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (JSON.parse(said) as { cells: readonly [Cell] }).cells[0];
};

for (const bar of wanted) {
  const cell = played(bar);
  if (holds(bar, cell) === false) process.exitCode = 1;
  console.log(barText(bar, cell));
}
