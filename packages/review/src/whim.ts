/** What strays are measured in. */
const GRAIN = 4096;

/** From 0 to 1: how much somebody fancies an action; it follows from both alone. */
export const whimOf = (salt: number, action: number): number => {
  let z = Math.imul(salt ^ action, 0x21f0_aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a_2d97);
  return ((z ^ (z >>> 15)) >>> 20) / GRAIN;
};
