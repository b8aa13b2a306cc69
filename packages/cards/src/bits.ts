export { lowestBit } from '@santiago/kernel';
