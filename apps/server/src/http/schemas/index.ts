import { canalsSchemas } from './canals.ts';
import { cardsSchemas } from './cards.ts';
import type { GameSchemas } from './common.ts';

/**
 * By game: views and offers, field by field, for whoever writes a client without our engine. The games' own types are
 * the source; a test holds every view and offer of whole matches against these. A game without schemas here is sent
 * all the same; its document only says less.
 */
export const GAME_SCHEMAS: Readonly<Record<string, GameSchemas>> = {
  canals: canalsSchemas,
  cards: cardsSchemas,
};
