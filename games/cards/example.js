import { cards } from '@santiago/cards';
import { CHANCE, FastRandom, lowestSeat, makeSetup, seatName } from '@santiago/kernel';

const setup = makeSetup(cards.setup, { players: 2 });
if (!setup.ok) throw new Error(setup.fault.text);

const random = new FastRandom(7);
const state = cards.start(setup.value);
cards.play(state, CHANCE, cards.draw(state, random));

// What the seat that is to act sees, and some of what it may do.
const seat = lowestSeat(cards.owes(state));
const { seats, phase } = cards.view(state, seatName(seat));
console.log(
  `${phase.kind}: ${seats[seat].hand.length} cards on hand, ${seats[1 - seat].handSize} on the other`,
);
const actions = new Int32Array(cards.widest);
const count = cards.list(state, seat, actions);
console.log(`${count} legal actions, the first is ${cards.format(cards.decode(actions[0]))}`);
