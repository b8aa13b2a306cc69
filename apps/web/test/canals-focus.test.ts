import { DITCHES, type Square } from '@santiago/canals';
import { describe, expect, it } from 'vitest';
import { FIRST_CURSOR, focusAfter, tabStops } from '@santiago/canals/page/board/focus.ts';
import { nameOf, NO_TARGETS, type Spot } from '@santiago/canals/page/board/spot.ts';

const square = (name: string): Spot => ({ kind: 'square', square: name as Square });
const ditch = (name: string): Spot => ({ kind: 'ditch', ditch: name as never });
const WIDE = { cursor: FIRST_CURSOR, targets: NO_TARGETS, turn: 'wide' } as const;
const named = (spot: Spot | null): string | null => (spot === null ? null : nameOf(spot));

describe('the keyboard on the board of Canals', () => {
  it.each([
    ['ArrowLeft', 'b3'],
    ['ArrowRight', 'd3'],
    ['ArrowUp', 'c4'],
    ['ArrowDown', 'c2'],
  ])('%s goes to the next square', (key, to) => {
    expect(named(focusAfter(WIDE, square('c3'), key))).toBe(to);
  });

  it.each([
    ['ArrowLeft', 'c2'],
    ['ArrowRight', 'c4'],
    ['ArrowUp', 'b3'],
    ['ArrowDown', 'd3'],
  ])('on the turned board %s goes the way it looks', (key, to) => {
    expect(named(focusAfter({ ...WIDE, turn: 'tall' }, square('c3'), key))).toBe(to);
  });

  it('stops at the edge', () => {
    expect(named(focusAfter(WIDE, square('a6'), 'ArrowLeft'))).toBe('a6');
    expect(named(focusAfter(WIDE, square('a6'), 'ArrowUp'))).toBe('a6');
    expect(named(focusAfter(WIDE, square('h1'), 'ArrowRight'))).toBe('h1');
  });

  it('n and N go round the squares that can be chosen', () => {
    const board = { ...WIDE, targets: { ...NO_TARGETS, squares: ['b2', 'a1', 'h6'] as const } };
    expect(named(focusAfter(board, square('a1'), 'n'))).toBe('b2');
    expect(named(focusAfter(board, square('h6'), 'n'))).toBe('a1');
    expect(named(focusAfter(board, square('a1'), 'N'))).toBe('h6');
    expect(focusAfter(WIDE, square('a1'), 'n')).toBeNull();
  });

  it('n and N go round the ditches that can be chosen, the arrows round all', () => {
    const board = { ...WIDE, targets: { ...NO_TARGETS, ditches: ['C2-D2', 'A1-B1'] as const } };
    expect(named(focusAfter(board, ditch('A1-B1'), 'n'))).toBe('C2-D2');
    expect(named(focusAfter(board, ditch('A1-B1'), 'ArrowRight'))).toBe(DITCHES[1]);
    expect(named(focusAfter(board, ditch(DITCHES[0]!), 'ArrowLeft'))).toBe(DITCHES.at(-1));
  });

  it('d goes from squares to ditches and back to the previous square', () => {
    const board = { ...WIDE, cursor: { square: 'c3', ditch: 'C2-D2' } as const };
    expect(named(focusAfter(board, square('c3'), 'd'))).toBe('C2-D2');
    expect(named(focusAfter(board, ditch('C2-D2'), 'd'))).toBe('c3');
  });

  it('other keys move nothing', () => {
    expect(focusAfter(WIDE, square('c3'), 'Enter')).toBeNull();
    expect(focusAfter(WIDE, ditch('C2-D2'), 'x')).toBeNull();
    expect(focusAfter(WIDE, { kind: 'intersection', intersection: 'A1' }, 'ArrowUp')).toBeNull();
  });

  it('Tab stops at the last position, or at the first that can be chosen', () => {
    expect(tabStops(FIRST_CURSOR, NO_TARGETS)).toEqual(FIRST_CURSOR);
    const targets = { ...NO_TARGETS, squares: ['c3', 'd4'], ditches: ['C2-D2', 'B1-C1'] } as const;
    expect(tabStops(FIRST_CURSOR, targets)).toEqual({ square: 'c3', ditch: 'B1-C1' });
    expect(tabStops({ square: 'd4', ditch: 'C2-D2' }, targets)).toEqual({ square: 'd4', ditch: 'C2-D2' });
  });
});
