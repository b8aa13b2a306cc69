import type { GameName } from '@santiago/games';
import { canalsSchemas } from '@santiago/canals/server/schemas.ts';
import { cardsSchemas } from '@santiago/cards/server/schemas.ts';
import type { GameSchemas } from './common.ts';

/**
 * By game: views and offers, field by field, for people who write a client without our engine. The games' own types
 * are the source; a test compares every view and offer of whole matches with these. Null: the views and offers of the
 * game are sent all the same, but the document does not describe them yet.
 */
export const GAME_SCHEMAS: Readonly<Record<GameName, GameSchemas | null>> = {
  canals: canalsSchemas,
  cards: cardsSchemas,
};
