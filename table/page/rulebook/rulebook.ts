/**
 * A page of rules as data: sections of statements. A statement names the rules of `docs/rules` that it states, so that
 * whoever changes a rule finds its sentences in every language, and a test can count what is missing.
 */

type Below<N extends number, Found extends readonly number[] = []> = Found['length'] extends N
  ? Found[number]
  : Below<N, readonly [...Found, Found['length']]>;

/** The numbers of a game's rules: `Numbered<'C', 55>` is `C1` to `C55`. */
export type Numbered<Letter extends string, Last extends number> = `${Letter}${Exclude<
  Below<Last> | Last,
  0
>}`;

/** How a game fills a page of rules. */
export interface BookTypes {
  readonly Rule: string;
  readonly Section: string;
  readonly Picture: string;
  /** What a statement can depend on: a number of players, an option. */
  readonly Condition: string;
}

interface Stated<T extends BookTypes> {
  readonly rules: readonly T['Rule'][];
  /** Left out if it holds in every match. */
  readonly when?: T['Condition'];
}

export interface Statement<T extends BookTypes> extends Stated<T> {
  readonly kind: 'say' | 'example';
  readonly text: string;
}

export interface StatementList<T extends BookTypes> extends Stated<T> {
  readonly kind: 'points' | 'steps';
  readonly items: readonly string[];
}

export interface StatementTable<T extends BookTypes> extends Stated<T> {
  readonly kind: 'table';
  /** Read aloud before the table. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Words and what they mean. */
export interface Glossary<T extends BookTypes> extends Stated<T> {
  readonly kind: 'words';
  readonly words: readonly (readonly [word: string, meaning: string])[];
}

export interface Figure<T extends BookTypes> {
  readonly kind: 'picture';
  readonly picture: T['Picture'];
  readonly caption: string;
  /** What the picture shows, for people who cannot see it. */
  readonly alt: string;
}

export type Piece<T extends BookTypes> =
  | Statement<T>
  | StatementList<T>
  | StatementTable<T>
  | Glossary<T>
  | Figure<T>;

export interface Section<T extends BookTypes> {
  readonly title: string;
  readonly pieces: readonly Piece<T>[];
}

/** The rules of a game in one language. */
export interface Book<T extends BookTypes> {
  readonly sections: Readonly<Record<T['Section'], Section<T>>>;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** What each option says in a match, by value. Null where the page says it in another place, or the table shows it. */
export type OptionLines<Options> = {
  readonly [N in keyof Options]-?: Readonly<Record<NonNullable<Options[N]> & string, string>> | null;
};

/** The lines for the options of a match. */
export const optionLines = <Options>(
  lines: OptionLines<Options>,
  options: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries<Readonly<Record<string, string>> | null>(lines).flatMap(([name, byValue]) => {
    const line = byValue?.[options[name] ?? ''];
    return line === undefined ? [] : [line];
  });

/** The pieces of a book's sections, one function each, so that a text file reads like the page. */
export const piecesFor = <T extends BookTypes>() => ({
  say: (rules: readonly T['Rule'][], text: string, when?: T['Condition']): Statement<T> => ({
    kind: 'say',
    rules,
    text,
    ...(when === undefined ? {} : { when }),
  }),
  example: (rules: readonly T['Rule'][], text: string): Statement<T> => ({ kind: 'example', rules, text }),
  points: (rules: readonly T['Rule'][], ...items: readonly string[]): StatementList<T> => ({
    kind: 'points',
    rules,
    items,
  }),
  steps: (rules: readonly T['Rule'][], ...items: readonly string[]): StatementList<T> => ({
    kind: 'steps',
    rules,
    items,
  }),
  table: (
    rules: readonly T['Rule'][],
    title: string,
    [head, ...rows]: readonly [readonly string[], ...(readonly string[])[]],
  ): StatementTable<T> => ({ kind: 'table', rules, title, head, rows }),
  words: (
    rules: readonly T['Rule'][],
    ...words: readonly (readonly [word: string, meaning: string])[]
  ): Glossary<T> => ({ kind: 'words', rules, words }),
  picture: (picture: T['Picture'], caption: string, alt: string): Figure<T> => ({
    kind: 'picture',
    picture,
    caption,
    alt,
  }),
});

/** What a reader sees of a piece, as plain text. */
export const textsOf = <T extends BookTypes>(piece: Piece<T>): readonly string[] => {
  switch (piece.kind) {
    case 'say':
    case 'example':
      return [piece.text];
    case 'points':
    case 'steps':
      return piece.items;
    case 'table':
      return [piece.head.join(' | '), ...piece.rows.map((row) => row.join(' | '))];
    case 'words':
      return piece.words.map(([word, meaning]) => `${word}: ${meaning}`);
    case 'picture':
      return [piece.caption];
  }
};

/** Lower-case letters without accents, one for each letter of the text, so that positions stay the same. */
const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join(
    '',
  );

/** A text cut at the beginnings and ends of the words that were searched for; every second part is a match. */
export const cutAt = (text: string, query: string): readonly string[] => {
  const needle = folded(query.trim());
  if (needle === '') return [text];
  const hay = folded(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + needle.length));
    from = at + needle.length;
  }
  return [...parts, text.slice(from)];
};

/** The sections that contain these words, in the order of the page. */
export const sectionsWith = <T extends BookTypes>(
  book: Book<T>,
  order: readonly T['Section'][],
  query: string,
): readonly T['Section'][] => {
  if (query.trim() === '') return order;
  return order.filter((name) => {
    const { title, pieces }: Section<T> = book.sections[name];
    return [title, ...pieces.flatMap(textsOf)].some((text) => cutAt(text, query).length > 1);
  });
};
