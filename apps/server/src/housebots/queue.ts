/** Waiting queues, one per name, served in turn: a long queue delays nobody else. */
export class FairQueue<T> {
  /** In the order in which they are served next. */
  private readonly lines = new Map<string, T[]>();
  private readonly most: number;
  private waiting = 0;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.waiting;
  }

  /** Adds one; if that is too many, returns the one that must go: the last one of the longest queue. */
  push(name: string, item: T): T | null {
    const line = this.lines.get(name) ?? [];
    line.push(item);
    this.lines.set(name, line);
    this.waiting++;
    return this.waiting > this.most ? this.dropLast() : null;
  }

  next(): T | undefined {
    const [first] = this.lines;
    if (first === undefined) return undefined;
    const [name, line] = first;
    const item = line.shift();
    this.waiting--;
    this.lines.delete(name);
    if (line.length > 0) this.lines.set(name, line);
    return item;
  }

  private dropLast(): T | null {
    let longest: [string, T[]] | null = null;
    for (const each of this.lines) if (longest === null || each[1].length > longest[1].length) longest = each;
    if (longest === null) return null;
    const [name, line] = longest;
    const dropped = line.pop() ?? null;
    this.waiting--;
    if (line.length === 0) this.lines.delete(name);
    return dropped;
  }
}
