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
    run(process.execPath, [`${EXAMPLES}bot.ts`, house.base, table, 'p1'], { timeout: 50_000 }),
    run('python3', [`${EXAMPLES}bot.py`, house.base, table, 'p2'], { timeout: 50_000 }),
  ]);
  const { info } = await ana.api.call('table', { table });
  const result = `${info.outcome?.marks.join(' ')}\n`;
  expect(bots).toEqual(bots.map(() => ({ stdout: result, stderr: '' })));
}, 60_000);
