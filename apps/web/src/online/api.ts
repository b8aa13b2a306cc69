import { signal } from '@preact/signals';
import { client } from '@santiago/protocol/client';

/** The server that this page came from, where it came from one. */
export const api = client({ base: '' });

/** Whether there is such a server: online tables are shown only then. */
export const hasServer = signal(false);

/** Asks once, quietly; a page from a plain file server, or without a network, goes on alone. */
export const findServer = async (): Promise<void> => {
  try {
    const response = await fetch('/api/games', { signal: AbortSignal.timeout(4000) });
    hasServer.value = response.ok && response.headers.get('content-type')?.includes('json') === true;
  } catch {
    hasServer.value = false;
  }
};
