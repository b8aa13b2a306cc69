export const bitCount = (mask: number): number => {
  let m = mask - ((mask >>> 1) & 0x5555_5555);
  m = (m & 0x3333_3333) + ((m >>> 2) & 0x3333_3333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Bit number `n` of those set, counted from the lowest. */
export const nthBit = (mask: number, n: number): number => {
  let m = mask;
  for (let i = 0; i < n; i++) m &= m - 1;
  return lowestBit(m);
};
