import { contract, inFull, roundTrips, secrecy } from '@santiago/kernel/laws';
import { CASES, subject } from './subject.ts';

contract(subject, CASES);
secrecy(subject, CASES, inFull(60, 20));
roundTrips(
  subject,
  CASES.filter(({ name }) => ['3 players, restless', '4 players, moves=off, random'].includes(name)),
);
