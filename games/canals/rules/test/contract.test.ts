import { contract, goldens, roundTrips, secrecy } from '@santiago/kernel/laws';
import { canals } from '@santiago/canals';
import { CASES, subject } from './subject.ts';
import { setupOf } from './table.ts';

const named = (...names: readonly string[]) => CASES.filter(({ name }) => names.includes(name));

contract(subject, CASES);
secrecy(
  subject,
  named('2 players, trefl', '2 players, amigo, minBribe=0, spring=any, overseer=p2, money=open'),
  150,
);
roundTrips(
  subject,
  named('2 players, trefl', '3 players, trefl, spring=chosen, money=hidden', '5 players, amigo'),
);
goldens(
  canals,
  [
    { name: 'two-players', setup: setupOf(2), seed: 'agua' },
    { name: 'three-players', setup: setupOf(3, { minBribe: '0', spring: 'chosen' }), seed: 'noria' },
    { name: 'four-players', setup: setupOf(4), seed: 'acequia' },
    { name: 'five-players', setup: setupOf(5, {}, 'trefl'), seed: 'zanja' },
  ],
  new URL('goldens/', import.meta.url),
);
