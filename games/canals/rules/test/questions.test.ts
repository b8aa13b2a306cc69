import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Setup } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import {
  areas,
  canalEffect,
  canals,
  cropOf,
  type Ditch,
  DITCHES,
  dryPlantations,
  irrigated,
  markersFor,
  type Offer,
  plantingEffect,
  type Plantation,
  type Square,
  standings,
  type State,
  type View,
} from '../index.ts';

/** The rules once more, slow and obvious, over plain views: what the questions are held against. */
const FILES = 'abcdefgh';

const corners = (square: Square): [number, number] => [FILES.indexOf(square[0]!), Number(square[1]) - 1];

/** [C2][C3] The unit edges that a ditch covers, each as the two squares' worth of grid points it joins. */
const ditchEdges = (ditch: Ditch): string[] => {
  const [from = '', to = ''] = ditch.split('-');
  const at = (name: string): [number, number] => [2 * 'ABCDE'.indexOf(name[0]!), 2 * (Number(name[1]) - 1)];
  const [x, y] = at(from);
  const [right] = at(to);
  return right > x ? [`h${x},${y}`, `h${x + 1},${y}`] : [`v${x},${y}`, `v${x},${y + 1}`];
};

const squareEdges = (square: Square): string[] => {
  const [x, y] = corners(square);
  return [`h${x},${y}`, `h${x},${y + 1}`, `v${x},${y}`, `v${x + 1},${y}`];
};

const hasWater = (view: View, square: Square): boolean => {
  const edges = squareEdges(square);
  return view.canals.some((ditch) => ditchEdges(ditch).some((edge) => edges.includes(edge)));
};

const beside = (a: Square, b: Square): boolean => {
  const [ax, ay] = corners(a);
  const [bx, by] = corners(b);
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1;
};

const fields = (plantations: readonly Plantation[]): Plantation[][] => {
  const left = new Set(plantations.filter((plantation) => !plantation.desert));
  const found: Plantation[][] = [];
  for (const first of left) {
    left.delete(first);
    const field = [first];
    for (const member of field) {
      for (const other of left) {
        if (cropOf(other.tile) !== cropOf(member.tile) || !beside(other.square, member.square)) continue;
        left.delete(other);
        field.push(other);
      }
    }
    found.push(field);
  }
  return found;
};

const worth = (view: View, plantations: readonly Plantation[]): number[] =>
  view.seats.map((_, seat) =>
    fields(plantations).reduce((sum, field) => {
      const own = field.filter((each) => each.planter === `p${seat + 1}` && each.markers > 0);
      const marks = own.reduce((marked, each) => marked + each.markers + (each.palm ? 1 : 0), 0);
      return sum + marks * field.length;
    }, 0),
  );

const wateredOf = (view: View): Plantation[] =>
  view.plantations.filter((each) => hasWater(view, each.square));

const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]!);

const setups: Setup[] = [2, 3, 4, 5].flatMap((players) =>
  ['amigo', 'trefl'].map((preset) => {
    const made = makeSetup(canals.setup, { players, preset });
    if (!made.ok) throw new Error(made.fault.text);
    return made.value;
  }),
);

