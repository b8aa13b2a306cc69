import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('everything legal on a table with 40 cards takes less than 0.1 ms', { timeout: 60_000 }, () => {
  const program = fileURLToPath(new URL('./speed/forty-cards.ts', import.meta.url));
  const { tables, microseconds } = JSON.parse(
    execFileSync(process.execPath, [program], { encoding: 'utf8' }),
  ) as { tables: number; microseconds: number };
  expect(tables).toBeGreaterThan(0);
  expect(microseconds).toBeLessThan(100);
});
