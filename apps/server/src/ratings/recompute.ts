import type { Config } from '../config.ts';
import { openDriver } from '../server.ts';
import { Store } from '../store/store.ts';
import { Rater, type Recomputed } from './rater.ts';

/** Computes the ratings in the database that the settings name anew from its results. */
export const recomputeRatings = async (config: Config): Promise<Recomputed> => {
  const store = new Store(await openDriver(config));
  try {
    return await new Rater(store.ratings).recompute();
  } finally {
    await store.close();
  }
};
