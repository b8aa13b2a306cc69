import { inFull } from '@santiago/kernel/laws';
import { describe, expect, test } from 'vitest';
import { CHANCE, FastRandom, lowestSeat, OWES_CHANCE, seatName } from '@santiago/kernel';
import { cards, type State } from '@santiago/cards';
import { eagerly } from '../index.ts';
import { cardsPositions } from '../../../test/bots/positions.ts';

const { setupOf } = cardsPositions;

interface Figures {
  readonly won: number;
  readonly turns: number;
  readonly fights: number;
  readonly forced: number;
}

/** A number of matches between eager seats, and what there is to count in them. */
const figures = (players: number, matches: number): Figures => {
  const random = new FastRandom(32, players);
  const setup = setupOf(players);
  let [won, turns, fights, decisions, forced] = [0, 0, 0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const state = cards.start(setup);
    for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
      if (owes === OWES_CHANCE) {
        cards.play(state, CHANCE, cards.draw(state, random));
        continue;
      }
      const seat = lowestSeat(owes);
      const action = eagerly(state, seat, random);
      decisions++;
      if (cards.forced(state, seat) >= 0) forced++;
      if (cards.decode(action).kind === 'fight') fights++;
      cards.play(state, seat, action);
    }
    if (cards.outcome(state)!.marks.includes('1')) won++;
    for (const seat of cards.view(state, 'all').seats) turns += seat.turns / players;
  }
  return {
    won: won / matches,
    turns: turns / matches,
    fights: fights / matches,
    forced: forced / decisions,
  };
};

const between = (value: number, least: number, most: number): void => {
  expect(value).toBeGreaterThan(least);
  expect(value).toBeLessThan(most);
};

describe('eager seats', () => {
  // The independent figures: 98, 91, 82 % won; 8, 11, 15 turns each; 12, 23, 38 fights; a third forced.
  test.each([
    { players: 2, won: [0.95, 1], turns: [5, 10], fights: [8, 16] },
    { players: 3, won: [0.85, 0.97], turns: [8, 14], fights: [17, 32] },
    { players: 4, won: [0.76, 0.94], turns: [11, 20], fights: [32, 65] },
  ])('$players of them come near the figures to expect', ({ players, won, turns, fights }) => {
    const found = figures(players, inFull(300, 150));
    between(found.won, won[0]!, won[1]! + 1e-9);
    between(found.turns, turns[0]!, turns[1]!);
    between(found.fights, fights[0]!, fights[1]!);
    between(found.forced, 0.25, 0.5);
  });

  test('choose by what the seat knows alone: the same on the state and on the seat view of it', () => {
    const random = new FastRandom(7);
    const setup = setupOf(3);
    const state: State = cards.start(setup);
    let compared = 0;
    for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
      if (owes === OWES_CHANCE) {
        cards.play(state, CHANCE, cards.draw(state, random));
        continue;
      }
      const seat = lowestSeat(owes);
      const known = cards.known(cards.view(state, seatName(seat)));
      const action = eagerly(state, seat, new FastRandom(compared));
      expect(eagerly(known, seat, new FastRandom(compared))).toBe(action);
      expect(cards.refuse(state, seat, cards.decode(action))).toBe(null);
      cards.play(state, seat, action);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
