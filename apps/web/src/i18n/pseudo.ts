const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ';
/** Encloses a message, so that a text that is cut off lacks its end. */
const BEGIN = '⟦';
const END = '⟧';
/** Words of a usual length, so that a line can break. */
const FILL = ' ~~~~~';
const MARKS = /[⟦⟧]| ~+/g;

const LETTER = /\p{L}/u;

/** A message with accents on its letters and two fifths longer. Messages within it are not made longer twice. */
const pseudoText = (text: string): string => {
  if (!LETTER.test(text)) return text;
  const bare = text.replaceAll(MARKS, '');
  const accented = Array.from(bare, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const more = Math.max(2, Math.ceil(bare.length * 0.4));
  const fill = FILL.repeat(Math.ceil(more / FILL.length)).slice(0, more);
  return `${BEGIN}${accented}${fill.trimEnd()}${END}`;
};

const made = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...given: unknown[]): unknown => made(value(...given));
  if (Array.isArray(value)) return value.map(made);
  if (typeof value === 'object' && value !== null) return pseudo(value);
  return value;
};

/** A piece of the rules says what it is, which rules it states and which picture it is: these are names, not words. */
const NAMES = new Set(['kind', 'rules', 'picture', 'when']);

const isName = (key: string, beside: object): boolean =>
  key === 'code' || ('kind' in beside && NAMES.has(key));

/** A dictionary in the pseudo-language, made from the English one. Its code and its names stay. */
export const pseudo = <T>(english: T): T =>
  Object.fromEntries(
    Object.entries(english as Readonly<Record<string, unknown>>).map(([key, value]) => [
      key,
      isName(key, english as object) ? value : made(value),
    ]),
  ) as T;
