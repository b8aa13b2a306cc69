import { PLUGINS } from '@santiago/games';
import { handInGames, type ShelfEntry } from '@santiago/table/page/games.ts';
import { handInWorker } from '@santiago/table/page/worker/start.ts';

/** Hands the games to the page, as much of them as the first screen needs, and says how its worker is started. */
export const loadGames = async (): Promise<void> => {
  const pages = PLUGINS.map(({ page }) => page).filter((page) => page !== undefined);
  handInGames(await Promise.all(pages.map(async (page): Promise<ShelfEntry> => page())));
  handInWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
};
