import type { GamePreview } from './preview/game.ts';
import type { GameSchemas } from './schemas.ts';

/** What the server adds for one game. */
export interface GameOnServer {
  /** Views and offers, field by field, for people who write a client without our engine. */
  readonly schemas: GameSchemas;
  /** What a link to a table of the game shows in a messenger. */
  readonly preview: GamePreview;
}
