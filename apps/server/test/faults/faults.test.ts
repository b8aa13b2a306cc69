import { describe, expect, it } from 'vitest';
import { deadlineRun, jumpRun } from './clock.ts';
import { diskRun } from './disk.ts';
import { floodRun } from './flood.ts';
import { killRun } from './kill.ts';
import { slowRun } from './slow.ts';

/** Every kind of fault, in small; `npm run soak` runs the same in full, and holds it to its time. */
const KILLS = 2;

// Each has a server and a folder of its own and mostly waits.
describe.concurrent('on SQLite', () => {
  it(`loses and doubles nothing over ${KILLS} kills, and every client comes back`, async () => {
    const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 2, seed: 1 });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(KILLS);
    expect(resumed).toHaveLength(KILLS);
  });

  it.runIf(process.platform === 'linux')(
    'a full disk refuses what it cannot keep, and loses nothing',
    async () => {
      const { acknowledged, faults } = await diskRun(1, 7);
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );

  it('one address that opens 300 streams gets its share and refusals, and others play on', async () => {
    const { opened, refused, faults } = await floodRun(300, 300);
    expect(faults).toEqual([]);
    expect([opened, refused]).toEqual([100, 200]);
  });

  it('a client that reads ten bytes a second delays nobody, and gets everything by number', async () => {
    const { read, faults } = await slowRun(300, 400);
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThan(0);
  });

  it('a clock that jumps neither stops the bots nor turns the log’s time back', async () => {
    expect(await jumpRun(3)).toEqual([]);
  });

  it('a day that passes while no server runs ends a move when one does, not before', async () => {
    expect(await deadlineRun(1)).toEqual([]);
  });
});
