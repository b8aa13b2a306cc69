import type { Seat } from '@santiago/kernel';
import type { Canvas, Point } from './canvas.ts';
import type { Language } from './words.ts';

/** Draws the sign of a seat; a pale one while nobody sits there. */
export type DrawMark = (
  canvas: Canvas,
  seat: Seat,
  at: Point & { readonly half: number; readonly taken?: boolean },
) => void;

/** The preview of a link to a table of the game. */
export interface GamePreview {
  readonly names: Readonly<Record<Language, string>>;
  /** About how long a match takes. */
  minutes(players: number): number;
  readonly mark: DrawMark;
  /** Draws what a spectator sees; an example if the match has not begun. */
  draw(canvas: Canvas, view: unknown): void;
}
