import { signal } from '@preact/signals';
import type { Reply } from '@santiago/protocol';

/** Whether this page came from a server of ours: online tables are shown only then. */
export const hasServer = signal(false);

/** The bots of that server by game, weakest first. */
export const serverBots = signal<Readonly<Record<string, readonly string[]>>>({});

/** Asks once, without an error message; a page from a plain file server, or without a network, works alone. */
export const findServer = async (): Promise<void> => {
  try {
    const response = await fetch('/api/games', { signal: AbortSignal.timeout(4000) });
    const isOurs = response.ok && response.headers.get('content-type')?.includes('json') === true;
    if (!isOurs) return;
    const { games } = (await response.json()) as Reply<'games'>;
    serverBots.value = Object.fromEntries(games.map(({ name, bots }) => [name, bots]));
    hasServer.value = games.length > 0;
  } catch {
    hasServer.value = false;
  }
};

/** Whether the server knows this visitor by a name. Only then can there be tables to show. */
export const isKnownGuest = async (): Promise<boolean> => {
  try {
    const response = await fetch('/api/me');
    return response.ok && ((await response.json()) as Reply<'me'>).name !== null;
  } catch {
    return false;
  }
};
