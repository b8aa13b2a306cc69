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

/**
 * One place for what `Intl` knows of a language: plurals, lists, numbers, percentages. A browser needs milliseconds for
 * each formatter, and the first screen needs hardly any of them.
 */
export const languageOf = (code: string) => {
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
  const number = numbersWith({ maximumFractionDigits: 1 });
  const tenths = numbersWith(tenthsOnly);
  const percent = numbersWith({ style: 'percent', maximumFractionDigits: 0 });
  const percentUpTo = numbersWith({ style: 'percent', maximumFractionDigits: 1 });
  const percentTenths = numbersWith({ style: 'percent', ...tenthsOnly });
  /** An amount that rounds to zero in tenths of the unit has no sign. */
  const withSign = (n: number, unit: number, text: (n: number) => string): string => {
    const rounded = Math.round(n * 10 * unit);
    return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${text(Math.abs(n))}`;
  };
  const conjunction = lazy(() => new Intl.ListFormat(code, { type: 'conjunction' }));
  const disjunction = lazy(() => new Intl.ListFormat(code, { type: 'disjunction' }));

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
    list: (parts: readonly string[]): string => conjunction().format(parts),
    either: (parts: readonly string[]): string => disjunction().format(parts),
  };
};

/** The same text with a capital at its beginning. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
