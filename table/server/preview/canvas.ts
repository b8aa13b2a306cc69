import { breathe } from '../breathe.ts';
import type { Pixels } from './png.ts';

/** A colour as in a style sheet: `#rrggbb`. */
export type Colour = `#${string}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The distance between a point and a shape; negative inside. */
type Distance = (x: number, y: number) => number;

/** What a shape is filled with, and where it surely covers every pixel. */
interface Paint {
  readonly colour: Colour;
  readonly sure?: Box;
}

interface Shape {
  readonly box: Box;
  readonly distance: Distance;
  readonly channels: Channels;
  readonly sure: Box;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

const CHANNELS = 3;
/** Pixels that are painted before others get their turn: about two milliseconds, and five where the code is new. */
const PIECE = 40_000;

type Channels = readonly [number, number, number];

const channelsOf = (colour: Colour): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/**
 * Draws filled shapes with smooth edges: each is given by its distance function, so a pixel on the edge is partly
 * covered. Shapes are collected first and painted in pieces, since a whole picture takes a twentieth of a second.
 */
export class Canvas implements Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  private readonly shapes: Shape[] = [];

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.data = new Uint8Array(width * height * CHANNELS);
    this.put(0, channelsOf(ground));
    for (let filled = CHANNELS; filled < this.data.length; filled *= 2)
      this.data.copyWithin(filled, 0, filled);
  }

  /** Paints the shapes in the order in which they were drawn. */
  async paint(): Promise<void> {
    let painted = 0;
    for (const shape of this.shapes.splice(0)) {
      const { y, height } = shape.box;
      const bottom = Math.min(this.height, Math.ceil(y + height) + 1);
      for (let row = Math.max(0, Math.floor(y) - 1); row < bottom; row++) {
        painted += this.paintRow(shape, row);
        if (painted < PIECE) continue;
        painted = 0;
        await breathe();
      }
    }
  }

  rectangle({ x, y, width, height }: Box, radius: number, colour: Colour): void {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const [halfX, halfY] = [width / 2 - radius, height / 2 - radius];
    const distance: Distance = (px, py) => {
      const outX = Math.abs(px - middleX) - halfX;
      const outY = Math.abs(py - middleY) - halfY;
      const outside = Math.hypot(Math.max(outX, 0), Math.max(outY, 0));
      return outside + Math.min(Math.max(outX, outY), 0) - radius;
    };
    // Most of a large rectangle is far from its edges and needs no distance.
    const sure = { x: x + 1, y: y + radius + 1, width: width - 2, height: height - 2 * radius - 2 };
    this.fill({ x, y, width, height }, distance, { colour, sure });
  }

  circle(middle: Point, radius: number, colour: Colour): void {
    const box = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
    this.fill(box, (x, y) => Math.hypot(x - middle.x, y - middle.y) - radius, { colour });
  }

  /** A line with round ends. */
  line(from: Point, to: Point, width: number, colour: Colour): void {
    const half = width / 2;
    const [alongX, alongY] = [to.x - from.x, to.y - from.y];
    const length = alongX ** 2 + alongY ** 2;
    const box = {
      x: Math.min(from.x, to.x) - half,
      y: Math.min(from.y, to.y) - half,
      width: Math.abs(alongX) + width,
      height: Math.abs(alongY) + width,
    };
    const distance: Distance = (x, y) => {
      const at = ((x - from.x) * alongX + (y - from.y) * alongY) / length;
      const near = Math.min(1, Math.max(0, at));
      return Math.hypot(x - from.x - near * alongX, y - from.y - near * alongY) - half;
    };
    this.fill(box, distance, { colour });
  }

  /** A convex polygon, its corners clockwise on the screen. */
  polygon(corners: readonly Point[], colour: Colour): void {
    const sides = corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { from, outX: (to.y - from.y) / length, outY: (from.x - to.x) / length };
    });
    const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
    const box = {
      x: left,
      y: top,
      width: Math.max(...corners.map(({ x }) => x)) - left,
      height: Math.max(...corners.map(({ y }) => y)) - top,
    };
    const distance: Distance = (x, y) =>
      sides.reduce(
        (most, { from, outX, outY }) => Math.max(most, (x - from.x) * outX + (y - from.y) * outY),
        Number.NEGATIVE_INFINITY,
      );
    this.fill(box, distance, { colour });
  }

  private fill(box: Box, distance: Distance, { colour, sure = NOWHERE }: Paint): void {
    this.shapes.push({ box, distance, channels: channelsOf(colour), sure });
  }

  /** Paints what a shape covers of a row; returns how many pixels were looked at. */
  private paintRow({ box: { x, width }, distance, channels, sure }: Shape, row: number): number {
    const left = Math.max(0, Math.floor(x) - 1);
    const right = Math.min(this.width, Math.ceil(x + width) + 1);
    const sureRight = sure.x + sure.width;
    const isSure = row >= sure.y && row + 1 <= sure.y + sure.height;
    for (let column = left; column < right; column++) {
      const at = (row * this.width + column) * CHANNELS;
      if (isSure && column >= sure.x && column + 1 <= sureRight) this.put(at, channels);
      else this.blend(at, channels, Math.min(1, Math.max(0, 0.5 - distance(column + 0.5, row + 0.5))));
    }
    return Math.max(0, right - left);
  }

  private put(at: number, [red, green, blue]: Channels): void {
    this.data[at] = red;
    this.data[at + 1] = green;
    this.data[at + 2] = blue;
  }

  private blend(at: number, paint: Channels, covered: number): void {
    const { data } = this;
    if (covered === 0) return;
    if (covered === 1) {
      this.put(at, paint);
      return;
    }
    for (let channel = 0; channel < CHANNELS; channel++) {
      const old = data[at + channel]!;
      data[at + channel] = Math.round(old + (paint[channel]! - old) * covered);
    }
  }
}
