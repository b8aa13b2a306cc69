import { contract, roundTrips, secrecy } from '@santiago/testkit';
import { CASES, subject } from './subject.ts';

contract(subject, CASES);
secrecy(subject, CASES, 60);
roundTrips(
  subject,
  CASES.filter(({ name }) => ['3 players, restless', '4 players, moves=off, random'].includes(name)),
);
