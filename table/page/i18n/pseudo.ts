const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ';
/** Encloses a message, so that a test sees when its end is cut off. */
const BEGIN = '⟦';
const END = '⟧';
/** Words of an ordinary length, so that lines can break. */
const FILL = ' ~~~~~';
const MARKS = /[⟦⟧]| ~+/g;

const LETTER = /\p{L}/u;

/** A message with accents on its letters, 40 % longer. Messages within a message are not made longer twice. */
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

/** A piece of the rules has a kind, rule numbers and the name of a picture: these are names, not words. */
const NAMES = new Set(['kind', 'rules', 'picture', 'when']);

const isName = (key: string, beside: object): boolean =>
  key === 'code' || ('kind' in beside && NAMES.has(key));

/** A dictionary in the pseudo-language, made from the English one. Functions and names stay as they are. */
export const pseudo = <T>(english: T): T =>
  Object.fromEntries(
    Object.entries(english as Readonly<Record<string, unknown>>).map(([key, value]) => [
      key,
      isName(key, english as object) ? value : made(value),
    ]),
  ) as T;
