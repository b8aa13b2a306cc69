import type { Engine } from '@santiago/table/page/worker/engine.ts';

/** Each game's rules and bots, fetched when a match of it is opened. */
const ENGINES = import.meta.glob<Engine>('../../../games/*/page/worker/engine.ts', { import: 'engine' });

export const engineOf = async (game: string): Promise<Engine> => {
  const load = ENGINES[`../../../games/${game}/page/worker/engine.ts`];
  if (load === undefined) throw new Error(`no game is called ${game}`);
  return load();
};
