/** Where a picture lies in its frame, and what fingers, wheel and buttons do to it. No element, no event. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Enlarged by `scale`, then moved by pixels of the frame: the picture's origin appears at x, y. */
export interface Lie extends Point {
  readonly scale: number;
}

export interface Limits {
  readonly smallest: number;
  readonly largest: number;
}

export const FLAT: Lie = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

export const clampScale = (scale: number, { smallest, largest }: Limits): number =>
  clamp(scale, smallest, largest);

/** Where a point of the picture appears in the frame. */
export const toFrame = ({ scale, x, y }: Lie, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
});

/** The point of the picture that appears at a point of the frame. */
export const toPicture = ({ scale, x, y }: Lie, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

export const panned = (lie: Lie, dx: number, dy: number): Lie => ({ ...lie, x: lie.x + dx, y: lie.y + dy });

/** Enlarged by a factor around a point of the frame, which stays where it is. */
export const zoomedAt = (lie: Lie, at: Point, factor: number, limits: Limits): Lie => {
  const scale = clampScale(lie.scale * factor, limits);
  const ratio = scale / lie.scale;
  return { scale, x: at.x - (at.x - lie.x) * ratio, y: at.y - (at.y - lie.y) * ratio };
};

/** Puts a point of the picture in the middle of the frame. */
export const centredOn = (point: Point, scale: number, { width, height }: Size): Lie => ({
  scale,
  x: width / 2 - point.x * scale,
  y: height / 2 - point.y * scale,
});

/** Shows the whole box, as large as the limits allow. */
export const fitted = (box: Box, size: Size, limits: Limits): Lie => {
  const scale = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return centredOn(middle, clampScale(scale, limits), size);
};

/** For a picture as large as its frame: none of its edges may come into the frame. */
export const covering = ({ scale, x, y }: Lie, { width, height }: Size, limits: Limits): Lie => {
  const k = clampScale(scale, limits);
  return { scale: k, x: clamp(x, width * (1 - k), 0), y: clamp(y, height * (1 - k), 0) };
};

/** The frame has a new size: what was in its middle stays there. */
export const resized = (lie: Lie, before: Size, after: Size): Lie =>
  panned(lie, (after.width - before.width) / 2, (after.height - before.height) / 2);

/** A pointer that moved from one point of the frame to another; `other` is a second pointer that did not move. */
export interface Movement {
  readonly from: Point;
  readonly to: Point;
  readonly other: Point | null;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One pointer moves the picture; two pointers enlarge it and move it with their middle. */
export const followed = (lie: Lie, { from, to, other }: Movement, limits: Limits): Lie => {
  if (other === null) return panned(lie, to.x - from.x, to.y - from.y);
  const was = distance(from, other);
  const factor = was === 0 ? 1 : distance(to, other) / was;
  const larger = zoomedAt(lie, middleOf(from, other), factor, limits);
  return panned(larger, (to.x - from.x) / 2, (to.y - from.y) / 2);
};

/** The pointers that hold a picture. A pointer that moves less than `slip` pixels only taps. */
export class Grip {
  private readonly pointers = new Map<number, Point>();
  private readonly slip: number;
  private start: Point = { x: 0, y: 0 };
  /** The picture was moved since the first pointer took hold of it. */
  dragged = false;

  constructor(slip: number) {
    this.slip = slip;
  }

  get fingers(): number {
    return this.pointers.size;
  }

  has(id: number): boolean {
    return this.pointers.has(id);
  }

  /** The first pointer starts afresh, whatever happened to earlier ones. */
  down(id: number, at: Point, first: boolean): void {
    if (first) this.clear();
    this.pointers.set(id, at);
    if (this.pointers.size === 1) this.start = at;
    else this.dragged = true;
  }

  /** What a pointer did to the picture; null while it may still be a tap. */
  move(id: number, at: Point): Movement | null {
    const from = this.pointers.get(id);
    if (from === undefined) return null;
    if (!this.dragged && distance(this.start, at) < this.slip) return null;
    const other = [...this.pointers].find(([each]) => each !== id)?.[1] ?? null;
    this.dragged = true;
    this.pointers.set(id, at);
    return { from, to: at, other };
  }

  /** Releases a pointer; true if it was the last one and only tapped. */
  up(id: number): boolean {
    return this.pointers.delete(id) && this.pointers.size === 0 && !this.dragged;
  }

  clear(): void {
    this.pointers.clear();
    this.dragged = false;
  }
}

/** Two taps within this time and distance are a double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 28;

interface Tap extends Point {
  readonly time: number;
}

/** Recognises the second tap of a double tap. */
export class DoubleTap {
  private last: Tap = { time: -Infinity, x: 0, y: 0 };

  tap(tap: Tap): boolean {
    const twice = tap.time - this.last.time < DOUBLE_MS && distance(tap, this.last) < DOUBLE_PX;
    this.last = twice ? { ...tap, time: -Infinity } : tap;
    return twice;
  }
}
