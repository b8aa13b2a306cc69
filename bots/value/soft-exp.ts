/**
 * Positive and growing, like e^x near 0, but made of sums, products and one division: the same number in every JavaScript
 * engine, which `Math.exp` does not promise.
 */
export const softExp = (x: number): number => (x >= 0 ? 1 + x + 0.5 * x * x : 1 / (1 - x + 0.5 * x * x));
