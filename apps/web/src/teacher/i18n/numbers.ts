/** Numbers as a language writes them; gains and losses with their sign. */
export const numbersIn = (locale: string) => {
  const formatOf = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (n: number): string => format.format(n);
  };
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const number = formatOf(tenths);
  const percent = formatOf({ style: 'percent', maximumFractionDigits: 0 });
  const percentOne = formatOf({ style: 'percent', ...tenths });
  /** What rounds to nought, in tenths of the unit, has no sign. */
  const signed = (n: number, unit: number, text: (n: number) => string): string => {
    const rounded = Math.round(n * 10 * unit);
    return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${text(Math.abs(n))}`;
  };
  return {
    number,
    percent,
    percentOne,
    signed: (n: number): string => signed(n, 1, number),
    signedPercent: (part: number): string => signed(part, 100, percentOne),
  };
};
