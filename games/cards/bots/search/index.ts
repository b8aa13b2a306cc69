export { readShares, turnsPlayed } from './playout.ts';
