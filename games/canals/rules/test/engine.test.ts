import {
  canals,
  dryPlantations,
  ditchName,
  plantingRank,
  roundsFor,
  squareName,
  standings,
} from '@santiago/canals';
import { clearBids, forgetSealedBids, hasPassed, setPlantingOrder } from '@santiago/canals/engine';
import { CHANCE, FastRandom, OWES_CHANCE } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { ending, idleUntil, opening, position, setupOf, Table } from './table.ts';

const fresh = (options: Record<string, string> = {}): Table => new Table(canals.start(setupOf(4, options)));

describe('what a search asks the engine', () => {
  test('[C21][C22] a planting order that is given makes its last the overseer', () => {
    const table = opening({ players: 4 });
    setPlantingOrder(table.state, [2, 0, 3, 1]);
    expect(table.view()).toMatchObject({
      overseer: 'p2',
      phase: { kind: 'planting', queue: ['p3', 'p1', 'p4', 'p2'], last: null },
    });
    const three = opening({ players: 3 });
    setPlantingOrder(three.state, [2, 0, 1]);
    expect(three.view()).toMatchObject({ overseer: 'p2', phase: { queue: ['p3', 'p1', 'p2'], last: 'p3' } });
  });

  test('[C20] who has passed, and bids that are taken back', () => {
    const { state } = opening({ players: 3 }).play('p2 bid 4, p3 pass');
    expect([0, 1, 2].map((seat) => hasPassed(state, seat))).toEqual([false, false, true]);
    clearBids(state);
    expect(canals.view(state, 'all').seats.map(({ bid }) => bid)).toEqual([null, null, null]);
  });

  test('[C40] a sealed bid that is not known is still to be made, a known one stays', () => {
    const table = opening({ players: 2 }).play('p1 bid 2');
    for (const [eye, bids] of [
      ['p1', [2, null]],
      ['p2', [null, null]],
    ] as const) {
      const state = canals.known(table.view(eye));
      forgetSealedBids(state);
      expect(canals.view(state, 'all').phase).toMatchObject({ sealed: bids });
    }
    const second = canals.known(opening({ players: 2 }).play('p2 bid 2').view('p1'));
    forgetSealedBids(second);
    expect(canals.owes(second)).toBe(3);
  });

  test('[C40] whoever has bid owes nothing', () => {
    expect(canals.owes(opening({ players: 2 }).state)).toBe(3);
    expect(canals.owes(opening({ players: 2 }).play('p1 bid 2').state)).toBe(2);
    expect(canals.owes(opening({ players: 2 }).play('p2 bid 2').state)).toBe(1);
  });

  test('states of a match mostly have different hashes', () => {
    const random = new FastRandom(3);
    const hashes = new Set<number>();
    let states = 0;
    for (const amount of [1, 2, 3]) {
      const { state } = opening({ players: 4 }).play(`p2 bid ${amount}`);
      for (; states < amount * 60; states++) {
        hashes.add(state.hash());
        const seat = Math.max(0, 31 - Math.clz32(canals.owes(state)));
        const isChance = canals.owes(state) === OWES_CHANCE;
        const action = isChance ? canals.draw(state, random) : canals.sample(state, seat, random);
        canals.play(state, isChance ? CHANCE : seat, action);
      }
    }
    expect(hashes.size).toBeGreaterThan(160);
    for (const hash of hashes) expect(hash >= 0 && Number.isInteger(hash)).toBe(true);
    const turned = new Set(
      [0, 1, 2, 3].map((at) => {
        const { state } = opening({ players: 4 });
        state.overseer = at;
        return state.hash();
      }),
    );
    expect(turned.size).toBe(4);
  });
});

describe('a bug throws', () => {
  const random = new FastRandom(1);
  const out = new Int32Array(canals.widest);

  test('where nobody with that number plays, or nothing has it', () => {
    expect(() => roundsFor(6)).toThrow(RangeError);
    expect(() => ditchName(31)).toThrow(RangeError);
    expect(() => squareName(-1)).toThrow(RangeError);
  });

  test('where a seat is asked and chance is to act, or nobody', () => {
    for (const { state } of [fresh(), ending({ players: 4 })]) {
      expect(() => canals.count(state, 0)).toThrow('is');
      expect(() => canals.list(state, 0, out)).toThrow(/^(chance is to act|the match is over)$/);
      expect(() => canals.sample(state, 0, random)).toThrow(/^(chance is to act|the match is over)$/);
    }
    expect(() => canals.draw(opening({ players: 4 }).state, random)).toThrow('it is not for chance to act');
    expect(() => canals.draw(ending({ players: 4 }).state, random)).toThrow('it is not for chance to act');
  });
});

describe('what is shown', () => {
  test('[C19] the amounts that are taken, lowest first, without passes', () => {
    const { state } = opening({ players: 5 }).play('p2 bid 7, p3 pass, p4 bid 2');
    expect(canals.offer(state, 4)).toEqual({ kind: 'bid', from: 1, to: 10, taken: [2, 7] });
  });

  test('[C22] with bids on the table and a pass, everyone plants', () => {
    const view = opening({ players: 5 }).play('p2 bid 7, p3 pass, p4 bid 1').view();
    expect(plantingRank(view, 3)).toEqual({ before: 1, of: 5 });
  });

  test('[C51] nothing is dry any more at the end', () => {
    const { state } = ending({ players: 4, plantations: 'a1 bean2 p1 2, h6 cane1 p2 1', canals: 'C2-D2' });
    expect(dryPlantations(state)).toEqual([]);
    expect([state.dryLow, state.dryHigh]).toEqual([0, 0]);
  });

  test('[C53] the most valuable area first, and only those with own markers', () => {
    const { state } = position({
      players: 4,
      plantations: 'a1 bean2 p1 1, d3 cane2 p1 2, e3 cane1 p1 1, h6 bean1 p2 1',
      canals: 'A1-B1, C2-D2, B2-C2, D2-D3, D4-E4',
      phase: { kind: 'extra', queue: ['p2'] },
    });
    expect(standings(state)[0]!.areas.map(({ crop, points }) => [crop, points])).toEqual([
      ['cane', 6],
      ['bean', 1],
    ]);
    expect(standings(state)[2]!.areas).toEqual([]);
  });

  test('[C8] the tile that was put aside is known to every view again', () => {
    const table = opening({ players: 4, aside: 'pepper2' });
    expect(canals.view(canals.known(table.view('p2')), 'p2').aside).toBe('pepper2');
    expect(canals.view(canals.known(fresh().view('p2')), 'p2').aside).toBeNull();
  });

  test('[C28] a tile that nobody planted has no planter again', () => {
    const table = position({
      players: 3,
      plantations: 'd4 bean1 nobody 0, d5 bean1 p1 1',
      phase: { kind: 'extra', queue: ['p2'] },
    });
    expect(table.at('d4')).toBe('bean1 nobody 0');
    expect(canals.view(canals.known(table.view()), 'all')).toEqual(table.view());
  });

  test('[C30] after the auction idle players come to the bribes', () => {
    expect(idleUntil(opening({ players: 4 }), 'bribing').view().phase).toMatchObject({ kind: 'bribing' });
  });
});
