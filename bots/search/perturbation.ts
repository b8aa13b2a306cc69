/** How many different sizes a perturbation can have. */
const GRAIN = 4096;

/** From 0 to 1, as if drawn at random, but fixed by the salt and the action. */
export const perturbationOf = (salt: number, action: number): number => {
  let z = Math.imul(salt ^ action, 0x21f0_aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a_2d97);
  return ((z ^ (z >>> 15)) >>> 20) / GRAIN;
};

/** Actions and what a player thinks of each. */
interface RatedActions {
  readonly actions: Int32Array;
  readonly values: Float64Array;
}

/** The best of the first `count` actions after each value was raised by up to `size`. */
export const bestPerturbed = (
  { actions, values }: RatedActions,
  count: number,
  size: number,
  salt: number,
): number => {
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = size === 0 ? values[i]! : values[i]! + size * perturbationOf(salt, actions[i]!);
    if (value <= bestValue) continue;
    bestValue = value;
    best = i;
  }
  return actions[best]!;
};
