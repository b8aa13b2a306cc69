/** Someone in a sentence: by name, or the reader. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

/** Makes something when it is first needed. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The words between the last two of a list; whether a comma precedes them where there are three or more. */
interface Joining {
  readonly and: string;
  readonly or: string;
  readonly comma: boolean;
}

/** A whole number that is written the same in every language. */
const isPlain = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 1000;

/**
 * One place for plurals, lists, numbers and percentages of a language. Chromium needs 25 ms for the first formatter of
 * numbers or lists that a page asks of `Intl`: what every table says gets by without them.
 */
export const languageOf = (code: string, { and, or, comma }: Joining) => {
  const rules = lazy(() => new Intl.PluralRules(code));
  const numbersWith = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(code, options));
    // A minus sign, not a hyphen; French wants a narrow space before the percent sign, which not every ICU knows.
    return (n: number): string => {
      const text = format().format(n).replace('-', '−');
      return code === 'fr' ? text.replace('\u00A0%', '\u202F%') : text;
    };
  };
  const tenthsOnly = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const withFraction = numbersWith({ maximumFractionDigits: 1 });
  const number = (n: number): string => (isPlain(n) ? `${n < 0 ? '−' : ''}${Math.abs(n)}` : withFraction(n));
  const tenths = numbersWith(tenthsOnly);
  const percent = numbersWith({ style: 'percent', maximumFractionDigits: 0 });
  const percentUpTo = numbersWith({ style: 'percent', maximumFractionDigits: 1 });
  const percentTenths = numbersWith({ style: 'percent', ...tenthsOnly });
  /** An amount that rounds to zero in tenths of the unit has no sign. */
  const withSign = (n: number, unit: number, text: (n: number) => string): string => {
    const rounded = Math.round(n * 10 * unit);
    return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${text(Math.abs(n))}`;
  };
  const join = (parts: readonly string[], word: string): string =>
    parts.length < 3
      ? parts.join(` ${word} `)
      : `${parts.slice(0, -1).join(', ')}${comma ? ',' : ''} ${word} ${parts.at(-1)}`;

  /** The form of a word that goes with this number. */
  const form = (n: number, one: string, many: string): string =>
    rules().select(Math.abs(n)) === 'one' ? one : many;
  return {
    form,
    /** `1 escudo`, `2 escudos`. */
    plural: (n: number, one: string, many: string): string => `${number(n)} ${form(n, one, many)}`,
    number,
    tenths,
    percent,
    percentTenths,
    /** With one decimal if it is not a whole number. */
    percentUpTo,
    signed: (n: number): string => withSign(n, 1, number),
    signedTenths: (n: number): string => withSign(n, 1, tenths),
    signedPercent: (part: number): string => withSign(part, 100, percentTenths),
    list: (parts: readonly string[]): string => join(parts, and),
    either: (parts: readonly string[]): string => join(parts, or),
  };
};

/** The same text with a capital at its beginning. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
