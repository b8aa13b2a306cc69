import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { type Game, type GameTypes, type Refusal, seatIndex } from '@santiago/kernel';
import type { TableFacts, TableRow, TableSource } from '../sources/contract.ts';

/** How long a row takes to be seen, in milliseconds. */
export interface Pace {
  /** Before it starts. */
  readonly before: number;
  /** From its start until its result shows, where that is not at once: dice roll. */
  readonly underWay?: number;
  /** After its result shows, until the next row may. */
  readonly during: number;
}

export type PaceOf<T extends GameTypes> = (row: TableRow, before: T['View'], own: boolean) => Pace;

/** More rows than this in wait are not played one by one but shown at once. */
const LONG_QUEUE = 14;
/** A table opened with no more than this many actions of players is played from the first of them. */
const SHORT_QUEUE = 4;

const NO_WORDS: readonly string[] = [];

/**
 * A table as the screen shows it: rows are let through one at a time, at a pace people can follow; what is shown
 * may also be any moment of the past.
 */
export class TableModel<T extends GameTypes> {
  readonly game: Game<T>;
  readonly source: TableSource;
  /** How many rows are on the screen. */
  readonly shown = signal(0);
  /** A row that has started and whose result nothing on the screen may tell yet; null while there is none. */
  readonly underWay = signal<number | null>(null);
  /** The number of rows after which the match is looked at; null for now. */
  readonly lookingAt = signal<number | null>(null);
  /** The row whose line in the log is pointed at. */
  readonly pointedAt = signal<number | null>(null);
  /** The words of that row, places on the board among them, as in the notation. */
  readonly pointed: ReadonlySignal<readonly string[]>;
  readonly view: ReadonlySignal<T['View'] | null>;
  readonly offer: ReadonlySignal<T['Offer'] | null>;
  /** True while rows are still to be shown. */
  readonly catchingUp: ReadonlySignal<boolean>;
  private readonly paceOf: PaceOf<T>;
  private views: T['View'][] = [];
  private version = -1;
  private offered: { readonly view: T['View']; readonly offer: T['Offer'] | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;
  private ownAction = false;
  private busyUntil = 0;

  constructor(game: Game<T>, source: TableSource, paceOf: PaceOf<T>) {
    this.game = game;
    this.source = source;
    this.paceOf = paceOf;
    this.view = computed(() => {
      const facts = source.facts.value;
      if (facts === null) return null;
      const at = Math.min(this.lookingAt.value ?? this.shown.value, facts.rows.length);
      return this.viewAfter(facts, at);
    });
    this.pointed = computed(() => {
      const row = source.facts.value?.rows[this.pointedAt.value ?? -1];
      return row === undefined ? NO_WORDS : row.told.text.split(' ');
    });
    this.catchingUp = computed(() => this.shown.value < (source.facts.value?.rows.length ?? 0));
    this.offer = computed(() => {
      const facts = source.facts.value;
      if (facts === null || facts.viewer === 'spectator' || this.lookingAt.value !== null) return null;
      if (this.shown.value < facts.rows.length || facts.handTo !== null) return null;
      return this.offerIn(this.viewAfter(facts, facts.rows.length), seatIndex(facts.viewer));
    });
    this.stop = effect(() => {
      const facts = source.facts.value;
      if (facts !== null) this.follow(facts);
      // A study has no past to look at: it goes there.
      const looking = this.lookingAt.value;
      if (source.seek === undefined || looking === null) return;
      this.lookingAt.value = null;
      source.seek(looking);
    });
  }

  /** What the viewer knew after so many rows. */
  viewAfter(facts: TableFacts, rows: number): T['View'] {
    if (facts.version !== this.version) {
      this.version = facts.version;
      const start = facts.start as T['View'] | undefined;
      this.views = [start ?? this.game.view(this.game.start(facts.setup), facts.viewer)];
    }
    if (this.views.length <= rows) {
      const state = this.game.known(this.views[this.views.length - 1]!);
      while (this.views.length <= rows) {
        this.game.hear(state, facts.rows[this.views.length - 1]!.told, facts.viewer);
        this.views.push(this.game.view(state, facts.viewer));
      }
    }
    return this.views[rows]!;
  }

  /** The same offer for the same view, so that talk or somebody coming in never undoes a choice half made. */
  private offerIn(view: T['View'], seat: number): T['Offer'] | null {
    if (this.offered?.view !== view) {
      this.offered = { view, offer: this.game.offer(this.game.known(view), seat) };
    }
    return this.offered.offer;
  }

  /** The rows on the screen, with what was known before and after each. */
  moment(index: number): { readonly row: TableRow; readonly before: T['View']; readonly after: T['View'] } {
    const facts = this.source.facts.peek()!;
    return {
      row: facts.rows[index]!,
      before: this.viewAfter(facts, index),
      after: this.viewAfter(facts, index + 1),
    };
  }

  async act(action: T['Action']): Promise<Refusal | null> {
    this.ownAction = true;
    return this.source.act(this.game.format(action));
  }

  async undo(): Promise<Refusal | null> {
    return this.source.undo();
  }

  /** Shows everything that has happened, at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.busyUntil = 0;
    this.show(this.source.facts.peek()?.rows.length ?? 0);
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  private lastVersion = -1;
  private begun = false;

  private follow(facts: TableFacts): void {
    const total = facts.rows.length;
    const first = !this.begun;
    this.begun = total > 0;
    // A table just opened, one that took something back, or another player's eyes: all at once.
    if (first || facts.version !== this.lastVersion) {
      this.lastVersion = facts.version;
      this.lookingAt.value = null;
      const setUp = facts.rows.findIndex((row) => !row.told.text.startsWith('*'));
      if (first && setUp >= 0 && total - setUp <= SHORT_QUEUE) {
        this.shown.value = setUp;
        this.next();
      } else this.finish();
      return;
    }
    if (this.shown.peek() > total) this.show(total);
    if (total - this.shown.peek() > LONG_QUEUE && !this.ownAction) this.finish();
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    const facts = this.source.facts.peek();
    const at = this.shown.peek();
    this.timer = undefined;
    if (facts === null || at >= facts.rows.length) return;
    const own = this.ownAction;
    this.ownAction = false;
    const pace = this.paceOf(facts.rows[at]!, this.viewAfter(facts, at), own);
    const wait = Math.max(0, this.busyUntil - performance.now()) + pace.before;
    const show = () => {
      this.busyUntil = performance.now() + pace.during;
      this.show(at + 1);
      this.next();
    };
    const start = () => {
      this.underWay.value = at;
      this.timer = setTimeout(show, pace.underWay);
    };
    const first = (pace.underWay ?? 0) > 0 ? start : show;
    if (wait <= 0) first();
    else this.timer = setTimeout(first, wait);
  }

  private show(rows: number): void {
    batch(() => {
      this.underWay.value = null;
      this.shown.value = rows;
    });
  }
}
