import type { Games } from '../games.ts';
import { breathe } from '@santiago/table/server/breathe.ts';
import type { Entry } from '../store/rows.ts';
import { PAGE } from '../store/logs.ts';
import type { Store } from '../store/store.ts';
import { Misplay } from '../table/entries.ts';
import { TableFold } from '../table/fold.ts';
import { LiveTable } from './live.ts';

export interface RegistryOptions {
  readonly store: Store;
  readonly games: Games;
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
  /** Tables kept in memory that nobody listens to. */
  readonly idleTables: number;
}

/** After this many milliseconds without a request here, a table is no longer followed. */
const UNUSED = 10_000;

/** The tables in memory: read from the log on request, kept up to date, dropped when nobody needs them. */
export class Registry {
  private readonly options: RegistryOptions;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable | null>>();

  constructor(options: RegistryOptions) {
    this.options = options;
    options.store.listen({
      written: (table, head, entries) => this.heard(table, head, entries),
      missed: () => this.catchUpAll(),
    });
  }

  get count(): number {
    return this.live.size;
  }

  /** The table, if it is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** The table, read from its log if it is not in memory; null if there is none. */
  async find(id: string): Promise<LiveTable | null> {
    const known = this.live.get(id);
    if (known !== undefined) {
      known.touched = this.options.now();
      return known;
    }
    let loading = this.loading.get(id);
    if (loading === undefined) {
      loading = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** The table no longer exists: its streams are ended. */
  forget(id: string): void {
    for (const listener of this.live.get(id)?.listeners ?? []) listener.end();
    this.live.delete(id);
  }

  keep(live: LiveTable): void {
    live.touched = this.options.now();
    this.live.set(live.fold.id, live);
  }

  /** Reads a table again because it has changed; listeners receive what they have not received yet. */
  async reload(id: string): Promise<void> {
    const live = this.live.get(id);
    if (live === undefined) return;
    await live.alone(async () => {
      const fold = await this.read(id, live.fold.head);
      if (fold === null) return;
      live.replace(fold);
      await this.catchUp(live);
    });
  }

  /** The table, brought up to date if another process may know more and what is known here is not enough. */
  async findWhere(id: string, does: (live: LiveTable) => boolean): Promise<LiveTable | null> {
    const live = await this.find(id);
    if (live !== null && this.options.store.shared && !does(live))
      await live.alone(async () => this.refresh(live));
    return live;
  }

  async catchUp(live: LiveTable): Promise<void> {
    for (;;) {
      const { id, head } = live.fold;
      const page = await this.options.store.logs.page(id, head);
      this.takeFromLog(live, page);
      if (page.length < PAGE || live.frozen !== null) return;
      await breathe();
    }
  }

  /** Catches up; true if there was something new. */
  async movedOn(live: LiveTable): Promise<boolean> {
    const { head } = live.fold;
    return (await this.refresh(live)) && live.fold.head > head;
  }

  /** Reads what a failed write may have left; false while the database does not reply. */
  async refresh(live: LiveTable): Promise<boolean> {
    try {
      await this.catchUp(live);
      live.stale = false;
      return true;
    } catch (error) {
      this.options.failed(error, 'refresh');
      return false;
    }
  }

  /** Drops tables without listeners beyond the limit, and reads again after a failed write. */
  tidy(): void {
    this.forgetIdle();
    for (const live of this.live.values()) {
      if (live.stale) void live.alone(async () => live.stale && this.refresh(live));
    }
  }

  /** A lost notice only costs time: we check by ourselves from time to time. */
  catchUpAll(): void {
    this.compareHeads().catch((error: unknown) => this.options.failed(error, 'catch up'));
  }

  private async load(id: string): Promise<LiveTable | null> {
    const fold = await this.read(id, 1);
    if (fold === null) return null;
    const live = new LiveTable(fold);
    await this.catchUp(live);
    this.keep(live);
    return live;
  }

  /** The state of the log at this event; null if there is no such table. */
  private async read(id: string, upTo: number): Promise<TableFold | null> {
    const { store, games } = this.options;
    const seed = await store.tables.seed(id);
    const first = await store.logs.entry(id, 1);
    if (seed === null || first === null) return null;
    const fold = TableFold.of(games, id, seed, first);
    while (fold.head < upTo) {
      const page = await store.logs.page(id, fold.head);
      for (const entry of page) if (entry.number <= upTo) fold.apply(entry, []);
      if (page.length < PAGE) break;
      await breathe();
    }
    return fold;
  }

  /** A row that today's engine refuses freezes this table, and nothing else. */
  private takeFromLog(live: LiveTable, entries: readonly Entry[]): void {
    try {
      live.take(entries);
    } catch (error) {
      if (!(error instanceof Misplay)) throw error;
      // The row may contain secrets: the message is for the operator.
      live.frozen = `This table is frozen after event ${live.fold.head}: the rules of today refuse what comes next.`;
      this.options.failed(error, `table ${live.fold.id}`);
    }
  }

  private drop(live: LiveTable): void {
    if (this.live.get(live.fold.id) === live) this.live.delete(live.fold.id);
  }

  /** Another process has written; most notices contain what. */
  private heard(id: string, head: number, written: () => readonly Entry[] = () => []): void {
    const live = this.live.get(id);
    if (live === undefined || (head !== 0 && head <= live.fold.head)) return;
    if (live.isIdle && this.options.now() - live.touched > UNUSED) {
      this.drop(live);
      return;
    }
    const listen = async (): Promise<void> => {
      if (head <= live.fold.head) return;
      const entries = written();
      if (entries[0]?.number === live.fold.head + 1) this.takeFromLog(live, entries);
      else await this.catchUp(live);
    };
    const work = head === 0 ? this.reload(id) : live.alone(listen);
    work.catch((error: unknown) => this.options.failed(error, 'catch up'));
  }

  private async compareHeads(): Promise<void> {
    const heard = [...this.live.values()].filter((live) => live.listeners.size > 0);
    const heads = await this.options.store.tables.heads(heard.map((live) => live.fold.id));
    for (const { fold } of heard) {
      const head = heads.get(fold.id);
      if (head !== undefined && head > fold.head) this.heard(fold.id, head);
    }
  }

  private forgetIdle(): void {
    const { idleTables } = this.options;
    const idle = [...this.live.values()].filter((live) => live.isIdle);
    if (idle.length <= idleTables) return;
    const oldest = idle.toSorted((one, other) => one.touched - other.touched);
    for (const live of oldest.slice(0, idle.length - idleTables)) this.drop(live);
  }
}
