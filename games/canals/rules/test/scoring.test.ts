import { describe, expect, test } from 'vitest';
import { canals } from '@santiago/canals';
import { scores } from '../score.ts';
import { ending, opening, position } from './table.ts';

const NOTHING = [0, 0, 0, 0];

/** What each seat earns from areas. */
const earned = (plantations: string, built?: string): readonly number[] =>
  ending({ players: 4, cash: NOTHING, plantations, ...(built === undefined ? {} : { canals: built }) })
    .points!;

describe('end', () => {
  test('[C51] at the end every dry plantation turns to desert, with or without markers', () => {
    const table = ending({
      players: 4,
      canals: 'C2-D2',
      plantations: 'e3 bean2 p1 2, a1 bean2 p1 2 palm, a6 cane1 p2 1, h1 cane1 nobody, f3 bean1 nobody',
    });
    expect(table.view().plantations.map(({ square, desert, palm }) => [square, desert, palm])).toEqual([
      ['a1', true, false],
      ['h1', true, false],
      ['e3', false, false],
      ['f3', false, false],
      ['a6', true, false],
    ]);
    expect(table.points).toEqual([14, 10, 10, 10]);
  });

  test('[C51] after the extra canal of the last round, which can still save', () => {
    const table = position({
      players: 4,
      plantations: 'a1 bean2 p1 2, e4 bean2 p1 1',
      extras: ['p2'],
      spring: 'A1',
      phase: { kind: 'extra', queue: ['p2'] },
    });
    table.play('p2 extra A1-B1');
    expect([table.at('a1'), table.at('e4')]).toEqual(['bean2 p1 2', 'bean2 p1 1 desert']);
    expect(table.points).toEqual([12, 10, 10, 10]);
  });

  test('[C51][C54] a score before the end is that of a match that ends now: what is dry is lost', () => {
    const table = position({
      players: 4,
      round: 5,
      cash: [1, 2, 3, 4],
      canals: 'C2-D2',
      plantations: 'e2 bean2 p1 2, e1 bean2 p2 2, a6 cane1 p3 1',
      phase: { kind: 'reveal' },
    });
    const points = new Int32Array(5);
    scores(table.state, points);
    expect([...points.subarray(0, 4)]).toEqual([3, 2, 3, 4]);
  });

  test('[C52] an area is of one crop, joined by sides; canals, palms, owners and neutral tiles do not divide it', () => {
    // c2 and c3 have a canal between them, c3 and d3 a palm, two owners and a neutral tile.
    const joined = 'c2 bean2 p1 2, c3 bean1 p2 1 palm, d3 bean2 nobody, e3 bean1 p1 0, e4 bean2 p1 1';
    expect(earned(joined)).toEqual([5 * 3, 5 * 2, 0, 0]);
  });

  test('[C52] deserts and other crops divide', () => {
    expect(earned('c3 bean2 p1 2, d3 bean2 p2 0 desert, e3 bean2 p1 1')).toEqual([3, 0, 0, 0]);
    expect(earned('c3 bean2 p1 2, d3 cane2 p2 2, e3 bean2 p1 1')).toEqual([3, 2, 0, 0]);
    // A plantation that dries up at the very end divides too: here b3, between A and C.
    const line = 'a3 bean1 p1 1, b3 bean2 p1 2, b4 bean1 p1 1';
    expect(earned(line, 'A1-A2, A2-A3, A3-B3')).toEqual([2, 0, 0, 0]);
  });

  test('[C53] tiles times own markers, for every area and every player', () => {
    expect(earned('a1 bean2 p1 2, b1 bean1 p2 1, c1 bean2 p3 2, h6 bean2 p1 1, h5 cane1 p4 1')).toEqual([
      3 * 2 + 1,
      3,
      6,
      1,
    ]);
  });

  test('[C53] a palm counts as one more marker for whoever has one on that very tile', () => {
    expect(earned('a1 bean2 p1 2 palm, b1 bean1 p2 1')).toEqual([6, 2, 0, 0]);
    expect(earned('a1 bean2 p1 0 palm, b1 bean1 p1 1')).toEqual([2, 0, 0, 0]);
    expect(earned('a1 bean2 nobody 0 palm, b1 bean1 p2 1')).toEqual([0, 2, 0, 0]);
  });

  test('[C54] score = cash + all areas; most points win, equal points share', () => {
    const table = ending({
      players: 4,
      cash: [3, 7, 5, 6],
      plantations: 'a1 bean2 p1 2, b1 bean1 p1 1, h6 cane2 p3 2',
    });
    expect(canals.outcome(table.state)).toEqual({
      points: [9, 7, 7, 6],
      shares: [1, 0, 0, 0],
      marks: ['9', '7', '7', '6'],
    });
    const shared = ending({ players: 3, cash: [5, 2, 5] });
    expect(canals.outcome(shared.state)!.shares).toEqual([0.5, 0, 0.5]);
    const three = ending({ players: 3, cash: [5, 5, 5] });
    expect(canals.outcome(three.state)!.shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(canals.outcome(opening({ players: 3 }).state)).toBeNull();
  });
});
