import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** results by match, saved in a file of one line each, so that a second run goes on where the first stopped. */
export class SavedResults<T extends { readonly match: number }> {
  private readonly file: string | undefined;
  private readonly done: Map<number, T>;

  constructor(file: string | undefined) {
    this.file = file;
    this.done = new Map(
      linesOf(file)
        .map((line) => JSON.parse(line) as T)
        .map((each) => [each.match, each]),
    );
  }

  /** In the order of the matches. */
  get all(): readonly T[] {
    return [...this.done.values()].toSorted((a, b) => a.match - b.match);
  }

  /** What is saved of a match, or what is worked out now. */
  get(match: number, work: (match: number) => T): T {
    const known = this.done.get(match);
    if (known !== undefined) return known;
    const result = work(match);
    this.done.set(match, result);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(result)}\n`);
    return result;
  }
}

/** A run that was stopped may have left half a line. */
const linesOf = (file: string | undefined): string[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'));
