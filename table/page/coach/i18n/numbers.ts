import type { Loss } from '@santiago/review';

type Amount = (n: number, error: number) => string;

/** What a choice lost and what it gained, each above zero. An amount that rounds to zero, in tenths, is neither. */
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
