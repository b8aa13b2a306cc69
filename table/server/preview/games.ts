import type { GameName } from '@santiago/games';
import type { Seat } from '@santiago/kernel';
import { canalsPreview } from '@santiago/canals/server/preview.ts';
import type { Canvas, Point } from './canvas.ts';
import { cardsPreview } from '@santiago/cards/server/preview.ts';
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

/** By game. Null: a link to a table of the game unfolds without a picture and without the game's name. */
const PREVIEWS: Readonly<Record<GameName, GamePreview | null>> = {
  canals: canalsPreview,
  cards: cardsPreview,
};

/** The preview of a game, null where it has none. */
export const previewOf = (game: string): GamePreview | null =>
  (PREVIEWS as Readonly<Record<string, GamePreview | null>>)[game] ?? null;
