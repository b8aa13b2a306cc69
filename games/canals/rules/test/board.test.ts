import { describe, expect, test } from 'vitest';
import { canals, DITCHES, INTERSECTIONS, SQUARES, type Ditch, type Square } from '@santiago/canals';
import { hasCorner, meetAt, pointOf, runsAlong } from './geometry.ts';
import { ending, position, setupOf, Table } from './table.ts';

/** What the engine calls irrigated when this is the only canal: the rest is desert at the end. */
const wateredBy = (ditch: Ditch): string[] => {
  const plantations = SQUARES.map((square) => `${square} cane1 p1 1`).join();
  const end = ending({ players: 4, plantations, canals: ditch }).view();
  return end.plantations.filter((each) => !each.desert).map((each) => each.square);
};

describe('board', () => {
  test('[C1] 48 squares, a–h from left to right, 1–6 from bottom to top', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const names = [1, 2, 3, 4, 5, 6].flatMap((rank) => files.map((file) => `${file}${rank}`));
    expect(SQUARES).toEqual(names);
    for (const outside of ['a0', 'a7', 'i1', 'A1', 'aa', 'a10', ''])
      expect(canals.parse(`plant bean1 ${outside}`)).toBeNull();
    // h1 and a2 follow each other in the list but lie at opposite ends of the board.
    const apart = ending({ players: 4, plantations: 'h1 cane1 p1 1, a2 cane1 p1 1, h2 cane1 p1 1' });
    expect(apart.points![0]).toBe(10 + 2 * 2 + 1);
  });

  test('[C2] 20 intersections: A1 is the lower left corner, B2 the common corner of b2, c2, b3 and c3', () => {
    expect(INTERSECTIONS).toHaveLength(20);
    expect(new Set(INTERSECTIONS.map((place) => place[0]))).toEqual(new Set('ABCDE'));
    expect(new Set(INTERSECTIONS.map((place) => place[1]))).toEqual(new Set('1234'));
    // A palm must not have a corner on the spring: so the rules say which squares meet there.
    const far = SQUARES.filter((square) => /[adh][146]/.test(square));
    for (const spring of INTERSECTIONS) {
      const table = new Table(canals.start(setupOf(4, { palms: 'on', spring })));
      table.play(`* overseer p1, * spring ${spring}`);
      const mayHavePalm = (square: Square): boolean =>
        far.some((b) =>
          far.some((c) => {
            const squares = [square, b, c].toSorted((x, y) => SQUARES.indexOf(x) - SQUARES.indexOf(y));
            return table.refusal(`* palms ${squares.join(' ')}`) === null;
          }),
        );
      const meeting = SQUARES.filter((square) => !mayHavePalm(square));
      expect(meeting, spring).toEqual(SQUARES.filter((square) => hasCorner(square, pointOf(spring))));
    }
    const corners = (name: 'A1' | 'B2'): string[] => SQUARES.filter((s) => hasCorner(s, pointOf(name)));
    expect(corners('A1')).toEqual(['a1']);
    expect(corners('B2')).toEqual(['b2', 'c2', 'b3', 'c3']);
  });

  test('[C3] 31 ditches, two squares long: 17 along four squares, 14 on the border along two', () => {
    expect(DITCHES).toHaveLength(31);
    expect(DITCHES.filter((ditch) => ditch[1] === ditch[4])).toHaveLength(16);
    expect(DITCHES.filter((ditch) => ditch[0] === ditch[3])).toHaveLength(15);
    const along = DITCHES.map((ditch) => wateredBy(ditch));
    for (const [index, ditch] of DITCHES.entries())
      expect(along[index], ditch).toEqual(SQUARES.filter((square) => runsAlong(ditch, square)));
    expect(along.filter((squares) => squares.length === 4)).toHaveLength(17);
    expect(along.filter((squares) => squares.length === 2)).toHaveLength(14);
    for (const square of SQUARES) {
      const sides = DITCHES.filter((_, index) => along[index]!.includes(square));
      expect(sides.map((ditch) => (ditch[1] === ditch[4] ? 'horizontal' : 'vertical'))).toEqual([
        'horizontal',
        'vertical',
      ]);
    }
  });

  test('[C3] a ditch is written with its lower-left end first', () => {
    expect(canals.parse('dig B2-C2')).toEqual({ kind: 'dig', ditch: 'B2-C2' });
    expect(canals.parse('dig B2-B3')).toEqual({ kind: 'dig', ditch: 'B2-B3' });
    for (const wrong of ['C2-B2', 'B3-B2', 'B2-D2', 'B2-B2', 'B2', 'B2-C3', 'b2-c2', 'E1-F1', 'A4-A5'])
      expect(canals.parse(`dig ${wrong}`), wrong).toBeNull();
  });

  test('[C4] canals may lie on the border, and the spring may stand there or in a corner', () => {
    for (const spring of ['A1', 'E1', 'A4', 'E4', 'C1', 'A2'] as const) {
      const table = new Table(canals.start(setupOf(2, { spring }))).play(`* overseer p2, * spring ${spring}`);
      const expected = DITCHES.filter((ditch) => meetAt(ditch, spring)).map((ditch) => `dig ${ditch}`);
      expect(table.legal).toEqual(expected);
      expect(expected).toHaveLength(spring === 'C1' || spring === 'A2' ? 3 : 2);
    }
  });

  test('[C5] nothing is diagonal: neither areas, nor the place of the last tile, nor water', () => {
    expect(ending({ players: 4, plantations: 'b2 cane1 p1 1, c3 cane1 p1 1' }).points![0]).toBe(10 + 1 + 1);
    const leftover = position({
      players: 3,
      plantations: 'b2 cane1 p1 1',
      phase: { kind: 'leftover', tile: 'bean1', by: 'p1' },
    });
    expect(leftover.legal).toEqual(['b1', 'a2', 'c2', 'b3'].map((square) => `plant bean1 ${square}`));
    // Both canals end at a corner of b2, neither runs along a side of it.
    const corner = ending({ players: 4, plantations: 'b2 cane1 p1 1', canals: 'B2-C2, B2-B3' });
    expect(corner.at('b2')).toBe('cane1 p1 1 desert');
    expect(canals.parse('extra A1-B2')).toBeNull();
  });
});
