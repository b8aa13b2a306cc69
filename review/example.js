import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { canals } from '@santiago/canals';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE, seatName, whoName } from '@santiago/kernel';
import { reviewMatch } from '@santiago/review';
import { canalsJudge } from '@santiago/review/canals';

const setup = makeSetup(canals.setup, { players: 2 });
if (!setup.ok) throw new Error(setup.fault.text);

// The beginning of a match between two novices.
const random = new FastRandom(3);
const novice = botNamed(canalsBots, 'novice');
const state = canals.start(setup.value);
const rows = [];
while (rows.length < 20) {
  const owes = canals.owes(state);
  const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
  const action =
    who === CHANCE
      ? canals.decode(canals.draw(state, random))
      : novice.choose({ view: canals.view(state, seatName(who)), told: [], random }).action;
  rows.push({ who: whoName(who), action });
  canals.play(state, who, canals.encode(action));
}

// A review comes in steps, so that a page can show how far it is.
const steps = reviewMatch(canalsJudge, { setup: setup.value, rows, seed: 1, depth: 0 });
let step = steps.next();
while (!step.done) step = steps.next();
for (const { index, seat, chosen, grade } of step.value.decisions)
  if (grade !== 'none') console.log(`row ${index + 1}, ${seat} ${chosen}: ${grade}`);
console.log(`${step.value.decisions.length} decisions`);
