import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Part } from './terms.ts';

/** Stands for a value that a message is made with. */
export const HOLE = '\uFFFC';

/** A text of a dictionary, as a reader meets it, with holes for what is filled in. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const QUOTES = new Set(["'", '"']);
/** A regular expression follows a sign, a value does not. */
const PATTERN = /(?<=(?:[(,=:[!&|?{;]|=>)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;

/** Reads the texts out of the source of a dictionary: its strings and templates, not its comments, keys and imports. */
class Reader {
  private readonly source: string;
  private at = 0;
  readonly found: { readonly start: number; readonly text: string }[] = [];

  constructor(source: string) {
    this.source = source;
    this.code('');
  }

  /** Code up to the closing sign of what encloses it. */
  private code(end: string): void {
    while (this.at < this.source.length) {
      const sign = this.source[this.at]!;
      if (this.source.startsWith('//', this.at)) this.skip('\n');
      else if (this.source.startsWith('/*', this.at)) this.skip('*/');
      else if (sign === '/' && this.isPattern()) this.at = PATTERN.lastIndex;
      else if (QUOTES.has(sign)) this.string(sign);
      else if (sign === '`') this.template();
      else if (sign === end) {
        this.at++;
        return;
      } else {
        this.at++;
        if (sign === '{') this.code('}');
      }
    }
  }

  private isPattern(): boolean {
    PATTERN.lastIndex = this.at;
    return PATTERN.test(this.source);
  }

  private skip(to: string): void {
    const found = this.source.indexOf(to, this.at + 2);
    this.at = found < 0 ? this.source.length : found + to.length;
  }

  private char(): string {
    if (this.source[this.at] !== '\\') return this.source[this.at++]!;
    const unicode = /^\\u([0-9A-Fa-f]{4})/.exec(this.source.slice(this.at, this.at + 6));
    this.at += unicode === null ? 2 : 6;
    return unicode === null
      ? this.source[this.at - 1]!
      : String.fromCharCode(Number.parseInt(unicode[1]!, 16));
  }

  private string(quote: string): void {
    const start = this.at++;
    let text = '';
    while (this.source[this.at] !== quote) text += this.char();
    this.at++;
    const isKey = /^\s*:/.test(this.source.slice(this.at, this.at + 3)) && this.isAfter(start, /[{,]\s*$/);
    if (!isKey && !this.isAfter(start, /(?:from|===|\[|Record<)\s*$/)) this.found.push({ start, text });
  }

  private isAfter(start: number, what: RegExp): boolean {
    return what.test(this.source.slice(Math.max(0, start - 200), start).replaceAll(/\/\*.*?\*\//gs, ''));
  }

  private template(): void {
    const start = this.at++;
    let text = '';
    while (this.source[this.at] !== '`') {
      if (this.source.startsWith('${', this.at)) {
        this.at += 2;
        this.code('}');
        text += HOLE;
      } else text += this.char();
    }
    this.at++;
    this.found.push({ start, text });
  }
}

export const textsIn = (source: string, file: string): Text[] =>
  new Reader(source).found
    .filter(({ text }) => /\p{L}|[…«»„“”]/u.test(text))
    .map(({ start, text }) => ({ file, line: source.slice(0, start).split('\n').length, text }));

const root = path.join(import.meta.dirname, '../../../..');
const FOLDERS = ['apps/web/src', 'table/page', 'games', 'review'];

/** Every dictionary of a language, wherever it lies: files that are called like the language. */
const filesOf = (code: Code): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === `${code}.ts`)
      .map((name) => path.join(folder, name)),
  );

export const partOf = (file: string): Part => {
  if (file.includes('/canals/')) return 'canals';
  // What is said of both games has the words of either.
  if (file.includes('/cards/') || file.includes('/about/')) return 'cards';
  return file.includes('/coach/') ? 'coach' : 'shell';
};

const textsOf = (files: readonly string[]): Text[] =>
  files.flatMap((file) => textsIn(readFileSync(path.join(root, file), 'utf8'), file));

export const allTexts = (code: Code): Text[] => textsOf(filesOf(code));

/** Where sentences in English stand in the code itself: refusals, match files, help and dialogue of the terminal. */
const OUTSIDE = [
  'apps/server/src/{refusals,http/**/*}.ts',
  'apps/cli/src/**/*.ts',
  '{kernel,protocol,bots}/!(test|laws)/*.ts',
  '{kernel,protocol,bots}/*.ts',
  'games/*/{rules,bots,terminal}/**/*.ts',
];

/** The sentences outside the dictionaries; other languages have none there. */
export const englishOutside = (): Text[] => {
  const inOtherLanguage = /\/language\/|\/preview\/words\.ts$|\/test\//;
  const files = OUTSIDE.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return textsOf(files.filter((file) => !inOtherLanguage.test(file))).filter(({ text }) =>
    /\p{L}+ \p{L}+ \p{L}+/u.test(text),
  );
};
