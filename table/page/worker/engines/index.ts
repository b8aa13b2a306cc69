import type { Engine } from './engine.ts';

/** Each game's rules and bots, fetched when a match of it is opened. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  canals: async () => (await import('@santiago/canals/page/worker/engine.ts')).canalsEngine,
  cards: async () => (await import('@santiago/cards/page/worker/engine.ts')).cardsEngine,
};

export const engineOf = async (game: string): Promise<Engine> => {
  const load = ENGINES[game];
  if (load === undefined) throw new Error(`no game is called ${game}`);
  return load();
};
