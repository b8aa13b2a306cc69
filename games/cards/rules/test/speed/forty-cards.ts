// How long the engine takes to write down everything that is legal on tables with 40 cards and more, in microseconds
// of the processor. Ends with 1 where that is too long. A program of its own: how long
// something takes is no matter for `npm test`, and the test runner would be measured too.
//   node games/cards/rules/test/speed/forty-cards.ts

import { eagerly } from '@santiago/cards/bots';
import { CHANCE, FastRandom, lowestSeat, OWES_CHANCE, type Random } from '@santiago/kernel';
import { cards, type State } from '@santiago/cards';
import { setupOf } from '../subject.ts';

const FULL = 40;
/** Microseconds. */
const BAR = 100;
const buffer = new Int32Array(cards.widest);

const seatOf = (state: State): number => lowestSeat(cards.owes(state));

/** Lays any card anywhere: lines that seldom meet fill the table. */
const steady = (state: State, seat: number, random: Random): number => {
  for (let tries = 0; tries < 200; tries++) {
    const action = cards.sample(state, seat, random);
    if (['place', 'base', 'fight'].includes(cards.decode(action).kind)) return action;
  }
  return eagerly(state, seat, random);
};

const fullTables = (seed: number): State[] => {
  const random = new FastRandom(seed);
  const state = cards.start(setupOf(4));
  const found: State[] = [];
  for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
    if (owes === OWES_CHANCE) {
      cards.play(state, CHANCE, cards.draw(state, random));
      continue;
    }
    const { phase, table } = cards.view(state, 'spectator');
    if (phase.kind === 'act' && table.length >= FULL) found.push(cards.copy(state));
    cards.play(state, seatOf(state), steady(state, seatOf(state), random));
  }
  return found;
};

const tables = [1, 2, 3, 4].flatMap(fullTables);

const ask = (times: number): number => {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) {
    const state = tables[i % tables.length]!;
    cards.list(state, seatOf(state), buffer);
  }
  return process.cpuUsage(before).user / times;
};

ask(2000);
const microseconds = Math.min(...Array.from({ length: 5 }, () => ask(1000)));
console.log(JSON.stringify({ tables: tables.length, microseconds, bar: BAR }));
if (tables.length === 0 || microseconds >= BAR) process.exitCode = 1;
