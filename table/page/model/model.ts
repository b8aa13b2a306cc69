import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { type Game, type GameTypes, type Refusal, seatIndex } from '@santiago/kernel';
import type { TableFacts, TableRow, TableSource } from '../sources/contract.ts';
import { lastOwnAction } from './ownAction.ts';

/** A row, and what the viewer knew before and after it. */
export interface Happened<V = unknown> {
  readonly row: TableRow;
  readonly before: V;
  readonly after: V;
}

/** A part of a row's result that is shown separately for a while: plantations dry, then income comes. */
export interface Beat<V = unknown> {
  readonly name: string;
  /** The number among the beats of one name. */
  readonly part: number;
  readonly ms: number;
  /** What the table shows during the beat. */
  readonly view: V;
  /** Nothing is said about the row before the last beat: its sentences would give away the end. */
  readonly untold?: boolean;
}

/** How long a row is shown, in milliseconds. */
export interface Pace<V = unknown> {
  /** Before it starts. */
  readonly before: number;
  /** From its start until its result is shown, where that is not immediately: dice roll. */
  readonly underWay?: number;
  /** The beats of its result, one after the other; without beats all of it is shown at once. */
  readonly beats?: readonly Beat<V>[];
  /** After its result is shown, until the next row may start. */
  readonly during: number;
}

/** What is still to be shown of a row after its result. */
type Remaining<V> = Pick<Pace<V>, 'beats' | 'during'>;

/** `own` says whether the viewer has just acted, here. */
export type PaceOf<T extends GameTypes> = (happened: Happened<T['View']>, own: boolean) => Pace<T['View']>;

/** If more rows than this are waiting, they are shown at once instead of one by one. */
const LONG_QUEUE = 14;
/** A table opened with at most this many actions of players is played from the first of them. */
const SHORT_QUEUE = 4;

const NO_WORDS: readonly string[] = [];

/** A number of rows in one version of the facts. In the next version it has no meaning. */
interface RowCount {
  readonly version: number;
  readonly rows: number;
}

/** What a viewer knew after each row of one version of the facts. */
class Views<T extends GameTypes> {
  readonly version: number;
  private readonly game: Game<T>;
  private readonly views: T['View'][];

  constructor(game: Game<T>, { version, start, setup, viewer }: TableFacts) {
    this.game = game;
    this.version = version;
    this.views = [start ?? game.view(game.start(setup), viewer)];
  }

  after(rows: number, { rows: told, viewer }: TableFacts): T['View'] {
    const { game, views } = this;
    if (views.length <= rows) {
      const state = game.known(views[views.length - 1]!);
      while (views.length <= rows) {
        game.hear(state, told[views.length - 1]!.told, viewer);
        views.push(game.view(state, viewer));
      }
    }
    return views[rows]!;
  }
}

/**
 * A table as the screen shows it: rows are shown one at a time, at a pace people can follow, and any earlier step can
 * be shown as well. The source owns the rows; this class only knows how far they have been shown.
 */
