import { fault, ok, type Result } from '@santiago/kernel';
import type { Here } from '@santiago/protocol';
import type { Games } from '../games.ts';
import type { Presence } from '../presence.ts';
import { refuse } from '../refusals.ts';
import { breathe } from '@santiago/table/server/breathe.ts';
import { PAGE } from '../store/logs.ts';
import type { Store } from '../store/store.ts';
import { mayLook } from '../table/commands.ts';
import { TableFold } from '../table/fold.ts';
import { eventText, hereText, type Listener, type LiveTable } from './live.ts';
import type { Registry } from './registry.ts';

export interface ListeningOptions {
  readonly store: Store;
  readonly games: Games;
  readonly registry: Registry;
  readonly presence: Presence;
}

/** A client that has missed more gets this much and asks again: many slow readers must not fill the memory. */
const LONGEST_PART = 128 * 1024;
/** How long a client that asks from time to time counts as here: longer than clients wait between two requests. */
const GLANCE = 5000;

/** Streams of tables: first what the listener has missed, then everything as it happens. */
export class Listening {
  private readonly options: ListeningOptions;

  constructor(options: ListeningOptions) {
    this.options = options;
  }

  /** From now on the listener receives everything; first what it has missed since event `after`. */
  async listen(id: string, listener: Listener, after: number): Promise<Result<(() => void) | null>> {
    const { registry, presence } = this.options;
    return this.admit(id, listener, after, (live) => {
      live.add(listener);
      const leave = presence.enter(id, listener.viewer);
      return () => {
        live.remove(listener);
        // The table may have been read again meanwhile.
        registry.peek(id)?.remove(listener);
        leave();
      };
    });
  }

  /**
   * The listener receives only what it has missed; it will ask again, and the holder of a seat counts as here until
   * then. A spectator does not: anybody could make up as many as they like.
   */
  async glance(id: string, listener: Listener, after: number): Promise<Result<null>> {
    return this.admit(id, listener, after, () => {
      if (listener.viewer !== 'spectator')
        setTimeout(this.options.presence.enter(id, listener.viewer), GLANCE).unref();
      return null;
    });
  }

  tellHere(id: string, here: Here): void {
    const text = hereText(here);
    for (const listener of this.options.registry.peek(id)?.listeners ?? []) listener.send(text);
  }

  private async admit<R>(
    id: string,
    listener: Listener,
    after: number,
    enter: (live: LiveTable) => R,
  ): Promise<Result<R | null>> {
    const { registry, presence } = this.options;
    const sees = ({ fold }: LiveTable): boolean => mayLook(fold, listener.person, listener.viewer);
    const live = await registry.findWhere(id, sees);
    if (live === null) return fault(refuse('no-table'));
    if (!sees(live)) return fault(refuse('not-your-seat', { seat: listener.viewer }));
    if (live.frozen !== null) return fault(refuse('frozen', {}, live.frozen));
    if (after > live.fold.head) await live.alone(async () => registry.refresh(live));
    if (after > live.fold.head) return fault(refuse('ahead'));
    const past = after === live.fold.head ? null : await this.past(live, after);
    const first = past !== null && after < 1 ? eventText(past.tellFirst()) : '';
    if (past === null) listener.open();
    else if (!(await this.tellMissed(live, past, listener, first))) {
      listener.end();
      return ok(null);
    }
    // From here to the end nothing else runs, so no event is missed or sent twice.
    if (registry.peek(id) !== live || !sees(live)) {
      // Dropped or left meanwhile: the client resumes, or is told why it cannot.
      listener.end();
      return ok(null);
    }
    const entered = enter(live);
    listener.send(hereText(presence.of(id)));
    return ok(entered);
  }

  /** The table as it was after event `after`, or after the first one; from a snapshot if there is one. */
  private async past(live: LiveTable, after: number): Promise<TableFold> {
    const { store, games } = this.options;
    const { id, seed, first } = live.fold;
    const fold = live.snapshotBefore(after) ?? TableFold.of(games, id, seed, first);
    while (fold.head < after) {
      const page = await store.logs.page(id, fold.head);
      for (const entry of page) if (entry.number <= after) fold.apply(entry, []);
      if (page.length < PAGE) break;
      await breathe();
    }
    return fold;
  }

  /**
   * Sends `first`, then what happened since `past`, which moves along, until it has caught up with the table. False
   * if that was too much for one request. The stream is opened when there is something to send.
   */
  private async tellMissed(
    live: LiveTable,
    past: TableFold,
    listener: Listener,
    first: string,
  ): Promise<boolean> {
    const { store } = this.options;
    let sent = 0;
    let text = first;
    for (;;) {
      const page = past.head < live.fold.head ? await store.logs.page(live.fold.id, past.head) : [];
      for (const entry of page) {
        if (entry.number > live.fold.head) break;
        text += eventText(past.apply(entry, [listener.viewer])(listener.viewer));
      }
      if (sent === 0) listener.open();
      listener.send(text);
      sent += text.length;
      if (past.head === live.fold.head) return true;
      if (text === '' || sent > LONGEST_PART) return false;
      text = '';
      await breathe();
    }
  }
}
