import { bitCount, lowestBit, nthBit } from './bits.ts';
import type { Random } from './random.ts';

/** How the actions of a part are said. */
const RANGE = 0;
const BITS = 1;
const LIST = 2;
const TABLE = 3;

/** Some of the actions of a menu. */
class Part {
  kind = RANGE;
  /** How many actions. */
  count = 0;
  /** The first action of a range; what the numbers of bits are added to. */
  code = 0;
  mask = 0;
  /** Where a list or table begins among the values: a table has its rows first, then its columns. */
  start = 0;
  rows = 0;
  columns = 0;
}

/**
 * Everything that a seat may do now, as whole numbers: ranges, bits, lists, and tables of rows × columns. A phase writes
 * it and nothing else decides what is legal: lists, counts, samples, forced answers and refusals are read from it.
 * Whoever asks makes a menu once and passes it on.
 */
export class Menu {
  /** How many actions. */
  count = 0;
  /** The numbers of lists and tables. Whoever adds many at once writes them here from `used` on. */
  readonly values: Int32Array;
  used = 0;
  private length = 0;
  private readonly parts: Part[] = [];

  /** A menu with room for this many numbers in lists and tables. */
  constructor(room: number) {
    this.values = new Int32Array(room);
  }

  clear(): void {
    this.count = this.used = this.length = 0;
  }

  add(action: number): void {
    this.values[this.used] = action;
    this.addWritten(1);
  }

  /** Adds the actions that were written to `values`. */
  addWritten(count: number): void {
    this.count += count;
    if (this.isLast(LIST)) this.parts[this.length - 1]!.count += count;
    else this.begin(LIST, count);
    this.used += count;
  }

  /** Adds the action `first` and those that follow it, `count` of them; none where that is not above 0. */
  addRange(first: number, count: number): void {
    if (count <= 0) return;
    this.count += count;
    this.begin(RANGE, count).code = first;
  }

  /** Adds the action `code` + n for each bit n of the mask. */
  addBits(code: number, mask: number): void {
    if (mask === 0) return;
    const count = bitCount(mask);
    this.count += count;
    const part = this.begin(BITS, count);
    part.code = code;
    part.mask = mask;
  }

  /** Adds a row to a table, which is begun with its first row. The bits that tell its actions apart are the columns'. */
  addRow(code: number): void {
    this.values[this.used] = code;
    this.addWrittenRows(1);
  }

  /** Adds the rows that were written to `values`. */
  addWrittenRows(count: number): void {
    const last = this.parts[this.length - 1];
    if (this.isLast(TABLE) && last!.columns === 0) last!.rows += count;
    else {
      const part = this.begin(TABLE, 0);
      part.rows = count;
      part.columns = 0;
    }
    this.used += count;
  }

  /** Adds a column to the table whose rows were added before: an action for each of them. */
  addColumn(value: number): void {
    this.values[this.used] = value;
    this.addWrittenColumns(1);
  }

  /** Adds the columns that were written to `values`. */
  addWrittenColumns(count: number): void {
    const part = this.parts[this.length - 1]!;
    part.columns += count;
    part.count += count * part.rows;
    this.count += count * part.rows;
    this.used += count;
  }

  /** The action with this number, from 0. */
  at(index: number): number {
    const { parts } = this;
    let left = index;
    let i = 0;
    while (left >= parts[i]!.count) left -= parts[i++]!.count;
    return this.inPart(parts[i]!, left);
  }

  /** Any of the actions, each with the same chance. */
  sample(random: Random): number {
    return this.at(random.below(this.count));
  }

  /** Writes all actions in the order in which they were added; returns how many there are. */
  write(out: Int32Array): number {
    let at = 0;
    for (let i = 0; i < this.length; i++) at = this.writePart(this.parts[i]!, out, at);
    return at;
  }

  includes(action: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.isInPart(this.parts[i]!, action)) return true;
    return false;
  }

  /** The only action, not counting `aside`; −1 where there are several or none. */
  only(aside = -1): number {
    if (this.count === 1) return this.at(0) === aside ? -1 : this.at(0);
    if (this.count !== 2 || !this.includes(aside)) return -1;
    return this.at(0) === aside ? this.at(1) : this.at(0);
  }

  /** All actions in their order. */
  actions(): number[] {
    const out = new Int32Array(this.count);
    this.write(out);
    return [...out];
  }

  /** How many of the actions stand in tables. */
  get tableCount(): number {
    let count = 0;
    for (let i = 0; i < this.length; i++) if (this.parts[i]!.kind === TABLE) count += this.parts[i]!.count;
    return count;
  }

  /** The first table, unless it has no actions. */
  table(): { readonly rows: readonly number[]; readonly columns: readonly number[] } | null {
    const part = this.parts.slice(0, this.length).find(({ kind, count }) => kind === TABLE && count > 0);
    if (part === undefined) return null;
    const { start, rows, columns } = part;
    return {
      rows: [...this.values.subarray(start, start + rows)],
      columns: [...this.values.subarray(start + rows, start + rows + columns)],
    };
  }

  /** The actions that were added one by one. */
  listed(): number[] {
    const lists = this.parts.slice(0, this.length).filter(({ kind }) => kind === LIST);
    return lists.flatMap(({ start, count }) => [...this.values.subarray(start, start + count)]);
  }

  private isLast(kind: number): boolean {
    return this.length > 0 && this.parts[this.length - 1]!.kind === kind;
  }

  private begin(kind: number, count: number): Part {
    if (this.length === this.parts.length) this.parts.push(new Part());
    const part = this.parts[this.length++]!;
    part.kind = kind;
    part.count = count;
    part.start = this.used;
    return part;
  }

  private inPart({ kind, code, mask, start, rows, columns }: Part, index: number): number {
    const { values } = this;
    if (kind === RANGE) return code + index;
    if (kind === BITS) return code + nthBit(mask, index);
    if (kind === LIST) return values[start + index]!;
    const row = Math.floor(index / columns);
    return values[start + row]! | values[start + rows + index - row * columns]!;
  }

  private writePart(
    { kind, count, code, mask, start, rows, columns }: Part,
    out: Int32Array,
    from: number,
  ): number {
    const { values } = this;
    let at = from;
    if (kind === RANGE) for (let i = 0; i < count; i++) out[at++] = code + i;
    else if (kind === BITS) for (let m = mask; m !== 0; m &= m - 1) out[at++] = code + lowestBit(m);
    else if (kind === LIST) for (let i = 0; i < count; i++) out[at++] = values[start + i]!;
    else {
      const first = start + rows;
      for (let row = start; row < first; row++) {
        const action = values[row]!;
        for (let i = first; i < first + columns; i++) out[at++] = action | values[i]!;
      }
    }
    return at;
  }

  private isInPart({ kind, count, code, mask, start, rows, columns }: Part, action: number): boolean {
    const { values } = this;
    const offset = action - code;
    if (kind === RANGE) return offset >= 0 && offset < count;
    if (kind === BITS) return offset >= 0 && offset < 32 && (mask & (1 << offset)) !== 0;
    if (kind === LIST) return values.subarray(start, start + count).includes(action);
    const first = start + rows;
    const found = values.subarray(first, first + columns);
    return values.subarray(start, first).some((row) => found.includes(action - row));
  }
}
