import type { Seat } from '@santiago/kernel';
import { Canvas } from './canvas.ts';
import type { GamePreview } from './game.ts';
import { PAPER, SEA } from './look.ts';
import { encodePng } from './png.ts';

/** The size that messengers show large. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** What the picture shows of a table, and everything it depends on. */
export interface Pictured {
  readonly preview: GamePreview;
  /** What a spectator sees; null before the match. */
  readonly view: unknown;
  readonly seats: readonly { readonly seat: Seat; readonly taken: boolean }[];
}

const PANEL = { x: 856, y: 40, width: 296, height: 550 } as const;

/** The seats one below the other, taken ones in colour. */
const drawSeats = (canvas: Canvas, { preview, seats }: Pictured): void => {
  canvas.rectangle(PANEL, 28, PAPER);
  const step = PANEL.height / (seats.length + 1);
  const half = Math.min(44, step / 2.9);
  seats.forEach(({ seat, taken }, index) =>
    preview.mark(canvas, seat, {
      x: PANEL.x + PANEL.width / 2,
      y: PANEL.y + step * (index + 1),
      half,
      taken,
    }),
  );
};

/** The table as a picture: the board or the cards, and the people who have taken a seat. */
export const drawPicture = async (pictured: Pictured): Promise<Buffer> => {
  const canvas = new Canvas(WIDTH, HEIGHT, SEA);
  pictured.preview.draw(canvas, pictured.view);
  drawSeats(canvas, pictured);
  await canvas.paint();
  return encodePng(canvas);
};
