import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, openHouse, type TestHouse } from '../house.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

it('the example bots in TypeScript and Python play a match to its end', async () => {
  const ana = await newGuest(house.base, 'Ana');
  const { table } = await ana.api.call('create', {
    game: 'canals',
    seats: [{ kind: 'open' }, { kind: 'open' }],
  });
  const bots = await Promise.all([
    run(process.execPath, [`${EXAMPLES}bot.ts`, house.base, table, 'p1'], { timeout: 1_800_000 }),
    run('python3', [`${EXAMPLES}bot.py`, house.base, table, 'p2'], { timeout: 1_800_000 }),
  ]);
  const { info } = await ana.api.call('table', { table });
  const result = `${info.outcome?.marks.join(' ')}\n`;
  expect(bots).toEqual(bots.map(() => ({ stdout: result, stderr: '' })));
});

it('a stranger’s client plays both games against house bots, and proves their chance fair', async () => {
  const play = async (game: string, players: number): Promise<void> => {
    const args = [house.base, '--game', game, '--players', String(players), '--bot', 'random'];
    const played = await run('python3', [`${EXAMPLES}match.py`, ...args], { timeout: 1_800_000 });
    expect(played.stderr).toBe('');
    const [outcome, proof] = played.stdout.split('\n');
    // The seat, and what each seat reached.
    expect(outcome?.split(/[: ]+/)).toHaveLength(1 + players);
    expect(proof).toMatch(/^fair, [1-9]\d* draws$/);
  };
  await Promise.all([play('canals', 3), play('cards', 2)]);
});
