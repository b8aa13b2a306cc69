import { describe, expect, test } from 'vitest';
import {
  centredOn,
  covering,
  DoubleTap,
  fitted,
  FLAT,
  followed,
  Grip,
  type Lie,
  panned,
  resized,
  toFrame,
  toPicture,
  zoomedAt,
} from '@santiago/table/page/ui/panzoom.ts';

const LIMITS = { smallest: 1, largest: 4 };
const SIZE = { width: 400, height: 300 };
const LIE: Lie = { scale: 2, x: -100, y: -50 };

describe('how a picture lies in its frame', () => {
  test('a point is seen where it is looked for', () => {
    expect(toFrame(LIE, { x: 80, y: 60 })).toEqual({ x: 60, y: 70 });
    expect(toPicture(LIE, toFrame(LIE, { x: 12, y: 34 }))).toEqual({ x: 12, y: 34 });
  });

  test('enlarging leaves what is under the pointer where it is', () => {
    const at = { x: 250, y: 20 };
    const next = zoomedAt(LIE, at, 1.5, LIMITS);
    expect(next.scale).toBe(3);
    expect(toPicture(next, at)).toEqual(toPicture(LIE, at));
  });

  test('enlarging stops at the limits', () => {
    expect(zoomedAt(LIE, { x: 0, y: 0 }, 100, LIMITS).scale).toBe(4);
    expect(zoomedAt(LIE, { x: 0, y: 0 }, 0.01, LIMITS).scale).toBe(1);
  });

  test('a box is shown whole and in the middle', () => {
    const lie = fitted({ left: 100, top: 100, right: 200, bottom: 200 }, SIZE, LIMITS);
    expect(lie.scale).toBe(3);
    expect(toFrame(lie, { x: 150, y: 150 })).toEqual({ x: 200, y: 150 });
  });

  test('a box that is too small or too large is shown at the limit', () => {
    expect(fitted({ left: 0, top: 0, right: 1, bottom: 1 }, SIZE, LIMITS).scale).toBe(4);
    expect(fitted({ left: 0, top: 0, right: 9000, bottom: 10 }, SIZE, LIMITS).scale).toBe(1);
  });

  test('no edge of a picture as large as its frame comes into the frame', () => {
    expect(covering({ scale: 2, x: 50, y: 80 }, SIZE, LIMITS)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(covering({ scale: 2, x: -900, y: -900 }, SIZE, LIMITS)).toEqual({ scale: 2, x: -400, y: -300 });
    expect(covering({ scale: 0.5, x: 3, y: 3 }, SIZE, LIMITS)).toEqual(FLAT);
  });

  test('what was in the middle stays there when the frame changes its size', () => {
    const lie = centredOn({ x: 77, y: 33 }, 2, SIZE);
    const after = { width: 700, height: 200 };
    expect(resized(lie, SIZE, after)).toEqual(centredOn({ x: 77, y: 33 }, 2, after));
  });
});

describe('what fingers do to it', () => {
  test('one finger moves it', () => {
    const movement = { from: { x: 10, y: 10 }, to: { x: 30, y: 5 }, other: null };
    expect(followed(LIE, movement, LIMITS)).toEqual(panned(LIE, 20, -5));
  });

  test('two fingers that part enlarge it', () => {
    const movement = { from: { x: 100, y: 100 }, to: { x: 150, y: 100 }, other: { x: 50, y: 100 } };
    const next = followed(LIE, movement, LIMITS);
    expect(next.scale).toBe(4);
    // What lay under the middle of the fingers is under it afterwards.
    const seen = toFrame(next, toPicture(LIE, { x: 75, y: 100 }));
    expect(seen).toEqual({ x: 100, y: 100 });
  });

  test('two fingers on one point do not divide by nothing', () => {
    const point = { x: 5, y: 5 };
    expect(followed(LIE, { from: point, to: { x: 9, y: 5 }, other: point }, LIMITS).scale).toBe(2);
  });
});

describe('pointers that hold a picture', () => {
  test('a pointer that hardly moves only taps', () => {
    const grip = new Grip(8);
    grip.down(1, { x: 0, y: 0 }, true);
    expect(grip.move(1, { x: 4, y: 4 })).toBeNull();
    expect(grip.up(1)).toBe(true);
  });

  test('a pointer that moves drags from where it was, and does not tap', () => {
    const grip = new Grip(8);
    grip.down(1, { x: 0, y: 0 }, true);
    expect(grip.move(1, { x: 10, y: 0 })).toEqual({ from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, other: null });
    // Once it drags, the smallest movement counts.
    expect(grip.move(1, { x: 11, y: 0 })?.from).toEqual({ x: 10, y: 0 });
    expect(grip.up(1)).toBe(false);
  });

  test('slow steps add up to a drag', () => {
    const grip = new Grip(8);
    grip.down(1, { x: 0, y: 0 }, true);
    expect(grip.move(1, { x: 5, y: 0 })).toBeNull();
    expect(grip.move(1, { x: 9, y: 0 })).not.toBeNull();
  });

  test('two pointers pinch at once, and neither taps', () => {
    const grip = new Grip(8);
    grip.down(1, { x: 0, y: 0 }, true);
    grip.down(2, { x: 50, y: 0 }, false);
    expect(grip.fingers).toBe(2);
    expect(grip.move(2, { x: 51, y: 0 })?.other).toEqual({ x: 0, y: 0 });
    expect(grip.up(2)).toBe(false);
    expect(grip.up(1)).toBe(false);
  });

  test('the first pointer starts afresh, whatever happened to earlier ones', () => {
    const grip = new Grip(8);
    grip.down(1, { x: 0, y: 0 }, true);
    grip.move(1, { x: 90, y: 0 });
    grip.down(3, { x: 5, y: 5 }, true);
    expect(grip.fingers).toBe(1);
    expect(grip.dragged).toBe(false);
    expect(grip.move(1, { x: 99, y: 0 })).toBeNull();
    expect(grip.up(3)).toBe(true);
  });

  test('a pointer that was not taken is no movement', () => {
    const grip = new Grip(8);
    expect(grip.move(7, { x: 100, y: 0 })).toBeNull();
    expect(grip.up(7)).toBe(false);
  });
});

describe('two taps', () => {
  test('are one double tap when they are near each other in time and place', () => {
    const taps = new DoubleTap();
    expect(taps.tap({ time: 1000, x: 0, y: 0 })).toBe(false);
    expect(taps.tap({ time: 1200, x: 5, y: 5 })).toBe(true);
    // The third of three is the first of two.
    expect(taps.tap({ time: 1300, x: 5, y: 5 })).toBe(false);
    expect(taps.tap({ time: 1400, x: 5, y: 5 })).toBe(true);
  });

  test('are two when they are slow or far apart', () => {
    const taps = new DoubleTap();
    taps.tap({ time: 1000, x: 0, y: 0 });
    expect(taps.tap({ time: 1400, x: 0, y: 0 })).toBe(false);
    expect(taps.tap({ time: 1500, x: 100, y: 0 })).toBe(false);
  });
});
