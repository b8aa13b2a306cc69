import type { MatchProgress, PlayedMatch } from '../../worker/match.ts';

/** A match saved on this device. */
export interface SavedMatch extends PlayedMatch {
  readonly id: string;
  /** It was opened from a file. */
  readonly isFile?: boolean;
  /** The challenge whose deal it is, as it stands in its address. */
  readonly challenge?: string;
  /** A bot was replaced during the match: nobody can meet the same opponents again. */
  readonly isMixed?: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly progress: MatchProgress;
}

/**
 * The matches of this device, in IndexedDB. Without it (private windows), matches last as long as the page is open.
 */
const DATABASE = 'santiago';
const STORE = 'matches';
const MOST_MATCHES = 30;

let opened: Promise<IDBDatabase | null> | null = null;

const open = (): Promise<IDBDatabase | null> => {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
};

const run = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> => {
  const database = await open();
  if (database === null) return null;
  return new Promise((resolve) => {
    const request = work(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
};

export const saveMatch = async (match: SavedMatch): Promise<boolean> =>
  (await run('readwrite', (store) => store.put(match))) !== null;

export const loadMatch = async (id: string): Promise<SavedMatch | null> =>
  (await run<SavedMatch | undefined>(
    'readonly',
    (store) => store.get(id) as IDBRequest<SavedMatch | undefined>,
  )) ?? null;

export const removeMatch = async (id: string): Promise<void> => {
  await run('readwrite', (store) => store.delete(id));
};

/** Newest first; beyond the limit the oldest ones are deleted. */
export const listMatches = async (): Promise<SavedMatch[]> => {
  const all =
    (await run<SavedMatch[]>('readonly', (store) => store.getAll() as IDBRequest<SavedMatch[]>)) ?? [];
  const sorted = all.toSorted((a, b) => b.changed - a.changed);
  for (const old of sorted.slice(MOST_MATCHES)) await removeMatch(old.id);
  return sorted.slice(0, MOST_MATCHES);
};
