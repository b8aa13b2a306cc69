import { fault, ok, type Result, type Viewer } from '@santiago/kernel';
import type { Here } from '@santiago/protocol';
import type { Games } from '../games.ts';
import type { Presence } from '../presence.ts';
import { refuse } from '../refusals.ts';
import type { Entry, Store } from '../store/store.ts';
import { mayLook } from '../table/commands.ts';
import { TableFold, tellFirst } from '../table/fold.ts';
import { eventText, hereText, type Listener, type LiveTable } from './live.ts';
import type { Registry } from './registry.ts';

export interface ListeningOptions {
  readonly store: Store;
  readonly games: Games;
  readonly registry: Registry;
  readonly presence: Presence;
}

/** Whoever has missed more is sent so much and asks again: many who read slowly must not fill the memory. */
const LONGEST_PART = 128 * 1024;
/** How long somebody who asks now and then is taken to be here: longer than clients wait between two questions. */
const GLANCE = 5000;

/** Streams of tables: first what the listener has missed, then everything as it happens. */
export class Listening {
  private readonly options: ListeningOptions;

  constructor(options: ListeningOptions) {
    this.options = options;
  }

  /** From now on the listener hears all; first what it has missed since event `after`. */
  async listen(id: string, listener: Listener, after: number): Promise<Result<(() => void) | null>> {
    const { registry, presence } = this.options;
    return this.admit(id, listener, after, (live) => {
      live.add(listener);
      const leave = presence.enter(id, listener.viewer);
      return () => {
        live.remove(listener);
        // The table may have been read anew meanwhile.
        registry.peek(id)?.remove(listener);
        leave();
      };
    });
  }

  /** The listener hears what it has missed and no more; it will ask again, and is here until then. */
  async glance(id: string, listener: Listener, after: number): Promise<Result<null>> {
    return this.admit(id, listener, after, () => {
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
    const { registry, store, presence } = this.options;
    const live = await registry.find(id);
    if (live === null) return fault(refuse('no-table'));
    if (!mayLook(live.fold, listener.person, listener.viewer))
      return fault(refuse('not-your-seat', { seat: listener.viewer }));
    if (live.frozen !== null) return fault(refuse('frozen', {}, live.frozen));
    if (after > live.fold.head) await live.alone(async () => registry.refresh(live));
    if (after > live.fold.head) return fault(refuse('ahead'));
    let log: Entry[] = [];
    while (after < live.fold.head && (log.at(-1)?.number ?? 0) < live.fold.head) {
      log = log.concat(await store.log(id, log.at(-1)?.number ?? 0));
    }
    // From here to the end nothing else runs, so that no event is missed or told twice.
    if (registry.peek(id) !== live) return this.admit(id, listener, after, enter);
    listener.open();
    if (after < live.fold.head) {
      const { text, isAll } = this.missed(live.fold, log, listener.viewer, after);
      listener.send(text);
      if (!isAll) {
        listener.end();
        return ok(null);
      }
    }
    const entered = enter(live);
    listener.send(hereText(presence.of(id)));
    return ok(entered);
  }

  /** What was told since event `after`, or the first part of it. */
  private missed(
    fold: TableFold,
    log: readonly Entry[],
    viewer: Viewer,
    after: number,
  ): { readonly text: string; readonly isAll: boolean } {
    const [first, ...rest] = log;
    const past = new TableFold(this.options.games, fold.id, fold.seed, first!);
    let text = after < 1 ? eventText(tellFirst(fold.id, first!)) : '';
    for (const entry of rest) {
      if (entry.number > fold.head) break;
      if (text.length > LONGEST_PART) return { text, isAll: false };
      if (entry.number <= after) past.apply(entry, []);
      else text += eventText(past.apply(entry, [viewer])(viewer));
    }
    return { text, isAll: true };
  }
}
