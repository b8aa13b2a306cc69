import type { Box, Point } from './geometry.ts';

/** What of the felt is seen: the point in the middle, and how many pixels a unit of the picture takes. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 1.5;
const FARTHEST = 0.16;

const within = (scale: number): number => Math.min(CLOSEST, Math.max(FARTHEST, scale));

/** Shows the whole box, no closer than is comfortable. */
export const fit = (box: Box, { width, height }: Size, closest = CLOSEST): Camera => {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), closest);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: within(scale) };
};

export const zoomAt = (camera: Camera, at: Point, factor: number): Camera => {
  const scale = within(camera.scale * factor);
  const shrink = camera.scale / scale;
  return { x: at.x + (camera.x - at.x) * shrink, y: at.y + (camera.y - at.y) * shrink, scale };
};

/** By so many pixels. */
export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

export const toPage = ({ x, y, scale }: Camera, { width, height }: Size, point: Point): Point => ({
  x: width / 2 + (point.x - x) * scale,
  y: height / 2 + (point.y - y) * scale,
});

export const toFelt = ({ x, y, scale }: Camera, { width, height }: Size, point: Point): Point => ({
  x: x + (point.x - width / 2) / scale,
  y: y + (point.y - height / 2) / scale,
});
