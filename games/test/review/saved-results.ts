import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A result of a match, or of one of its rows. */
interface Result {
  readonly match: number;
  readonly index?: number;
}

/**
 * Results, saved in a file of one line each, so that a second run goes on where the first stopped. Several threads may
 * add to the same file; each sees what the others have added.
 */
export class SavedResults<T extends Result> {
  private readonly file: string | undefined;
  private readonly unsaved = new Map<string, T>();

  constructor(file: string | undefined) {
    this.file = file;
    if (file !== undefined) mkdirSync(path.dirname(file), { recursive: true });
  }

  /** In the order of the matches. */
  get all(): readonly T[] {
    return [...this.done.values()].toSorted((a, b) => a.match - b.match);
  }

  /** What is saved of a match or a row, or what is worked out now. */
  get(of: Result, work: () => T): T {
    const known = this.done.get(keyOf(of));
    if (known !== undefined) return known;
    const result = work();
    if (this.file === undefined) this.unsaved.set(keyOf(of), result);
    else appendFileSync(this.file, `${JSON.stringify(result)}\n`);
    return result;
  }

  private get done(): ReadonlyMap<string, T> {
    if (this.file === undefined) return this.unsaved;
    const saved = linesOf(this.file).map((line) => JSON.parse(line) as T);
    return new Map(saved.map((each) => [keyOf(each), each]));
  }
}

const keyOf = ({ match, index }: Result): string => `${match} ${index ?? ''}`;

/** A run that was stopped may have left half a line. */
const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
    : [];
