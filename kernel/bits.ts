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

/** By byte and n, eight a byte: the number of the byte's set bit that has n set bits below it. */
const NTH_IN_BYTE = new Uint8Array(256 * 8);
for (let bit = 0; bit < 8; bit++) {
  // The bytes with this bit and none above it are those below it once more, with one bit on top.
  const half = 1 << bit;
  NTH_IN_BYTE.copyWithin(8 * half, 0, 8 * half);
  for (let rest = 0; rest < half; rest++) NTH_IN_BYTE[8 * (half + rest) + bitCount(rest)] = bit;
}

/**
 * The number of the set bit that has `below` set bits below it; there must be one. Without a branch: a processor cannot
 * predict which one a sampler asks for.
 */
export const nthBit = (mask: number, below: number): number => {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  // Byte by byte: the set bits of this byte and of those below it.
  const upTo = Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const next = below + 1;
  const bytesBelow =
    (((upTo & 255) - next) >>> 31) +
    ((((upTo >>> 8) & 255) - next) >>> 31) +
    ((((upTo >>> 16) & 255) - next) >>> 31);
  const shift = 8 * bytesBelow;
  const bitsBelow = ((upTo << 8) >>> shift) & 255;
  return shift + NTH_IN_BYTE[8 * ((mask >>> shift) & 255) + below - bitsBelow]!;
};

/** The numbers of all set bits, lowest first. */
export const bitsOf = (mask: number): number[] => {
  const bits = [];
  for (let m = mask; m !== 0; m &= m - 1) bits.push(lowestBit(m));
  return bits;
};
