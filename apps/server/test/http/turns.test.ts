import { seatsOf } from '@santiago/kernel';
import { expect, it } from 'vitest';
import { DaySecrets } from '../../src/daily/secrets.ts';
import { openApiFile } from '../../src/http/openapi.ts';
import { previewOf } from '../../src/games.ts';
import { drawPicture } from '@santiago/table/server/preview/picture.ts';
import type { Store } from '../../src/store/store.ts';

/** How often others get their turn while this runs. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
};

// Each of these took between a fortieth and a tenth of a second in one go: too long for those who wait meanwhile.
it('others get their turn while the picture of a table is drawn', async () => {
  const seats = seatsOf(4).map((seat) => ({ seat, taken: true }));
  const draw = async (): Promise<unknown> =>
    drawPicture({ preview: previewOf('canals')!, view: null, seats });
  expect(await turnsDuring(draw)).toBeGreaterThan(10);
});

it('others get their turn while the secrets of the days are computed', async () => {
  const store = { setting: async (_: string, make: () => string) => Promise.resolve(make()) };
  const secrets = new DaySecrets(store as unknown as Store, () => new Uint8Array(32).fill(7));
  expect(await turnsDuring(async () => secrets.of(20_773))).toBeGreaterThan(90);
});

it('the API document is made once, whoever asks meanwhile', async () => {
  const both = [openApiFile(), openApiFile()];
  expect(await both[0]).toBe(await both[1]);
});
