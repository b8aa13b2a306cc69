import { formatRow, type Row, type Seat } from '@santiago/kernel';
import type { Entry, Membership } from '../store/store.ts';
import type { Bodies, BodyKind, EntryKind } from './entries.ts';
import type { TableFold } from './fold.ts';

interface Marks {
  readonly seat?: Seat;
  readonly person?: string;
  readonly key?: string;
}

/** Entries being made for a table: each is tried on a copy, so that the next can build on it. */
export class Draft {
  readonly fold: TableFold;
  readonly now: number;
  readonly entries: Entry[] = [];
  readonly joins: Membership[] = [];
  readonly parts: Membership[] = [];

  constructor(fold: TableFold, now: number) {
    this.fold = fold.fork();
    // The log's time never runs backwards, whatever the machine's clock does.
    this.now = Math.max(now, fold.lastAt);
  }

  /** The number of the first entry. */
  get first(): number {
    return this.entries[0]!.number;
  }

  write<K extends BodyKind>(kind: K, body: Bodies[K], marks: Marks = {}): void {
    this.append(kind, JSON.stringify(body), marks);
  }

  row(row: Row<unknown>, key?: string): void {
    const seat = row.who === '*' ? {} : { seat: row.who };
    this.append('row', formatRow(this.fold.game, row), key === undefined ? seat : { ...seat, key });
  }

  undo(seat: Seat, row: number): void {
    this.append('undone', `${seat} undo ${row}`, { seat });
  }

  /** Writes what the table itself must: chance, decisions with one answer, the end. */
  settle(): void {
    if (this.fold.info.phase !== 'running') return;
    for (;;) {
      const row = this.fold.nextRow();
      if (row === null) break;
      this.row(row);
    }
    if (this.fold.game.owes(this.fold.state) === 0) this.write('over', {});
  }

  private append(kind: EntryKind, body: string, { seat, person, key }: Marks): void {
    const entry: Entry = {
      number: this.fold.head + 1,
      at: this.now,
      kind,
      person: person ?? null,
      seat: seat ?? null,
      key: key ?? null,
      body,
    };
    this.fold.apply(entry, []);
    this.entries.push(entry);
  }
}
