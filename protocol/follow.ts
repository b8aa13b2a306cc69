import type { Game, GameTypes, Phrase, Seat, Told, Viewer } from '@santiago/kernel';
import type { TableEvent, TableInfo, TableView } from './schemas.ts';
import { playerNames, reduce } from './table.ts';

/** A row of the line in force, as one viewer is told of it. */
export interface TableRow {
  /** Its number in the log, from 1. */
  readonly number: number;
  readonly told: Told;
  /** `forced`, `bot` or `timeout`. */
  readonly note: string | null;
}

/** Something that was said at the table. */
export interface Said {
  /** The number of the event. */
  readonly n: number;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly name: string | null;
  /** Empty if it is a sentence. */
  readonly text: string;
  readonly phrase: Phrase | null;
}

/** Coming and going in a running match, undos and promises: what a history tells besides the rows. */
const ASIDES = ['sat', 'left', 'handed', 'back', 'undo-asked', 'undo-declined', 'undone', 'promise'] as const;
type AsideEvent = Extract<TableEvent, { readonly kind: (typeof ASIDES)[number] }>;

export interface Aside {
  readonly event: AsideEvent;
  /** How many rows were in force when it happened. */
  readonly after: number;
  /** The name of the player of its seat at that time. */
  readonly name: string | null;
}

const isAside = (event: TableEvent): event is AsideEvent =>
  (ASIDES as readonly string[]).includes(event.kind);

/**
 * What one viewer has been told of a table: from the first event on, or since a snapshot. It needs no rules.
 * Lists are replaced, never changed in place, and a row that stays in force stays the same object.
 */
export class TableFollower {
  readonly viewer: Viewer;
  private facts: TableInfo | null = null;
  private line: readonly TableRow[] = [];
  private talk: readonly Said[] = [];
  private beside: readonly Aside[] = [];
  private free: number | null = null;

  constructor(viewer: Viewer, snapshot?: TableView) {
    this.viewer = viewer;
    if (snapshot === undefined) return;
    this.facts = snapshot.info;
    this.free = snapshot.freeUndo;
  }

  get info(): TableInfo | null {
    return this.facts;
  }

  /** The rows in force; after a snapshot, those that were added since. */
  get rows(): readonly TableRow[] {
    return this.line;
  }

  get said(): readonly Said[] {
    return this.talk;
  }

  /** What happened beside the rows since the match began. */
  get asides(): readonly Aside[] {
    return this.beside;
  }

  /** The row that the viewer may take back without asking. */
  get freeUndo(): number | null {
    return this.free;
  }

  /** The number to resume after. */
  get head(): number {
    return this.facts?.head ?? 0;
  }

  /** Applies the next event; false for one that was applied already. */
  hear(event: TableEvent): boolean {
    if (event.n <= this.head) return false;
    if (event.n > this.head + 1) throw new Error(`event ${event.n} came after ${this.head}`);
    const before = this.facts;
    this.facts = reduce(before, event);
    this.note(event);
    if (before?.phase === 'running' && isAside(event)) this.noteBeside(event, before);
    return true;
  }

  private note(event: TableEvent): void {
    if (event.kind === 'row') {
      const { row, text, shown, note } = event;
      this.line = [...this.line, { number: row, told: { text, shown }, note }];
      this.free = this.freeAfter(event);
    } else if (event.kind === 'undone') {
      this.line = this.line.filter(({ number }) => number < event.undo);
      // These rows were taken back, so what they showed about a promise no longer counts.
      this.beside = this.beside.filter(
        (aside) => aside.event.kind !== 'promise' || aside.event.row < event.undo,
      );
      this.free = null;
    } else if (event.kind === 'said') {
      const { n, seat, name, text, phrase } = event;
      this.talk = [...this.talk, { n, seat, name, text, phrase }];
    } else if (event.kind === 'started' || event.kind === 'over' || event.kind === 'abandoned') {
      this.free = null;
    }
  }

  private noteBeside(event: AsideEvent, { seats }: TableInfo): void {
    const after = this.line.length;
    const name =
      event.kind === 'sat'
        ? event.name
        : playerNames(seats)[seats.findIndex(({ seat }) => seat === event.seat)]!;
    // What happened beside rows that were taken back stays, after the rows that are left.
    const moved = this.beside.map((aside) => (aside.after > after ? { ...aside, after } : aside));
    this.beside = [...moved, { event, after, name }];
  }

  /**
   * After a forced answer the viewer may still take their row back; any other row that is not the viewer's ends that.
   */
  private freeAfter(event: Extract<TableEvent, { kind: 'row' }>): number | null {
    if (!event.undo) return null;
    return event.note === 'forced' ? this.free : event.row;
  }
}

/**
 * The same with the rules: it also keeps the state as that viewer knows it. Ask the game with it for offers,
 * refusals and previews.
 */
export class Follower<T extends GameTypes> extends TableFollower {
  private readonly game: Game<T>;
  private known: T['State'] | null = null;

  constructor(game: Game<T>, viewer: Viewer, snapshot?: TableView) {
    super(viewer, snapshot);
    this.game = game;
    if (snapshot !== undefined && snapshot.view !== null) this.known = game.known(snapshot.view);
  }

  /** What the viewer knows; null before the match has begun. It changes with the next event. */
  get state(): T['State'] | null {
    return this.known;
  }

  get view(): T['View'] | null {
    return this.known === null ? null : this.game.view(this.known, this.viewer);
  }

  override hear(event: TableEvent): boolean {
    if (event.kind === 'row' && event.n > this.head && this.known === null)
      throw new Error('a row came before the start');
    if (!super.hear(event)) return false;
    if (event.kind === 'row')
      this.game.hear(this.known!, { text: event.text, shown: event.shown }, this.viewer);
    else if (event.kind === 'started' || event.kind === 'undone') this.known = this.game.known(event.view);
    return true;
  }
}
