import { breathe } from '@santiago/table/server/breathe.ts';
import type { Store } from '../store/store.ts';
import { resultOf } from '../table/result.ts';
import type { Registry } from './registry.ts';

/**
 * Stores the results of matches that ended before results were stored. Table by table, so that nobody else waits for
 * long. If it is interrupted it goes on at the next start; several processes may do it at the same time.
 */
export const fillResults = async (store: Store, registry: Registry): Promise<void> => {
  const { results } = store;
  if (await results.isFilled()) return;
  for (let after = ''; ; ) {
    const tables = await results.unfilled(after);
    for (const table of tables) {
      const live = await registry.find(table);
      const ended = await results.endOf(table);
      // A frozen table has no result that today's rules could confirm.
      const result = live === null || ended === null ? null : resultOf(live.fold, ended);
      if (result !== null) await results.fill(result);
      await breathe();
    }
    const last = tables.at(-1);
    if (last === undefined) break;
    after = last;
  }
  await results.setFilled();
};
