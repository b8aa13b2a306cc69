import type { Game, GameTypes, Viewer } from '@santiago/kernel';
import type { TableEvent, TableInfo, TableView } from './schemas.ts';
import { reduce } from './table.ts';

/**
 * A table as one viewer follows it: from the first event on, or from a snapshot. The state is what that viewer
 * knows; ask the game with it for offers, refusals and previews.
 */
export class Follower<T extends GameTypes> {
  readonly viewer: Viewer;
  private readonly game: Game<T>;
  private facts: TableInfo | null = null;
  private known: T['State'] | null = null;
  private free: number | null = null;

  constructor(game: Game<T>, viewer: Viewer, snapshot?: TableView) {
    this.game = game;
    this.viewer = viewer;
    if (snapshot === undefined) return;
    this.facts = snapshot.info;
    this.free = snapshot.freeUndo;
    if (snapshot.view !== null) this.known = game.known(snapshot.view);
  }

  get info(): TableInfo | null {
    return this.facts;
  }

  /** What the viewer knows; null before the match has begun. It changes with the next event. */
  get state(): T['State'] | null {
    return this.known;
  }

  get view(): T['View'] | null {
    return this.known === null ? null : this.game.view(this.known, this.viewer);
  }

  /** The row that the viewer may take back without asking. */
  get freeUndo(): number | null {
    return this.free;
  }

  /** The number to resume after. */
  get head(): number {
    return this.facts?.head ?? 0;
  }

  /** Takes the next event; false for one that was heard already. */
  hear(event: TableEvent): boolean {
    if (event.n <= this.head) return false;
    if (event.n > this.head + 1) throw new Error(`event ${event.n} came after ${this.head}`);
    if (event.kind === 'row') {
      if (this.known === null) throw new Error('a row came before the start');
      this.game.hear(this.known, { text: event.text, shown: event.shown }, this.viewer);
      this.free = this.freeAfter(event);
    } else if (event.kind === 'started' || event.kind === 'undone') {
      this.known = this.game.known(event.view);
      this.free = null;
    } else if (event.kind === 'over' || event.kind === 'abandoned') {
      this.free = null;
    }
    this.facts = reduce(this.facts, event);
    return true;
  }

  /** What the table answers by force leaves a row free; any other row that is not ours ends it. */
  private freeAfter(event: Extract<TableEvent, { kind: 'row' }>): number | null {
    if (!event.undo) return null;
    return event.note === 'forced' ? this.free : event.row;
  }
}
