export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);