/** Every decision of a random match, as the state stands before it. */
const decisions = (setup: Setup, seed: number): State[] => {
  const random = new FastRandom(seed);
  const state = canals.start(setup);
  const seen: State[] = [];
  for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state)) {
    if (owes === OWES_CHANCE) {
      canals.play(state, CHANCE, canals.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    seen.push(canals.copy(state));
    canals.play(state, seat, canals.sample(state, seat, random));
  }
  return seen;
};

const each = (check: (state: State, view: View) => void, every: number): void => {
  for (const [i, setup] of setups.entries()) {
    for (const [at, state] of decisions(setup, 100 + i).entries()) {
      if (at % every === 0) check(state, canals.view(state, 'spectator'));
    }
  }
};

describe('questions', () => {
  test('[C47] irrigated and dry plantations are told apart by the canals along their sides', () => {
    each((state, view) => {
      const alive = view.plantations
        .filter((plantation) => !plantation.desert)
        .map((plantation) => plantation.square);
      expect(irrigated(state)).toEqual(alive.filter((square) => hasWater(view, square)));
      expect(dryPlantations(state).map((plantation) => plantation.square)).toEqual(
        alive.filter((square) => !hasWater(view, square)),
      );
    }, 3);
  });

  test('[C47] a dry plantation names the two ditches at its sides, and those open now', () => {
    each((state) => {
      for (const { square, ditches, legal } of dryPlantations(state)) {
        const edges = squareEdges(square);
        const sides = DITCHES.filter((ditch) => ditchEdges(ditch).some((edge) => edges.includes(edge)));
        expect([...ditches]).toEqual(sides);
        for (const ditch of legal) expect(ditches).toContain(ditch);
      }
    }, 11);
  });

  test('[C52][C53] areas and their worth agree with a slow count over the view', () => {
    each((state, view) => {
      const found = areas(state);
      const named = found.map((area) => [...area.squares].sort().join()).sort();
      const slow = fields(view.plantations).map((field) =>
        field
          .map((member) => member.square)
          .sort()
          .join(),
      );
      expect(named).toEqual(slow.sort());
      const sums = view.seats.map((_, seat) => found.reduce((sum, area) => sum + area.points[seat]!, 0));
      expect(sums).toEqual(worth(view, view.plantations));
      for (const area of found)
        expect([...area.dry]).toEqual(area.squares.filter((square) => !hasWater(view, square)));
    }, 3);
  });

  test('[C51][C54] a standing is cash and areas, as if the match ended now, and as if all were watered', () => {
    each((state, view) => {
      const now = worth(view, wateredOf(view));
      const watered = worth(view, view.plantations);
      for (const [seat, standing] of standings(state).entries()) {
        const { cash } = view.seats[seat]!;
        expect(standing).toMatchObject({
          seat: `p${seat + 1}`,
          cash,
          now: cash + now[seat]!,
          watered: cash + watered[seat]!,
        });
        expect(standing.areas.reduce((sum, area) => sum + area.points, 0)).toBe(now[seat]);
      }
    }, 3);
  });

  test('[C54] at the end the standings are the result', () => {
    for (const [i, setup] of setups.entries()) {
      const last = decisions(setup, 300 + i).at(-1)!;
      const random = new FastRandom(i);
      while (canals.owes(last) !== 0) {
        const seat = lowestSeat(canals.owes(last));
        canals.play(last, seat, canals.sample(last, seat, random));
      }
      expect(standings(last).map((standing) => standing.now)).toEqual(canals.outcome(last)!.points);
    }
  });

  test('[C48][C49][C51] without another canal a dry plantation is lost exactly when predicted', () => {
    for (const [i, setup] of setups.entries()) {
      for (const state of decisions(setup, 500 + i).filter((_, at) => at % 9 === 0)) {
        const foretold = new Map(
          dryPlantations(state).map(({ square, lostIn }) => [square, state.round + lostIn]),
        );
        const lost = playWithoutCanals(state, [...foretold.keys()]);
        expect(lost).toEqual(foretold);
      }
    }
  });

  test('[C24][C28][C53] a planting does what its effect says', () => {
    each((state) => {
      const offer = canals.offer(state, state.actor);
      for (const [tile, square] of plantings(offer)) {
        const effect = plantingEffect(state, tile, square);
        const after = canals.copy(state);
        canals.play(after, state.actor, canals.encode({ kind: 'plant', tile, square }));
        const before = canals.view(state, 'spectator');
        const view = canals.view(after, 'spectator');
        const laid = view.plantations.find((plantation) => plantation.square === square)!;
        expect(effect.markers).toBe(laid.markers);
        expect(markersFor(state, tile)).toBe(laid.markers);
        expect(effect.irrigated).toBe(hasWater(view, square));
        expect(effect.watered).toEqual(
          minus(worth(view, view.plantations), worth(before, before.plantations)),
        );
        expect(effect.now).toEqual(minus(worth(view, wateredOf(view)), worth(before, wateredOf(before))));
        expect(effect.area).toEqual(areas(after).find((area) => area.squares.includes(square)));
        expect(effect.dry).toEqual(
          dryPlantations(after).find((plantation) => plantation.square === square) ?? null,
        );
      }
    }, 5);
  });

  test('[C47][C51] a canal does what its effect says', () => {
    each((state, view) => {
      for (const ditch of DITCHES.filter((_, i) => i % 3 === 0)) {
        const effect = canalEffect(state, ditch);
        const after: View = { ...view, canals: [...view.canals, ditch] };
        const gained = (square: Square): boolean => !hasWater(view, square) && hasWater(after, square);
        const waters = view.plantations.filter(
          (plantation) => !plantation.desert && gained(plantation.square),
        );
        expect([...effect.waters]).toEqual(waters.map((plantation) => plantation.square));
        expect([...effect.markers]).toEqual(
          view.seats.map((_, seat) =>
            waters.reduce((sum, { planter, markers }) => sum + (planter === `p${seat + 1}` ? markers : 0), 0),
          ),
        );
        const doomed = waters.filter(({ markers }) => markers === 0 || view.round === view.rounds);
        expect([...effect.saves]).toEqual(doomed.map((plantation) => plantation.square));
        const taken = new Set(view.plantations.map((plantation) => plantation.square));
        expect(effect.opens.every((square) => !taken.has(square) && gained(square))).toBe(true);
        expect(effect.now).toEqual(minus(worth(after, wateredOf(after)), worth(view, wateredOf(view))));
        expect(effect.watered).toEqual(view.seats.map(() => 0));
      }
    }, 17);
  });

  test('a question asked of what a seat knows is answered like one asked of the state', () => {
    each((state) => {
      const known = canals.known(canals.view(state, 'p2'));
      expect(standings(known)).toEqual(standings(state));
      expect(dryPlantations(known)).toEqual(dryPlantations(state));
    }, 13);
  });
});

const plantings = (offer: Offer | null) => {
  if (offer?.kind === 'leftover')
    return offer.squares.map((square) => [offer.tile, square] as const).slice(0, 3);
  if (offer?.kind !== 'plant') return [];
  return offer.tiles.flatMap((tile) => offer.squares.slice(0, 2).map((square) => [tile, square] as const));
};

/** Plays on at random, but nobody builds a canal; gives the round at whose end each square was lost. */
const playWithoutCanals = (from: State, squares: readonly Square[]): Map<Square, number> => {
  const state = canals.copy(from);
  const random = new FastRandom(1);
  const out = new Int32Array(canals.widest);
  const lost = new Map<Square, number>();
  while (canals.owes(state) !== 0) {
    const round = state.round;
    step(state, random, out);
    const deserts = new Set(
      canals
        .view(state, 'spectator')
        .plantations.filter(({ desert }) => desert)
        .map(({ square }) => square),
    );
    for (const square of squares) if (deserts.has(square) && !lost.has(square)) lost.set(square, round);
  }
  return new Map(squares.map((square) => [square, lost.get(square)!]));
};

const step = (state: State, random: FastRandom, out: Int32Array): void => {
  const owes = canals.owes(state);
  if (owes === OWES_CHANCE) return canals.play(state, CHANCE, canals.draw(state, random));
  const seat = lowestSeat(owes);
  const length = canals.list(state, seat, out);
  const passes = [...out.subarray(0, length)].find((action) => canals.decode(action).kind === 'pass');
  if (state.phase === 'decision' && passes === undefined) {
    // Proposals made before are withdrawn: this is the world in which no canal comes.
    state.proposed = state.largestPool = 0;
    state.bribeDitches.fill(-1);
    state.bribes.fill(0);
    return step(state, random, out);
  }
  const build = state.phase === 'bribing' || state.phase === 'decision' || state.phase === 'extra';
  return canals.play(state, seat, build ? passes! : canals.sample(state, seat, random));
};