export class TableModel<T extends GameTypes> {
  readonly game: Game<T>;
  readonly source: TableSource;
  /** How many rows are on the screen. After an undo all rows are shown at once. */
  readonly shown: ReadonlySignal<number>;
  /** How many of them the history has told. */
  readonly told: ReadonlySignal<number>;
  /** A row that has started and whose result must not be shown yet; null if there is none. */
  readonly underWay: ReadonlySignal<number | null>;
  /** The current beat of the last row on the screen; null once its whole result is shown. */
  readonly beat: ReadonlySignal<Beat<T['View']> | null>;
  /** The number of rows of the step that is shown; null for the present. */
  readonly lookingAt: ReadonlySignal<number | null>;
  /** The row whose line in the history somebody points at. */
  readonly pointedAt = signal<number | null>(null);
  /** The words of that row, including spots of the board as in the notation. */
  readonly pointed: ReadonlySignal<readonly string[]>;
  readonly view: ReadonlySignal<T['View'] | null>;
  readonly offer: ReadonlySignal<T['Offer'] | null>;
  /**
   * The number of rows up to the viewer's last action, while it may be taken back if the others agree; otherwise
   * null.
   */
  readonly ownLast: ReadonlySignal<number | null>;
  /** True while rows, or beats of the last one, are still waiting to be shown. */
  readonly catchingUp: ReadonlySignal<boolean>;
  private readonly paceOf: PaceOf<T>;
  /** How many rows have been let through; null before there were any. */
  private readonly reached = signal<RowCount | null>(null);
  /** The row that has started, by the number of rows before it. */
  private readonly started = signal<RowCount | null>(null);
  private readonly looked = signal<RowCount | null>(null);
  private readonly beating = signal<(RowCount & { readonly beat: Beat<T['View']> }) | null>(null);
  private views: Views<T> | null = null;
  private lastOffer: { readonly view: T['View']; readonly offer: T['Offer'] | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last facts that were handled. */
  private followed: TableFacts | null = null;
  private readonly stop: () => void;
  private ownAction = false;
  private busyUntil = 0;

  constructor(game: Game<T>, source: TableSource, paceOf: PaceOf<T>) {
    this.game = game;
    this.source = source;
    this.paceOf = paceOf;
    this.shown = computed(() => this.shownOf(source.facts.value));
    this.underWay = computed(() => this.nowOf(this.started.value));
    this.lookingAt = computed(() => this.nowOf(this.looked.value));
    this.beat = computed(() => this.beatNow());
    this.told = computed(() => this.shown.value - (this.beat.value?.untold === true ? 1 : 0));
    this.view = computed(() => {
      const facts = source.facts.value;
      if (facts === null) return null;
      return this.beat.value?.view ?? this.viewAfter(facts, this.lookingAt.value ?? this.shown.value);
    });
    this.pointed = computed(() => {
      const row = source.facts.value?.rows[this.pointedAt.value ?? -1];
      return row === undefined ? NO_WORDS : row.told.text.split(' ');
    });
    this.catchingUp = computed(
      () => this.shown.value < (source.facts.value?.rows.length ?? 0) || this.beat.value !== null,
    );
    this.offer = computed(() => this.offerNow(source.facts.value));
    this.ownLast = computed(() => {
      const facts = source.facts.value;
      return facts === null ? null : lastOwnAction(game, facts, (rows) => this.viewAfter(facts, rows));
    });
    this.stop = effect(() => {
      const facts = source.facts.value;
      if (facts === null) return;
      this.follow(facts);
      this.followed = facts;
    });
  }

  /** What the viewer knew after this many rows. */
  viewAfter(facts: TableFacts, rows: number): T['View'] {
    if (this.views?.version !== facts.version) this.views = new Views(this.game, facts);
    return this.views.after(rows, facts);
  }

  /** The rows on the screen, with what was known before and after each. */
  happenedAt(index: number): Happened<T['View']> {
    return this.happened(this.source.facts.peek()!, index);
  }

  /**
   * Shows the match after this many rows; null, or the newest step on the screen, means the present. A study has no
   * past to look at: it goes to that step.
   */
  lookAt(rows: number | null): void {
    const { source } = this;
    if (source.seek !== undefined) {
      if (rows !== null) source.seek(rows);
      return;
    }
    const version = source.facts.peek()?.version;
    const isPast = version !== undefined && rows !== null && rows < this.shown.peek();
    this.looked.value = isPast ? { version, rows: Math.max(1, rows) } : null;
  }

  async act(action: T['Action']): Promise<Refusal | null> {
    this.ownAction = true;
    const refusal = await this.source.act(this.game.format(action));
    if (refusal !== null) this.ownAction = false;
    return refusal;
  }

  async undo(): Promise<Refusal | null> {
    return this.source.undo();
  }

  /** Shows everything that has happened, at once. */
  finish(): void {
    this.rest();
    const facts = this.source.facts.peek();
    if (facts !== null) this.reach(facts, facts.rows.length);
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** The number of rows if it belongs to the present version; null for a count of another version. */
  private nowOf(count: RowCount | null): number | null {
    return count !== null && count.version === this.source.facts.value?.version ? count.rows : null;
  }

  private shownOf(facts: TableFacts | null): number {
    const reached = this.reached.value;
    if (facts === null || reached === null) return 0;
    return reached.version === facts.version ? reached.rows : facts.rows.length;
  }

  private happened(facts: TableFacts, index: number): Happened<T['View']> {
    return {
      row: facts.rows[index]!,
      before: this.viewAfter(facts, index),
      after: this.viewAfter(facts, index + 1),
    };
  }

  private beatNow(): Beat<T['View']> | null {
    const beating = this.beating.value;
    if (beating === null || this.lookingAt.value !== null) return null;
    return beating.version === this.source.facts.value?.version ? beating.beat : null;
  }

  private reach({ version }: TableFacts, rows: number, beat: Beat<T['View']> | null = null): void {
    batch(() => {
      this.started.value = null;
      this.reached.value = { version, rows };
      this.beating.value = beat === null ? null : { version, rows, beat };
    });
  }

  /** Only for what is on the screen, and only for the person who holds the device. */
  private offerNow(facts: TableFacts | null): T['Offer'] | null {
    if (facts === null || facts.viewer === 'spectator' || facts.handTo !== null) return null;
    if (facts.isWatched === true) return null;
    if (this.lookingAt.value !== null || this.catchingUp.value) return null;
    const view = this.viewAfter(facts, facts.rows.length);
    // Keeps the same offer for the same view, so that a message or a new spectator never resets a half-made choice.
    if (this.lastOffer?.view !== view) {
      this.lastOffer = { view, offer: this.game.offer(this.game.known(view), seatIndex(facts.viewer)) };
    }
    return this.lastOffer.offer;
  }

  private follow(facts: TableFacts): void {
    const total = facts.rows.length;
    const reached = this.reached.peek();
    if (reached === null) {
      if (total > 0) this.begin(facts);
    } else if (reached.version !== facts.version) {
      if (this.isHandedOn(facts)) {
        this.handOn(facts, reached.rows);
        return;
      }
      // Something was taken back: show everything at once.
      this.rest();
      this.reach(facts, total);
    } else {
      this.cutLongQueue(facts);
      if (this.timer === undefined) this.next();
    }
  }

  private cutLongQueue({ rows }: TableFacts): void {
    if (rows.length - this.reached.peek()!.rows > LONG_QUEUE && !this.ownAction) this.finish();
  }

  /** The rows are the same as before, perhaps with more, but told to another player of this device. */
  private isHandedOn({ viewer, rows }: TableFacts): boolean {
    const old = this.followed;
    if (old === null || old.viewer === viewer || this.source.seek !== undefined) return false;
    return old.rows.every(({ number }, i) => number === rows[i]?.number);
  }

  /** What has not been shown yet continues at its pace, as the next player knows it. */
  private handOn(facts: TableFacts, rows: number): void {
    const beat = this.beating.peek()?.beat;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reach(facts, rows);
    this.cutLongQueue(facts);
    if (beat === undefined || facts.handTo !== null || this.reached.peek()!.rows > rows) {
      this.next();
      return;
    }
    const { beats = [], during } = this.paceOf(this.happened(facts, rows - 1), false);
    const at = beats.findIndex(({ name, part }) => name === beat.name && part === beat.part);
    this.showResult(facts, rows, { beats: at < 0 ? [] : beats.slice(at), during });
  }

  /** A table is opened at its present step, but a match that has only just begun is played from its first action. */
  private begin(facts: TableFacts): void {
    const total = facts.rows.length;
    const setUp = facts.rows.findIndex((row) => !row.told.text.startsWith('*'));
    const isShort = setUp >= 0 && total - setUp <= SHORT_QUEUE;
    this.reach(facts, isShort ? setUp : total);
    this.next();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.busyUntil = 0;
  }

  /** Lets the next row through when it is due. */
  private next(): void {
    const facts = this.source.facts.peek();
    const at = this.reached.peek()?.rows ?? 0;
    this.timer = undefined;
    // A device that is being handed over shows nothing until the right person has it.
    if (facts === null || facts.handTo !== null || at >= facts.rows.length) return;
    const own = this.ownAction;
    this.ownAction = false;
    const pace = this.paceOf(this.happened(facts, at), own);
    const wait = Math.max(0, this.busyUntil - performance.now()) + pace.before;
    const show = () => this.showResult(facts, at + 1, pace);
    const start = () => {
      this.started.value = { version: facts.version, rows: at };
      this.timer = setTimeout(show, pace.underWay);
    };
    const first = (pace.underWay ?? 0) > 0 ? start : show;
    if (wait <= 0) first();
    else this.timer = setTimeout(first, wait);
  }

  /** Shows the result of the last of these rows, beat by beat; then the next row may come. */
  private showResult(facts: TableFacts, rows: number, { beats = [], during }: Remaining<T['View']>): void {
    const [beat, ...later] = beats;
    this.reach(facts, rows, beat ?? null);
    if (beat === undefined) {
      this.busyUntil = performance.now() + during;
      this.next();
      return;
    }
    this.timer = setTimeout(() => this.showResult(facts, rows, { beats: later, during }), beat.ms);
  }
}
