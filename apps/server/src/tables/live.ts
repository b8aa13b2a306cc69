import type { Viewer } from '@santiago/kernel';
import type { Here, TableEvent } from '@santiago/protocol';
import type { Entry, Person } from '../store/rows.ts';
import { mayLook } from '../table/commands.ts';
import type { Draft } from '../table/draft.ts';
import type { EventFor, TableFold } from '../table/fold.ts';

/** A listener at a table. */
export interface Listener {
  readonly viewer: Viewer;
  readonly person: Person | null;
  /** Called once, before anything is sent. */
  open(): void;
  send(text: string): void;
  /** Ends the stream from our side. */
  end(): void;
}

/** An event as it stands in a stream. */
export const eventText = (event: TableEvent): string => `id: ${event.n}\ndata: ${JSON.stringify(event)}\n\n`;

/** Presence in a stream: with another name than events, and without a number. */
export const hereText = (here: Here): string => `event: here\ndata: ${JSON.stringify(here)}\n\n`;

/** A snapshot is stored after this many events, and at most this many per table. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOTS = 16;

/** A table in memory: a cache of its log, and its listeners. */
export class LiveTable {
  fold: TableFold;
  /** Why the log cannot be played. */
  frozen: string | null = null;
  /** Decisions that a bot is thinking about. */
  readonly thinking = new Set<string>();
  /** How often a bot has failed at a decision. */
  readonly failures = new Map<string, number>();
  /** When somebody last asked for the table. */
  touched = 0;
  /** A write failed but may have been committed all the same. */
  stale = false;
  /**
   * The table as it was after some of its events, in order: a client that resumes there need not begin at the start.
   */
  private snapshots: TableFold[] = [];
  private spacing = SNAPSHOT_EVERY;
  /** By how much the table's time is ahead of the clock. */
  ahead = 0;
  /** The last time that was told. */
  private told = 0;
  private readonly ears = new Set<Listener>();
  private eyes: readonly Viewer[] = [];
  private tail: Promise<unknown> = Promise.resolve();

  constructor(fold: TableFold) {
    this.fold = fold;
  }

  /** The table's own time: it never goes back, and runs on from its last event where the clock was set back. */
  time(now: number): number {
    const least = Math.max(this.fold.lastAt, this.told);
    this.ahead = Math.max(this.ahead, least - now);
    this.told = now + this.ahead;
    return this.told;
  }

  /** Runs one task at a time, in the order they came. */
  async alone<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.tail.then(work);
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  get listeners(): ReadonlySet<Listener> {
    return this.ears;
  }

  /** Nobody listens, and no bot thinks. */
  get isIdle(): boolean {
    return this.ears.size === 0 && this.thinking.size === 0;
  }

  /** The viewer of a listener. */
  get viewers(): readonly Viewer[] {
    return this.eyes;
  }

  add(listener: Listener): void {
    this.ears.add(listener);
    this.eyes = [...new Set(Array.from(this.ears, ({ viewer }) => viewer))];
  }

  remove(listener: Listener): void {
    this.ears.delete(listener);
    this.eyes = [...new Set(Array.from(this.ears, ({ viewer }) => viewer))];
  }

  /** A copy of the table as it was at this event or before; null if only the start is available. */
  snapshotBefore(number: number): TableFold | null {
    const fold = this.fold.head <= number ? this.fold : this.snapshots.findLast(({ head }) => head <= number);
    return fold?.fork() ?? null;
  }

  /** Replaces what is known with a new reading of the log. Nobody is told. */
  replace(fold: TableFold): void {
    this.fold = fold;
    this.snapshots = [];
  }

  /** Applies entries that are in the log, and tells all listeners. */
  take(entries: readonly Entry[]): void {
    const { viewers } = this;
    const fresh = entries.filter((entry) => entry.number > this.fold.head);
    this.tell(
      fresh,
      fresh.map((entry) => this.fold.apply(entry, viewers)),
    );
    this.remember();
  }

  /** Applies a draft whose entries are now in the log. */
  adopt({ fold, entries, eventsFor, viewers }: Draft): void {
    if (!this.viewers.every((viewer) => viewers.includes(viewer))) {
      // A listener came during the write: its events have not been made yet.
      this.take(entries);
      return;
    }
    this.fold = fold;
    this.tell(entries, eventsFor);
    this.remember();
  }

  /**
   * Stores a snapshot if enough has happened since the last one; if there are too many, every other one is dropped.
   */
  private remember(): void {
    if (this.fold.head < (this.snapshots.at(-1)?.head ?? 0) + this.spacing) return;
    this.snapshots.push(this.fold.fork());
    if (this.snapshots.length <= SNAPSHOTS) return;
    this.snapshots = this.snapshots.filter((_, index) => index % 2 === 1);
    this.spacing *= 2;
  }

  private tell(entries: readonly Entry[], eventsFor: readonly EventFor[]): void {
    const texts = new Map<Viewer, string>();
    // Most events are the same for several viewers.
    const made = new Map<TableEvent, string>();
    const textOf = (event: TableEvent): string => {
      const text = made.get(event) ?? eventText(event);
      made.set(event, text);
      return text;
    };
    for (const viewer of this.viewers)
      texts.set(viewer, eventsFor.map((eventFor) => textOf(eventFor(viewer))).join(''));
    for (const listener of this.listeners) {
      const text = texts.get(listener.viewer)!;
      if (text !== '') listener.send(text);
    }
    if (entries.some(({ kind }) => kind === 'left' || kind === 'opened')) this.showOut();
  }

  /** A person who has left a seat no longer sees what that seat sees. */
  private showOut(): void {
    for (const listener of this.listeners) {
      if (mayLook(this.fold, listener.person, listener.viewer)) continue;
      this.remove(listener);
      listener.end();
    }
  }
}
