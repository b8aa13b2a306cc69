import type { Seat } from '@santiago/kernel';
import type { Box, Canvas, Colour, Point } from './canvas.ts';

/** The colours of the page's light theme. */
export const SEA: Colour = '#bcdcea';
export const SHORE: Colour = '#f3e6c4';
export const INK: Colour = '#221c14';
export const PAPER: Colour = '#fffdf8';
const OPEN: Colour = '#d9c49c';
const KEYLINE: Colour = '#ffffff';

export const SEAT_COLOURS: Readonly<Record<Seat, Colour>> = {
  p1: '#1841ab',
  p2: '#d73a12',
  p3: '#25856c',
  p4: '#2c231d',
  p5: '#771c60',
};

/** The shape of each seat's marker, in any size. */
const SHAPES: Readonly<
  Record<Seat, (canvas: Canvas, middle: Point, size: { half: number; colour: Colour }) => void>
> = {
  p1: (canvas, middle, { half, colour }) => canvas.circle(middle, half, colour),
  p2: (canvas, { x, y }, { half, colour }) => {
    const side = 0.88 * half;
    canvas.rectangle({ x: x - side, y: y - side, width: 2 * side, height: 2 * side }, half / 12, colour);
  },
  p3: (canvas, { x, y }, { half, colour }) =>
    canvas.polygon(
      [
        { x, y: y - 1.05 * half },
        { x: x + 1.1 * half, y: y + 0.85 * half },
        { x: x - 1.1 * half, y: y + 0.85 * half },
      ],
      colour,
    ),
  p4: (canvas, { x, y }, { half, colour }) => {
    const tip = 1.2 * half;
    canvas.polygon(
      [
        { x, y: y - tip },
        { x: x + tip, y },
        { x, y: y + tip },
        { x: x - tip, y },
      ],
      colour,
    );
  },
  p5: (canvas, { x, y }, { half, colour }) => {
    const [arm, tip] = [0.4 * half, 1.05 * half];
    canvas.rectangle({ x: x - arm, y: y - tip, width: 2 * arm, height: 2 * tip }, 0, colour);
    canvas.rectangle({ x: x - tip, y: y - arm, width: 2 * tip, height: 2 * arm }, 0, colour);
  },
};

/** A seat's marker: dark outline, bright line, its colour; without colour while nobody sits there. */
export const drawMarker = (
  canvas: Canvas,
  seat: Seat,
  { x, y, half, taken = true }: Point & { readonly half: number; readonly taken?: boolean },
): void => {
  const line = Math.max(1.2, half / 9);
  const draw = (grow: number, colour: Colour): void =>
    SHAPES[seat](canvas, { x, y }, { half: half + grow, colour });
  draw(2 * line, taken ? INK : OPEN);
  draw(line, KEYLINE);
  draw(0, taken ? SEAT_COLOURS[seat] : PAPER);
};

/** The game's part of the picture; the seats have the rest. */
export const STAGE: Box = { x: 48, y: 40, width: 760, height: 550 };
