import { formatRow, type Row, type Seat, type Viewer } from '@santiago/kernel';
import type { PlayedChoice } from '../store/prepared.ts';
import type { Entry, Membership } from '../store/rows.ts';
import { checkPromises } from './deals.ts';
import { type Bodies, type BodyKind, bodyText, type EntryKind } from './entries.ts';
import type { EventFor, TableFold } from './fold.ts';

interface Marks {
  readonly seat?: Seat;
  readonly person?: string;
  readonly key?: string;
}

/** New entries for a table: each is tried on a copy, so that the next can build on it. */
export class Draft {
  readonly fold: TableFold;
  readonly now: number;
  readonly entries: Entry[] = [];
  readonly joins: Membership[] = [];
  readonly parts: Membership[] = [];
  /** The choice in advance that the entries carry out. */
  played: PlayedChoice | null = null;
  /** What those viewers will be told of each entry. */
  readonly eventsFor: EventFor[] = [];
  readonly viewers: readonly Viewer[];

  constructor(fold: TableFold, now: number, viewers: readonly Viewer[] = []) {
    this.fold = fold.fork();
    this.viewers = viewers;
    // Times in the log never go backwards, whatever the machine's clock does.
    this.now = Math.max(now, fold.lastAt);
  }

  /** The number of the first entry. */
  get first(): number {
    return this.entries[0]!.number;
  }

  write<K extends BodyKind>(kind: K, body: Bodies[K], marks: Marks = {}): void {
    this.append(kind, bodyText<K>(body), marks);
  }

  /** A row that the rules allow. */
  row(row: Row<unknown>, key?: string): void {
    const seat = row.who === '*' ? {} : { seat: row.who };
    const marks = key === undefined ? seat : { ...seat, key };
    const entry = this.entry('row', formatRow(this.fold.game, row), marks);
    const promises = checkPromises(this.fold, row);
    this.eventsFor.push(this.fold.applyChecked(entry, row, this.viewers));
    this.entries.push(entry);
    for (const { seat: promiser, ...body } of promises) this.write('promise', body, { seat: promiser });
  }

  undo(seat: Seat, row: number): void {
    this.append('undone', `${seat} undo ${row}`, { seat });
  }

  /** Writes what the table itself must do: chance, decisions with one answer, the end. */
  settle(): void {
    if (this.fold.info.phase !== 'running') return;
    for (;;) {
      const row = this.fold.nextRow();
      if (row === null) break;
      this.row(row);
    }
    if (this.fold.game.owes(this.fold.state) === 0) this.write('over', {});
  }

  private entry(kind: EntryKind, body: string, { seat, person, key }: Marks): Entry {
    return {
      number: this.fold.head + 1,
      at: this.now,
      kind,
      person: person ?? null,
      seat: seat ?? null,
      key: key ?? null,
      body,
    };
  }

  private append(kind: EntryKind, body: string, marks: Marks): void {
    const entry = this.entry(kind, body, marks);
    this.eventsFor.push(this.fold.apply(entry, this.viewers));
    this.entries.push(entry);
  }
}
