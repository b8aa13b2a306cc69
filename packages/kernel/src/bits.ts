/** How many bits of a 32-bit mask are set. */
export const bitCount = (mask: number): number => {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The number of the lowest set bit, from 0. The mask must not be 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The number of the highest set bit, from 0. The mask must not be 0. */
export const highestBit = (mask: number): number => 31 - Math.clz32(mask);

/** The number of the set bit that has `below` set bits below it. */
export const nthBit = (mask: number, below: number): number => {
  let m = mask;
  for (let i = 0; i < below; i++) m &= m - 1;
  return 31 - Math.clz32(m & -m);
};

/** The numbers of all set bits, lowest first. */
export const bitsOf = (mask: number): number[] => {
  const bits = [];
  for (let m = mask; m !== 0; m &= m - 1) bits.push(lowestBit(m));
  return bits;
};
