import { expect, test } from 'vitest';
import { groupedModule } from '../build/grouped.ts';

/** What the page gets out of the module. */
const given = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const code = Buffer.from(groupedModule(bytes)).toString('base64');
  const { default: read } = (await import(`data:text/javascript;base64,${code}`)) as {
    readonly default: () => Uint8Array;
  };
  return read();
};

test('bytes that were grouped for the page come back in their order, whatever their number', async () => {
  for (const length of [0, 1, 4, 5, 1022, 1023]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7919) % 256);
    expect(await given(bytes), `${length}`).toEqual(bytes);
  }
});
