import { chanceKey, FastRandom, fairDraws, seedFromText, SEATS } from '@santiago/kernel';

// Chance that anybody can check: the same seed and row give the same numbers on every machine.
const draws = fairDraws(chanceKey(seedFromText('agua')));
console.log(SEATS.slice(0, 2).join(' and '), 'roll', draws(0).below(6) + 1, 'and', draws(1).below(6) + 1);

// Chance that is fast, for searches and simulations.
const random = new FastRandom(7);
console.log(Array.from({ length: 5 }, () => random.below(10)).join(' '));
