import type { Viewer } from '@santiago/kernel';
import type { Here, TableEvent } from '@santiago/protocol';
import type { Entry, Person } from '../store/store.ts';
import { mayLook } from '../table/commands.ts';
import type { Draft } from '../table/draft.ts';
import type { TableFold, EventFor } from '../table/fold.ts';

/** Somebody who listens at a table. */
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

/** Who is here, in a stream: by another name than events, and without a number. */
export const hereText = (here: Here): string => `event: here\ndata: ${JSON.stringify(here)}\n\n`;

/** A snapshot is kept every so many events, and no more than so many of one table. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOTS = 16;

/** A table in memory: a cache of its log, and those who listen. */
export class LiveTable {
  fold: TableFold;
  /** Why the log cannot be played on. */
  frozen: string | null = null;
  /** Decisions that a bot is thinking about. */
  readonly thinking = new Set<string>();
  /** How often a bot has failed at a decision. */
  readonly failures = new Map<string, number>();
  /** When somebody last asked for the table. */
  touched = 0;
  /** A write failed, and may have been done all the same. */
  stale = false;
  /** The table as it stood after some of its events, in order: whoever resumes there need not begin at the start. */
  private snapshots: TableFold[] = [];
  private spacing = SNAPSHOT_EVERY;
  private readonly ears = new Set<Listener>();
  private eyes: readonly Viewer[] = [];
  private tail: Promise<unknown> = Promise.resolve();

  constructor(fold: TableFold) {
    this.fold = fold;
  }

  /** Runs one piece of work at a time, in the order they came. */
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

  /** Through whose eyes somebody listens. */
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

  /** A copy of the table as it stood at an event before or at this one; null where only the start will do. */
  snapshotBefore(number: number): TableFold | null {
    const fold = this.fold.head <= number ? this.fold : this.snapshots.findLast(({ head }) => head <= number);
    return fold?.fork() ?? null;
  }

  /** Puts another reading of the log in the place of what is known. Nobody is told. */
  replace(fold: TableFold): void {
    this.fold = fold;
    this.snapshots = [];
  }

  /** Takes entries that are in the log, and tells everyone who listens. */
  take(entries: readonly Entry[]): void {
    const { viewers } = this;
    const fresh = entries.filter((entry) => entry.number > this.fold.head);
    this.tell(
      fresh,
      fresh.map((entry) => this.fold.apply(entry, viewers)),
    );
    this.remember();
  }

  /** Takes a draft whose entries are in the log now. */
  adopt({ fold, entries, eventsFor, viewers }: Draft): void {
    if (!this.viewers.every((viewer) => viewers.includes(viewer))) {
      // Somebody came while it was written: what they are told was not made yet.
      this.take(entries);
      return;
    }
    this.fold = fold;
    this.tell(entries, eventsFor);
    this.remember();
  }

  /** Keeps a snapshot where enough has happened since the last; where there are too many, every other one goes. */
  private remember(): void {
    if (this.fold.head < (this.snapshots.at(-1)?.head ?? 0) + this.spacing) return;
    this.snapshots.push(this.fold.fork());
    if (this.snapshots.length <= SNAPSHOTS) return;
    this.snapshots = this.snapshots.filter((_, index) => index % 2 === 1);
    this.spacing *= 2;
  }

  private tell(entries: readonly Entry[], eventsFor: readonly EventFor[]): void {
    const texts = new Map<Viewer, string>();
    // Most events are one and the same for several viewers.
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

  /** Whoever has given a seat up does not go on looking through its eyes. */
  private showOut(): void {
    for (const listener of this.listeners) {
      if (mayLook(this.fold, listener.person, listener.viewer)) continue;
      this.remove(listener);
      listener.end();
    }
  }
}
