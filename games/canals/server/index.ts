import type { GameOnServer } from '@santiago/table/server/game.ts';
import { canalsPreview } from './preview.ts';
import { canalsSchemas } from './schemas.ts';

export const onServer: GameOnServer = { schemas: canalsSchemas, preview: canalsPreview };
