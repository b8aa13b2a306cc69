import { describe, expect, test } from 'vitest';
import { CHANCE, FastRandom, lowestSeat, OWES_CHANCE, type Seat, seatName } from '@santiago/kernel';
import { cards, type State, type View } from '@santiago/cards';
import { spotAt, overlaps, spotOf, sharesCorner, sharesEdge } from '../geometry.ts';
import { Ground } from '../ground.ts';
import { saidBy } from './grounds.ts';
import { answers, places } from './scene.ts';
import { restless, setupOf } from './subject.ts';

// The rules of placing and moving once more, as slowly and plainly as they are written.

interface Lying {
  readonly code: number;
  readonly owner: Seat;
  readonly base: boolean;
}

const lying = ({ table }: View): Lying[] =>
  table.map((card) => ({ code: spotOf(card), owner: card.owner, base: card.base }));

/** [X13] */
const connected = (table: readonly Lying[], seat: Seat): Lying[] => {
  const own = table.filter(({ owner }) => owner === seat);
  const reached = own.filter(({ base }) => base);
  for (const card of reached)
    reached.push(...own.filter((each) => !reached.includes(each) && sharesEdge(each.code, card.code)));
  return reached;
};

/** [X12] All places that adjoin a card, and that no card covers. */
const around = (table: readonly Lying[], card: Lying): number[] => {
  const found: number[] = [];
  const { x, y } = { x: (card.code >> 9) - 128, y: ((card.code >> 1) & 255) - 128 };
  for (let dx = -7; dx <= 7; dx++) {
    for (let dy = -7; dy <= 7; dy++) {
      for (const dir of [0, 1]) {
        const place = spotAt(x + dx, y + dy, dir);
        if (!sharesEdge(card.code, place) || !sharesCorner(card.code, place)) continue;
        if (!table.some(({ code }) => overlaps(code, place))) found.push(place);
      }
    }
  }
  return found;
};

const text = (code: number): string =>
  `${(code >> 9) - 128},${((code >> 1) & 255) - 128} ${(code & 1) === 0 ? 'v' : 'h'}`;

const slowPlaces = (view: View, seat: Seat): string[] => {
  const table = lying(view);
  return [...new Set(connected(table, seat).flatMap((card) => around(table, card)))].map(text).toSorted();
};

/** [X28] */
const slowMoves = (view: View, seat: Seat): string[] => {
  const table = lying(view);
  return connected(table, seat)
    .filter(({ base }) => !base)
    .flatMap((card) => {
      const rest = table.filter((each) => each !== card);
      const own = rest.filter(({ owner }) => owner === seat);
      const linked = own.filter(({ code }) => sharesEdge(code, card.code));
      const next = own.filter(({ code }) => linked.some((each) => sharesEdge(each.code, code)));
      const beside = connected(rest, seat).filter((each) => linked.includes(each) || next.includes(each));
      const found = new Set(beside.flatMap((each) => around(rest, each)));
      found.delete(card.code);
      return [...found].map((place) => `move ${text(card.code).split(' ')[0]} ${text(place)}`);
    })
    .toSorted();
};

/** Every decision of an action in a match of restless seats. */
const eachAction = (players: number, seed: number, look: (state: State, seat: Seat) => void): void => {
  const random = new FastRandom(seed, 8);
  const state = cards.start(setupOf(players));
  for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
    if (owes === OWES_CHANCE) {
      cards.play(state, CHANCE, cards.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    if (cards.view(state, 'spectator').phase.kind === 'act') look(state, seatName(seat));
    cards.play(state, seat, restless(state, seat, random));
  }
};

describe('the ground', () => {
  test.each([2, 3, 4])(
    '%i players: places and moves are those of the slow and obvious version',
    (players) => {
      let compared = 0;
      for (const seed of [1, 2]) {
        eachAction(players, seed, (state, seat) => {
          const view = cards.view(state, 'all');
          const holds = view.seats[Number(seat[1]) - 1]!.handSize > 0;
          expect(places(state, seat).toSorted()).toEqual(holds ? slowPlaces(view, seat) : []);
          expect(answers(state, seat, 'move')).toEqual(slowMoves(view, seat));
          compared++;
        });
      }
      expect(compared).toBeGreaterThan(10);
    },
  );
});

test('a ground that follows a match says the same as a fresh one', () => {
  const random = new FastRandom(17);
  const reused = Array.from({ length: 4 }, () => new Ground());
  for (const players of [2, 3, 4, 4]) {
    const state = cards.start(setupOf(players));
    for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
      const seat = lowestSeat(owes);
      if (owes === OWES_CHANCE) cards.play(state, CHANCE, cards.draw(state, random));
      else cards.play(state, seat, restless(state, seat, random));
      // Now and then, so that several rows come between two surveys; and now and then for another seat.
      if (random.below(3) > 0) continue;
      const [which, asked] = [random.below(4), random.below(players)];
      const ground = reused[random.below(8) > 0 ? asked : which]!;
      const fresh = new Ground();
      ground.survey(state.table, asked);
      fresh.survey(state.table, asked);
      expect(saidBy(ground)).toEqual(saidBy(fresh));
    }
  }
});
