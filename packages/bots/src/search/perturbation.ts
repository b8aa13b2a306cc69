/** What whims are measured in. */
const GRAIN = 4096;

/** From 0 to 1: how much somebody fancies an action; it follows from both alone. */
export const perturbationOf = (salt: number, action: number): number => {
  let z = Math.imul(salt ^ action, 0x21f0_aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a_2d97);
  return ((z ^ (z >>> 15)) >>> 20) / GRAIN;
};

/** What a player thinks of the actions there are. */
interface Opinion {
  readonly actions: Int32Array;
  readonly values: Float64Array;
}

/** The best of the first `count` actions, where whims move what is thought of each by up to so many points. */
export const bestPerturbed = (
  { actions, values }: Opinion,
  count: number,
  perturbation: number,
  salt: number,
): number => {
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value =
      perturbation === 0 ? values[i]! : values[i]! + perturbation * perturbationOf(salt, actions[i]!);
    if (value <= bestValue) continue;
    bestValue = value;
    best = i;
  }
  return actions[best]!;
};
