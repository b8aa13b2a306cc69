import type { GameOnServer } from '@santiago/table/server/game.ts';
import { cardsPreview } from './preview.ts';
import { cardsSchemas } from './schemas.ts';

export const onServer: GameOnServer = { schemas: cardsSchemas, preview: cardsPreview };
