export { bitCount, bitsOf, lowestBit, nthBit } from '@santiago/kernel';
