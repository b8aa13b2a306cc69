import { canals } from '@santiago/canals';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE } from '@santiago/kernel';

const setup = makeSetup(canals.setup, { players: 3 });
if (!setup.ok) throw new Error(setup.fault.text);

// Whoever owes an action gives one; here any that is legal. Chance draws its own.
const random = new FastRandom(7);
const state = canals.start(setup.value);
let rows = 0;
for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state), rows++) {
  if (owes === OWES_CHANCE) canals.play(state, CHANCE, canals.draw(state, random));
  else canals.play(state, lowestSeat(owes), canals.sample(state, lowestSeat(owes), random));
}
console.log(`after ${rows} rows: ${canals.outcome(state).points.join(', ')} points`);
