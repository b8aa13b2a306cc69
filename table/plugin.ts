import type { GameEntry } from './game-entry.ts';
import type { ShelfEntry } from './page/games.ts';
import type { GameOnServer } from './server/game.ts';
import type { GamePicture } from './terminal/terminal-game.ts';

/**
 * A game as the programs get it. Each part is loaded by the programs that need it: a server never loads what is drawn,
 * a page no other game. What a game does not have yet is left out.
 */
export interface GamePlugin {
  readonly name: string;
  /** Rules, bots and judge. */
  readonly program: () => Promise<GameEntry>;
  /** What the page needs before it opens a table. */
  readonly page?: () => Promise<ShelfEntry>;
  /** How it looks in the terminal; left out, it is shown as data. */
  readonly terminal?: () => Promise<GamePicture>;
  /** What the server adds to its interface and to previews of links. */
  readonly server?: () => Promise<GameOnServer>;
}
