import type { Loss } from '@santiago/review';

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

type Amount = (n: number, error: number) => string;

/** What a choice lost and what it gained, each above nought. What rounds to nought, in tenths, is neither. */
export const lostAndGained = (
  { points, pointsError, chance, chanceError }: Loss,
  scored: boolean,
  say: { readonly points: Amount; readonly chance: Amount },
): { readonly lost: readonly string[]; readonly gained: readonly string[] } => {
  const parts = [
    { tenths: scored ? Math.round(10 * points) : 0, text: say.points(Math.abs(points), pointsError) },
    { tenths: Math.round(1000 * chance), text: say.chance(Math.abs(chance), chanceError) },
  ];
  return {
    lost: parts.filter(({ tenths }) => tenths > 0).map(({ text }) => text),
    gained: parts.filter(({ tenths }) => tenths < 0).map(({ text }) => text),
  };
};
