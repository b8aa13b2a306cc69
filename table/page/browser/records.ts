/**
 * Records that this device keeps, in IndexedDB: one database for each kind, so that a page of an older version in another
 * tab blocks nothing. Without IndexedDB (private windows) nothing is kept.
 */
export class Records<T extends { readonly id: string }> {
  private readonly database: string;
  private readonly store: string;
  private opened: Promise<IDBDatabase | null> | null = null;

  constructor(database: string, store: string) {
    this.database = database;
    this.store = store;
  }

  async put(record: T): Promise<boolean> {
    return (await this.run('readwrite', (store) => store.put(record))) !== null;
  }

  async get(id: string): Promise<T | null> {
    const found = await this.run('readonly', (store) => store.get(id) as IDBRequest<T | undefined>);
    return found ?? null;
  }

  async all(): Promise<readonly T[]> {
    return (await this.run('readonly', (store) => store.getAll() as IDBRequest<T[]>)) ?? [];
  }

  async remove(id: string): Promise<void> {
    await this.run('readwrite', (store) => store.delete(id));
  }

  private open(): Promise<IDBDatabase | null> {
    this.opened ??= new Promise((resolve) => {
      try {
        const request = indexedDB.open(this.database, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: 'id' });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(null);
      } catch {
        resolve(null);
      }
    });
    return this.opened;
  }

  private async run<R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R | null> {
    const database = await this.open();
    if (database === null) return null;
    return new Promise((resolve) => {
      const request = work(database.transaction(this.store, mode).objectStore(this.store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
  }
}
