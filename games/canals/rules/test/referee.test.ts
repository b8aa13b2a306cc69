import { describe, expect, test } from 'vitest';
import { formatRow, seatIndex, whoName, type Seat } from '@santiago/kernel';
import { canals, type State } from '@santiago/canals';
import { inFull, listOf, randomMatch, soaked } from '@santiago/kernel/laws';
import { actors, finalPoints, legalLines, newWorld, playLine, type World } from './referee.ts';
import { CASES, subject } from './subject.ts';

const linesOf = (state: State, seat: Seat): string[] =>
  listOf(canals, state, seatIndex(seat)).map((action) => `${seat} ${canals.format(canals.decode(action))}`);

/** What lies on the table, the same for both. */
const tableOf = (state: State): unknown => {
  const view = canals.view(state, 'all');
  return {
    canals: view.canals.toSorted(),
    palms: view.palms,
    cash: view.seats.map((seat) => seat.cash),
    extras: view.seats.map((seat) => seat.extra),
    round: view.round,
    board: view.plantations.map(({ square, tile, planter, markers, palm, desert }) =>
      [square, tile, planter, markers, palm, desert].join(' '),
    ),
  };
};

const worldTable = (world: World): unknown => ({
  canals: world.canals.toSorted(),
  palms: world.palms,
  cash: world.seats.map((seat) => world.cash.get(seat)),
  extras: world.seats.map((seat) => world.extras.includes(seat)),
  round: world.round,
  board: [...world.board]
    .map(([square, field]) =>
      [square, field.tile, field.owner, field.markers, field.palm, field.desert].join(' '),
    )
    .toSorted((a, b) => (a.slice(1, 2) + a[0]! < b.slice(1, 2) + b[0]! ? -1 : 1)),
});

describe('the engine and a referee who reads the rules slowly', () => {
  for (const each of CASES) {
    test(`agree on every state of random matches: ${each.name}`, () => {
      for (let seed = 101; seed < 101 + inFull(soaked(4), 1); seed++) {
        const state = canals.start(each.setup);
        const world = newWorld(each.setup);
        for (const { who, action } of randomMatch(subject, each, seed)) {
          const row = formatRow(canals, { who: whoName(who), action: canals.decode(action) });
          const listed = actors(world).flatMap((seat) => linesOf(state, seat));
          expect(listed.toSorted(), row).toEqual(legalLines(world).toSorted());
          canals.play(state, who, action);
          playLine(world, row);
          expect(tableOf(state), row).toEqual(worldTable(world));
        }
        expect(world.phase).toBe('over');
        expect(canals.outcome(state)!.points).toEqual(finalPoints(world));
      }
    });
  }
});
